import { unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readArchive } from '#src/model/file/archive.ts'
import { createSession } from '#src/pages/files/archive/archive-session.ts'
import type { ArchiveItem, ArchiveReport } from '#src/pages/files/archive/protocol.ts'
import { textBytes } from '#tests/support/files.ts'

const contract = '425e95bc216bda3833ace77edb44803509aa29d562ae12bddcf6c0e4d348582c'
const quotes = '26e396ad4316c06ed516946c0abb0b46bac9870097486174ae8fd182b42a39f9'
const at = new Date('2026-03-06T09:30:00').getTime()

type Served = { text: string; status?: number; breaksAfter?: number }
let served: Record<string, Served> = {}
let fetched: string[] = []
let reports: ArchiveReport[] = []

const item = (name: string, digest: string | null, size = 12): ArchiveItem => ({
  path: `合同/${name}`,
  address: `http://localhost/${name}`,
  size,
  at,
  digest,
})
const session = () => createSession((report) => reports.push(report))
const lastReport = () => reports.at(-1)!

async function filesIn(report: ArchiveReport): Promise<Record<string, string>> {
  if (report.type !== 'done') throw new Error(`not done, but ${report.type}`)
  const bytes = new Uint8Array(await report.archive.arrayBuffer())
  const files = Object.entries(unzipSync(bytes))
  // The exchange's own reader of archives finds the same files: names and sizes are unambiguous.
  expect(readArchive(bytes)?.map(({ name }) => name)).toEqual(files.map(([name]) => name))
  return Object.fromEntries(files.map(([name, content]) => [name, new TextDecoder().decode(content)]))
}

beforeEach(() => {
  reports = []
  fetched = []
  served = { 'a.pdf': { text: '合同正文' }, 'b.pdf': { text: '报价记录' } }
  vi.stubGlobal('fetch', (address: string) => {
    const name = address.slice('http://localhost/'.length)
    fetched.push(name)
    const { text, status = 200, breaksAfter } = served[name]!
    const bytes = textBytes(text)
    const parts = [bytes.slice(0, breaksAfter ?? 5), bytes.slice(5)]
    const stream = new ReadableStream({
      pull: (controller) => {
        const part = parts.shift()
        if (!part) return controller.close()
        if (parts.length === 0 && breaksAfter !== undefined) return controller.error(new TypeError('network error'))
        controller.enqueue(part)
      },
    })
    return Promise.resolve(new Response(stream, { status }))
  })
})
afterEach(() => {
  vi.useRealTimers()
})

test('[BD-07] an archive holds the files as they are, and a list of their digests', async () => {
  await session()({ type: 'start', items: [item('a.pdf', contract), item('b.pdf', null)] })
  expect(await filesIn(lastReport())).toEqual({
    '合同/a.pdf': '合同正文',
    '合同/b.pdf': '报价记录',
    'digests.txt': `${contract}  合同/a.pdf\n${quotes}  合同/b.pdf\n`,
  })
})

test('[BD-07] files are fetched one after the other, and the progress counts files and bytes', async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => 1_000_000 + 200 * (reports.length + fetched.length))
  await session()({ type: 'start', items: [item('a.pdf', contract), item('b.pdf', quotes)] })
  const steps = reports.flatMap((report) => (report.type === 'progress' ? [[report.files, report.bytes]] : []))
  expect(steps).toContainEqual([0, 5])
  expect(steps).toContainEqual([1, 17])
  expect(steps.at(-1)).toEqual([2, 24])
  expect(fetched).toEqual(['a.pdf', 'b.pdf'])
})

test('[BD-07] a file that does not arrive whole is reported, and tried again without the others', async () => {
  served['a.pdf'] = { text: '合同正文', breaksAfter: 5 }
  const follow = session()
  await follow({ type: 'start', items: [item('a.pdf', contract), item('b.pdf', quotes)] })
  expect(lastReport()).toEqual({
    type: 'incomplete',
    files: 1,
    bytes: 12,
    failures: [{ path: '合同/a.pdf', trouble: 'unreachable' }],
  })
  served['a.pdf'] = { text: '合同正文' }
  await follow({ type: 'retry' })
  expect(fetched).toEqual(['a.pdf', 'b.pdf', 'a.pdf'])
  expect(await filesIn(lastReport())).toEqual({
    '合同/b.pdf': '报价记录',
    '合同/a.pdf': '合同正文',
    'digests.txt': `${quotes}  合同/b.pdf\n${contract}  合同/a.pdf\n`,
  })
})

test('[BD-07] refused, altered and unsafe files stay out; the others can be saved without them', async () => {
  served['a.pdf'] = { text: 'no such file', status: 404 }
  const follow = session()
  const items = [
    item('a.pdf', null),
    item('b.pdf', contract),
    { ...item('c.pdf', null), address: null },
    { ...item('b.pdf', quotes.toUpperCase()), path: '发票/b.pdf' },
  ]
  await follow({ type: 'start', items })
  expect(lastReport()).toMatchObject({
    type: 'incomplete',
    failures: [
      { path: '合同/a.pdf', trouble: 'unreachable' },
      { path: '合同/b.pdf', trouble: 'digest' },
      { path: '合同/c.pdf', trouble: 'unreachable' },
    ],
  })
  await follow({ type: 'finish' })
  expect(await filesIn(lastReport())).toEqual({
    '发票/b.pdf': '报价记录',
    'digests.txt': `${quotes}  发票/b.pdf\n`,
  })
})

test('[BD-07] a file of which nothing arrives for half a minute has failed', async () => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  )
  const run = session()({ type: 'start', items: [item('a.pdf', null)] })
  await vi.advanceTimersByTimeAsync(29_000)
  expect(reports).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  await run
  expect(lastReport()).toMatchObject({ type: 'incomplete', failures: [{ trouble: 'unreachable' }] })
})
