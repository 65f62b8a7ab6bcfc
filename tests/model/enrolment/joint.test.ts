import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyForm } from '#src/model/enrolment/rules.ts'
import { isHolder, type Leader, memberProblems } from '#src/model/enrolment/joint.ts'
import { maskedDocument } from '#src/model/kyc/masked.ts'

const person: Leader = { kind: 'person', name: '周岷生', documentNo: '510104199003071237', telPhone: '13900000004' }
/** The same as the page knows it, masked. */
const shown: Leader = { ...person, documentNo: maskedDocument(person.documentNo) }
const body: Leader = {
  kind: 'organisation',
  name: '成都岷岸实业（集团）有限公司',
  documentNo: '91510100MA6RK4T311',
  telPhone: '13900000005',
}
const other = { name: '林知秋', documentNo: '510112198311086137', telPhone: '13800138000', share: '40' }

const problemsOf = (leader: Leader, ...members: (typeof other)[]) =>
  memberProblems({ ...emptyForm, way: 'joint', members }, leader).map(({ field, message }) => `${field} ${message}`)

const own = ['members.0 联合体成员不能是您本人']
const twice = ['members.1 联合体成员不能重复']

describe('[BD-01] a joint member is never the leader', () => {
  test.each([
    ['the number of the account', person, { telPhone: '139 0000 0004' }],
    ['the document', person, { documentNo: ' 510104 19900307 1237' }],
    ['the number of the account, on the page', shown, { telPhone: '１３９００００000４' }],
    ['name and document, on the page', shown, { name: '周 岷生', documentNo: '510104199003071237' }],
    ['the credit code', body, { documentNo: '91510100ma6rk4t311' }],
    ['the name of an organisation', body, { name: '成都岷岸实业(集团)有限公司' }],
  ])('by %s', (_, leader, change) => {
    expect(problemsOf(leader, { ...other, ...change })).toEqual(own)
  })

  test.each([
    ['a person of the same name', person, { name: '周岷生' }],
    ['a person of the same name, on the page', shown, { name: '周岷生' }],
    ['a number whose ends are the same', shown, { documentNo: '510199199901011237' }],
    ['someone else', body, {}],
  ])('%s is someone else', (_, leader, change) => {
    expect(problemsOf(leader, { ...other, ...change })).toEqual([])
  })

  test('nor another member, and the phone must be a mobile number', () => {
    const third = { name: '何景川', documentNo: '510106198805126517', telPhone: '13900000007', share: '10' }
    expect(problemsOf(person, other, third)).toEqual([])
    expect(problemsOf(person, other, { ...third, telPhone: ' 138 0013 8000' })).toEqual(twice)
    expect(problemsOf(person, other, { ...third, documentNo: '51011219831108 6137' })).toEqual(twice)
    expect(problemsOf(person, { ...other, telPhone: '028-60000005' })).toEqual([
      'members.0 联合体成员的手机号格式不正确',
    ])
  })

  test('empty fields match no one', () => {
    const blank = { name: '', documentNo: '', telPhone: '', share: '' }
    expect(problemsOf(person, blank, blank)).toEqual([])
  })
})

test('[BD-01] name and number of a member both match the account, however they are typed', () => {
  const identity = { name: '阿卜杜热合曼·买买提', docNumber: '65310119900307123X' }
  const named = { name: '阿卜杜热合曼・买买提', documentNo: '65310119900307123x' }
  expect(isHolder(named, identity)).toBe(true)
  expect(isHolder({ ...named, name: '阿卜杜热合曼' }, identity)).toBe(false)
  expect(isHolder({ ...named, documentNo: '653101199003071230' }, identity)).toBe(false)
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, documentNo) => {
      expect(isHolder({ name, documentNo }, identity)).toBe(false)
    }),
  )
})
