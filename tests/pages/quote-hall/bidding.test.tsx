import { priceName } from '#src/model/asset-kind/labels.ts'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { roomConfigOf } from '#src/mock/exchange/seed/listings/room-config.ts'
import type { Listing } from '#src/mock/exchange/tables.ts'
import { openListing, refusalOf, userNamed } from '#tests/mock/support/enrolment.ts'
import { openWorld, type Opened } from '#tests/support/render-route.tsx'
import {
  amountBox,
  centre,
  closeDialog,
  confirmation,
  duel,
  ending,
  isOff,
  blockerText,
  outcome,
  press,
  quote,
  recordRows,
  sendButton,
  enterRoom,
  type Table,
  tableAt,
  typeAmount,
  until,
  untilText,
  yuan,
} from './room.ts'

const clock = () => within(centre()).getByRole('timer').textContent
const message = () => screen.getByRole('region', { name: '主持人消息' })
const phaseShown = (label: string) => untilText(centre, label)

test('[BD-03] paused by the exchange: the reason is shown, the clock stops, nothing is accepted; then the room resumes and ends', async () => {
  const table = await duel('ongoing')
  const { user, world, roomId, quotes, shown, room } = table
  await quote(user, table, 0)
  await untilText(centre, '您当前领先')
  await world.control('room-order', { roomId, kind: 'pause', reason: '权属核查' })
  await untilText(() => blockerText(), '竞价暂停中：权属核查')
  expect(isOff(sendButton())).toBe(true)
  await untilText(message, '竞价暂停：权属核查')
  const stood = clock()
  expect(refusalOf(() => quotes('company', 1))[1]).toBe('竞价暂停中')
  const { restMs } = room().paused!
  world.jump(10 * 60_000)
  expect(clock()).toBe(stood)
  await world.control('room-order', { roomId, kind: 'resume' })
  await until(() => expect(centre().textContent).not.toContain('竞价暂停中'))
  expect(centre().textContent).toContain('您当前领先')
  const left = room().phase.end! - world.exchange.now()
  expect([left <= restMs, left > restMs - 5_000]).toEqual([true, true])
  quotes('company', 1)
  await untilText(centre, `您已被超越，当前最低有效报价 ${shown(2)}`)
  expect(screen.getByTestId('assertive').textContent).toContain('您已被超越')

  await world.control('room-order', { roomId, kind: 'terminate', reason: '委托方撤回' })
  await untilText(() => screen.queryByRole('region', { name: '竞价结果' }), /./)
  expect(sendButton()).toBeNull()
  expect(room().result).toMatchObject({ kind: 'TERMINATED' })
})

