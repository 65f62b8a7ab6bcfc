import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readArchive } from '#src/model/file/archive.ts'
import { procurementFile, procurementFilesOf } from '#src/mock/files/procurement/files.ts'
import { joined, streamOf } from '#src/mock/files/procurement/parts.ts'
import { answerFile } from '#src/mock/mount/sites/files.ts'
import { testExchange } from '#tests/support/exchange.ts'

const { exchange } = testExchange()
const published = exchange.procurements.published()
const get = (url: string) => answerFile(exchange, new URL(url, 'http://portal.example'), {})

describe('[PU-03] the files of a procurement project', () => {
  test('are the sold documents, with drawings of works only, and two public files', () => {
    const works = published.find(({ category, method }) => category === 'works' && method === 'open')!
    const goods = published.find(({ category, method }) => category === 'goods' && method !== 'open')!
    const listed = (project: typeof works) =>
      procurementFilesOf(project).map(({ file: { id, kind, isSold } }) => `${id}.${kind} ${isSold ? 'sold' : 'public'}`)
    expect(listed(works)).toEqual([
      'documents.pdf sold',
      'requirements.docx sold',
      'drawing.zip sold',
      'guide.pdf public',
      'form.docx public',
    ])
    expect(listed(goods)).toHaveLength(4)
    expect(procurementFilesOf(works)[0]!.file.name).toBe(`招标文件-${works.no}.pdf`)
  })

  test('have the size and the digest of what is downloaded', async () => {
    for (const project of published.slice(0, 10))
      for (const { file, parts } of procurementFilesOf(project)) {
        const bytes = joined(parts)
        expect(file.size).toBe(bytes.length)
        expect(file.digest).toBe(createHash('sha256').update(bytes).digest('hex'))
        if (file.isSold) continue
        const served = get(file.url)
        expect(served.status).toBe(200)
        const body = new Uint8Array(await served.arrayBuffer())
        expect(createHash('sha256').update(body).digest('hex')).toBe(file.digest)
      }
  })

  test('are small but for the drawings: an archive of some megabytes with a scanned sheet and the plan', () => {
    const works = published.find(({ category }) => category === 'works')!
    const { file, parts } = procurementFile(works, 'drawing')!
    const bytes = joined(parts)
    expect(file).toMatchObject({ name: `图纸-${works.no}.zip`, size: bytes.length, kind: 'zip' })
    expect(Math.round(file.size / 1024 / 102.4) / 10).toBe(4.2)
    expect(readArchive(bytes)?.map(({ name, unpacked }) => [name, unpacked > 1000])).toEqual([
      ['通用节点详图（A0）.bmp', true],
      [`总平面图-${works.no}.svg`, true],
    ])
    const unpacked = unzipSync(bytes)
    const sheet = unpacked['通用节点详图（A0）.bmp']!
    expect(new TextDecoder().decode(sheet.subarray(0, 2))).toBe('BM')
    expect(new DataView(sheet.buffer, sheet.byteOffset).getUint32(2, true)).toBe(sheet.length)
    expect(new TextDecoder().decode(unpacked[`总平面图-${works.no}.svg`])).toContain(works.no)
  })

  test('can be read from anywhere, over the borders of their parts', async () => {
    const { file, parts } = procurementFile(
      published.find(({ category }) => category === 'works')!,
      'drawing',
    )!
    const bytes = Buffer.from(joined(parts))
    const border = parts[0]!.length
    const tail = file.size - parts.slice(2).reduce((sum, { length }) => sum + length, 0)
    for (const [from, to] of [
      [0, 0],
      [border - 1, border],
      [border + 70_000, border + 200_000],
      [tail - 3, tail + 40],
      [2_000_000, file.size - 1],
      [file.size - 1, file.size - 1],
    ] as const) {
      const read = Buffer.from(await new Response(streamOf(parts, from, to)).arrayBuffer())
      expect([from, to, read.equals(bytes.subarray(from, to + 1))]).toEqual([from, to, true])
    }
  })

  test('have the large sheet in common', () => {
    const [one, other] = published.filter(({ category }) => category === 'works')
    const partsOf = (project: typeof one) => procurementFile(project!, 'drawing')!
    expect(partsOf(one).parts[1]).toBe(partsOf(other).parts[1])
    expect(partsOf(one).file.digest).not.toBe(partsOf(other).file.digest)
  })

  test('begin no line with a closing mark, and name each part with what it has of its own', () => {
    const inParts = published.filter(({ lots }) => lots.length > 1).slice(0, 5)
    expect(inParts).toHaveLength(5)
    for (const project of inParts) {
      const source = new TextDecoder().decode(joined(procurementFile(project, 'documents')!.parts))
      const lines = [...source.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, codes = '']) =>
        codes.replaceAll(/.{4}/g, (code) => String.fromCharCode(Number.parseInt(code, 16))),
      )
      expect(lines.filter((line) => /^[，。、；：）”]/.test(line))).toEqual([])
      const contents = project.lots.map(({ content }) => content)
      expect(new Set(contents).size).toBe(project.lots.length)
      for (const { name, content } of project.lots) {
        expect(content.startsWith(`${name}：`)).toBe(false)
        // A space at the end of a line is dropped.
        expect(lines.join('').replaceAll(' ', '')).toContain(`${name}：${content}`.replaceAll(' ', ''))
      }
    }
  })

  test('keep the sold ones from anyone who asks for their address', () => {
    const [project] = published
    expect(procurementFile(project!, 'documents')!.file.url).toBe('')
    expect(get(`/mock-files/procurement/${project!.id}/documents.pdf`).status).toBe(404)
    expect(get(`/mock-files/procurement/${project!.id}/requirements.docx`).status).toBe(404)
    expect(procurementFile(project!, 'nothing')).toBeNull()
  })

  test('are absent before the announcement', () => {
    const coming = [...exchange.tables.procurements.values()].find(({ dates }) => dates.announcedAt > exchange.now())!
    expect(get(`/mock-files/procurement/${coming.id}/guide.pdf`).status).toBe(404)
  })
})
