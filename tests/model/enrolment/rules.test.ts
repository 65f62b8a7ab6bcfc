import { describe, expect, test } from 'vitest'
import { emptyForm, type EnrolPaper, enrolProblems } from '#src/model/enrolment/rules.ts'
import type { EnrolForm } from '#src/model/enrolment/schema.ts'

const paper: EnrolPaper = {
  asset: { startPrice: '100' },
  conditions: [],
  requirements: [],
  agreements: [],
  isPackage: false,
  lots: [],
  intent: null,
}

const lot = (assetsId: string, deposit: string) => ({
  assetsId,
  assetsName: assetsId,
  startPrice: '100',
  deposit,
  step: '1',
  status: 'NOTICE',
})

const pack: EnrolPaper = { ...paper, isPackage: true, lots: [lot('L1', '3000'), lot('L2', '5000')] }

const filled: EnrolForm = {
  ...emptyForm,
  contact: '林知秋',
  telPhone: '13900000000',
  refund: { name: '林知秋', bank: '岷江银行', account: '6222' },
}

const saidOf = (form: Partial<EnrolForm>, sheet: EnrolPaper) =>
  enrolProblems({ ...filled, ...form }, sheet).map(({ field, message }) => `${field} ${message}`)

const badOffer = ['offer 请填写受让底价']
const lowOffer = ['offer 受让底价不得低于挂牌价']
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
])('[BD-01] an offer of %s', (offer, problems) => {
  expect(saidOf({ offer }, paper)).toEqual(problems)
})

describe('the pool of a package', () => {
  test.each([
    ['5000', []],
    ['5000.5', []],
    ['8000', []],
    ['5000.123', noPool],
    ['0000000005000', noPool],
    [null, noPool],
  ])('[BD-01] of %s', (poolAmount, problems) => {
    expect(saidOf({ lotIds: ['L1', 'L2'], poolAmount }, pack)).toEqual(problems)
  })

  test.each([
    [['L2'], []],
    [['L1', 'L2'], []],
    [[], noLot],
    [['L2', 'L9'], noLot],
    [['L2', 'L2'], noLot],
  ])('[BD-01] of the lots %j', (lotIds, problems) => {
    expect(saidOf({ lotIds, poolAmount: '5000' }, pack)).toEqual(problems)
  })
})
