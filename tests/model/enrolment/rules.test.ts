import { describe, expect, test } from 'vitest'
import { priorityBenefits } from '#src/model/enrolment/priority.ts'
import {
  emptyForm,
  type EnrolRuleInput,
  enrolProblems,
  poolRange,
  problemText,
  requirementsFor,
} from '#src/model/enrolment/rules.ts'
import type { EnrolForm } from '#src/model/enrolment/schema.ts'

const inChinese = (text: string, values: Record<string, string | number> = {}): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

const input: EnrolRuleInput = {
  asset: { startPrice: '100' },
  party: { kind: 'person', name: '林知秋', documentNo: '510112198311086137' },
  conditions: [],
  requirements: [],
  agreements: [],
  isPackage: false,
  lots: [],
  intent: null,
  hasPriority: false,
}

const lot = (assetsId: string, deposit: string) => ({
  assetsId,
  assetsName: assetsId,
  startPrice: '100',
  deposit,
  step: '1',
  status: 'NOTICE',
})

const pack: EnrolRuleInput = { ...input, isPackage: true, lots: [lot('L1', '3000'), lot('L2', '5000')] }

const filled: EnrolForm = {
  ...emptyForm,
  contact: '林知秋',
  telPhone: '13900000000',
  refund: { name: '林知秋', bank: '岷江银行', account: '6222' },
}

const problemsOf = (form: Partial<EnrolForm>, setup: EnrolRuleInput) =>
  enrolProblems({ ...filled, ...form }, setup).map((problem) => `${problem.field} ${problemText(problem)}`)

const badOffer = ['offer 请填写承诺报价']
const lowOffer = ['offer 承诺报价不得低于挂牌价']
const noLot = ['lotIds 请至少选择一个标的']
const noPool = ['poolAmount 请填写拟交纳的保证金']

test.each([
  ['100', []],
  ['100.05', []],
  ['999999999999.99', []],
  ['99.99', lowOffer],
  ['100.005', badOffer],
  [`100.${'1'.repeat(30)}`, badOffer],
  ['1000000000000', badOffer],
  ['-100', badOffer],
  ['', badOffer],
  ['1000100', []],
  ['100元', badOffer],
  ['约100', badOffer],
])('[BD-01] an offer of %s', (offer, problems) => {
  expect(problemsOf({ offer }, input)).toEqual(problems)
})

test.each([null, undefined, '', '面议'])('[BD-01] with a listing price of %j no offer is too low', (startPrice) => {
  expect(problemsOf({ offer: '1' }, { ...input, asset: { startPrice } })).toEqual([])
})

describe('required fields', () => {
  const needed = [
    'contact 联系人不能为空',
    'telPhone 联系电话不能为空',
    'refund.name 退款账户户名不能为空',
    'refund.bank 退款账户开户行不能为空',
    'refund.account 退款账户账号不能为空',
  ]

  test('[BD-01] problems of an empty form are in the order of the form', () => {
    expect(problemsOf(emptyForm, input)).toEqual([...badOffer, ...needed])
  })

  test('[BD-01] blanks do not count as filled', () => {
    const blank = { contact: ' ', telPhone: '\t', refund: { name: '　', bank: ' ', account: '\n' } }
    expect(problemsOf({ ...blank, offer: '100' }, input)).toEqual(needed)
  })
})

const refund = (name: string) => ({ offer: '100', refund: { ...filled.refund, name } })

test.each(['林知秋', ' 林 知秋', '林\u3000知秋'])('[BD-01] the refund account of %j belongs to the party', (name) => {
  expect(problemsOf(refund(name), input)).toEqual([])
})

test.each(['周岷生', '林知', '林知秋秋'])('[BD-01] the refund account of %j belongs to someone else', (name) => {
  expect(problemsOf(refund(name), input)).toEqual(['refund.name 退款账户户名须与意向方一致：林知秋'])
})

describe('joint bidding', () => {
  const badShares = ['leadShare 出资比例总和必须等于100%']
  const member = (share: string, place = 0) => ({
    name: '周岷生',
    documentNo: `51${place}`,
    telPhone: `1390000000${place}`,
    share,
  })
  const joint = (leadShare: string, ...shares: string[]) =>
    problemsOf({ offer: '100', way: 'joint', leadShare, members: shares.map(member) }, input)

  test.each([
    ['60', ['40'], []],
    ['33.34', ['33.33', '33.33'], []],
    ['0.01', ['99.99'], []],
    ['60.50', ['39.5'], []],
    ['60', ['39.99'], badShares],
    ['60', ['40.01'], badShares],
    ['60.005', ['39.995'], badShares],
    ['100', ['0'], badShares],
    ['100.00', ['0.00'], badShares],
    ['0', ['100'], badShares],
    ['120', ['-20'], badShares],
    ['', ['100'], badShares],
    ['60', [''], badShares],
    ['六十', ['40'], badShares],
    ['60', ['40', '40'], badShares],
  ])('[BD-01] with shares of %s and %j', (lead, shares, problems) => {
    expect(joint(lead, ...shares)).toEqual(problems)
  })

  test('[BD-01] needs a member', () => {
    expect(joint('100')).toEqual(['members 联合体须至少填写一名成员'])
  })

  test.each(['name', 'documentNo', 'telPhone'])('[BD-01] needs the %s of each member', (field) => {
    const members = [member('30'), { ...member('30', 1), [field]: ' ' }]
    expect(problemsOf({ offer: '100', way: 'joint', leadShare: '40', members }, input)).toEqual([
      'members.1 联合体成员的名称、证件号码和手机号均不能为空',
    ])
  })

  test('[BD-01] a sole bidder needs no members, even if some were typed before', () => {
    expect(problemsOf({ offer: '100', leadShare: '', members: [{ ...member(''), name: '' }] }, input)).toEqual([])
  })
})

