import { inflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { assetInfo } from '#src/api/endpoints/assets.ts'
import { docx } from '#src/mock/files/docx.ts'
import { pdf } from '#src/mock/files/pdf.ts'
import { zip } from '#src/mock/files/zip.ts'
import { crc32 } from '#src/model/file/crc32.ts'
import { fullDetailsOf } from '#src/mock/exchange/seed/listings/full-details.ts'
import { filesOf } from '#src/mock/files/attachments.ts'
import { answerRequest } from '#src/mock/mount/http/gate.ts'
import { createWorlds } from '#src/mock/worlds.ts'
import { dataOf, someFriday, testExchange } from '#tests/support/exchange.ts'

const ascii = (bytes: Uint8Array) => new TextDecoder('ascii').decode(bytes)

/** The text of the document as a reader sees it, by line. */
const linesOf = (bytes: Uint8Array): string[] =>
  [...ascii(bytes).matchAll(/<([0-9A-F]*)> Tj/g)].map(([, hex = '']) =>
    (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join(''),
  )

describe('documents', () => {
  const bytes = pdf('一份𠮷文件', [{ text: '标题', isHeading: true }, { text: '字'.repeat(60) }], '页脚')
  const text = ascii(bytes)

  test('are ASCII, so that offsets count bytes; the cross-reference table has the offset of each object', () => {
    expect(bytes.every((byte) => byte < 0x80)).toBe(true)
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
    expect(text.slice(start, start + 5)).toBe('xref\n')
    const entries = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at))
    expect(entries).toHaveLength(8)
    for (const [index, at] of entries.entries()) expect(text.slice(at).startsWith(`${index + 1} 0 obj\n`)).toBe(true)
    expect(text).toContain('/Size 9 /Root 1 0 R')
    // An entry of the table is exactly twenty bytes long.
    const first = text.indexOf('0000000000 65535 f ')
    expect(text[first + 19]).toBe('\n')
  })

  test('every stream has its declared length', () => {
    for (const [, length, content] of text.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g))
      expect(content!).toHaveLength(Number(length))
  })

  test('text wraps at the margin; a character outside of the font is a square', () => {
    expect(linesOf(bytes)).toEqual(['一份□文件', '标题', '字'.repeat(46), '字'.repeat(14), '页脚　第 1 页 / 共 1 页'])
  })

  test('text that exceeds one page continues on the next', () => {
    const long = pdf(
      '长',
      Array.from({ length: 100 }, (_, index) => ({ text: `第 ${index} 行` })),
      '页脚',
    )
    expect(ascii(long)).toContain('/Count 3')
    expect(linesOf(long).filter((line) => line.startsWith('第'))).toHaveLength(100)
    expect(linesOf(long).at(-1)).toBe('页脚　第 3 页 / 共 3 页')
    const heights = [...ascii(long).matchAll(/ 56 (\d+\.\d\d) Tm/g)].map(([, y]) => Number(y))
    expect(Math.min(...heights)).toBe(32)
    expect(heights.filter((y) => y < 56 && y !== 32)).toEqual([])
  })
})

describe('archives', () => {
  test('have valid checksums', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
    expect(crc32(new Uint8Array())).toBe(0)
  })

  /** The files of an archive, from its central directory. */
  function unzipped(bytes: Uint8Array): Record<string, string> {
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    const end = bytes.length - 22
    expect(view.getUint32(end, true)).toBe(0x06054b50)
    const files: Record<string, string> = {}
    let at = view.getUint32(end + 16, true)
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      expect(view.getUint32(at, true)).toBe(0x02014b50)
      const [method, crc, size] = [
        view.getUint16(at + 10, true),
        view.getUint32(at + 16, true),
        view.getUint32(at + 20, true),
      ]
      const nameLength = view.getUint16(at + 28, true)
      const name = ascii(bytes.slice(at + 46, at + 46 + nameLength))
      const local = view.getUint32(at + 42, true)
      expect(view.getUint32(local, true)).toBe(0x04034b50)
      const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
      const body = bytes.slice(from, from + size)
      expect(crc32(body)).toBe(crc)
      files[name] = new TextDecoder().decode(method === 0 ? body : inflateRawSync(body))
      at += 46 + nameLength
    }
    expect(at).toBe(end)
    return files
  }

  test('contain the given files', () => {
    const files = { 'a.txt': '甲', 'b/c.txt': '', 'd.txt': 'x'.repeat(70_000) }
    expect(unzipped(zip(Object.entries(files)))).toEqual(files)
  })

  test('have the first day of the format as their date: the same texts give the same bytes whenever and wherever', () => {
    const bytes = zip([['a.txt', '甲']])
    // Time and date of the local header, little-endian.
    expect(bytes.slice(10, 14)).toEqual(Uint8Array.of(0, 0, 0x21, 0))
  })

  test('a word processor document is valid, its text escaped', () => {
    const files = unzipped(docx('标题', ['甲 & 乙 <丙>']))
    expect(Object.keys(files)).toEqual(['[Content_Types].xml', '_rels/.rels', 'word/document.xml'])
    const main = new DOMParserLike(files['word/document.xml']!).texts()
    expect(main).toEqual(['标题', '甲 & 乙 <丙>'])
  })
})