test('[BD-09] one deposit for a package: an outbid amount is free again, and a bid above the pool is refused', async () => {
  const world = openWorld()
  const { exchange } = world
  const listing = exchange.market.upcoming().find(({ mode, isPackage }) => mode === 'ongoing' && isPackage)!
  const [first, second] = listing.memberIds.map((id) => exchange.tables.listings.get(id)!) as [Listing, Listing]
  const [a, b] = [Number(first.deposit), Number(second.deposit)]
  const lotIds = [first.assetsId, second.assetsId]
  const pool = Math.max(a, b)
  const table = tableAt(
    world,
    listing,
    [
      ['person', { lotIds, poolAmount: pool.toFixed(2) }],
      ['company', { lotIds, poolAmount: (a + b).toFixed(2) }],
    ],
    first.assetsId,
  )
  const other: Table = { ...table, ...tableOf(table, second.assetsId) }
  const { user } = await enterRoom(table)
  table.untilEnd()
  const row = (name: string) =>
    within(screen.getByRole('region', { name: '我的保证金' })).getByText(name, { exact: true }).parentElement
  const goTo = async (name: string) => {
    const lots = within(screen.getByRole('navigation', { name: '资产包标的' }))
    await user.click(lots.getAllByRole('link').find(({ textContent }) => textContent.includes(name))!)
    await untilText(() => document.querySelector('nav[aria-label="资产包标的"] [aria-current]'), name)
  }

  await untilText(() => row('可用'), `可用${yuan(pool)}`)
  expect(row('已冻结')?.textContent).toBe(`已冻结${yuan(0)}`)
  expect(row('领先时冻结')?.textContent).toBe(`领先时冻结${yuan(a)}`)
  await quote(user, table, 0)
  await untilText(() => row('已冻结'), `已冻结${yuan(a)}`)
  expect(row('可用')?.textContent).toBe(`可用${yuan(pool - a)}`)

  await goTo(second.assetsName)
  await untilText(() => row('领先时冻结'), `领先时冻结${yuan(b)}`)
  await untilText(() => blockerText(), '可用保证金不足，请补足保证金后再报价')
  expect(isOff(sendButton())).toBe(true)
  expect(refusalOf(() => other.quotes('person', 0))).toEqual([4105, '可用保证金不足，请补足保证金后再报价'])

  table.quotes('company', 1)
  await untilText(() => row('已冻结'), `已冻结${yuan(0)}`)
  await untilText(() => row('可用'), `可用${yuan(pool)}`)
  const own = exchange.enrolments.ofUser(userNamed(exchange, 'person').id).findLast(({ bidNo }) => bidNo !== null)!
  const freed = exchange.deposits.find(own.depositId!).movements.filter(({ kind }) => kind === 'freed')
  expect(freed.map(({ lotName }) => lotName)).toEqual([first.assetsName])
  await quote(user, other, 0)
  await untilText(() => row('已冻结'), `已冻结${yuan(b)}`)
  await goTo(first.assetsName)
  await untilText(centre, `您已被超越，当前最低有效报价 ${table.shown(2)}`)
  await untilText(() => blockerText(), '可用保证金不足，请补足保证金后再报价')
  other.quotes('company', 1)
  await until(() => expect(isOff(sendButton())).toBe(false))
})

/** Another lot of the same package. */
function tableOf({ world }: Table, roomId: string): Partial<Table> & Pick<Table, 'quotes' | 'above'> {
  return tableAt(world, world.exchange.tables.listings.get(roomId)!, [], roomId)
}

/** The rule is shown beside the price and in the explainer. */
async function expectRule({ user }: Opened, beside: string, words = beside): Promise<void> {
  await untilText(centre, beside)
  await user.click(screen.getByRole('button', { name: '规则' }))
  await untilText(() => screen.queryByRole('dialog', { name: /规则$/ }), words)
  await closeDialog(user)
}