describe('the declared intent', () => {
  const problemsWith = (kind: 'ratio' | 'investment' | 'use', form: Partial<EnrolForm>, most: string | null = null) =>
    problemsOf({ offer: '100', ...form }, { ...input, intent: { kind, most } })
  const badRatio = ['ratio 请填写拟受让比例，大于 0 且最多两位小数']

  test.each([
    ['51', []],
    ['0.01', []],
    ['67.5', []],
    ['67.51', ['ratio 拟受让比例不得超过转让比例 67.5%']],
    ['100', ['ratio 拟受让比例不得超过转让比例 67.5%']],
    ['0', badRatio],
    ['0.00', badRatio],
    ['51.005', badRatio],
    ['101', badRatio],
    ['-1', badRatio],
    ['', badRatio],
  ])('[BD-01] %s per cent of a company, of which 67.5 are for sale', (ratio, problems) => {
    const form = { ...filled, offer: '100', ratio }
    const found = enrolProblems(form, { ...input, intent: { kind: 'ratio', most: '67.5' } })
    expect(found.map((problem) => `${problem.field} ${problemText(problem)}`)).toEqual(problems)
  })

  test('[BD-01] without a stated share any share is allowed', () => {
    expect(problemsWith('ratio', { ratio: '100' })).toEqual([])
  })

  test.each([
    ['0.01', []],
    ['1000000', []],
    ['0', ['investment 请填写拟投资额']],
    ['-5', ['investment 请填写拟投资额']],
    ['一百', ['investment 请填写拟投资额']],
    ['', ['investment 请填写拟投资额']],
  ])('[BD-01] an investment of %j', (investment, problems) => {
    expect(problemsWith('investment', { investment, use: '', ratio: '' })).toEqual(problems)
  })

  test.each([
    ['仓储', []],
    [' ', ['use 请填写租赁用途']],
    ['', ['use 请填写租赁用途']],
  ])('[BD-01] a lease for %j', (use, problems) => {
    expect(problemsWith('use', { use, investment: '', ratio: '' })).toEqual(problems)
  })

  test('[BD-01] without a question about intent none is declared', () => {
    expect(problemsOf({ offer: '100', ratio: '', investment: '', use: '' }, input)).toEqual([])
  })
})

describe('declarations, answers, files and agreements', () => {
  const problemsIn = (form: Partial<EnrolForm>, setup: Partial<EnrolRuleInput> = {}) =>
    problemsOf({ offer: '100', ...form }, { ...input, ...setup })

  test.each<[Partial<EnrolForm>, string[]]>([
    [{ isStateOwned: true, regulator: ' ' }, ['regulator 请填写国资监管机构']],
    [{ isStateOwned: true, regulator: '岷江市国资委' }, []],
    [{ isStateOwned: false, regulator: '' }, []],
    [{ isManagement: true, managementPost: '' }, ['managementPost 请填写在标的企业担任的职务']],
    [{ isManagement: true, managementPost: '董事' }, []],
    [{ isManagement: false, managementPost: '' }, []],
  ])('[BD-01] declared: %j', (form, problems) => {
    expect(problemsIn(form)).toEqual(problems)
  })

  const conditions = ['一', '二', '三']

  test('[BD-01] each condition is answered, and an unmet one is explained', () => {
    const answers = [
      { meets: true, note: '' },
      { meets: false, note: ' ' },
    ]
    expect(problemsIn({ answers }, { conditions })).toEqual([
      'answers.1 不符合的条件请说明情况',
      'answers.2 请逐条响应资格条件',
    ])
    const explained = [...answers.slice(0, 1), { meets: false, note: '正在办理' }, { meets: true, note: '' }]
    expect(problemsIn({ answers: explained }, { conditions })).toEqual([])
  })

  test('[BD-01] each required file, and no other, is asked for by name', () => {
    const requirements = [
      { id: 'licence', name: '营业执照', isRequired: true, note: null },
      { id: 'letter', name: '授权委托书', isRequired: true, note: null },
      { id: 'other', name: '其他材料', isRequired: false, note: null },
    ]
    const found = enrolProblems(
      { ...filled, offer: '100', files: { letter: [], other: ['F1'] } },
      { ...input, requirements },
    )
    expect(found.map((problem) => `${problem.field} ${problemText(problem)}`)).toEqual([
      'files.licence 请上传营业执照',
      'files.letter 请上传授权委托书',
    ])
    expect(problemsIn({ files: { licence: ['F1'], letter: ['F2', 'F3'] } }, { requirements })).toEqual([])
  })

  test('[BD-01] every text must be accepted, and this problem comes first', () => {
    const agreements = ['pledge', 'rules'].map((id) => ({ id, title: id, paragraphs: [] }))
    const unread = 'agreed 请阅读并同意全部文件'
    expect(problemsIn({ agreed: ['rules'], offer: '' }, { agreements })).toEqual([unread, ...badOffer])
    expect(problemsIn({ agreed: ['rules', 'pledge'] }, { agreements })).toEqual([])
  })
})

