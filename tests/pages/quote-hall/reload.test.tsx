import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { syncFromStorage } from '#src/features/session/store.ts'
import type { BidMode } from '#src/model/listing/detail.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { type Opened, openWorld, reloadPage, renderRoute } from '#tests/support/render-route.tsx'
import {
  centre,
  confirm,
  duel,
  isOff,
  blockerText,
  outcome,
  press,
  sendButton,
  type Table,
  tableAt,
  until,
  untilText,
  waitingRoom,
} from './room.ts'

const answerCall = '/dscq-sync/v1/bid-assets/room/answer'
const unsettled = '正在确认上一次报价的结果，请勿重复提交'

type Seat = Table & Opened
const quoteNow =
  (name: string | RegExp) =>
  async ({ user }: Seat) => {
    await press(user, name)
    await confirm(user)
  }
const accept = async ({ user }: Seat) => {
  await user.click(await screen.findByRole('checkbox', { name: /^我已知悉应价/ }))
  await press(user, /^应价/)
}

/** For each mode, the call that makes a quote and the last part of its path. */
const calls: Record<BidMode, { path: string; send: (seat: Seat) => Promise<void> }> = {
  ongoing: { path: 'ongoing', send: quoteNow('报价') },
  phased: { path: 'phased', send: quoteNow('报价') },
  final: { path: 'final', send: quoteNow('提交最终报价') },
  'once-off': {
    path: 'once-off',
    send: async (seat) => {
      await press(seat.user, '确认参与报价')
      await untilText(centre, '您已确认参与，请等待报价开始')
      seat.untilEnd()
      await quoteNow('提交报价（仅一次）')(seat)
    },
  },
  'first-come-first-served': { path: 'first-come-first-served', send: quoteNow(/^立即(受让|承租)/) },
  'two-stage': { path: 'two-stage', send: quoteNow('报价') },
  'v-shaped': { path: 'v-shaped', send: accept },
  'dutch-auction': { path: 'dutch-auction', send: accept },
}
/** One mode of each kind of quote by day: open, sealed, announced, accepted. */
const byDay: readonly string[] = ['ongoing', 'final', 'once-off', 'dutch-auction']
const tried = Object.entries(calls).filter(([mode]) => isNightly || byDay.includes(mode))
const stored = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:quote-'))

describe('an unsettled quote when the page is reloaded', () => {
  test.each(tried)(
    '[F14] [BD-03] %s: restored as unknown, then its outcome is shown; it blocks sending and counts once',
    async (mode, { path, send }) => {
      const seat = await duel(mode)
      const { world, room } = seat
      const quoteCall = `/dscq-sync/v1/bid-assets/${path}/quote`
      world.holdAnswer(quoteCall)
      await send(seat)
      await until(() => expect(world.callsTo(quoteCall)).toHaveLength(1))
      await until(() => expect(room().seq).toBe(1))
      expect(stored()).toHaveLength(1)
      const release = world.hold(answerCall)
      await reloadPage()
      await untilText(outcome, /^尚未收到 .+ 的结果，正在向系统查询，请勿重复报价…$/)
      if (sendButton()) expect([isOff(sendButton()), blockerText()]).toEqual([true, unsettled])
      expect(stored()).toHaveLength(1)
      release()
      await untilText(outcome, /^报价 .+ 已受理（第 1 号）$/)
      await until(() => expect(stored()).toEqual([]))
      expect([world.callsTo(quoteCall).length, room().seq]).toEqual([1, 1])
      expect(new Set(world.callsTo(answerCall).map(({ idemKey }) => idemKey)).size).toBe(1)
    },
  )

  test('[F14] [BD-03] a quote that did not arrive is reported as not received, even if it arrives later, and can be sent again', async () => {
    const seat = await duel('ongoing')
    const { world, room, user, shown } = seat
    const quoteCall = '/dscq-sync/v1/bid-assets/ongoing/quote'
    const arrive = world.hold(quoteCall)
    await quoteNow('报价')(seat)
    await until(() => expect(world.callsTo(quoteCall)).toHaveLength(1))
    await reloadPage()
    await untilText(outcome, '未被受理：报价未送达，未被系统受理，请重新确认报价')
    arrive()
    await press(user, '报价')
    await confirm(user)
    await untilText(outcome, `报价 ${shown(0)} 已受理（第 1 号）`)
    expect(room().seq).toBe(1)
    await reloadPage()
    await untilText(centre, '您当前领先')
    expect([outcome(), stored()]).toEqual(['', []])
  })

  test('[F14] [SE-07] a sign-out in another tab removes it for the next person', async () => {
    const world = openWorld()
    const table = tableAt(world, waitingRoom(world, 'ongoing'), [['person']])
    const { roomId, untilEnd } = table
    const opened = await renderRoute(`/hall?watch=${roomId}`, { as: 'person', world })
    await untilText(centre, '竞价尚未开始，开始后即可报价')
    untilEnd()
    const quoteCall = '/dscq-sync/v1/bid-assets/ongoing/quote'
    world.hold(quoteCall)
    await quoteNow('报价')({ ...table, ...opened })
    await untilText(outcome, '正在提交报价')
    const answered = world.callsTo(answerCall).length
    localStorage.removeItem('session:v1')
    act(syncFromStorage)
    await untilText(centre, '围观中：只有取得竞买资格的竞买人可以报价')
    expect(outcome()).toBe('')
    await new Promise((resolve) => {
      setTimeout(resolve, 1_500)
    })
    expect([outcome(), world.callsTo(answerCall).length]).toEqual(['', answered])
  })
})
