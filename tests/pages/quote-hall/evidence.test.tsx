import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { recordOf } from '#src/mock/exchange/bidding/rooms/public-record.ts'
import type { RoomRecord } from '#src/model/bidding/calls.ts'
// Loaded with the first record of an ended room; on a busy machine loading takes longer than a test waits.
import '#src/pages/asset/AssetPage.tsx'
import '#src/pages/asset/sections/Replay.tsx'
import { endedBefore, withBid, withResult } from '#tests/support/forged-records.ts'
import { server } from '#tests/support/world.ts'
import { duel, ending, quote, until, untilText } from './room.ts'

const receipts = () => screen.queryByRole('region', { name: '报价回执' })
const check = () => document.querySelector('[aria-label="报价记录校验"]')
const answer = (record: RoomRecord) =>
  server.use(
    http.post('*/dscq-sync/v1/bid-assets/room/record', () =>
      HttpResponse.json({ code: 200, msg: '操作成功', data: record }),
    ),
  )

/** An ended room in which `person` bid first and the company last. */
async function played() {
  const table = await duel('ongoing')
  const { user, world, roomId, quotes, untilEnd, room } = table
  await quote(user, table, 0)
  await untilText(receipts, /第 1 号/)
  quotes('company', 1)
  quotes('person', 2)
  quotes('company', 3)
  await untilText(() => document.body, '您已被超越')
  while (room().result === null || room().result === undefined) untilEnd()
  await untilText(ending, '很遗憾，您未能竞得本标的')
  return { ...table, record: recordOf(world.exchange, roomId) }
}

/** Clicks and waits for what the next screen loads. */
const go = (element: Element) => act(async () => void fireEvent.click(element))

async function toRecord() {
  await go(await within(ending()).findByRole('link', { name: '查看标的详情' }))
  await go(await screen.findByRole('tab', { name: '竞价记录' }))
}

async function alerts() {
  const found = () => [...(check()?.querySelectorAll('[role=alert] p') ?? [])].map(({ textContent }) => textContent)
  await until(() => expect(found()).not.toEqual([]))
  return found()
}

test('[BD-03] a bid has a receipt to download, the result the digest of the last bid, and both match the record', async () => {
  const table = await played()
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { user, record, shown, numbers, listing } = table
  const [first] = record.rows
  expect(receipts()!.textContent).toContain(first!.link)
  await user.click(within(receipts()!).getByRole('button', { name: '复制第 1 号回执' }))
  expect(writeText.mock.lastCall![0].split('\n')).toEqual([
    '报价回执',
    `标的：${listing.assetsName}（${listing.no}）`,
    `竞买号：${numbers['person']}`,
    '序号：1',
    `报价：${shown(0)}`,
    expect.stringMatching(/^受理时间：\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    `回执摘要：${first!.link}`,
  ])
  expect(ending().textContent).toContain(record.head)
  await user.click(within(ending()).getByRole('button', { name: '复制末条摘要' }))
  expect(writeText.mock.lastCall).toEqual([record.head])

  await toRecord()
  await waitFor(() => expect(check()?.textContent).toContain(`竞价记录校验一致，共 ${record.rows.length} 条`))
  expect(check()!.textContent).toContain('与您的 1 份报价回执一致')
  expect(check()!.textContent).toContain(`与本浏览器在竞价时收到的 ${record.rows.length} 条摘要一致`)
  expect(check()!.textContent).toContain('与本浏览器在竞价结束时收到的结果一致')
  expect(check()!.textContent).not.toContain('撤销报价由交易所决定')
})

test('[BD-03] a winning bid that is later claimed to be removed leaves a valid record that contradicts this browser', async () => {
  const table = await played()
  const { record } = table
  const [first, last] = [record.rows.at(-2)!, record.rows.at(-1)!]
  const removed = [{ seq: last.seq, reason: '报价有误', at: last.time, after: last.seq }]
  const { bidNo, amount } = first.content!
  answer({ ...withResult(record, { bidNo, price: amount }), removed })
  await toRecord()
  expect(await alerts()).toEqual(['校验失败：公布的竞价结果与本浏览器在竞价结束时收到的不符'])
})

test('[BD-03] a recomputed chain with another amount is valid, and contradicts this browser', async () => {
  const table = await played()
  const { record, above } = table
  answer(withBid(record, 1, { amount: Number(above(1)).toFixed(2) }))
  await toRecord()
  const messages = await alerts()
  expect(messages).toContain('校验失败：第 1 条与您的报价回执不符，或已被删去')
  expect(messages).toContain('校验失败：第 1 条与本浏览器在竞价时收到的摘要不符，或已被删去')
})

test('[BD-03] a record stripped of all bids is not that of a room without bids', async () => {
  const table = await played()
  const empty = endedBefore(table.record, 1)
  const failed = { kind: 'FAILED', reason: 'NO_QUOTE', text: '', price: null, bidNo: null } as const
  answer({ ...empty, result: { ...empty.result!, ...failed }, moves: [] })
  await toRecord()
  expect(await alerts()).toContain('校验失败：第 1 条与您的报价回执不符，或已被删去')
})