describe('[BD-10] phased rooms with a restricted timed round', () => {
  const rule = (wanted: string) => (listing: Listing) => roomConfigOf(listing).entryRule === wanted

  test('for earlier bidders: one without a quote in the free period only watches', async () => {
    const table = await duel('phased', rule('FREE_BIDDERS'))
    const { world, roomId, quotes, untilEnd } = table
    await expectRule(table, '自由期报过价的竞买人方可进入限时竞价')
    quotes('company', 0)
    await world.control('quote', { assetsId: roomId, bidNo: '1001' })
    expect(untilEnd()).toMatchObject({ phase: { name: 'PREP2' }, counts: { entrants: 2 } })
    await untilText(centre, '进入限时竞价 2 人')
    expect(untilEnd().phase.name).toBe('LIMIT')
    await untilText(() => blockerText(), '挂牌期未报价，无法进入限时竞价')
    expect(isOff(sendButton())).toBe(true)
    quotes('company', 2)
    await untilText(centre, String(table.numbers['company']))
    expect(untilEnd().result).toMatchObject({ kind: 'DEAL', bidNo: table.numbers['company'] })
    await untilText(ending, '很遗憾，您未能竞得本标的')
  })

  test('for confirmed bidders: the leader enters by leading, the other by confirming, and quotes', async () => {
    const table = await duel('phased', rule('CONFIRMED'))
    const { user, numbers, quotes, untilEnd } = table
    await expectRule(table, '确认参加的竞买人方可进入限时竞价', '竞买人应在自由报价期 27 分钟内确认进入限时竞价')
    quotes('company', 0)
    await press(user, '确认进入限时竞价')
    const asked = await screen.findByRole('dialog', { name: '是否确认进入限时竞价' })
    expect(asked.textContent).toContain('未确认的，限时竞价期内不能报价')
    await user.dblClick(within(asked).getByRole('button', { name: '确认进入' }))
    await untilText(centre, '您已确认进入限时竞价，请稍候')
    expect(untilEnd()).toMatchObject({ phase: { name: 'PREP2' }, counts: { entrants: 2 } })
    await untilText(centre, '自由报价已结束，正在准备限时竞价，此时不接受报价')
    expect(sendButton()).toBeNull()
    untilEnd()
    await until(() => expect(isOff(sendButton())).toBe(false))
    await quote(user, table, 1)
    await untilText(centre, '您当前领先')
    expect(untilEnd().result).toMatchObject({ kind: 'DEAL', bidNo: numbers['person'] })
    await untilText(ending, '恭喜您竞得')
  })

  test('for confirmed bidders: an unconfirmed one reads the rule as the reason of the refusal', async () => {
    const { world, roomId, quotes, untilEnd, numbers } = await duel('phased', rule('CONFIRMED'))
    await world.control('quote', { assetsId: roomId, bidNo: '1001' })
    quotes('company', 1)
    expect(untilEnd()).toMatchObject({ phase: { name: 'PREP2' }, counts: { entrants: 2 } })
    untilEnd()
    await untilText(() => blockerText(), '您未确认参与，不能报价')
    await untilText(centre, '您未在自由报价期内确认，限时竞价期内不能报价；仍可在此查看竞价结果。')
    expect(isOff(sendButton())).toBe(true)
    expect(untilEnd().result).toMatchObject({ kind: 'DEAL', bidNo: numbers['company'] })
  })
})