test('a missing value leaves its place in a sentence empty', () => {
  expect(
    problemText({ field: 'poolAmount', message: '保证金应在 {{least}} 元至 {{most}} 元之间', values: { most: '8' } }),
  ).toBe('保证金应在  元至 8 元之间')
  expect(problemText({ field: 'ratio', message: '不得超过 {{most}}%' })).toBe('不得超过 %')
})

describe('the pool of a package', () => {
  test.each([
    ['5000', []],
    ['5000.5', []],
    ['4999.99', ['poolAmount 保证金应在 5,000 元至 8,000 元之间']],
    ['8000.01', ['poolAmount 保证金应在 5,000 元至 8,000 元之间']],
    ['8000', []],
    ['5000.123', noPool],
    ['0000000005000', noPool],
    [null, noPool],
  ])('[BD-01] of %s', (poolAmount, problems) => {
    const found = enrolProblems({ ...filled, lotIds: ['L1', 'L2'], poolAmount }, pack)
    expect(found.map((problem) => `${problem.field} ${problemText(problem)}`)).toEqual(problems)
  })

  test('[BD-01] a single lot has one amount, and no range', () => {
    const found = enrolProblems({ ...filled, lotIds: ['L2'], poolAmount: '6000' }, pack)
    expect(found.map(problemText)).toEqual(['保证金应为 5,000 元'])
  })

  test.each([
    [['L2'], []],
    [['L1', 'L2'], []],
    [[], noLot],
    [['L2', 'L9'], noLot],
    [['L2', 'L2'], noLot],
  ])('[BD-01] the lots %j', (lotIds, problems) => {
    expect(problemsOf({ lotIds, poolAmount: '5000' }, pack)).toEqual(problems)
  })

  test('[BD-01] is at least the largest deposit chosen and at most their sum, in any order', () => {
    const lots = [lot('L1', '3000'), lot('L2', '5000.50'), lot('L3', '900')]
    expect(poolRange(lots, ['L3', 'L1', 'L2'])).toEqual({ least: '5000.50', most: '8900.5' })
    expect(poolRange(lots.toReversed(), ['L1', 'L2'])).toEqual({ least: '5000.50', most: '8000.5' })
    expect(poolRange(lots, ['L3'])).toEqual({ least: '900', most: '900' })
    expect(poolRange(lots, ['L9'])).toBeNull()
  })
})

describe('[BD-01] a claim of priority', () => {
  const proof = { id: 'priority', name: '优先购买权证明材料', isRequired: false, forPriority: true }
  const shared: EnrolRuleInput = { ...input, requirements: [proof], hasPriority: true }
  const offered = { offer: '100' }

  test('requires a proof, which is not asked without the claim', () => {
    expect(problemsOf({ ...offered, isPriority: true }, shared)).toEqual(['files.priority 请上传优先购买权证明材料'])
    expect(problemsOf({ ...offered, isPriority: true, files: { priority: ['F1'] } }, shared)).toEqual([])
    expect(problemsOf(offered, shared)).toEqual([])
    expect(requirementsFor([proof], { isPriority: false })).toEqual([])
    expect(requirementsFor([proof], { isPriority: true })).toMatchObject([{ id: 'priority', isRequired: true }])
  })

  test('is not possible without a priority', () => {
    expect(problemsOf({ ...offered, isPriority: true }, input)).toEqual([
      'isPriority 本项目没有可以行使的优先权，请取消优先权人声明',
    ])
  })
})

test.each([
  [
    'ongoing',
    'IN_ROOM',
    '6',
    '他人领先时，您以同一价格即可行使优先承租权，无须加价；其后无人出价更高的，由您优先成交。',
  ],
  ['once-off', 'IN_ROOM', '6', '密封报价开启时，他人与您同价的，您凭优先承租权在先；开启后不能再以同价行使。'],
  ['first-come-first-served', 'IN_ROOM', '6', '本场以受理先后为序，优先承租权不改变受理次序。'],
  ['once-off', 'POST_CONFIRM', '1', '竞价结束后，您应在 5 分钟内答复是否以最高报价行使优先购买权，逾期视为放弃。'],
])('[BD-03] effect of the priority in a %s room, %s', (mode, way, typeCode, text) => {
  expect(priorityBenefits({ mode, priority: way, typeCode, confirmMs: 300_000 }, inChinese).join('')).toBe(text)
})
