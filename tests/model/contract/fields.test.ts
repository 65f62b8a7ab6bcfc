import { describe, expect, test } from 'vitest'
import { kindCodes } from '#src/model/asset-kind/labels.ts'
import type { DealFacts } from '#src/model/contract/facts.ts'
import { contractFields, fieldsOfContract, fieldsOfDeal, openProblem } from '#src/model/contract/fields.ts'
import { fieldNamesIn, templateOf } from '#src/model/contract/template/templates.ts'
import { valuesOf } from '#src/model/contract/values.ts'

const dealOf = (typeCode: string, over: Partial<DealFacts> = {}): DealFacts => ({
  contractNo: 'MJHT20260301001',
  projectNo: 'MJ2026-0301',
  assetsName: '岷江大道 18 号商铺',
  typeCode,
  mode: 'ongoing',
  closedAt: Date.UTC(2026, 2, 2, 2, 30, 5),
  price: '3600000',
  deposit: '200000',
  seller: { name: '成都青衣资产有限公司', code: '91510100MA6CXXXX0A', agent: '周明' },
  taker: { name: '张伟', code: '510101199001011234', agent: '张伟' },
  facts: [],
  ...over,
})

/** The text of a contract with its values. */
const textOf = (deal: DealFacts, open: Record<string, string> = {}): string[] => {
  const values = valuesOf(deal, open)
  return templateOf(deal.typeCode).map((line) => line.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '?'))
}

const lineWith = (lines: readonly string[], words: string) => lines.find((line) => line.includes(words))

