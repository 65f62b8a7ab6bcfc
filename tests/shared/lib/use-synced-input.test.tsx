import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSyncedInput } from '#src/shared/lib/hooks/use-synced-input.ts'

function start(settled = '') {
  const hook = renderHook(({ at }) => useSyncedInput(at), { initialProps: { at: settled } })
  const [typed, type, send] = [
    () => hook.result.current[0],
    (text: string) => act(() => hook.result.current[1](text)),
    (text: string) => act(() => void hook.result.current[2](text)),
  ]
  return { typed, type, send, settle: (at: string) => hook.rerender({ at }) }
}

test('follows the address', () => {
  const { typed, type, settle } = start('a')
  expect(typed()).toBe('a')
  type('ab')
  expect(typed()).toBe('ab')
  settle('c')
  expect(typed()).toBe('c')
})

test('a value that was sent and comes back does not overwrite what was typed after it', () => {
  const { typed, type, send, settle } = start()
  type(' a ')
  send('a')
  expect(typed()).toBe('a')
  type('ab')
  settle('a')
  expect(typed()).toBe('ab')
  // The next change of the address has another cause.
  settle('')
  expect(typed()).toBe('')
  settle('a')
  expect(typed()).toBe('a')
})

test('of several values sent in a row, each may come back', () => {
  const { typed, send, settle } = start('none')
  send('first')
  send('second')
  settle('first')
  expect(typed()).toBe('second')
  settle('second')
  expect(typed()).toBe('second')
  settle('first')
  expect(typed()).toBe('first')
})

test('an address with a value that was not sent is followed', () => {
  const { typed, type, send, settle } = start()
  send('a')
  type('ab')
  settle('c')
  expect(typed()).toBe('c')
  settle('a')
  expect(typed()).toBe('a')
})