describe('rights of first refusal', () => {
  /** Confirms the dialog of the right. */
  const exercise = async (user: UserEvent) => {
    const dialog = await screen.findByRole('dialog', { name: /^行使/ })
    const yes = within(dialog).getByRole('button', { name: /^行使/ })
    await until(() => expect(isOff(yes)).toBe(false))
    await user.click(yes)
  }

  const holders = {
    IN_ROOM: { typeCode: '6', label: '优先承租权', value: '原承租方享有' },
    POST_CONFIRM: { typeCode: '1', label: '原股东优先购买权', value: '未放弃' },
  } as const

  /** A room open for enrolment whose listing gets this right. */
  const withRight = (right: keyof typeof holders, modes: string[]) => {
    const world = openWorld()
    const { typeCode, label, value } = holders[right]
    const isMeant = (listing: Listing) =>
      listing.typeCode === typeCode && roomConfigOf(listing).R === null && modes.includes(listing.mode)
    const listing = openListing(world.exchange, isMeant)
    listing.facts = [...listing.facts.filter((fact) => fact.label !== label), { label, value }]
    expect(roomConfigOf(listing).priority).toBe(right)
    const table = tableAt(world, listing, [['person', { isPriority: true }], ['company']])
    table.untilEnd()
    return table
  }

  test('[BD-09] a tenant with the right matches the price; others bid higher, and at the end the match wins', async () => {
    const table = withRight('IN_ROOM', ['ongoing'])
    const { quotes, numbers, room } = table
    quotes('company', 0)
    table.untilEnd()
    expect(room().phase.name).toBe('DELAY')
    const { user, world } = await enterRoom(table)
    const match = () => within(centre()).queryByRole('button', { name: /^同价行使优先承租权/ })
    await until(() => expect(match()?.textContent).toBe(`同价行使优先承租权 ${table.shown(0)}`))
    expect(centre().textContent).toContain(
      '您享有本标的的优先承租权。 他人领先时，您以同一价格即可行使优先承租权，无须加价；其后无人出价更高的，由您优先成交。 有效期至竞价结束。',
    )
    expect(amountBox().readOnly).toBe(false)
    await user.click(match()!)
    const asked = await screen.findByRole('dialog', { name: '行使优先承租权' })
    expect(asked.textContent).toContain('与领先者同价即可行使优先承租权，无须加价。')
    expect(asked.textContent).toContain(table.shown(0))
    expect(asked.textContent).not.toContain('手')
    await exercise(user)
    await untilText(centre, '您当前领先')
    await until(() => expect(match()).toBeNull())
    await untilText(() => recordRows()[0] ?? '', '优')

    quotes('company', 1)
    // The right needs the leader's amount and no more: in sight and announced.
    const suffices = `您已被超越，以同价 ${table.shown(1)} 行使优先权即可领先，无须加价`
    await untilText(() => screen.getByTestId('assertive'), suffices)
    expect(screen.getByTestId('assertive').textContent).not.toContain('最低有效报价')
    await untilText(centre, suffices)
    expect(centre().textContent).not.toContain('当前最低有效报价')
    const { me } = world.exchange.rooms.viewFor(table.roomId, userNamed(world.exchange, 'company').id)
    expect(me?.priority?.canMatch ?? false).toBe(false)
    await until(() => expect(match()).not.toBeNull())
    await user.click(match()!)
    await screen.findByRole('dialog', { name: '行使优先承租权' })
    await world.control('quote', { assetsId: table.roomId, bidNo: '1001' })
    await untilText(outcome, '未发送：领先价格已变化，优先权须按新的价格行使')
    expect(screen.queryByRole('dialog')).toBeNull()
    await until(() => expect(match()?.textContent).toContain(table.shown(2)))
    world.jump(1_000)
    await user.click(match()!)
    await exercise(user)
    await untilText(centre, '您当前领先')
    await phaseShown('第 4 次延时')
    expect(table.untilEnd().result).toMatchObject({ kind: 'DEAL', reason: 'PRIORITY', bidNo: numbers['person'] })
    await untilText(ending, '恭喜您竞得')
  })

  test.each(['行使优先购买权', '放弃', null])(
    '[BD-10] an existing shareholder is asked after the room and answers %s',
    async (answer) => {
      const table = withRight('POST_CONFIRM', ['ongoing', 'phased', 'final'])
      const { quotes, numbers, room } = table
      quotes('company', 1)
      for (let turn = 0; turn < 5 && room().phase.name !== 'PRIORITY'; turn += 1) table.untilEnd()
      const { user } = await enterRoom(table)
      await untilText(
        centre,
        `是否以最高报价 ${table.shown(1)} 行使优先购买权？同价即可，无须加价；逾期未答复视为放弃。`,
      )
      expect(centre().textContent).toContain(`领先：${numbers['company']}`)
      if (answer) {
        await press(user, answer)
        const question = await screen.findByRole('dialog', { name: answer === '放弃' ? '放弃优先购买权' : answer })
        expect(question.textContent).toContain(`${table.shown(1)} 行使`)
        // One click decides nothing.
        await user.click(within(question).getByRole('button', { name: '取消' }))
        expect(room().phase.name).toBe('PRIORITY')
        await press(user, answer)
        await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /优先购买权$/ }))
      } else table.untilEnd()
      const winner = numbers[answer === '行使优先购买权' ? 'person' : 'company']
      await untilText(ending, `竞得号 ${winner}`)
      const reason = answer === '行使优先购买权' ? 'PRIORITY' : 'HIGHEST'
      expect(room().result).toMatchObject({ kind: 'DEAL', reason, bidNo: winner })
      expect(refusalOf(() => table.acts('person', 'exercise'))[0]).not.toBe(200)
    },
  )

  test('[BD-03] an existing shareholder sees the right and the time to answer from the start', async () => {
    const world = openWorld()
    const isMeant = (listing: Listing) => roomConfigOf(listing).priority === 'POST_CONFIRM'
    const listing = openListing(world.exchange, isMeant)
    const table = tableAt(world, listing, [['person', { isPriority: true }], ['company']])
    await enterRoom(table)
    await untilText(centre, '竞价尚未开始')
    expect(centre().textContent).toMatch(
      /您享有本标的的优先购买权。 竞价结束后，您应在 \d+ (分钟|秒)内答复是否以最高报价行使优先购买权，逾期视为放弃。/,
    )
  })

  test('[BD-10] a bidder without the right waits for the answer', async () => {
    const table = withRight('POST_CONFIRM', ['ongoing', 'phased', 'final'])
    table.quotes('company', 1)
    for (let turn = 0; turn < 5 && table.room().phase.name !== 'PRIORITY'; turn += 1) table.untilEnd()
    await enterRoom(table, 'company')
    await untilText(centre, '优先权人正在确认是否行使优先权，请等待结果')
    expect(centre().textContent).not.toContain('您享有')
    expect(within(centre()).queryByRole('button', { name: /行使/ })).toBeNull()
  })
})

