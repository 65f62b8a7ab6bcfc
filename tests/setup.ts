import { afterEach, vi } from 'vitest'

// A slow machine may take longer than the second that the tools allow by themselves.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 10_000 })
}

afterEach(() => {
  vi.useRealTimers()
})
