import { describe, expect, test } from 'vitest'
import { organisationProblem, organisationMethods, personProblem, personMethods } from '#src/model/kyc/rules.ts'
import type { OrganisationClaim, PersonClaim } from '#src/model/kyc/schema.ts'

const now = Date.parse('2026-03-06T09:30:00+08:00')

const person: PersonClaim = {
  name: '林知秋',
  docType: 0,
  docNumber: '510112198311086137',
  isLongTerm: true,
  frontId: 'F',
  backId: 'B',
  telPhone: '13800138000',
  way: 'carrier',
}
const organisation: OrganisationClaim = {
  orgType: 0,
  name: '成都云岭测试有限公司',
  creditCode: '91510100MA6RQ7D842',
  licenceId: 'L',
  isLongTerm: true,
  legalName: '周岷生',
  legalDocType: 0,
  legalDocNumber: '510104199003071237',
  agentName: '林知秋',
  agentDocType: 0,
  agentDocNumber: '510112198311086137',
  letterId: 'A',
  telPhone: '13800138000',
  accountName: '成都云岭测试有限公司',
  bankName: '蜀川银行',
  accountNo: '8110000100299999',
  way: 'transfer',
}
const own = { agentName: '周岷生', agentDocNumber: '510104199003071237', letterId: null }

describe('[AC-11] verification methods of a person (domain 6.1)', () => {
  test('residents’ identity cards have four, the nine other documents manual review only', () => {
    for (const docType of [0, 1]) expect(personMethods(docType)).toEqual(['carrier', 'bank', 'face', 'manual'])
    for (const docType of [2, 3, 4, 5, 6, 7, 8, 9, 10])
      expect(personMethods(docType), String(docType)).toEqual(['manual'])
  })

  test('a bank card is required where it is verified, and must always be valid', () => {
    const wrong: [Partial<PersonClaim>, string | null][] = [
      [{ way: 'bank' }, '银行账号不能为空'],
      [{ way: 'bank', bankCard: '622848' }, '银行卡号应为13至19位数字'],
      [{ way: 'bank', bankCard: '6228480000000998873' }, '银行卡号校验位错误'],
      [{ way: 'bank', bankCard: '6228480000000998872' }, null],
      [{ way: 'face' }, null],
      [{ way: 'carrier', bankCard: '6228480000000998873' }, '银行卡号校验位错误'],
      [{ way: 'face', docType: 2 }, '该证件类型或机构类型只能人工审核'],
      [
        { way: 'bank', bankCard: '6228480000000998872', docType: 4, docNumber: 'PE1234567' },
        '该证件类型或机构类型只能人工审核',
      ],
    ]
    for (const [over, problem] of wrong) expect(personProblem({ ...person, ...over }, now)).toBe(problem)
  })
})

describe('[AC-11] verification methods of an organisation (domain 6.2)', () => {
  test('state bodies and organisations without a licence are reviewed manually', () => {
    for (const orgType of [0, 1, 3, 4])
      expect(organisationMethods(orgType)).toEqual(['transfer', 'legal', 'letter', 'manual'])
    for (const orgType of [2, 5]) expect(organisationMethods(orgType)).toEqual(['manual'])
  })

  test('another agent needs a letter, signed later with the method `letter`; a legal representative needs none', () => {
    const cases: [Partial<OrganisationClaim>, string | null][] = [
      [{}, null],
      [{ letterId: null }, '经办人不是法定代表人时，请上传授权委托书'],
      [{ letterId: null, way: 'letter' }, null],
      [{ ...own }, null],
      [{ ...own, way: 'letter' }, '法定代表人本人经办时无需授权书，请选择其他核验方式'],
      [{ ...own, way: 'legal' }, null],
      [{ way: 'legal' }, '经办人不是法定代表人，请选择其他核验方式'],
      [{ way: 'letter', orgType: 2 }, '该证件类型或机构类型只能人工审核'],
    ]
    for (const [over, problem] of cases) expect(organisationProblem({ ...organisation, ...over }, now)).toBe(problem)
  })
})