describe('[BD-03] a confirmation that is open while the room changes', () => {
  const dialog = () => screen.getByRole('dialog', { name: '确认报价' })
  const quoteCall = '/dscq-sync/v1/bid-assets/ongoing/quote'
  /** Requests an amount so many steps above the start, and leaves the confirmation open. */
  const ask = async (table: Table & Opened, steps: number) => {
    await typeAmount(table.user, table.above(steps))
    await until(() => expect(isOff(sendButton())).toBe(false))
    await table.user.click(sendButton()!)
    await confirmation()
  }

  test('stays while the amount is valid: shows how price and phase have changed, asks again and sends', async () => {
    const table = await duel('ongoing', (listing) => roomConfigOf(listing).priority === 'NONE')
    const { user, world, roomId, quotes, shown, untilEnd, numbers } = table
    const price = priceName('current', world.exchange.tables.listings.get(roomId)!.typeCode)
    await ask(table, 3)
    quotes('company', 0)
    await untilText(dialog, `已有人报价，${price} ${shown(0)}。该金额仍可报出，请重新确认。`)
    await untilText(() => within(dialog()).getByRole('alert'), `${price} ${shown(0)}`)
    const [from, to] = [table.room().phase.label, untilEnd().phase.label]
    await untilText(dialog, `阶段已由“${from}”变为“${to}”。`)
    await user.click(await confirmation())
    await untilText(outcome, `报价 ${shown(3)} 已受理`)
    expect(table.room().leaderNo).toBe(numbers['person'])
  })

  test('keeps the typed amount when it is closed for a change, also in the next phase', async () => {
    const table = await duel('ongoing', (listing) => roomConfigOf(listing).priority === 'NONE')
    table.quotes('company', 0)
    await ask(table, 3)
    const { label } = table.untilEnd().phase
    await untilText(dialog, `变为“${label}”`)
    await table.user.click(within(dialog()).getByRole('button', { name: '返回修改' }))
    expect(amountBox().value).toBe(table.above(3))
  })

  test('closes when the amount becomes void: it is reported as unsent, and nothing was sent', async () => {
    const table = await duel('ongoing', (listing) => roomConfigOf(listing).priority === 'NONE')
    const { user, world, quotes, shown, above } = table
    await ask(table, 1)
    quotes('company', 1)
    await untilText(outcome, `报价 ${shown(1)} 未发送：价格已变动，该金额已低于最低有效报价`)
    expect(outcome()).not.toContain('未被受理')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByTestId('assertive').textContent).toContain('未发送')
    expect(world.callsTo(quoteCall)).toEqual([])
    await user.click(screen.getByRole('button', { name: '知道了' }))
    expect(outcome()).toBe('')
    await until(() => expect(amountBox().value).toBe(above(1)))
  })
})
