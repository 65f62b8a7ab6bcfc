import { describe, expect, test } from 'vitest'
import {
  applicationProblem,
  endOfSeal,
  kindsOf,
  latestValidTo,
  sealActsOf,
  shapesOf,
  textProblem,
  validToProblem,
} from '#src/model/seal/rules.ts'
import type { SealApplicant, SealApplication } from '#src/model/seal/schema.ts'

const now = Date.parse('2026-03-06T09:30:00+08:00')
const company: SealApplicant = {
  kind: 'organisation',
  name: '成都岷岸实业有限公司',
  legalName: '蒋承岷',
  applicant: '蒋**',
}
const person: SealApplicant = { kind: 'person', name: '周岷生', legalName: '', applicant: '周**' }
const newcomer: SealApplicant = { kind: null, name: '', legalName: '', applicant: '' }

const design = { shape: 'round', text: '成都岷岸实业有限公司', across: '', below: '' } as const
const official: SealApplication = {
  kind: 'official',
  name: '公章',
  design,
  pictureId: null,
  letterId: 'F1',
  scopes: ['contract'],
  validTo: '2027-03-05',
}

describe('[BD-06] which seals an account may have', () => {
  test('a person signs with the own name, an organisation has three kinds, an unverified account none', () => {
    expect(kindsOf(person)).toEqual(['personal'])
    expect(kindsOf(company)).toEqual(['official', 'contract', 'legal'])
    expect(kindsOf(newcomer)).toEqual([])
    expect(shapesOf('official')).toEqual(['round', 'ellipse'])
    expect(shapesOf('contract')).toEqual(['round', 'ellipse'])
    expect(shapesOf('legal')).toEqual(['rectangle'])
    expect(shapesOf('personal')).toEqual(['rectangle'])
  })

  test.each([
    ['成都岷岸实业有限公司', null],
    ['成都岷岸实业有限公司合同专用章', null],
    ['成都岷岸实业', '印章文字须包含认证的机构名称'],
    ['成都岷江实业有限公司', '印章文字须包含认证的机构名称'],
    ['', '请填写印章文字'],
    ['成都岷岸实业有限公司★', '印章文字只能包含汉字、字母、数字、括号和间隔号'],
    [`成都岷岸实业有限公司${'分'.repeat(51)}`, '印章文字不能超过 60 字'],
  ])('the text of an official seal: %s', (text, problem) => {
    expect(textProblem(text, 'official', company)).toBe(problem)
  })

  test('brackets of another width are the same name; without a verified name there is no seal', () => {
    const branch = { ...company, name: '岷江(成都)置业有限公司' }
    expect(textProblem('岷江（成都）置业有限公司', 'contract', branch)).toBeNull()
    expect(textProblem('任意公司', 'official', newcomer)).toBe('印章文字须包含认证的机构名称')
    expect(textProblem('印', 'personal', newcomer)).toBe('印章文字须为本人认证的姓名，可以加“印”、“之印”或“章”')
  })

  test.each([
    ['蒋承岷', null],
    ['蒋承岷印', null],
    ['蒋承岷之印', null],
    ['蒋承岷章', null],
    ['蒋承岷私印', '印章文字须为法定代表人姓名，可以加“印”、“之印”或“章”'],
    ['成都岷岸实业有限公司', '印章文字须为法定代表人姓名，可以加“印”、“之印”或“章”'],
  ])('the text of the legal representative’s seal: %s', (text, problem) => {
    expect(textProblem(text, 'legal', company)).toBe(problem)
  })
})

describe('[BD-06] an application for a seal', () => {
  const problemOf = (over: Partial<SealApplication>, applicant = company) =>
    applicationProblem({ ...official, ...over }, applicant, now)

  test('is complete', () => {
    expect(problemOf({})).toBeNull()
    expect(problemOf({ design: null, pictureId: 'P1' })).toBeNull()
    const name = { kind: 'personal', design: { ...design, shape: 'rectangle', text: '周岷生印' } } as const
    expect(problemOf(name, person)).toBeNull()
  })

  test.each<[string, Partial<SealApplication>, string]>([
    ['another kind', { kind: 'personal' }, '机构账户可以申请公章、合同章和法人章'],
    ['no name', { name: ' ' }, '请填写印章名称'],
    ['a long name', { name: '章'.repeat(31) }, '印章名称不能超过 30 字'],
    ['no look', { design: null }, '请选择样式模板，或上传印章图片'],
    ['two looks', { pictureId: 'P1' }, '请选择样式模板，或上传印章图片'],
    ['another shape', { design: { ...design, shape: 'rectangle' } }, '该类型的印章没有这种样式'],
    ['a long line', { design: { ...design, across: '章'.repeat(13) } }, '横向文不能超过 12 字'],
    ['a long lower arc', { design: { ...design, below: '1'.repeat(21) } }, '下弦文不能超过 20 字'],
    ['no letter', { letterId: '' }, '请上传授权书'],
    ['no scope', { scopes: [] }, '请选择使用范围'],
    ['no end', { validTo: '' }, '请选择印章的有效期'],
    ['an end today', { validTo: '2026-03-06' }, '有效期应晚于今天'],
    ['an end after three years', { validTo: '2029-03-07' }, '有效期最长 3 年'],
  ])('is refused with %s', (_, over, problem) => {
    expect(problemOf(over)).toBe(problem)
  })

  test('a person does not get the seals of an organisation', () => {
    expect(problemOf({}, person)).toBe('个人账户只能申请个人签名')
  })
})

describe('[BD-06] the validity of a seal', () => {
  test('ends with its last day in China, three years ahead at most', () => {
    expect(endOfSeal('2027-03-05')).toBe(Date.parse('2027-03-06T00:00:00+08:00'))
    expect([endOfSeal(''), endOfSeal('2027-02-30'), endOfSeal('2027-03-05 10:00')]).toEqual([null, null, null])
    expect(latestValidTo(now)).toBe('2029-03-06')
    expect(latestValidTo(Date.parse('2028-02-29T12:00:00+08:00'))).toBe('2031-02-28')
    expect(validToProblem('2026-03-07', now)).toBeNull()
    expect(validToProblem('2029-03-06', now)).toBeNull()
    // 23:30 in London is already the seventh in China.
    expect(validToProblem('2026-03-07', Date.parse('2026-03-06T23:30:00Z'))).toBe('有效期应晚于今天')
  })
})

test('[BD-06] what the owner can do in each state', () => {
  expect(
    (['draft', 'checking', 'active', 'stopped', 'refused', 'expired'] as const).map((state) => sealActsOf(state)),
  ).toEqual([['submit', 'edit', 'remove'], [], ['stop'], ['enable'], ['resubmit', 'edit'], []])
})
