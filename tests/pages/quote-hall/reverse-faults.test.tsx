import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { loadScreens } from '#tests/support/fill.ts'
import { type Opened, renderRoute } from '#tests/support/render-route.tsx'
import { enter, open, roomId, type Table, tableFor } from './falling-room.ts'
import {
  amountBox,
  blockerText,
  centre,
  confirm,
  confirmation,
  isOff,
  outcome,
  press,
  sendButton,
  typeAmount,
  until,
  untilText,
} from './room.ts'

const quoteCall = '/dscq-sync/v1/bid-assets/ongoing/quote'
const answerCall = '/dscq-sync/v1/bid-assets/room/answer'

const amounts = ({ world }: Table) => world.exchange.rooms.find(roomId).room.bids.map(({ amount }) => amount)

/** `person` is in the open room with this amount entered. */
async function entered(amount: string): Promise<Table & Opened> {
  const table = tableFor()
  const opened = await enter(table, 'person')
  open(table)
  await untilText(centre, '最高有效报价 500,000.00 元')
  await typeAmount(opened.user, amount)
  await until(() => expect(isOff(sendButton())).toBe(false))
  return { ...table, ...opened }
}

describe('[PU-03] a quote that goes down', () => {
  test('[F14] twenty clicks on either button are one quote', async () => {
    const table = await entered('490000')
    for (let click = 0; click < 20; click += 1) fireEvent.click(sendButton()!)
    const yes = await confirmation()
    for (let click = 0; click < 20; click += 1) fireEvent.click(yes)
    await untilText(outcome, '报价 490,000.00 元 已受理（第 1 号）')
    expect([table.world.callsTo(quoteCall).length, amounts(table)]).toEqual([1, ['490000.00']])
  })

  test('[F14] when socket and answer are lost, its outcome is asked for, and it is sent once', async () => {
    const table = await entered('490000')
    const { world, user } = table
    world.faults({ path: quoteCall, kind: 'down', after: true })
    const release = world.hold(answerCall)
    await press(user, '报价')
    await confirm(user)
    world.exchange.hub.close()
    await untilText(outcome, '尚未收到 490,000.00 元 的结果，正在向系统查询，请勿重复报价…')
    expect([isOff(sendButton()), blockerText()]).toEqual([true, '正在确认上一次报价的结果，请勿重复提交'])
    release()
    await untilText(outcome, '报价 490,000.00 元 已受理（第 1 号）')
    expect([world.callsTo(quoteCall).length, amounts(table)]).toEqual([1, ['490000.00']])
  })

  test('the back button with an entered amount leaves at once; with the lowest quote it asks first, in the words of a falling price', async () => {
    await loadScreens('/hall', '/quoteHall')
    const table = tableFor()
    open(table)
    const { user, address } = await renderRoute('/hall', { as: 'person', world: table.world })
    const enterByLink = async () => user.click(await screen.findByRole('link', { name: '办公电脑采购' }))
    await enterByLink()
    await untilText(() => screen.queryByTestId('line'), '已连接')
    await typeAmount(user, '480000')
    await act(async () => {
      history.back()
      await until(() => expect(location.pathname).toBe('/hall'))
    })
    expect([screen.queryByRole('dialog'), amounts(table)]).toEqual([null, []])

    await enterByLink()
    await until(() => expect(amountBox().value).toBe('500,000'))
    await press(user, '报价')
    await confirm(user)
    await untilText(centre, '您的报价当前最低')
    history.back()
    const question = await screen.findByRole('dialog', { name: '确定离开竞价厅吗？' })
    expect(question.textContent).toContain(
      '您的报价当前最低，报价仍然有效；离开后出现更低报价时收不到本页提醒，可能错过降价。',
    )
    await user.click(within(question).getByRole('button', { name: '留在竞价厅' }))
    await until(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([address(), amounts(table)]).toEqual([`/quoteHall?assetsId=${roomId}`, ['500000.00']])
  })
})
