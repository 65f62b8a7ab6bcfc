import { fullDetailsOf } from '#src/mock/exchange/seed/listings/full-details.ts'
import { describe, expect, test } from 'vitest'
import * as system from '#src/api/endpoints/system.ts'
import { answerTo, greeting } from '#src/mock/exchange/seed/texts/desk.ts'
import { ask, dataOf, testExchange } from '#tests/support/exchange.ts'

const { exchange } = testExchange()

describe('regions', () => {
  test('provinces without a parent, else the regions below', async () => {
    const provinces = await dataOf(exchange, system.regionList, {})
    expect(provinces).toHaveLength(34)
    expect(provinces.find(({ code }) => code === '510000')).toEqual({
      code: '510000',
      name: '四川省',
      parentCode: null,
      hasChildren: true,
    })
    expect(await dataOf(exchange, system.regionList, { pbh: '' })).toEqual(provinces)
    const cities = await dataOf(exchange, system.regionList, { pbh: '510000' })
    expect(cities).toHaveLength(21)
    const districts = await dataOf(exchange, system.regionList, { pbh: '510100' })
    expect(districts).toContainEqual({ code: '510104', name: '锦江区', parentCode: '510100', hasChildren: false })
    expect(await dataOf(exchange, system.regionList, { pbh: '510104' })).toEqual([])
    expect(await ask(exchange, system.regionList, { pbh: '999999' })).toMatchObject({
      code: 404,
      msg: '行政区划不存在',
    })
  })

  test('a code in a query is text and remains text', async () => {
    const { data } = await ask(exchange, system.regionList, { pbh: '710000' })
    expect(data).toEqual([])
  })
})

test('industries are the 20 sections and 97 divisions of the standard', async () => {
  const industries = await dataOf(exchange, system.industryList, {})
  expect(industries.filter(({ parentCode }) => !parentCode)).toHaveLength(20)
  expect(industries).toHaveLength(117)
  expect(industries).toContainEqual({ code: '01', name: '农业', parentCode: 'A' })
})

describe('dictionaries', () => {
  test('[AC-11] document types have the numbers of the specification', async () => {
    const entries = await dataOf(exchange, system.dictionary, { code: 'document_type' })
    expect(entries.map(({ dictKey }) => dictKey)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
    expect(entries[8]).toEqual({ code: 'document_type', dictKey: '8', dictValue: '港澳居民来往内地通行证' })
  })

  test('notice types agree with those of the notices', async () => {
    const entries = await dataOf(exchange, system.dictionary, { code: 'notice_type' })
    for (const { noticeTitle, noticeType } of exchange.tables.notices.values())
      if (noticeType !== 7) expect(noticeTitle.endsWith(entries[noticeType]!.dictValue)).toBe(true)
  })

  test('an unknown one is refused with a text', async () => {
    for (const code of ['none', 'toString', '__proto__'])
      expect(await ask(exchange, system.dictionary, { code })).toMatchObject({ code: 404, msg: '字典不存在' })
  })
})

test('a captcha for other forms is a picture with a key and a nonce', async () => {
  const captcha = await dataOf(exchange, system.validateCaptcha, {})
  expect(captcha.image).toMatch(/^data:image\/png;base64,/)
  expect(captcha.nonce).toMatch(/^[a-z0-9]{16}$/)
  expect(exchange.accounts.captchaText(captcha.uuid)).toMatch(/^[A-Z3-9]{4}$/)
})

describe('[FW-05] the service desk', () => {
  test.each([
    ['保证金怎么交？', '子账号'],
    ['没有竞得，保证金什么时候退', '竞得人确定后 3 个工作日内'],
    ['如何报名', '我要报名'],
    ['实名认证要多久', '一个工作日'],
    ['竞价规则是什么', '以项目详情页的“交易须知”为准'],
    ['价款怎么结算', '付款通知单'],
    ['怎么开发票', '申请发票'],
    ['以谁的系统时间为准', '服务器时间'],
    ['今天天气如何', '028-6000-0000'],
  ])('%s → …%s…', (question, expected) => {
    expect(answerTo(question)).toContain(expected)
  })

  test('[FW-05] names the days of the terms, and no others', async () => {
    const [listing] = [...exchange.tables.listings.values()].filter(
      ({ typeCode, isPackage }) => typeCode === '2' && !isPackage,
    )
    const terms = fullDetailsOf(exchange.tables, listing!).terms.join('')
    for (const [asked, days] of [
      ['退保证金', '竞得人确定后 3 个工作日内'],
      ['结算', '成交公示期满后 5 个工作日内签订合同，合同生效后 5 个工作日内'],
    ] as const) {
      expect(answerTo(asked)).toContain(days)
      expect(terms).toContain(days)
    }
  })

  test('greets with its name', () => {
    expect(greeting).toContain('岷交所')
  })

  test('answers a message in a conversation, after a moment', () => {
    const { exchange: own, advance } = testExchange()
    const actor = { userId: null, visitor: 'browser-7' }
    own.take('say', { conversation: 'browser-7', text: ' 发票 ' }, actor)
    expect(own.supportChat.historyOf('browser-7').map(({ from }) => from)).toEqual(['desk', 'visitor'])
    advance(900)
    const history = own.supportChat.historyOf('browser-7')
    expect(history.map(({ from }) => from)).toEqual(['desk', 'visitor', 'desk'])
    expect(history.at(-1)?.text).toContain('申请发票')
  })
})
