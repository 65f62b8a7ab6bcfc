import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { procurementFile, procurementFilesOf } from '#src/mock/files/procurement/files.ts'
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
      'drawing.svg sold',
      'guide.pdf public',
      'form.docx public',
    ])
    expect(listed(goods)).toHaveLength(4)
    expect(procurementFilesOf(works)[0]!.file.name).toBe(`招标文件-${works.no}.pdf`)
  })

  test('have the size and the digest of what is downloaded', async () => {
    for (const project of published.slice(0, 10))
      for (const { file, bytes } of procurementFilesOf(project)) {
        expect(file.size).toBe(bytes.length)
        expect(file.digest).toBe(createHash('sha256').update(bytes).digest('hex'))
        if (file.isSold) continue
        const served = get(file.url)
        expect(served.status).toBe(200)
        const body = new Uint8Array(await served.arrayBuffer())
        expect(createHash('sha256').update(body).digest('hex')).toBe(file.digest)
      }
  })

  test('begin no line with a closing mark, and name each part with what it has of its own', () => {
    const inParts = published.filter(({ lots }) => lots.length > 1).slice(0, 5)
    expect(inParts).toHaveLength(5)
    for (const project of inParts) {
      const source = new TextDecoder().decode(procurementFile(project, 'documents')!.bytes)
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
