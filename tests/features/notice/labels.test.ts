import { expect, test } from 'vitest'
import { noticePlate, noticeTabs } from '#src/features/notice/labels.ts'

test('[HM-07] eight tabs in the order of the specification, each with its type', () => {
  expect(noticeTabs.map((tab) => [tab.label, 'type' in tab ? tab.type : null])).toEqual([
    ['最新', null],
    ['成交公告', 4],
    ['竞价公告', 0],
    ['中止公告', 1],
    ['成交公示', 5],
    ['备案公告', 6],
    ['终止公告', 3],
    ['一般公告', 7],
  ])
})

test('[HM-07] 更多 leads to the section of the type', () => {
  expect([noticePlate(), noticePlate(0), noticePlate(4)]).toEqual(['notice', 'notice-0', 'notice-4'])
})
