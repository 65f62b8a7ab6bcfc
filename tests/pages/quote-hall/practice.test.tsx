import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { evidenceOf } from '#src/features/quote-room/evidence.ts'
import { isIdleLockPrevented } from '#src/features/session/screen-lock/idle-lock-prevention.ts'
import { renderRoute } from '#tests/support/render-route.tsx'
import {
  amountBox,
  button,
  centre,
  closeDialog,
  confirm,
  confirmation,
  ending,
  isOff,
  outcome,
  practise,
  press,
  raise,
  record,
  recordRows,
  sendButton,
  stage,
  typeAmount,
  until,
  untilText,
} from './room.ts'

/** A practice room opens within this time, ms. */
const opening = 10_000
/** Every practice room is over after this time, ms. */
const outlasts = 300_000
const won = '恭喜您竞得'
const over = /恭喜您竞得|本场竞买已成交/
const result = () => ending().querySelector('h2, h3')
const ownQuotes = () => centre().querySelector('[aria-label="我的报价"]')

test('[RT-15] a practice room does not prevent the idle lock', async () => {
  const room = await practise('ongoing')
  await room.open()
  expect(isIdleLockPrevented()).toBe(false)
})

const ruler = () => [...centre().querySelectorAll('[class*=ruler] span')].map((place) => place.textContent)

test('[D29] [F18] [BD-09] typed text is not changed; an invalid amount is reported at the field, and every place of a long one is shown', async () => {
  const room = await practise('final')
  await room.open()
  const { user } = room
  const unreadable = '金额格式不正确，请只输入数字和小数点，千位分隔须每三位一个'
  for (const text of ['1,5', '10²', '１２，５', '1e9', '-5']) {
    await typeAmount(user, text)
    expect(amountBox().value).toBe(text)
    expect(amountBox().getAttribute('aria-invalid')).toBe('true')
    expect(centre().textContent).toContain(unreadable)
    expect([ruler(), isOff(sendButton())]).toEqual([[], true])
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
  }
  await typeAmount(user, '1650000000000')
  expect(centre().textContent).toContain('金额的整数部分不能超过 12 位')
  expect([ruler(), isOff(sendButton())]).toEqual([[], true])
  await typeAmount(user, '165,000,000,000')
  expect(centre().textContent).not.toContain(unreadable)
  expect(ruler().join(' ')).toBe('千亿1 百亿6 十亿5 亿0 千万0 百万0 十万0 万0 千0 百0 十0 个0')
  expect([amountBox().value, isOff(sendButton())]).toEqual(['165,000,000,000', false])
})

