import { describe, expect, test } from 'vitest'
import { citizenId, plainCitizenId } from '#src/model/validation/citizen-id.ts'

const missing = '证件号码不能为空'
const length = '证件号码长度不为18位'
const form = '证件号码格式错误'
const region = '地址编码错误'
const check = '证件号码校验位错误'

describe('citizen number (GB 11643)', () => {
  test.each([
    ['', missing],
    ['  ', missing],
    ['1', length],
    ['11010519491231002', length],
    ['11010519491231002XX', length],
    ['110105491231002', length],
    ['1101051949123100AX', form],
    ['11010519491231002Y', form],
    ['X10105194912310020', form],
    ['110105194912310二2X', form],
    ['110105 9491231002X', form],
    ['11010519490231002X', form],
    ['11010519491331002X', form],
    ['11010519491200002X', form],
    ['11010519000229002X', form],
    ['11010500001231002X', form],
    ['00010519491231002X', region],
    ['99010519491231002X', region],
    ['16010519491231002X', region],
    ['110105194912310020', check],
    ['110105194912310021', check],
    ['21010519491231002X', check],
    ['11010519491231002X', null],
    ['11010519491231002x', null],
    [' １１０１０５１９４９１２３１００２Ｘ ', null],
  ])('[AC-07] %j: %s', (typed, problem) => {
    expect(citizenId(typed)).toBe(problem)
  })

  test('[AC-07] of several problems the first is reported', () => {
    expect(citizenId('9901051949023100')).toBe(length)
    expect(citizenId('990105194902310021')).toBe(form)
    expect(citizenId('990105194912310021')).toBe(region)
  })

  test.each([
    ['110105200002290013', null],
    ['110105190002280011', null],
    ['110105180001010010', null],
    ['110105179912310016', form],
    ['110105190002290011', form],
    ['510104199003071237', null],
    ['510104198807162439', null],
    ['510603198512035177', null],
  ])('[AC-07] a birthday must exist in its calendar (%s)', (id, problem) => {
    expect(citizenId(id)).toBe(problem)
  })

  test('[AC-07] a birthday is not after today', () => {
    const birth = Date.parse('1949-12-31T00:00:00+08:00')
    expect(citizenId('11010519491231002X', birth - 1)).toBe(form)
    expect(citizenId('11010519491231002X', birth)).toBeNull()
  })

  test.each(
    '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83 91'.split(
      ' ',
    ),
  )('[AC-07] the province %s is known', (prefix) => {
    expect([null, check]).toContain(citizenId(`${prefix}010519491231002X`))
  })

  test('exactly one check digit of eleven fits', () => {
    const fitting = [...'0123456789X'].filter((digit) => citizenId(`51010419900307123${digit}`) === null)
    expect(fitting).toHaveLength(1)
  })

  test('stored form', () => {
    expect(plainCitizenId(' 11010519491231002x ')).toBe('11010519491231002X')
  })
})
