import { appendFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Exchange } from '#src/mock/worlds.ts'
import { createDiskJournals } from '#src/mock/mount/journal/disk.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'journal-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const fileOf = (world = 'demo') => path.join(folder, `${world}.jsonl`)
const visitor = { userId: null, visitor: '' }
const startedAt = Date.parse('2026-03-06T09:30:00+08:00')
const exchangeOf = (journals = createDiskJournals(folder)) =>
  new Exchange({ world: 'demo', real: () => startedAt, journal: journals.of('demo') })
const lookedAt = (exchange: Exchange) => exchange.tables.listings.get('A20000')!.viewCount
const look = (exchange: Exchange) => exchange.take('lookAt', { assetsId: 'A20000' }, visitor)

describe('the journal on the disk (decision 3)', () => {
  test('after a torn last line the next commands are read at every later start', () => {
    const first = exchangeOf()
    look(first)
    const before = lookedAt(first)
    appendFileSync(fileOf(), '{"at":17727606000')
    const second = exchangeOf()
    expect(lookedAt(second)).toBe(before)
    look(second)
    look(second)
    expect(lookedAt(exchangeOf())).toBe(before + 2)
    expect(readFileSync(fileOf(), 'utf8').split('\n')).toHaveLength(5)
    expect(readdirSync(folder)).toEqual(['demo.jsonl'])
  })

  test.each([
    ['a torn line in the middle', '{"at":17727606000\n'],
    ['zeros, as after a power cut', `${'\0'.repeat(64)}\n`],
    ['an empty line', '\n'],
    ['a line of another format', '{"name":"lookAt"}\n'],
  ])('%s ends the journal; later lines are set aside and reported', (_, line) => {
    const reported = vi.spyOn(console, 'error').mockReturnValue()
    const first = exchangeOf()
    look(first)
    const readable = readFileSync(fileOf(), 'utf8')
    appendFileSync(fileOf(), line)
    look(first)
    const whole = readFileSync(fileOf(), 'utf8')
    const second = exchangeOf()
    expect(readFileSync(fileOf(), 'utf8')).toBe(readable)
    expect(readFileSync(`${fileOf()}.unreadable`, 'utf8')).toBe(whole)
    expect(reported.mock.calls).toEqual([
      [`${fileOf()} is unreadable from line 3 on and ends there now; ${fileOf()}.unreadable is what it was.`],
    ])
    look(second)
    expect(lookedAt(exchangeOf())).toBe(lookedAt(first))
  })

  test('a line that is not text ends the journal, and the lines before it are unchanged', () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue()
    look(exchangeOf())
    const damaged = Buffer.from('{"at":1,"name":"none","input":"X","secret":"s"}\n')
    damaged[damaged.indexOf('X')] = 0xff
    appendFileSync(fileOf(), damaged)
    const readable = readFileSync(fileOf())
    appendFileSync(fileOf(), 'torn\n')
    const second = exchangeOf()
    expect(readFileSync(fileOf())).toEqual(readable)
    look(second)
    expect(lookedAt(exchangeOf())).toBe(lookedAt(second))
    expect(reported).toHaveBeenCalledTimes(1)
  })

  test('a file that begins with an unreadable line is replaced by a new world, which is read at the next start', () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue()
    writeFileSync(fileOf(), 'no journal\n')
    const first = exchangeOf()
    look(first)
    expect(reported).toHaveBeenCalledTimes(1)
    expect(lookedAt(exchangeOf())).toBe(lookedAt(first))
  })

  test.each([
    ['a torn first line', '{"world":"demo","startedAt":17727'],
    ['only zeros, as after a power cut', '\0'.repeat(512)],
    ['a first line that ends in zeros', `{"world":"demo"${'\0'.repeat(512)}`],
  ])('%s is set aside under a reported name, and a new world begins', (_, text) => {
    const reported = vi.spyOn(console, 'error').mockReturnValue()
    writeFileSync(fileOf(), text)
    look(exchangeOf())
    expect(readFileSync(`${fileOf()}.unreadable`, 'utf8')).toBe(text)
    expect(reported.mock.calls).toEqual([
      [`${fileOf()} is unreadable from line 1 on and a new world begins in it; ${fileOf()}.unreadable is what it was.`],
    ])
    expect(readFileSync(fileOf(), 'utf8').split('\n')).toHaveLength(3)
  })

  test('a second file that is set aside gets another name, and the first is unchanged', () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue()
    for (const text of ['first', 'second\n', 'third']) {
      writeFileSync(fileOf(), text)
      exchangeOf()
    }
    const names = ['demo.jsonl.unreadable', 'demo.jsonl.unreadable-2', 'demo.jsonl.unreadable-3']
    expect(readdirSync(folder).sort()).toEqual(['demo.jsonl', ...names])
    expect(names.map((name) => readFileSync(path.join(folder, name), 'utf8'))).toEqual(['first', 'second\n', 'third'])
    expect(reported.mock.calls.map(([text]) => String(text).split('; ')[1])).toEqual(
      names.map((name) => `${path.join(folder, name)} is what it was.`),
    )
  })

  test('512 zero bytes at the end are a torn line: all lines before count, and later ones are read', () => {
    const first = exchangeOf()
    look(first)
    const whole = readFileSync(fileOf(), 'utf8')
    appendFileSync(fileOf(), '\0'.repeat(512))
    const second = exchangeOf()
    expect(readFileSync(fileOf(), 'utf8')).toBe(whole)
    look(second)
    expect(lookedAt(exchangeOf())).toBe(lookedAt(first) + 1)
    expect(readdirSync(folder)).toEqual(['demo.jsonl'])
  })

  test('only the owner of the process can read it, even if it was readable for all before', () => {
    look(exchangeOf())
    expect(statSync(fileOf()).mode & 0o777).toBe(0o600)
    writeFileSync(fileOf('open'), '', { mode: 0o644 })
    createDiskJournals(folder).of('open').lines()
    expect(statSync(fileOf('open')).mode & 0o777).toBe(0o600)
  })

  test('a line that exceeds the disk space is removed completely, and the command is not executed', () => {
    let isFull = false
    const append = (handle: number, text: string) => {
      appendFileSync(handle, isFull ? text.slice(0, 10) : text)
      if (isFull) throw new Error('ENOSPC: no space left on device')
    }
    const journals = createDiskJournals(folder, { append })
    const exchange = exchangeOf(journals)
    look(exchange)
    const [before, text] = [lookedAt(exchange), readFileSync(fileOf(), 'utf8')]
    isFull = true
    expect(() => look(exchange)).toThrow('ENOSPC')
    expect([lookedAt(exchange), readFileSync(fileOf(), 'utf8')]).toEqual([before, text])
    isFull = false
    look(exchange)
    expect(lookedAt(exchangeOf())).toBe(before + 1)
  })
})

