import { describe, expect, test } from 'vitest'
import { bondInterest, bondStateOf, contactProblem, questionProblem } from '#src/model/procurement/supplier/rules.ts'
import { parseShanghai } from '#src/model/time/shanghai.ts'

const at = (text: string) => parseShanghai(text)!

describe('the interest on a bond', () => {
  test.each([
    ['31 calendar days, though a day less in hours', '240000', '2026-11-29 16:00', '2026-12-30 10:00', '10.33'],
    ['37 days, rounded up', '164000', '2026-10-01 09:00', '2026-11-07 09:00', '8.43'],
    ['42 days', '248000', '2026-10-01 09:00', '2026-11-12 08:00', '14.47'],
    ['a half is rounded up', '3600', '2026-10-01 09:00', '2026-10-02 09:00', '0.01'],
    ['none for the same day', '240000', '2026-10-01 00:00', '2026-10-01 23:59', '0.00'],
    ['a day over midnight in Shanghai', '7200000', '2026-10-01 23:59', '2026-10-02 00:00', '10.00'],
  ])('[PU-06] %s', (_, amount, paid, returned, interest) => {
    expect(bondInterest(amount, at(paid), at(returned))).toBe(interest)
  })
})

const dates = {
  announcedAt: at('2026-10-01 09:00'),
  saleFrom: at('2026-10-01 09:00'),
  saleTo: at('2026-10-08 17:00'),
  questionsUntil: at('2026-10-10 17:00'),
  deadlineAt: at('2026-10-20 09:30'),
}
const bought = at('2026-10-02 09:00')
const unpaid = { paidAt: null, returnedAt: null }

describe('the state of a bond', () => {
  test.each([
    ['without documents while they are sold', null, '2026-10-08 16:59', null, 'due'],
    ['without documents once their sale is over', null, '2026-10-08 17:00', null, 'unsold'],
    ['without documents after the deadline', null, '2026-10-21 09:00', null, 'unsold'],
    ['with documents until the deadline', bought, '2026-10-20 09:29', null, 'due'],
    ['with documents after the deadline', bought, '2026-10-20 09:30', null, 'missed'],
    ['after a termination before the deadline', bought, '2026-10-30 09:00', '2026-10-15 09:00', 'dropped'],
    ['after a termination while documents were sold', null, '2026-10-30 09:00', '2026-10-05 09:00', 'dropped'],
    ['before a termination to come', bought, '2026-10-14 09:00', '2026-10-15 09:00', 'due'],
    ['after a termination at the deadline', bought, '2026-10-30 09:00', '2026-10-20 09:30', 'missed'],
  ])('[PU-06] %s', (_, boughtAt, now, terminated, state) => {
    const ended = terminated === null ? dates : { ...dates, terminatedAt: at(terminated) }
    expect(bondStateOf(ended, boughtAt, unpaid, at(now))).toBe(state)
  })

  test('[PU-06] what was paid stays paid until its return', () => {
    const paidAt = at('2026-10-03 09:00')
    const now = at('2026-11-20 09:00')
    expect(bondStateOf(dates, bought, { paidAt, returnedAt: null }, now)).toBe('paid')
    expect(bondStateOf(dates, bought, { paidAt, returnedAt: now }, now)).toBe('returned')
  })
})

describe('what suppliers write', () => {
  const company = '成都锦江（集团）设备有限公司'
  const named = '提问将向所有供应商公开，请删去您单位的名称'
  test.each([
    ['the name', '成都锦江（集团）设备有限公司能否参加？', named],
    ['with spaces and in half width', '我公司 成都锦江(集团) 设备 有限公司 能否参加？', named],
    ['over two lines', '成都锦江（集团）\n设备有限公司能否参加？', named],
    ['a shorter one', '成都锦江能否参加？', null],
    ['too little', '成都', '提问不能少于5个字'],
  ])('[PU-06] a question with the name of who asks, %s', (_, text, problem) => {
    expect(questionProblem(text, company)).toBe(problem)
  })
  test('[PU-06] letters of a name count in any case and width', () => {
    expect(questionProblem('请问 ＡＢＣ tech 能否参加？', 'abc Tech')).toBe(named)
  })

  const form = '请填写联系人的姓名，至少2个汉字或字母，不含其他符号'
  test.each([
    ['蒋承岷', null],
    ['阿依古丽·买买提', null],
    ["Anne O'Neill-Smith", null],
    [' ', '请填写联系人'],
    ['王', form],
    ['<b>x</b>', form],
    ['13900000006', form],
    ['蒋'.repeat(21), '联系人不能超过20个字'],
  ])('[PU-06] the contact “%s”', (name, problem) => {
    expect(contactProblem(name)).toBe(problem)
  })
})
