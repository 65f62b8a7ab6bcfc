import { expect, test } from 'vitest'
import { capitalsPer } from '#src/model/listing/price/capitals.ts'

test.each([
  ['97.98', '万元/年', '玖拾柒万玖仟捌佰元整/年'],
  ['0.0001', '万元', '壹元整'],
  ['801.600001', '万元', '捌佰零壹万陆仟元零壹分'],
  ['723.5', '元/亩·年', '柒佰贰拾叁元伍角整/亩·年'],
  ['56.4', '元/平方米·月', '伍拾陆元肆角整/平方米·月'],
  ['1000000', '元', '壹佰万元整'],
])('[CT-03] %s %s is %s', (amount, unit, capitals) => {
  expect(capitalsPer(amount, unit)).toBe(capitals)
})

test.each([
  ['1.2345678', '万元'],
  ['12', '%'],
  ['', '元'],
  ['一', '万元'],
])('[CT-03] %s %s has no capitals', (amount, unit) => {
  expect(capitalsPer(amount, unit)).toBeNull()
})