describe('each mode, played in a practice room', () => {
  test('[BD-09] ongoing: quote, extension, result', async () => {
    const room = await practise('ongoing')
    expect(screen.getByText('距竞价开始')).toBeDefined()
    expect(sendButton()).toBeNull()
    await room.open()
    expect(stage()).toContain('限时报价期')
    await raise(room)
    await until(() => expect(recordRows().some((row) => row.includes('6666'))).toBe(true))
    room.untilEnd()
    await untilText(stage, '延时报价期')
    room.world.jump(outlasts)
    await untilText(result, over)
    expect(ending().textContent).toContain('成交价')
    // A practice room has no record and nothing to prove.
    expect(ending().textContent).not.toContain('末条摘要')
    expect(evidenceOf(room.roomHere().roomId)).toEqual({ seen: [], receipts: [] })
  })

  test('[BD-10] phased: open period, preparation, timed round', async () => {
    const room = await practise('phased')
    await room.open()
    expect(stage()).toContain('自由报价期')
    await raise(room)
    room.untilEnd()
    await untilText(stage, '限时竞价准备')
    room.untilEnd()
    await untilText(stage, '限时竞价期')
    room.world.jump(outlasts)
    await untilText(result, over)
  })

  test('[BD-11] [F18] final: sealed, revised, opened; 25 % above the start is no alarm', async () => {
    const room = await practise('final')
    await room.open()
    const { user } = room
    await untilText(centre, '******')
    await typeAmount(user, '1,250,000')
    await press(user, '提交最终报价')
    await confirm(user)
    await untilText(ownQuotes, '1,250,000.00 元')
    // A bidder may quote once a second.
    room.world.jump(1_000)
    await typeAmount(user, '1300000')
    await press(user, '修改报价（剩 2 次）')
    await confirm(user)
    await untilText(centre, '还可修改 1 次')
    room.untilEnd()
    await untilText(result, won)
    expect(ending().textContent).toContain('1,300,000.00 元')
  })

  test('[BD-12] once-off: take part, quote once', async () => {
    const room = await practise('once-off')
    await room.open()
    const { user } = room
    await press(user, '确认参与报价')
    await untilText(centre, '您已确认参与，请等待报价开始')
    room.untilEnd()
    await untilText(centre, '提交报价（仅一次）')
    await typeAmount(user, '990000')
    expect(centre().textContent).toContain('报价不在报价区间，请重新报价')
    await typeAmount(user, '1250000')
    await press(user, '提交报价（仅一次）')
    await confirm(user)
    await untilText(centre, '您已经进行过一次报价')
    expect(button('提交报价（仅一次）').getAttribute('aria-disabled')).toBe('true')
    room.untilEnd()
    await untilText(result, won)
  })

  test('[BD-13] first come, first served: take, hold, pay', async () => {
    const room = await practise('first-come-first-served')
    await untilText(centre, '竞价尚未开始，开始后首位受理者锁定标的，请留意倒计时')
    await room.open()
    await press(room.user, /^立即受让/)
    // A hold can be given up, so it is not called final; a fixed price is not called above the start.
    const asked = (await screen.findByRole('dialog', { name: '确认受让' })).textContent
    expect(asked).toContain('受理后标的为您锁定 60 秒，请在时限内确认并付款。')
    for (const wrong of ['不得撤回', '较起始价', '当前价']) expect(asked).not.toContain(wrong)
    await confirm(room.user)
    await untilText(centre, '标的已为您锁定，请在时限内确认并付款')
    await press(room.user, /^确认并付款/)
    await untilText(result, won)
  })

  test('[BD-14] two stages: open, then inquiry and one sealed quote', async () => {
    const room = await practise('two-stage')
    await room.open()
    const { user } = room
    expect(stage()).toContain('公开竞价')
    await raise(room)
    while (room.roomHere().phase.name !== 'INQUIRY') room.untilEnd()
    await user.click(await within(centre()).findByRole('button', { name: '确认参与报价' }))
    await untilText(centre, '您已确认参与，请等待报价开始')
    const { current, leaderNo, counts } = room.roomHere()
    room.untilEnd()
    await untilText(centre, '提交报价（仅一次）')
    // The price of the open stage is public; only the sealed quotes are hidden, and they are counted separately.
    const best = Number(current).toLocaleString('en-US', { minimumFractionDigits: 2 })
    expect(centre().textContent).toContain(`第二阶段报价******第一阶段最高价 ${best} 元第一阶段领先 ${leaderNo}`)
    expect(centre().textContent).toContain('已有 0 次报价')
    expect(centre().textContent).not.toContain('当前价')
    expect(record().textContent).toContain('第一阶段领先')
    const rate = ((100 * (1_900_000 - Number(current))) / Number(current)).toFixed(2)
    await typeAmount(user, '1900000')
    await press(user, '提交报价（仅一次）')
    const asked = await screen.findByRole('dialog', { name: '请再次核对报价' })
    expect(asked.textContent).toContain(`您的报价高于第一阶段最高价（+${rate}%），请核对金额是否有误`)
    expect(asked.textContent).toContain(`第一阶段最高价${best} 元`)
    await confirm(user, true)
    await untilText(ownQuotes, '1,900,000.00 元')
    await untilText(record, new RegExp(`公开报价 ${counts.bids} 次，密封报价 [1-4] 次`))
    expect(record().textContent).toContain('密封报价中，开标前不公开')
    room.untilEnd()
    await untilText(result, won)
  })

  test('[BD-15] V-shaped: accept while it falls, then rise', async () => {
    const room = await practise('v-shaped')
    await room.open()
    expect(button(/^应价/).getAttribute('aria-disabled')).toBe('true')
    await room.user.click(screen.getByRole('checkbox', { name: /^我已知悉应价不可撤回/ }))
    await press(room.user, /^应价/)
    await untilText(stage, '加价竞价')
    expect(recordRows().filter((row) => row.includes('6666'))).toHaveLength(1)
    room.world.jump(outlasts)
    await untilText(result, over)
  })

  test('[BD-16] Dutch: the first acceptance is the deal', async () => {
    const room = await practise('dutch-auction')
    await room.open()
    room.untilEnd()
    await untilText(() => document.querySelector('ol[aria-label="价格阶梯"] [aria-current]'), '第 2 档')
    await room.user.click(screen.getByRole('checkbox', { name: '我已知悉应价即成交' }))
    await press(room.user, /^应价/)
    await untilText(result, won)
    expect(ending().textContent).toContain('竞得号 6666')
  })
})

