import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { PastStage } from '#src/features/quote-room/PastStage.tsx'
import { RoomReplay } from '#src/features/room-replay/RoomReplay.tsx'
import type { RoomRecord } from '#src/model/bidding/calls.ts'
import { withBid } from '#tests/support/forged-records.ts'
import { recordOf } from './record.ts'

afterEach(cleanup)

const known = { seen: [], receipts: [] }
const show = (record: RoomRecord, own: string | null = null) =>
  render(
    <RoomReplay
      record={record}
      name="标的"
      fileName="record"
      row={{ priceType: 2, priceUnitName: '元' }}
      known={known}
      own={own}
      Stage={PastStage}
      onSave={() => undefined}
    />,
  )
const player = () => within(screen.getByRole('region', { name: '竞价回放' }))
const cells = (seq: string) =>
  screen
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    .find(([first]) => first === seq)

describe('[BD-03] the labels of a bid', () => {
  test('are separated by spaces, also in what is read aloud and copied', async () => {
    show(withBid(recordOf(), 4, { priority: true }), '0417')
    await screen.findByRole('alert')
    expect(cells('4')?.at(-1)).toBe('成交 优 延至 2026-11-20 10:18:40')
    expect(cells('3')?.at(-1)).toBe('回退 报价有误')
    expect(player().getByText('我').closest('p')?.textContent).toBe('竞得号 0417 我')
  })

  test('the amount of the bid that fails the verification is followed by its mark', async () => {
    const record = recordOf()
    record.rows[1]!.content!.amount = '111.00'
    show(record)
    await screen.findByRole('alert')
    expect(cells('2')?.[2]).toBe('111.000 元 校验不符')
  })
})

test('[BD-03] the steps are off at the ends of the replay only', async () => {
  show(recordOf())
  const steps = () =>
    ['上一次报价', '下一次报价'].map((name) => player().getByRole('button', { name }).getAttribute('aria-disabled'))
  expect(steps()).toEqual(['false', 'true'])
  await userEvent.click(player().getByRole('button', { name: '上一次报价' }))
  expect(steps()).toEqual(['false', 'false'])
})

test('[BD-03] the band and the stage of the room follow the replay, in the view of the reader', async () => {
  const { container } = show(recordOf(), '0417')
  const band = () => container.querySelector('[data-band]')
  expect(band()?.getAttribute('data-band')).toBe('won')
  expect(band()?.textContent).toContain('我的竞买号 0417')
  await userEvent.click(player().getByRole('radio', { name: '按报价' }))
  fireEvent.change(player().getByRole('slider', { name: '回放进度' }), { target: { value: '0' } })
  expect(band()?.getAttribute('data-band')).toBe('unquoted')
  expect(container.querySelector('[aria-label=竞价回放] strong')?.textContent).toBe('100.000 元')
  cleanup()
  const { container: visitor } = show(recordOf())
  expect(visitor.querySelector('[data-band]')?.getAttribute('data-band')).toBe('ended')
})
