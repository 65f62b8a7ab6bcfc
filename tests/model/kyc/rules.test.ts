import { describe, expect, test } from 'vitest'
import { maskedAccount, maskedDocument, maskedName } from '#src/model/kyc/masked.ts'
import {
  amountProblem,
  capitalProblem,
  dayProblem,
  documentProblem,
  endOfDocument,
  expiryProblem,
  holderProblem,
} from '#src/model/kyc/rules.ts'
import { documentTypeLabels } from '#src/model/kyc/labels.ts'

const now = Date.parse('2026-03-06T09:30:00+08:00')

describe('[AC-11] documents', () => {
  test('the eleven of the specification, in order', () => {
    expect(documentTypeLabels).toHaveLength(11)
    expect(documentTypeLabels[0]).toBe('居民身份证')
    expect(documentTypeLabels[10]).toBe('其他')
  })

  test('0 and 1 have a check digit, the others a format', () => {
    const right: [number, string][] = [
      [0, '510104199003071237'],
      [1, ' 11010519491231002x '],
      [2, '510112198311086137'],
      [3, '南字第01234567号'],
      [4, 'PE1234567'],
      [5, 'e20461377'],
      [6, 'SE0123456'],
      [7, 'DE0123456'],
      [8, 'H01234567'],
      [9, '01234567'],
      [10, 'AB-1234'],
    ]
    for (const [docType, number] of right) expect(documentProblem(docType, number, now), number).toBeNull()
    const wrong: [number, string, string][] = [
      [0, '', '证件号码不能为空'],
      [0, '510104199003071238', '证件号码校验位错误'],
      [1, '510104209003071237', '证件号码格式错误'],
      [5, '', '证件号码不能为空'],
      [5, 'E 2', '证件号码格式错误'],
      [8, 'X01234567', '证件号码格式错误'],
      [9, '0123456', '证件号码格式错误'],
    ]
    for (const [docType, number, problem] of wrong) expect(documentProblem(docType, number, now), number).toBe(problem)
  })

  test('[D10] names of residents are Chinese, also long ones with a point; passports allow letters', () => {
    for (const name of ['林知', '欧阳锦江', '阿依古丽·买买提']) expect(holderProblem(0, name), name).toBeNull()
    for (const name of ['林', '林知秋江月明', 'Maria Lund', '林 知', '林·', '张3'])
      expect(holderProblem(0, name), name).toBe('姓名与证件不符，请填写证件上的姓名')
    expect(holderProblem(5, 'Maria Lund-O’Neil')).not.toBeNull()
    expect(holderProblem(5, "Maria Lund-O'Neil")).toBeNull()
    expect(holderProblem(5, ' ')).toBe('姓名不能为空')
  })

  test('a document is valid through its last day in China', () => {
    expect(expiryProblem('2026-03-06', false, now)).toBeNull()
    expect(expiryProblem('2026-03-05', false, now)).toBe('证件已过期')
    expect(expiryProblem('2026-02-30', false, now)).toBe('请选择证件有效期，或勾选长期有效')
    expect(expiryProblem(null, true, now)).toBeNull()
    expect(endOfDocument('2026-03-06')).toBe(Date.parse('2026-03-07T00:00:00+08:00'))
  })

  test('the amount of a transfer is less than one yuan, with one or two decimals', () => {
    for (const amount of ['0.01', '0.5', '0.99', '０.37']) expect(amountProblem(amount), amount).toBeNull()
    for (const amount of ['', '0', '0.0', '0.00', '1', '1.00', '.5', '0.375', '-0.1', '0,5', '0.1²', '0.٣'])
      expect(amountProblem(amount), amount).toBe('请填写收到的金额，如 0.37')
    expect([capitalProblem(''), capitalProblem('1000.50'), capitalProblem('1e9') === null]).toEqual([null, null, false])
    expect(capitalProblem('10²')).toBe('注册资本应为数字，单位万元，最多两位小数')
    expect([dayProblem(''), dayProblem('2020-01-31'), dayProblem('2020-1-31') === null]).toEqual([null, null, false])
  })
})

describe('masks (domain 6.25)', () => {
  test('names keep their first character, numbers three and four, accounts the last four', () => {
    expect([maskedName('张三'), maskedName('林知秋'), maskedName('Maria Lund')]).toEqual(['张*', '林**', 'M***'])
    expect(maskedDocument('510104199003071234')).toBe('510***********1234')
    expect(maskedDocument('E2046137')).toBe('E******7')
    expect(maskedAccount('8110000100200301')).toBe('**** **** 0301')
  })
})
