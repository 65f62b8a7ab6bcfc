import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as aboutCalls from '#src/api/endpoints/about.ts'
import * as newsCalls from '#src/api/endpoints/news.ts'
import * as noticeCalls from '#src/api/endpoints/notice.ts'
import { kindOfBytes } from '#src/model/file/kinds.ts'
import { answerRequest } from '#src/mock/mount/http/gate.ts'
import { createWorlds } from '#src/mock/worlds.ts'
import { dataOf, someFriday, testExchange } from '#tests/support/exchange.ts'

const { exchange } = testExchange()
const worlds = createWorlds(
  (world) => ({ world, real: () => someFriday }),
  () => undefined,
)

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await answerRequest(new Request(`http://exchange.test${path}`, { headers }), worlds, false)
  return response!
}

const filesOf = async (plateCode: string) =>
  (await dataOf(exchange, newsCalls.newsPage, { plateCode, size: 100 })).records.map(({ title, attachments }) => ({
    title,
    attachments: attachments!,
  }))
const manualUrl = '/mock-files/news/N-zlxz-sc-1/manual.pdf'

describe('[CT-08] files of articles', () => {
  test('every download has its file: texts to fill in as a document and in print', async () => {
    const rows = await filesOf('zlxz')
    expect(rows).toHaveLength(16)
    const lease = rows.find(({ title }) => title === '房屋租赁合同示范文本')!
    expect(lease.attachments.map(({ name, kind, url, group }) => [name, kind, url, group])).toEqual([
      ['房屋租赁合同示范文本.docx', 'docx', '/mock-files/news/N-zlxz-wb-3/text.docx', 'form'],
      ['房屋租赁合同示范文本.pdf', 'pdf', '/mock-files/news/N-zlxz-wb-3/text.pdf', 'notice'],
    ])
    for (const { attachments } of rows) expect(attachments.length).toBeGreaterThanOrEqual(1)
  })

  test('rules and tables of fees are printed as well', async () => {
    const rows = [...(await filesOf('zcfg')), ...(await filesOf('xxgk'))].filter(
      ({ attachments }) => attachments.length > 0,
    )
    expect(rows.length).toBeGreaterThanOrEqual(10)
  })

  test('size, digest, kind and name are those of what is served', async () => {
    const rows = [...(await filesOf('zlxz')), ...(await filesOf('xxgk'))]
    for (const file of rows.flatMap(({ attachments }) => attachments)) {
      const response = await ask(`${file.url}?download=1`)
      const bytes = new Uint8Array(await response.arrayBuffer())
      expect([response.status, bytes.length, response.headers.get('content-length')]).toEqual([
        200,
        file.size,
        String(file.size),
      ])
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.digest)
      expect(kindOfBytes(bytes)).toBe(file.kind)
      expect(response.headers.get('content-disposition')).toContain(`attachment; `)
      expect(response.headers.get('content-disposition')).toContain(encodeURIComponent(file.name))
    }
  })

  test('a print is shown in the page, a document to fill in is a download', async () => {
    const [print, text] = await Promise.all([ask(manualUrl), ask('/mock-files/news/N-zlxz-wb-1/text.docx')])
    expect(print.headers.get('content-type')).toBe('application/pdf')
    expect(print.headers.get('content-disposition')).toMatch(/^inline; filename="manual.pdf"/)
    expect(text.headers.get('content-disposition')).toMatch(/^attachment; filename="text.docx"/)
  })

  test('an unknown file, and one of an article that is not published yet, is not found', async () => {
    const paths = ['N-zlxz-sc-1/manual.docx', 'N-zlxz-sc-1/other.pdf', 'N-zlxz-sc-99/manual.pdf', 'N-zxdt-yw-1/x.pdf']
    for (const path of paths) expect((await ask(`/mock-files/news/${path}`)).status).toBe(404)
  })
})

describe('a download that broke off', () => {
  const range = (value: string) => ask(manualUrl, { range: value })
  const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

  test('goes on where it ended', async () => {
    const whole = await ask(manualUrl)
    expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes'])
    const bytes = await bytesOf(whole)
    const rest = await range('bytes=1000-')
    expect([rest.status, rest.headers.get('content-range'), rest.headers.get('content-length')]).toEqual([
      206,
      `bytes 1000-${bytes.length - 1}/${bytes.length}`,
      String(bytes.length - 1000),
    ])
    expect(await bytesOf(rest)).toEqual(bytes.slice(1000))
    const last = await range(`bytes=${bytes.length - 1}-`)
    expect([last.status, (await bytesOf(last)).length]).toEqual([206, 1])
    expect((await range('bytes=0-')).status).toBe(206)
  })

  test('beyond the end there is nothing', async () => {
    const { length } = await bytesOf(await ask(manualUrl))
    const beyond = await range(`bytes=${length}-`)
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${length}`])
    expect(await bytesOf(beyond)).toHaveLength(0)
  })

  test('a range of another form gives the whole file', async () => {
    for (const value of ['bytes=-5', 'lines=3-', 'bytes=1-2,5-6']) expect((await range(value)).status).toBe(200)
  })
})

test('every notice that refers to its attachment has it', async () => {
  const referring = [...exchange.tables.notices.values()].filter(({ content }) => content!.includes('详见附件'))
  expect(referring).toHaveLength(6)
  const { id, publishedAt } = referring.find((notice) => notice.publishedAt <= someFriday)!
  expect(publishedAt).toBeLessThanOrEqual(someFriday)
  const { attachments } = await dataOf(exchange, noticeCalls.noticeInfoDetail, { id })
  const [file] = attachments!
  expect([attachments!.length, file!.name, file!.url]).toEqual([
    1,
    '澄清事项说明.pdf',
    `/mock-files/notice/${id}/answers.pdf`,
  ])
  const bytes = new Uint8Array(await (await ask(file!.url)).arrayBuffer())
  expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([file!.size, file!.digest])
})

describe('[CT-05] the files of an issue', () => {
  test('its pages are pictures with the articles of its plate, and the whole issue is a document', async () => {
    const issue = await dataOf(exchange, aboutCalls.periodicalInfo, { id: 'periodical-1' })
    expect(issue.pageTitles!.slice(0, 2)).toEqual(['封面 市场观察', '目录'])
    expect(issue.pageTitles!.at(-1)).toBe('封底')
    const articles = [...new Set(issue.pageTitles!.slice(2, -1))]
    const published = (await dataOf(exchange, newsCalls.newsPage, { plateCode: 'zxdt_hy', size: 100 })).records
    expect(articles).toHaveLength(5)
    for (const title of articles) expect(published.map((row) => row.title)).toContain(title)
    const page = await ask(issue.pages[2]!)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    const text = await page.text()
    expect(text).toMatch(/^<svg [^>]*width="600" height="800"/)
    expect(text).toContain('总第 48 期')
    const document = await ask(issue.file!.url)
    const bytes = new Uint8Array(await document.arrayBuffer())
    expect([kindOfBytes(bytes), bytes.length]).toEqual(['pdf', issue.file!.size])
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(issue.file!.digest)
  })

  test.each(['periodical-1/page-0.svg', 'periodical-1/page-99.svg', 'periodical-9/page-1.svg', 'periodical-1/x.pdf'])(
    'there is no %s',
    async (path) => {
      expect((await ask(`/mock-files/periodical/${path}`)).status).toBe(404)
    },
  )
})