describe('taking part must be confirmed', () => {
  test('[BD-12] once-off: announced a minute ahead in a practice room; missing it shows what remains possible', async () => {
    const room = await practise('once-off')
    expect(centre().textContent).toContain('竞价尚未开始，开始后须先确认参与，请留意倒计时')
    expect(centre().textContent).not.toContain('开始后即可报价')
    expect(centre().textContent).toContain(
      '竞价开始后，请在 60 秒 内点击“确认参与报价”；未确认的视为放弃，本场不能报价。',
    )
    await room.open()
    await untilText(centre, '确认剩余时间')
    await untilText(centre, '询问确认共 60 秒，请在倒计时结束前确认')
    const { start, end } = room.roomHere().phase
    expect(end! - start).toBe(60_000)
    room.untilEnd()
    await untilText(centre, '您未在规定时间内确认参与，本场不能报价；仍可在此查看开启结果。')
    expect(isOff(sendButton())).toBe(true)
  })

  test('[BD-14] two stages: announced during the first; missing it keeps the quote of the first stage', async () => {
    const room = await practise('two-stage')
    const notice = '请在询问确认的 60 秒 内点击“确认参与报价”；未确认的不能密封报价，第一阶段的报价仍然有效。'
    expect(centre().textContent).toContain(notice)
    await room.open()
    expect(centre().textContent).toContain(notice)
    await raise(room)
    while (room.roomHere().phase.name !== 'INQUIRY') room.untilEnd()
    await untilText(centre, '未确认的，第一阶段的报价仍然有效。')
    expect(centre().textContent).not.toContain('未确认视为放弃')
    room.untilEnd()
    await untilText(centre, '您在第一阶段的报价仍然有效，第二阶段无人报价的，由第一阶段最高有效报价者成交。')
  })
})

test('[BD-03] [F14] twenty clicks on either button are one quote', async () => {
  const room = await practise('final')
  await room.open()
  await until(() => expect(sendButton()?.getAttribute('aria-disabled')).toBe('false'))
  for (let click = 0; click < 20; click += 1) fireEvent.click(sendButton()!)
  const yes = await confirmation()
  for (let click = 0; click < 20; click += 1) fireEvent.click(yes)
  await untilText(outcome, '已受理')
  expect(room.roomHere().me!.ownSealed).toHaveLength(1)
})

test('[BD-03] [F18] where increments are counted, the second confirmation names them', async () => {
  const room = await practise('ongoing')
  await room.open()
  await typeAmount(room.user, '1150000')
  await room.user.click(sendButton()!)
  const dialog = within(await screen.findByRole('dialog', { name: '请再次核对报价' }))
  expect(dialog.getByRole('alert').textContent).toBe('您的报价高于起始价 15 手（+15.00%），请核对金额是否有误')
})

