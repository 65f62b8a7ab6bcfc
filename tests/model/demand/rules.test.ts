import { describe, expect, test } from 'vitest'
import { actsOf, demandProblem, rangeProblem, wanText } from '#src/model/demand/rules.ts'
import type { DemandText } from '#src/model/demand/schema.ts'
import { demandList } from '#src/pages/services/list/demand-list.ts'
import { textOf, valuesOf } from '#src/pages/services/submit/demand-values.ts'
import { levelsOf } from '#src/features/dictionary/region-levels.ts'

const good: DemandText = {
  need: 1,
  title: '求购厂房',
  description: '面积 5000 平方米以上',
  contact: '周岷生',
  amountMin: '800000',
  amountMax: '2000000',
  validDays: 90,
  fileIds: [],
}

describe('problems of a demand', () => {
  test.each<[Partial<DemandText>, string | null]>([
    [{}, null],
    [{ amountMin: null, amountMax: null }, null],
    [{ title: '  ' }, '请填写标题'],
    [{ title: '厂'.repeat(51) }, '标题不能超过50个字'],
    [{ title: '🏭'.repeat(50) }, null],
    [{ description: '' }, '请填写需求描述'],
    [{ description: '地'.repeat(501) }, '需求描述不能超过500个字'],
    [{ contact: '' }, '请填写联系人'],
    [{ contact: '周'.repeat(21) }, '联系人不能超过20个字'],
    [{ amountMin: '-1' }, '金额须为不小于0的数字'],
    [{ amountMax: '1e9' }, '金额须为不小于0的数字'],
    [{ amountMin: '2000000.01' }, '最低金额不能大于最高金额'],
    [{ validDays: 31 }, '请选择有效期'],
    [{ fileIds: ['1', '2', '3', '4', '5', '6'] }, '附件不能超过5个'],
  ])('%o → %s', (change, problem) => {
    expect(demandProblem({ ...good, ...change })).toBe(problem)
  })

  test('a range may be open, and both ends may be equal', () => {
    expect([rangeProblem('', '5'), rangeProblem('5', ''), rangeProblem('5', '5')]).toEqual([null, null, null])
    expect(rangeProblem('5.000001', '5')).toBe('最低金额不能大于最高金额')
  })
})

test('an amount in 万元 is shown without trailing zeros', () => {
  expect(wanText('1234567890121234.56')).toBe('123,456,789,012.123456')
  expect(wanText('800000')).toBe('80')
})

test('actions in each state (domain 6.12)', () => {
  expect(actsOf('waiting')).toEqual(['edit', 'withdraw'])
  expect(actsOf('handling')).toEqual(['withdraw'])
  expect(actsOf('answered')).toEqual(['ask', 'rate'])
  for (const state of ['asked', 'done', 'closed', 'withdrawn'] as const) expect(actsOf(state)).toEqual([])
})

test('the levels of a region', () => {
  expect(levelsOf('510104')).toEqual(['510000', '510100', '510104'])
  expect(levelsOf('510100')).toEqual(['510000', '510100', ''])
  expect(levelsOf('510000')).toEqual(['510000', '', ''])
  expect(levelsOf('x')).toEqual(['', '', ''])
})

describe('the form', () => {
  test('typed values become the request', () => {
    const text = textOf(2, {
      title: ' 转让生产线 ',
      description: ' 两条 ',
      contact: ' 周岷生 ',
      telPhone: '13900000004',
      code: { code: '123456' },
      amountMin: '12.',
      amountMax: '',
      regionCode: '',
      assetKind: 'none',
      validDays: 30,
      files: [{ id: 'F1', name: 'a.pdf', kind: 'pdf', size: 1, url: '/mock-files/uploads/F1.pdf' }],
    })
    expect(text).toEqual({
      need: 2,
      title: '转让生产线',
      description: '两条',
      contact: '周岷生',
      regionCode: null,
      industryCode: null,
      assetKind: null,
      amountMin: '120000',
      amountMax: null,
      validDays: 30,
      fileIds: ['F1'],
    })
  })

  test('editing starts with the saved values', () => {
    expect(valuesOf({ ...good, amountMax: '2000000', files: [] } as never)).toMatchObject({
      amountMin: '80',
      amountMax: '200',
      regionCode: '',
    })
  })
})

test('the address of the list contains the filters, and unknown values are dropped', () => {
  expect(demandList.read(new URLSearchParams('need=2&state=asked&q= 厂房 &page=3'))).toEqual({
    need: 2,
    state: 'asked',
    title: '厂房',
    page: 3,
  })
  expect(demandList.read(new URLSearchParams('need=9&state=x&page=-1'))).toEqual({
    need: null,
    state: null,
    title: '',
    page: 1,
  })
  expect(demandList.addressOf({ need: 2, state: 'asked', title: '', page: 3 })).toBe(
    '/myService?need=2&state=asked&page=3',
  )
  expect(demandList.addressOf(demandList.initial)).toBe('/myService')
})
