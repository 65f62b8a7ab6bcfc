import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { userNamed } from '#tests/mock/support/enrolment.ts'
import { renderRoute } from '#tests/support/render-route.tsx'
import { enter, open, outsider, roomId, tableFor } from './falling-room.ts'
import {
  amountBox,
  blockerText,
  button,
  centre,
  closeDialog,
  confirm,
  confirmation,
  ending,
  isOff,
  outcome,
  press,
  recordRows,
  sendButton,
  typeAmount,
  until,
  untilText,
} from './room.ts'

describe('[PU-03] the room of a procurement project', () => {
  test('goes down in every text and step, to the result', async () => {
    const table = tableFor()
    const { user } = await enter(table, 'person')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('办公电脑采购')
    expect(screen.getByRole('link', { name: '回到采购项目' }).getAttribute('href')).toBe(
      '/purchase/tradeDetail?id=CG-2026-0012',
    )
    expect(document.body.textContent).toContain(`我的供应商号 ${table.numbers['person']}`)
    const facts = screen.getByRole('region', { name: '采购项目信息' }).textContent
    for (const fact of ['最高限价500,000.00 元', '降价幅度5,000.00 元', '控制价无', '供应商 2 家'])
      expect(facts).toContain(fact)
    expect(facts).not.toMatch(/可修改次数|优先权/)
    open(table)
    await untilText(centre, '限时报价期')
    await untilText(centre, '最高有效报价 500,000.00 元')
    expect(amountBox().value).toBe('500,000')

    table.quotes('company', '480000.00')
    await untilText(centre, '当前最低价')
    await untilText(centre, '降幅 4.00%')
    await until(() => expect(amountBox().value).toBe('475,000'))
    expect(
      within(screen.getByRole('group', { name: '快捷降价' }))
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['降 1 手475,000.00 元', '降 2 手470,000.00 元', '降 5 手455,000.00 元', '降 10 手430,000.00 元'])
    await typeAmount(user, '476000')
    await untilText(centre, '报价不得高于 475,000.00 元')
    await typeAmount(user, '472000')
    await untilText(centre, '降价金额必须是降价幅度的整数倍')
    await typeAmount(user, '370000')
    await untilText(centre, '单次降价不得超过降价幅度的 20 倍')

    await press(user, /^降 2 手/)
    await press(user, '报价')
    const dialog = await screen.findByRole('dialog', { name: '确认报价' })
    expect(dialog.textContent).toContain('当前最低价480,000.00 元')
    expect(dialog.textContent).toContain('降价2 手')
    expect(dialog.textContent).toContain('低于最高限价6.00%')
    await confirm(user)
    await untilText(outcome, '报价 470,000.00 元 已受理')
    await untilText(centre, '您的报价当前最低')
    await untilText(blockerText, '您的报价当前最低，无需重复报价')
    await until(() => expect(document.querySelector('[data-falls] svg')).not.toBeNull())

    table.quotes('company', '465000.00')
    await untilText(centre, '已有更低报价，当前最高有效报价 460,000.00 元')
    expect(screen.getByTestId('assertive').textContent).toContain('已有更低报价')
    await untilText(() => recordRows()[0] ?? '', /\d最低$/)
    open(table)
    open(table)
    await untilText(() => document.querySelector('[aria-label="竞价结果"]'), '本场竞价已结束，产生拟成交供应商')
    expect(ending().textContent).toContain(`拟成交供应商号 ${table.numbers['company']}`)
    expect(ending().textContent).toContain('很遗憾，您的报价未能胜出')
    expect(recordRows().map((row) => /\D+$/.exec(row)?.[0])).toEqual(['胜出', '出局', '出局'])
    const words = document.querySelector('main, #root')?.textContent ?? document.body.textContent
    for (const word of ['加价', '溢价', '竞买', '竞得', '标的', '起始价', '保留价']) expect(words).not.toContain(word)
  })

  test('an amount far below the price is confirmed twice', async () => {
    const table = tableFor({ mostSteps: null })
    const { user } = await enter(table, 'person')
    open(table)
    table.quotes('company', '500000.00')
    await untilText(centre, '当前最低价')
    await typeAmount(user, '300000')
    await press(user, '报价')
    const dialog = await screen.findByRole('dialog', { name: '请再次核对报价' })
    expect(dialog.textContent).toContain('您的报价低于当前最低价 40 手（−40.00%），请核对金额是否有误')
    await confirmation('请再次核对报价')
    await closeDialog(user)
  })

  test('a lower quote makes the entered amount too high, and one from another window of the own account ends the entry', async () => {
    const table = tableFor()
    const { user } = await enter(table, 'person')
    open(table)
    await untilText(centre, '最高有效报价 500,000.00 元')
    await typeAmount(user, '490000')
    await until(() => expect(isOff(sendButton())).toBe(false))
    table.quotes('company', '490000.00')
    await untilText(centre, '报价不得高于 485,000.00 元')
    expect(isOff(sendButton())).toBe(true)
    await typeAmount(user, '485000')
    await until(() => expect(isOff(sendButton())).toBe(false))
    table.quotes('person', '480000.00')
    await untilText(blockerText, '您的报价当前最低，无需重复报价')
    expect(isOff(sendButton())).toBe(true)
    expect(table.world.exchange.rooms.find(roomId).room.bids.map(({ amount }) => amount)).toEqual([
      '490000.00',
      '480000.00',
    ])
  })

  test('who gets a seat while watching may quote without opening the page again', async () => {
    const table = tableFor()
    await enter(table, 'priority')
    await untilText(centre, '观看中：只有参加本项目竞价的供应商可以报价')
    const { exchange } = table.world
    const userId = userNamed(exchange, 'priority').id
    const bidNo = exchange.take('admitSupplier', { roomId, userId, name: 'priority' }, outsider)
    await untilText(() => document.body, `我的供应商号 ${bidNo}`)
  })

  test('a sealed quote lies below the ceiling; the opened ones are ranked from the lowest', async () => {
    const table = tableFor({ mode: 'final', step: '1000' })
    const { user } = await enter(table, 'person')
    open(table)
    await untilText(centre, '报价不得高于 500,000.00 元')
    await typeAmount(user, '500001')
    await untilText(centre, '报价不得高于最高限价')
    await typeAmount(user, '0')
    await untilText(centre, '报价格式不正确')
    await typeAmount(user, '455000')
    await until(() => expect(isOff(sendButton())).toBe(false))
    await user.click(button('提交最终报价'))
    await confirm(user)
    await untilText(outcome, '报价 455,000.00 元 已受理')
    // The later quote is the worse one.
    table.quotes('company', '462000.00')
    expect(document.body.textContent).not.toContain('462,000')
    open(table)
    await untilText(() => document.querySelector('[aria-label="竞价结果"]'), '恭喜，您的报价最低，为拟成交供应商')
    await untilText(centre, '我的排名 第 1 位')
    const ranking = await screen.findByRole('region', { name: '报价排名' })
    expect(
      within(ranking)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([
      `${table.numbers['person']}我拟成交供应商455,000.00 元最高价的 98.5%`,
      `${table.numbers['company']}462,000.00 元最高价的 100.0%`,
    ])
  })

  test('a person who was not admitted only watches, and finds the project', async () => {
    const table = tableFor()
    await enter(table, 'seller')
    await untilText(centre, '观看中：只有参加本项目竞价的供应商可以报价')
    expect(within(centre()).getByRole('link', { name: '查看采购项目' }).getAttribute('href')).toBe(
      '/purchase/tradeDetail?id=CG-2026-0012',
    )
    expect(sendButton()).toBeNull()
  })

  test('a guest watches it like any other room', async () => {
    const table = tableFor()
    await renderRoute(`/hall?watch=${roomId}`, { world: table.world })
    await untilText(centre, '观看中：只有参加本项目竞价的供应商可以报价')
    expect(screen.getByRole('link', { name: '登录后进入竞价厅' }).getAttribute('href')).toContain('quoteHall')
  })

  test('its rules say that the lowest wins', async () => {
    const table = tableFor()
    const { user } = await enter(table, 'person')
    await user.click(screen.getByRole('button', { name: '规则' }))
    const dialog = await screen.findByRole('dialog', { name: '动态报价规则' })
    expect(dialog.textContent).toContain('倒计时结束，最低报价者为拟成交供应商')
    expect(dialog.textContent).toContain(
      '首次报价不高于 500,000.00 元，每次降价为 5,000.00 元的整数倍，单次不超过 20 倍。',
    )
    expect(dialog.textContent).toContain('不设控制价。')
    expect(dialog.textContent).toContain('该供应商应在竞价时间内报价，不高于最高限价即成交。')
    expect(dialog.textContent).not.toMatch(/加价|最高报价|竞买|保留价/)
  })
})