test('[BD-03] [F18] an extra zero needs a second confirmation; commas and full-width digits are parsed', async () => {
  const room = await practise('final')
  await room.open()
  await typeAmount(room.user, '１２，５００，０００')
  expect(amountBox().value).toBe('１２，５００，０００')
  fireEvent.blur(amountBox())
  expect(amountBox().value).toBe('12,500,000')
  expect(centre().textContent).toContain('壹仟贰佰伍拾万元整')
  await room.user.click(sendButton()!)
  const dialog = within(await screen.findByRole('dialog', { name: '请再次核对报价' }))
  expect(dialog.getByRole('alert').textContent).toBe('您的报价高于起始价（+1150.00%），请核对金额是否有误')
  const text = () => screen.getByRole('dialog').querySelector('[class*=confirmInWords]')!.textContent
  expect(text()).toBe('壹仟贰佰伍拾万元整')
  await room.user.click(dialog.getByRole('button', { name: '返回修改' }))
  await until(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(amountBox().value).toBe('12,500,000')
  await room.user.click(sendButton()!)
  await room.user.click(await confirmation('请再次核对报价'))
  await confirmation()
  expect([text(), room.roomHere().me!.ownSealed.length]).toEqual(['壹仟贰佰伍拾万元整', 0])
  await confirm(room.user)
  await untilText(outcome, '已受理')
  expect(room.roomHere().me!.ownSealed.map(({ amount }) => amount)).toEqual(['12500000.00'])
})

test('[BD-03] the chooser offers the eight modes; a room explains its rules, also in English', async () => {
  const { user, address, world } = await renderRoute('/hall?practice=')
  expect(await screen.findAllByRole('link', { name: /^开始练习/ })).toHaveLength(8)
  await user.click(screen.getByRole('link', { name: '开始练习 V 型' }))
  await until(() => expect(address()).toBe('/hall?practice=v-shaped'))
  await untilText(() => screen.queryByTestId('line'), '已连接')
  await user.click(screen.getByRole('button', { name: '规则' }))
  const rules = await screen.findByRole('dialog', { name: 'V 型规则' })
  expect(rules.textContent).toContain('价格自上而下逐档下降')
  await closeDialog(user)
  await user.click(screen.getByRole('button', { name: /EN/ }))
  expect(await screen.findByRole('region', { name: 'Bidding' })).toBeDefined()
  world.jump(opening)
  expect(await screen.findByText('Price to accept')).toBeDefined()
})

test('[BD-03] large figures: by button and key, without the record, and remembered', async () => {
  const room = await practise('ongoing')
  await room.open()
  const large = () => screen.getByRole('switch', { name: /^大字模式/ }).getAttribute('aria-checked')
  expect(large()).toBe('false')
  await room.user.click(screen.getByRole('switch', { name: /^大字模式/ }))
  expect(large()).toBe('true')
  expect(screen.queryByRole('region', { name: '竞价记录' })).toBeNull()
  expect(screen.getByText('您尚未报价')).toBeDefined()
  expect(localStorage.getItem('ui:v1')).toContain('"roomLarge":true')
  fireEvent.keyDown(document.body, { altKey: true, shiftKey: true, code: 'KeyB' })
  await until(() => expect(large()).toBe('false'))
  expect(screen.getByRole('region', { name: '竞价记录' })).toBeDefined()
})

test('[RT-08] [BD-03] a room has a frame of its own: no menu, search or footer, but the exit, the account and the display controls', async () => {
  const { user } = await practise('ongoing')
  for (const name of ['主菜单', '快捷服务']) expect(screen.queryByLabelText(name)).toBeNull()
  expect([screen.queryByRole('search'), screen.queryByRole('contentinfo')]).toEqual([null, null])
  const frame = document.querySelector<HTMLElement>('[data-scheme=dark]')!
  expect(frame.contains(centre())).toBe(true)
  expect(within(frame).getByRole('link', { name: '回到竞价大厅' }).getAttribute('href')).toBe('/hall')
  await user.click(within(frame).getByRole('button', { name: '更多' }))
  for (const name of ['长辈版', '无障碍']) expect(within(frame).getByRole('button', { name })).toBeDefined()
  expect(within(frame).getByRole('link', { name: '登录' })).toBeDefined()
})

test('[BD-03] an unknown mode leads to the choice of modes, which has the frame of the portal', async () => {
  const { address } = await renderRoute('/hall?practice=unknown')
  expect(await screen.findAllByRole('link', { name: /^开始练习/ })).toHaveLength(8)
  expect(address()).toBe('/hall?practice=')
  expect(screen.getByRole('navigation', { name: '主菜单' })).toBeDefined()
})

test('[BD-11] [BD-03] a sealed room keeps the last quote in its field; its result is a ranking and no curve', async () => {
  const room = await practise('final')
  await room.open()
  const { user } = room
  expect(document.body.textContent).not.toContain('价格走势')
  await untilText(record, '密封报价中，开标前不公开')
  await typeAmount(user, '1250000')
  await press(user, '提交最终报价')
  await confirm(user)
  await untilText(() => document.querySelector('[data-band]'), '密封已交')
  expect(amountBox().value).toBe('1,250,000')
  room.untilEnd()
  await untilText(result, won)
  const ranking = await screen.findByRole('region', { name: '报价排名' })
  expect(within(ranking).getAllByRole('listitem')[0]!.textContent).toBe('6666我成交1,250,000.00 元最高价的 100.0%')
  expect(document.body.textContent).not.toContain('价格走势')
  expect(outcome()).toBe('')
})

test('[BD-03] [F18] the ruler has columns for decimals, after a point', async () => {
  const room = await practise('final')
  await room.open()
  await typeAmount(room.user, '98.98')
  expect(ruler()).toEqual(['十9', '个8', '十分位9', '百分位8'])
  expect(centre().querySelector('[class*=ruler]')!.textContent).toBe('十9个8.十分位9百分位8')
})
