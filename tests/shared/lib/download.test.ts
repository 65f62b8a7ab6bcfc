import { afterEach, expect, test, vi } from 'vitest'
import { DigestError, fetchFile, type Received } from '#src/shared/ui/file/download.ts'

const text = '产权交易合同示范文本'
const bytes = new TextEncoder().encode(text)
const address = '/mock-files/news/N-1/contract.pdf'

type Answer = { status: number; body: Uint8Array<ArrayBuffer>; breaksAt?: number }

/** A server that answers in order; the connection of one with `breaksAt` ends after so many bytes. */
function serving(...answers: Answer[]) {
  const ranges: (string | null)[] = []
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
    ranges.push(headers['Range'] ?? null)
    const { status, body, breaksAt = body.length } = answers[ranges.length - 1]!
    let isSent = false
    const stream = new ReadableStream({
      pull: (controller) => {
        if (!isSent) controller.enqueue(body.slice(0, breaksAt))
        else if (breaksAt < body.length) controller.error(new TypeError('network error'))
        else controller.close()
        isSent = true
      },
    })
    return Promise.resolve(new Response(stream, { status, headers: { 'Content-Length': String(body.length) } }))
  })
  return ranges
}

const shares: number[] = []
const fetched = (received: Received, digest?: string) =>
  fetchFile(address, 'pdf', received, {
    signal: new AbortController().signal,
    size: bytes.length,
    digest,
    onProgress: (share) => shares.push(share),
  })

afterEach(() => {
  vi.unstubAllGlobals()
  shares.length = 0
})

test('[CT-08] a download continues where the connection broke', async () => {
  const ranges = serving({ status: 200, body: bytes, breaksAt: 12 }, { status: 206, body: bytes.slice(12) })
  const received: Received = { parts: [], length: 0 }
  await expect(fetched(received)).rejects.toThrow('network error')
  expect(received).toHaveLength(12)
  expect(await (await fetched(received)).text()).toBe(text)
  expect(ranges).toEqual([null, 'bytes=12-'])
  expect(shares).toEqual([12 / 30, 1])
})

test('[CT-08] a server that cannot continue sends the file from its beginning', async () => {
  serving({ status: 200, body: bytes, breaksAt: 12 }, { status: 200, body: bytes })
  const received: Received = { parts: [], length: 0 }
  await expect(fetched(received)).rejects.toThrow('network error')
  expect(await (await fetched(received)).text()).toBe(text)
})

test('[CT-08] a file that is not the published one is refused', async () => {
  vi.stubGlobal('isSecureContext', true)
  const digest = [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  serving({ status: 200, body: bytes }, { status: 200, body: bytes })
  expect(await (await fetched({ parts: [], length: 0 }, digest.toUpperCase())).text()).toBe(text)
  await expect(fetched({ parts: [], length: 0 }, digest.replace(/^./, 'x'))).rejects.toThrow(DigestError)
})
