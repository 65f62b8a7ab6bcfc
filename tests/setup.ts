import { format } from 'node:util'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { setHttpAdapter } from './support/http-adapter.ts'
import { loadWire } from '#src/api/wire-loading.ts'

// As it is on every screen that has asked something: no test waits for a file with its first question.
await loadWire()

// A slow machine may take longer than the second that the tools allow by themselves.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({
    asyncUtilTimeout: 10_000,
    // Made at each look of a wait, where the whole document drawn out costs more than the look.
    getElementError: (message, container) => {
      const error = new Error(`${message ?? ''}\n\n${(container.textContent ?? '').slice(0, 3000)}`)
      error.name = 'TestingLibraryElementError'
      return error
    },
  })
}

/** The test DOM does not know this element; browsers do. */
const isGapOfTestDom = (text: string): boolean => text.includes('The tag <search> is unrecognized in this browser')

let problems: string[] = []
const collect =
  (kind: string) =>
  (...logged: unknown[]): void => {
    const text = format(...logged)
    if (!isGapOfTestDom(text)) problems.push(`${kind}: ${text}`)
  }

// A test that means to provoke a message replaces these with a spy of its own.
console.error = collect('error')
console.warn = collect('warning')

beforeEach(() => {
  problems = []
})

afterEach(() => {
  vi.useRealTimers()
  if (problems.length > 0) throw new Error(`the console does not stay silent:\n${problems.join('\n')}`)
})

afterAll(() => setHttpAdapter(null))