describe('[BD-07] the text of a contract', () => {
  test.each(kindCodes)(
    'kind %s has 45 to 90 lines, clauses numbered without a gap, and every field of its form',
    (code) => {
      const template = templateOf(code)
      expect(template.length).toBeGreaterThanOrEqual(45)
      expect(template.length).toBeLessThanOrEqual(90)
      const headings = template.filter((line) => line.startsWith('# '))
      expect(headings[0]).toMatch(/^# 第一条　/)
      expect(headings.at(-1)).toMatch(/^# 第十[五六七八九]条　/)
      expect(fieldNamesIn(template).toSorted()).toEqual(
        fieldsOfDeal(dealOf(code))
          .map(({ name }) => name as string)
          .toSorted(),
      )
    },
  )

  test.each(kindCodes)('every value of kind %s is filled, and no field is left in the text', (code) => {
    const lines = textOf(dealOf(code))
    expect(lines.filter((line) => /[{}?]|undefined|：$/.test(line))).toEqual([])
    expect(Object.values(valuesOf(dealOf(code), {}))).not.toContain('')
  })

  test('a transfer of shares', () => {
    const facts = [
      { label: '标的企业', value: '四川岷源水务有限公司' },
      { label: '转让比例', value: '35%' },
    ]
    const lines = textOf(dealOf('1', { facts, price: '120000000' }))
    expect(lines.slice(0, 5)).toEqual([
      '合同编号：MJHT20260301001',
      '甲方（转让方）：成都青衣资产有限公司',
      '统一社会信用代码：91510100MA6CXXXX0A',
      '经办人：周明',
      '乙方（受让方）：张伟',
    ])
    expect(lines[9]).toBe(
      '1.1 本合同的转让标的为甲方持有的四川岷源水务有限公司（以下简称“标的企业”）35%的股权，以及依该股权享有的全部股东权利和相应的义务。',
    )
    expect(lineWith(lines, '大写')).toBe(
      '2.3 成交价款为人民币 120,000,000.00 元（大写：人民币壹亿贰仟万元整）。该金额为竞价的最终结果，双方不得以补充协议或者其他方式变相变更。',
    )
    expect(lineWith(lines, '付款计划的')).toContain('首期价款不低于成交价款的 30%')
    expect(lineWith(lines, '付款计划的')).toContain('按年利率 3.1%计付利息，并在 365 日内付清')
  })

  test('a transfer of assets', () => {
    const lines = textOf(dealOf('2'), { deliveryDays: '15', deliveryPlace: '成都市青羊区仓库', breachRate: '0.3' })
    expect(lineWith(lines, '成交，乙方')).toBe(
      '2.2 交易以网络竞价（动态报价）的方式组织，于 2026-03-02 10:30:05 成交，乙方被确定为受让方。成交结果已经双方在交易系统确认，并由交易所按规则公示。',
    )
    expect(lineWith(lines, '当场清点')).toContain('出具之日起 15 日内，在成都市青羊区仓库将转让标的')
    expect(lineWith(lines, '乙方逾期支付')).toContain('按逾期金额的 0.3‰向甲方支付违约金')
    expect(lineWith(lines, '协商或者调解不成')).toContain('双方同意向成都仲裁委员会申请仲裁。')
    expect(lineWith(lines, '甲方的通讯地址')).toBe(
      '16.1 甲方的通讯地址：以其在交易系统登记的通讯地址为准；电子邮箱：以其在交易系统登记的电子邮箱为准。',
    )
  })

  test('a time of handing over that the notice publishes binds; the registration has its own', () => {
    const deal = dealOf('2', { facts: [{ label: '移交时限', value: '价款付清后 12 个工作日内' }] })
    const lines = textOf(deal, { deliveryDays: '30', registrationDays: '15' })
    expect(lineWith(lines, '当场清点')).toContain('甲方应当在价款付清后 12 个工作日内，在标的所在地将转让标的')
    expect(lineWith(lines, '需要办理权属变更登记的')).toContain('取得产权交易凭证之日起 15 日内，凭凭证')
    const delivery = (fields: ReturnType<typeof fieldsOfDeal>) =>
      fields.flatMap(({ name, label, isLocked }) => (name === 'deliveryDays' ? [[label, isLocked]] : []))
    expect(delivery(fieldsOfDeal(deal))).toEqual([['交割期限', true]])
    expect(delivery(fieldsOfDeal(dealOf('2')))).toEqual([['交割期限（日）', false]])
    const open = { deliveryDays: '10' }
    expect(delivery(fieldsOfContract({ typeCode: '2', open: {} }))).toEqual([['交割期限', true]])
    expect(delivery(fieldsOfContract({ typeCode: '2', open }))).toEqual([['交割期限（日）', false]])
  })

  test('further terms keep their paragraphs, and are not read as fields', () => {
    const [line] = textOf(dealOf('2'), { otherTerms: ' 第一项。\n\n第二项。 ' }).filter((text) =>
      text.includes('双方的其他约定'),
    )
    expect(line).toBe('17.1 双方的其他约定：第一项。\n第二项。')
  })

  test('a lease, with the rent and the bond of its settlement', () => {
    const facts = [
      { label: '租赁期限', value: '5 年' },
      { label: '免租期', value: '2 个月' },
      { label: '支付方式', value: '按季支付，先付后用' },
      { label: '履约保证金', value: '3 个月租金' },
    ]
    const lines = textOf(dealOf('6', { facts }), { disputeWay: 'court', disputePlace: '成都市高新区' })
    expect(lineWith(lines, '租赁期限为')).toContain('租赁期限为 5 年，自甲方交付')
    expect(lineWith(lines, '先付后用')).toContain('租金按季支付，先付后用。首期租金为人民币 180,000.00 元，')
    expect(lineWith(lines, '履约保证金相当于')).toContain('相当于 3 个月的租金，金额为人民币 180,000.00 元。')
    expect(lineWith(lines, '协商或者调解不成')).toContain('双方同意向成都市高新区人民法院提起诉讼。')
  })

  test('a capital increase', () => {
    const facts = [
      { label: '融资方', value: '成都锦屏新材料有限公司' },
      { label: '对应持股比例', value: '12%' },
    ]
    const lines = textOf(dealOf('4', { facts }))
    expect(lines[1]).toBe('甲方（融资方）：成都青衣资产有限公司')
    expect(lineWith(lines, '1.1 ')).toContain('成都锦屏新材料有限公司（以下简称“目标企业”）')
    expect(lineWith(lines, '1.1 ')).toContain('乙方持有目标企业12%的股权')
  })

  test('a cooperation', () => {
    const facts = [
      { label: '合作期限', value: '15 年' },
      { label: '最低投资额', value: '2,000 万元' },
    ]
    const lines = textOf(dealOf('5', { facts, mode: 'unknown' }))
    expect(lineWith(lines, '投资额不低于')).toContain('投资额不低于2,000 万元')
    expect(lineWith(lines, '合作期限为')).toContain('合作期限为15 年')
    expect(lineWith(lines, '成交，乙方')).toContain('交易以公开交易的方式组织')
  })
})

describe('[BD-07] the fields of a contract', () => {
  test('a locked field accepts no value, and an unknown one neither', () => {
    expect(openProblem('price', '1')).toBe('该内容来自公告和成交结果，不可修改')
    expect(openProblem('toString', '1')).toBe('该合同没有此项内容')
  })

  test('defaults are valid', () => {
    const faults = contractFields.filter((field) => !field.isLocked && openProblem(field.name, field.default) !== null)
    expect(faults).toEqual([])
  })

  test.each([
    ['deliveryDays', '0', '交割期限应为 1 至 90 的整数'],
    ['deliveryDays', '９０', null],
    ['deliveryDays', '91', '交割期限应为 1 至 90 的整数'],
    ['deliveryDays', '', '请填写该项内容'],
    ['registrationDays', '91', '变更登记申请期限应为 1 至 90 的整数'],
    ['breachRate', '0.05', '违约金比例应为 0.1 至 1，最多两位小数'],
    ['breachRate', '0.1', null],
    ['breachRate', '1.00', null],
    ['breachRate', '1.01', '违约金比例应为 0.1 至 1，最多两位小数'],
    ['breachRate', '0.333', '违约金比例应为 0.1 至 1，最多两位小数'],
    ['copies', '3', '份数应为 4 至 20 的整数'],
    ['disputeWay', 'toString', '请选择仲裁委员会或者人民法院'],
    ['disputePlace', 'Chengdu', '请填写 2 至 20 个汉字的地名，例如“成都”'],
    ['sellerEmail', '', null],
    ['sellerEmail', 'a@', '邮箱格式不正确'],
    ['otherTerms', '双方同意{{price}}', '内容不能包含花括号或者控制字符'],
    ['otherTerms', '第一项。\n第二项。', null],
    ['otherTerms', '字'.repeat(501), '内容过长，请缩短后再保存'],
  ])('%s: %s', (name, value, problem) => {
    expect(openProblem(name, value)).toBe(problem)
  })
})
