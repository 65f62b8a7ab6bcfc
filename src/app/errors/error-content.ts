import { publicAddress } from '#src/shared/lib/analytics.ts'
import { impersonal } from './impersonal.ts'

/** Frames of a stack; the lines before them repeat the message. */
const framesOf = (stack: string): string[] =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at |@/.test(line))
    .slice(0, 3)

/** What of an error leaves the browser: nothing personal. */
export function contentOf(thrown: unknown) {
  const { name, message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown))
  return {
    name: impersonal(name, 60),
    message: impersonal(message, 200),
    stack: framesOf(stack).map((line) => impersonal(line, 160)),
    path: publicAddress(location.pathname, ''),
  }
}
