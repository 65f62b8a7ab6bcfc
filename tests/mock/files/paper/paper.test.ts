import { inflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ComposedPaper, composePaper } from '#src/mock/files/paper/compose.ts'
import { stampPaper } from '#src/mock/files/paper/stamp.ts'
import type { Stamps } from '#src/mock/files/paper/stamps.ts'
import { registerNodeFont } from '#src/mock/mount/node-font.ts'
import { codeInPaper, isPdf } from '#src/model/signature/file.ts'
import { samplePaper } from './sample.ts'

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

/** The streams of a PDF, unpacked. */
const streamsOf = (bytes: Uint8Array): string[] =>
  [...latin1(bytes).matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].flatMap(([, data = '']) => {
    try {
      return [inflateSync(Buffer.from(data, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })

/** The text of a PDF with one font, by the table that readers use to copy it. */
function textOf(bytes: Uint8Array): string {
  const streams = streamsOf(bytes)
  const table = streams.find((text) => text.includes('beginbfchar'))!
  const chars = new Map(
    [...table.matchAll(/<([\dA-F]{4})> <([\dA-F]{4})>/g)].map(([, code = '', char = '']) => [
      code,
      String.fromCharCode(parseInt(char, 16)),
    ]),
  )
  return streams
    .flatMap((text) => [...text.matchAll(/<([\dA-F]+)> Tj/g)])
    .map(([, codes = '']) => (codes.match(/.{4}/g) ?? []).map((code) => chars.get(code)).join(''))
    .join('\n')
}

const shortPaper = {
  ...samplePaper,
  blocks: [
    { kind: 'paragraph' as const, text: '转让价款为人民币 35,280,000.00 元，囍😀。' },
    ...samplePaper.blocks.slice(0, 12),
  ],
}

/** The smallest PNG: one transparent pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

let made: ComposedPaper
beforeAll(async () => {
  registerNodeFont()
  made = await composePaper(shortPaper)
})

const signedAt = Date.parse('2026-03-07T08:30:00Z')

const stamps = (): Stamps => {
  const [place] = made.places
  const seal = {
    kind: 'seal' as const,
    design: { shape: 'round' as const, text: '绵阳涪江资产管理有限公司', across: '合同专用章', below: '5101' },
  }
  return {
    marks: [
      { ...place!, picture: seal },
      { ...place!, picture: { kind: 'png', bytes: png } },
      {
        ...place!,
        picture: {
          kind: 'drawn',
          strokes: [
            [
              { x: 0.1, y: 0.2 },
              { x: 0.5, y: 0.4 },
              { x: 0.9, y: 0.2 },
            ],
          ],
        },
      },
    ],
    seam: { picture: seal, y: 150 },
    note: { page: place!.page, ...place!.note, text: '2026年3月6日' },
  }
}

describe('the paper of a contract', () => {
  test('[BD-07] is a PDF of A4 pages that can be read by the verification page', () => {
    expect(isPdf(made.bytes)).toBe(true)
    expect(made.pages).toEqual(made.pages.map(() => ({ width: 595.28, height: 841.89 })))
    expect(codeInPaper(made.bytes)).toBe('7K3M9QXW2T5B8RDN')
  })

  test('[BD-07] its text can be copied, and a character that the font does not have is a square', () => {
    const text = textOf(made.bytes)
    expect(text).toContain('转让价款为人民币 35,280,000.00 元，囍□。')
    expect(text).toContain('转让方：绵阳涪江资产管理有限公司')
    expect(text).toContain(`第 1 页 / 共 ${made.pages.length} 页`)
  })

  test('[BD-07] has the few used characters of the font, not its fifteen megabytes', () => {
    expect(latin1(made.bytes)).toContain('/BaseFont /MJPAPR+NotoSerifSC-Regular')
    expect(made.bytes.length).toBeGreaterThan(20_000)
    expect(made.bytes.length).toBeLessThan(120_000)
  })

  test('[BD-07] has the same bytes each time, whatever was printed before', async () => {
    await composePaper({ ...shortPaper, title: '⼈民币' })
    const again = await composePaper(shortPaper)
    expect(Buffer.compare(again.bytes, made.bytes)).toBe(0)
  })

  test('[BD-07] marks are added behind the bytes of the paper, the same each time', async () => {
    const stamped = await stampPaper(made.bytes, stamps(), signedAt)
    expect(Buffer.compare(stamped.subarray(0, made.bytes.length), made.bytes)).toBe(0)
    expect(stamped.length - made.bytes.length).toBeLessThan(40_000)
    const again = await stampPaper(made.bytes, stamps(), signedAt)
    expect(Buffer.compare(again, stamped)).toBe(0)
    const document = await PDFDocument.load(stamped, { updateMetadata: false })
    expect([document.getCreationDate()?.getTime(), document.getModificationDate()?.getTime()]).toEqual([
      shortPaper.at,
      signedAt,
    ])
    expect([document.getTitle(), document.getAuthor(), document.getProducer()]).toEqual([
      `${shortPaper.title} ${shortPaper.no}`,
      '岷江联合产权交易所',
      '岷江产权交易网',
    ])
    const idsOf = (bytes: Uint8Array) =>
      /\/ID \[ ?<([\da-f]{32})> <([\da-f]{32})> ?\]/i.exec(latin1(bytes))?.slice(1) ?? []
    const [[paperId, same], [, changed]] = [idsOf(made.bytes), idsOf(stamped.subarray(made.bytes.length))]
    expect([same === paperId, changed === paperId, changed?.length]).toEqual([true, false, 32])
    // One slice on each page and the three marks; the date is text.
    const added = streamsOf(stamped.subarray(made.bytes.length)).join('\n')
    expect(added.match(/\/Seal-\d+ Do/g)).toHaveLength(made.pages.length + 3)
    expect(added.match(/\bW\s+n\b/g)).toHaveLength(made.pages.length)
  })
})
