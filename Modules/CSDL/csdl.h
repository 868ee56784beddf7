#ifndef PLACARD_CSDL_H
#define PLACARD_CSDL_H
#if !__has_include(<SDL2/SDL.h>)
#error "SDL2 is missing: apt-get install libsdl2-dev"
#elif !__has_include(<SDL2/SDL_ttf.h>)
#error "SDL2_ttf is missing: apt-get install libsdl2-ttf-dev"
#else
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/kd.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

/* What Swift cannot call by itself: functions that take any number of arguments. */

static inline void placard_set_error(const char *text) {
  SDL_SetError("%s", text);
}

static inline int placard_set_flags(int descriptor) {
  return fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 && fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0;
}

/* Whether this is the thread that the process began on. */
static inline int placard_is_main_thread(void) {
  return syscall(SYS_gettid) == getpid();
}

/* The mode of the console's keyboard, or -1 if `terminal` is no console. */
static inline int placard_keyboard_mode(int terminal) {
  int mode = -1;
  return ioctl(terminal, KDGKBMODE, &mode) == 0 ? mode : -1;
}

static inline void placard_set_keyboard_mode(int terminal, int mode) {
  ioctl(terminal, KDSKBMODE, mode);
}

/* What Swift must not do: run in a signal handler. It writes the signal's number into a pipe and does nothing else.
   One Swift file alone may use these three, since each object file has a pipe of its own. */

static volatile sig_atomic_t placard_signal_pipe = -1;

static void placard_note_signal(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t written = write(placard_signal_pipe, &byte, 1);
  (void)written;
  errno = saved;
}

/* Notes `number` into `pipe` from now on. A program that has chosen what to do about it keeps its choice. */
static inline int placard_trap_signal(int number, int pipe) {
  struct sigaction current, ours = {0};
  if (sigaction(number, NULL, &current) != 0 || current.sa_handler != SIG_DFL) return 0;
  placard_signal_pipe = pipe;
  ours.sa_handler = placard_note_signal;
  ours.sa_flags = SA_RESTART;
  return sigaction(number, &ours, NULL) == 0;
}

/* Lets `number` do again what it does by default. */
static inline void placard_release_signal(int number) {
  struct sigaction ours = {0};
  ours.sa_handler = SIG_DFL;
  sigaction(number, &ours, NULL);
}

/* The main queue of libdispatch, for loops that are not its own. */
extern void _dispatch_main_queue_callback_4CF(void *unused);
extern int _dispatch_get_main_queue_handle_4CF(void);
#endif
#endif
