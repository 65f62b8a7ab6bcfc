import { describe, expect, test } from 'vitest'
import * as news from '#src/api/endpoints/news.ts'
import { dataOf, testExchange } from '#tests/support/exchange.ts'

const { exchange } = testExchange()
const titlesOf = async (plateCode: string) =>
  (await dataOf(exchange, news.newsPage, { plateCode, size: 100 })).records.map(({ title }) => title)

describe('[CT-04] the help centre', () => {
  test('its tasks are in the order of a deal, each with questions in the order of the seed', async () => {
    const plates = await dataOf(exchange, news.plateSelect, { parentId: 'plate-help' })
    expect(plates.map(({ name }) => name).join(' ')).toBe(
      '注册 认证 报名 保证金 竞价 签约 结算 账号安全 竞价方式 名词解释',
    )
    const counts = await Promise.all(plates.map(async ({ plateCode }) => (await titlesOf(plateCode!)).length))
    expect(counts).toEqual([6, 7, 7, 8, 9, 6, 6, 6, 8, 43])
    expect((await titlesOf('help_bz'))[0]).toBe('保证金交多少、什么时候交？')
  })

  test('an answer leads to the screen where the reader goes next', async () => {
    const { content, summarys } = await dataOf(exchange, news.newsContentDetail, { id: 'H-bz-5' })
    expect(content).toContain('<a href="/myDeposit">查看退款进度</a>')
    expect(summarys).toContain('受让方确定后 3 个工作日内原路退回')
  })

  test('the article of a mode names what its bidders must watch', async () => {
    const { title, summarys, content } = await dataOf(exchange, news.newsContentDetail, { id: 'H-mode-dutch-auction' })
    expect(title).toBe('荷兰式的规则')
    expect(summarys).toContain('首位应价者即以')
    expect(summarys).not.toContain('{{')
    expect(content).toContain('<h2>竞买人注意</h2>')
  })

  test('a list of all news contains neither help nor rules', async () => {
    const { records } = await dataOf(exchange, news.newsPage, { keyword: '保证金', size: 100 })
    expect(records.filter(({ id }) => /^[HK]-/.test(id))).toEqual([])
  })
})

describe('[CT-04] law and rules', () => {
  test('each has its legal facts; a repealed one says so', async () => {
    const { records } = await dataOf(exchange, news.newsPage, { plateCode: 'knowledge', size: 100 })
    expect(records.every(({ legal }) => legal?.issuer)).toBe(true)
    const repealed = records.filter(({ legal }) => legal?.status === 'repealed')
    expect(repealed.map(({ legal }) => [legal?.number, legal?.replacedBy])).toEqual([
      ['国资发产权〔2009〕120号', '国资发产权规〔2025〕17号'],
      ['岷交所规〔2019〕1号', '岷交所规〔2024〕3号'],
    ])
    const rules = records.find(({ title }) => title === '企业国有资产交易操作规则')
    expect(rules?.legal).toMatchObject({ number: '国资发产权规〔2025〕17号', effectiveDate: '2025-02-18' })
  })
})
