import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from '#src/api/errors.ts'
import { type Sending, useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** For a call without a request id. */
const begin = () => {
  const send = vi.fn(() => Promise.resolve())
  const { result } = renderHook(() => useSubmit<{ text: string }>(send))
  return { send, submit: (text: string) => act(() => result.current.submit({ text })) }
}

test('the second click of a double click after a quick answer sends nothing; later the same may be sent again', async () => {
  const { send, submit } = begin()
  await submit('保证金未退还')
  await submit('保证金未退还')
  expect(send).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  await submit('保证金未退还')
  expect(send).toHaveBeenCalledTimes(2)
})

test('other content is sent at once', async () => {
  const { send, submit } = begin()
  await submit('第一次')
  await submit('第二次')
  expect(send).toHaveBeenCalledTimes(2)
})

/** For a call with a request id. */
const beginKnown = () => {
  const ids: string[] = []
  const answer = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const { result, unmount } = renderHook(() =>
    useSubmit<{ text: string }>(
      async (_, { requestId }: Sending) => {
        ids.push(requestId)
        await answer()
      },
      { isRecognised: true },
    ),
  )
  return {
    answer,
    unmount,
    submit: (text: string) => act(() => result.current.submit({ text })),
    retry: () => act(async () => result.current.retry()),
    /** The index of each request's id, in order of arrival. */
    sent: () => ids.map((id) => [...new Set(ids)].indexOf(id) + 1),
    ids,
  }
}

test('accepted content keeps its id: the same content, at once or an hour later, is the same request', async () => {
  const { sent, submit } = beginKnown()
  await submit('保证金未退还')
  await submit('保证金未退还')
  vi.advanceTimersByTime(3_600_000)
  await submit('保证金未退还')
  expect(sent()).toEqual([1, 1, 1])
})

test('other content is another request, and so is the first content after it', async () => {
  const { sent, submit } = beginKnown()
  await submit('第一次')
  await submit('第二次')
  await submit('第一次')
  expect(sent()).toEqual([1, 2, 3])
})

test('a form that was unmounted starts anew', async () => {
  const first = beginKnown()
  await first.submit('保证金未退还')
  first.unmount()
  const second = beginKnown()
  await second.submit('保证金未退还')
  expect(second.ids[0]).not.toBe(first.ids[0])
})

test('a request without an answer is repeated under its id, by 重试 and by the button', async () => {
  const { answer, sent, submit, retry } = beginKnown()
  answer.mockRejectedValueOnce(new NetworkError('timeout', ''))
  answer.mockRejectedValueOnce(new NetworkError('network', ''))
  await submit('保证金未退还')
  await retry()
  await submit('保证金未退还')
  expect(sent()).toEqual([1, 1, 1])
})

test('refused content is sent again under another id', async () => {
  const { answer, sent, submit } = beginKnown()
  answer.mockRejectedValueOnce(new ApiError({ code: 429 }, '请稍后再试'))
  await submit('保证金未退还')
  await submit('保证金未退还')
  expect(sent()).toEqual([1, 2])
})
