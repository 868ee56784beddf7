import Glibc

exit(Command(environment: .process).run())