/** A disk that completes writes only on demand. */
function slowDisk() {
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = []
  const sync = () => new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }))
  return { sync, waiting }
}
const settled = async (promise: Promise<void> | null): Promise<boolean> => {
  const later = Symbol('later')
  const pause = new Promise((resolve) => {
    setTimeout(() => resolve(later), 5)
  })
  return (await Promise.race([promise, pause])) !== later
}

describe('writes complete before the answer', () => {
  test('commands of one task are written together, and later ones with the next round', async () => {
    const { sync, waiting } = slowDisk()
    const journals = createDiskJournals(folder, { sync })
    const journal = journals.of('demo')
    expect(journals.written()).toBeNull()
    journal.append('one')
    journal.append('two')
    const first = journals.written()
    await expect.poll(() => waiting).toHaveLength(2)
    expect(await settled(first)).toBe(false)
    journal.append('three')
    const second = journals.written()
    for (const { resolve } of waiting.splice(0)) resolve()
    expect(await settled(first)).toBe(true)
    await expect.poll(() => waiting).toHaveLength(1)
    expect(await settled(second)).toBe(false)
    for (const { resolve } of waiting.splice(0)) resolve()
    await second
    expect(journals.written()).toBeNull()
    expect(readFileSync(fileOf(), 'utf8')).toBe('one\ntwo\nthree\n')
  })

  test('a world that is reset meanwhile loses nothing of the new one', async () => {
    const journals = createDiskJournals(folder)
    const journal = journals.of('demo')
    journal.append('old')
    journal.clear()
    journal.append('new')
    await journals.written()
    expect(readFileSync(fileOf(), 'utf8')).toBe('new\n')
  })

  test('after a failed write no command is answered or accepted', async () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue()
    const { sync, waiting } = slowDisk()
    const journals = createDiskJournals(folder, { sync })
    journals.of('demo').append('one')
    const first = journals.written()
    await expect.poll(() => waiting).toHaveLength(2)
    for (const { reject } of waiting.splice(0)) reject(new Error('EIO'))
    await expect(first).rejects.toThrow('EIO')
    await expect(journals.written()).rejects.toThrow('EIO')
    expect(() => journals.of('demo').append('two')).toThrow('EIO')
    expect(reported).toHaveBeenCalledTimes(1)
  })
})
