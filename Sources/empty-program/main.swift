// The yardstick of whole programs: it loads Foundation and prints one line.
import Foundation

print(ProcessInfo.processInfo.processName)
