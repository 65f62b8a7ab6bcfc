import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { provideFileRenewal, readableAddress, renewFileAddresses } from '#src/shared/lib/hooks/use-file-address.ts'
import { bareAddress, downloadAddress, endOfAddress, grantedAddress } from '#src/shared/lib/navigation/file-address.ts'
import { FileImage } from '#src/shared/ui/file/FileImage.tsx'

const minuteMs = 60_000
const begin = Date.parse('2026-03-06T09:30:00+08:00')
const granted = (minutes: number, reader = 'U4', path = '/files/a.png') =>
  grantedAddress(path, { until: begin + minutes * minuteMs, for: reader, key: `k${minutes}` })

let undo: (() => void) | null = null
const provide = (renew: (addresses: readonly string[]) => (string | null)[]) => {
  const asked = vi.fn((addresses: readonly string[]) => Promise.resolve(renew(addresses)))
  undo = provideFileRenewal(asked)
  return asked
}

beforeEach(() => {
  vi.useFakeTimers({ now: begin, shouldAdvanceTime: false })
})
afterEach(() => {
  cleanup()
  undo?.()
  undo = null
  vi.useRealTimers()
})

const src = () => screen.getByRole('img').getAttribute('src')
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('[ASVS 8.2.2] the parts of an address: its file, its end, its download', () => {
  expect(bareAddress('/f/a.svg?abc&until=5&for=U4&key=x')).toBe('/f/a.svg?abc')
  expect(grantedAddress('/f/a.svg?abc&until=1&key=old', { until: 5, for: 'U4', key: 'x' })).toBe(
    '/f/a.svg?abc&until=5&for=U4&key=x',
  )
  expect([endOfAddress('/f/a.png?until=5&for=U4&key=x'), endOfAddress('/f/a.png?until=x')]).toEqual([5, null])
  expect(downloadAddress('/f/a.pdf')).toBe('/f/a.pdf?download=1')
  expect(downloadAddress('/f/a.pdf?until=5&for=U4&key=x')).toBe('/f/a.pdf?until=5&for=U4&key=x&download=1')
})

test('[ASVS 8.2.2] a picture on an open page has a new address before its own ends', async () => {
  const asked = provide(() => [granted(9)])
  render(<FileImage url={granted(5)} alt="" role="img" />)
  await pass(3 * minuteMs)
  expect([src(), asked.mock.calls.length]).toEqual([granted(5), 0])
  await pass(minuteMs + 2000)
  expect([src(), asked.mock.calls]).toEqual([granted(9), [[[granted(5)]]]])
})

test('[ASVS 8.2.2] a newer address of an answer does not load a picture again; one of another user does', () => {
  const { rerender } = render(<FileImage url={granted(5)} alt="" role="img" />)
  rerender(<FileImage url={granted(6)} alt="" role="img" />)
  expect(src()).toBe(granted(5))
  rerender(<FileImage url={granted(6, 'U5')} alt="" role="img" />)
  expect(src()).toBe(granted(6, 'U5'))
})

test('[ASVS 8.2.2] a failed renewal is repeated after a while, and the address of another file is not taken', async () => {
  let count = 0
  const asked = provide(() => {
    count += 1
    return count === 1 ? [granted(9, 'U4', '/files/other.png')] : [granted(9)]
  })
  render(<FileImage url={granted(5)} alt="" role="img" />)
  await pass(4 * minuteMs + 2000)
  expect([src(), asked.mock.calls.length]).toEqual([granted(5), 1])
  await pass(20_000)
  expect([src(), asked.mock.calls.length]).toEqual([granted(9), 2])
})

test('[ASVS 8.2.2] with a new session all addresses on the page are renewed; without an end none is', async () => {
  const asked = provide((addresses) => addresses.map(() => granted(8)))
  render(
    <>
      <FileImage url={granted(5)} alt="" role="img" />
      <FileImage url="/files/b.png" alt="" />
    </>,
  )
  await act(() => renewFileAddresses())
  expect([src(), asked.mock.calls]).toEqual([granted(8), [[[granted(5)]]]])
})

test('[ASVS 8.2.2] a file that is fetched after its address has ended is fetched by a new one', async () => {
  provide(() => [granted(15)])
  expect(await readableAddress(granted(5))).toBe(granted(5))
  await pass(6 * minuteMs)
  expect(await readableAddress(granted(5))).toBe(granted(15))
})

test('[ASVS 8.2.2] an unsafe address is no picture', () => {
  render(<FileImage url="javascript:alert(1)" alt="x" />)
  expect(screen.queryByRole('img')).toBeNull()
})
