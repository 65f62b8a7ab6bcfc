import { expect, test } from 'vitest'
import { adQuery, noticesQuery } from '#src/model/first-screen.ts'

test('[HM-01] an advertisement is requested by its code', () => {
  expect(adQuery('index_kp_1')).toEqual({ size: 100, current: 1, code: 'index_kp_1' })
})

test('[HM-07] notices are requested by type, 0 included, or the newest of all without one', () => {
  expect(noticesQuery()).toStrictEqual({ size: 7, current: 1 })
  expect(noticesQuery(0)).toEqual({ size: 7, current: 1, noticeType: 0 })
  expect(noticesQuery(4)).toEqual({ size: 7, current: 1, noticeType: 4 })
})