/** Texts of runs, unescaped; enough of a parser for one schema. */
class DOMParserLike {
  #xml: string
  constructor(xml: string) {
    this.#xml = xml
  }
  texts(): string[] {
    return [...this.#xml.matchAll(/<w:t [^>]*>([^<]*)<\/w:t>/g)].map(([, text = '']) =>
      text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
    )
  }
}

describe('[LS-03] attachments', () => {
  const worlds = createWorlds(
    (world) => ({ world, real: () => someFriday }),
    () => undefined,
  )
  const fetched = async (address: string, init?: RequestInit) =>
    (await answerRequest(new Request(`http://127.0.0.1:1${address}`, init), worlds, false))!
  const { exchange } = testExchange()

  test('are two to four, with the extension of their type', () => {
    const kinds = new Set<string>()
    for (const listing of exchange.tables.listings.values()) {
      const files = filesOf(listing, fullDetailsOf(exchange.tables, listing))
      expect(files.length).toBeGreaterThanOrEqual(2)
      expect(files.length).toBeLessThanOrEqual(4)
      expect(new Set(files.map(({ id }) => id)).size).toBe(files.length)
      for (const { name, kind, size, bytes } of files) {
        kinds.add(kind)
        expect(name.endsWith(`.${kind}`)).toBe(true)
        expect(size).toBe(bytes.length)
      }
    }
    expect([...kinds].toSorted()).toEqual(['docx', 'pdf', 'svg'])
  })

  test('are served with the stated type, size and bytes', async () => {
    for (const assetsId of ['A10003', 'A20000', 'A60001', 'A40001', 'P0001']) {
      const { attachments } = await dataOf(exchange, assetInfo, { assetsId })
      for (const { url, kind, size } of attachments) {
        const answer = await fetched(url)
        const bytes = new Uint8Array(await answer.arrayBuffer())
        expect([answer.status, bytes.length, answer.headers.get('content-length')]).toEqual([200, size, String(size)])
        expect(answer.headers.get('content-type')).toContain(
          { pdf: 'application/pdf', svg: 'image/svg+xml', docx: 'wordprocessingml' }[kind],
        )
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
        expect(ascii(bytes.slice(0, 4))).toBe({ pdf: '%PDF', svg: '<svg', docx: 'PK\u0003\u0004' }[kind])
      }
    }
  })

  test('the announcement names the asset, its number and the disclosures', async () => {
    const answer = await fetched('/mock-files/A10003/notice.pdf')
    const lines = linesOf(new Uint8Array(await answer.arrayBuffer()))
    expect(lines[0]).toBe('宜宾川宏融资担保有限公司 40%股权转让')
    expect(lines).toContain('项目编号：G32026YB1000004')
    expect(lines).toContain('起始价：6,967 万元')
    expect(lines.join('')).toContain('重大事项披露')
  })

  test('[LS-03] the announcement names parties and amounts as the page of its kind does; a package has a range', async () => {
    const contentOf = async (assetsId: string) => {
      const answer = await fetched(`/mock-files/${assetsId}/notice.pdf`)
      return linesOf(new Uint8Array(await answer.arrayBuffer())).join('')
    }
    const company = await contentOf('A10002')
    for (const text of ['转让方：眉山明江城市建设投资集团有限公司', '保证金：200 万元']) expect(company).toContain(text)
    expect(await contentOf('A40022')).toContain('融资方：四川鼎川智能装备股份有限公司')
    const offices = await contentOf('P0005')
    expect(offices.match(/出租方：宜宾嘉陵城市建设投资有限公司/g)).toHaveLength(1)
    expect(offices).not.toContain('元保证金：')
    expect(offices).toContain('保证金范围：')
  })

  test('are shown inline, or downloaded under their own name', async () => {
    const shown = await fetched('/mock-files/A10003/notice.pdf')
    expect(shown.headers.get('content-disposition')).toMatch(/^inline; filename="notice.pdf"/)
    const taken = await fetched('/mock-files/A10003/notice.pdf?download=1')
    expect(taken.headers.get('content-disposition')).toBe(
      `attachment; filename="notice.pdf"; filename*=UTF-8''${encodeURIComponent('竞价公告.pdf')}`,
    )
  })

  test.each([
    '/mock-files/A99999/notice.pdf',
    '/mock-files/A10003/notice.docx',
    '/mock-files/A10003/nothing.pdf',
    '/mock-files/A10003/',
    '/mock-files/../A10003/notice.pdf',
    '/mock-files/A10003/notice.pdf/more',
    '/mock-files/%41%31',
  ])('a missing file is not found: %s', async (address) => {
    const answer = await answerRequest(new Request(`http://127.0.0.1:1${address}`), worlds, false)
    expect(answer?.status ?? 404).toBe(404)
  })
})
