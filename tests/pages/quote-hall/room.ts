import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { roomSnapshotOf } from '#src/api/endpoints/bidding.ts'
import { roomConfigOf } from '#src/mock/exchange/seed/listings/room-config.ts'
import type { Listing } from '#src/mock/exchange/tables.ts'
import type { RoomSnapshot } from '#src/model/bidding/schema.ts'
import type { EnrolForm } from '#src/model/enrolment/schema.ts'
import { actorOf, depositOf, enrolled, transfer, userNamed } from '#tests/mock/support/enrolment.ts'
import { type Opened, openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { Login, World } from '#tests/support/world.ts'

const part = (label: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[aria-label="${label}"]`)
  if (!found) throw new Error(`there is no ${label}`)
  return found
}
const textOf = (element: Element | null): string => element?.textContent ?? ''

export const centre = () => part('报价区')
/** The card of this heading. */
const card = (heading: string): HTMLElement => {
  const found = [...document.querySelectorAll('section')].find(
    (one) => one.querySelector('h2')?.textContent === heading,
  )
  if (!found) throw new Error(`there is no ${heading}`)
  return found
}
export const record = () => card('竞价记录')
export const recordRows = () => [...record().querySelectorAll('tbody tr[aria-rowindex]')].map(textOf)
export const outcome = () => textOf(part('报价结果'))
export const ending = () => part('竞价结果')
export const blockerText = () => textOf(document.querySelector('#quote-blocker'))
export const sendButton = () => centre().querySelector<HTMLButtonElement>('[aria-describedby=quote-blocker]')
export const amountBox = () => within(centre()).getByRole<HTMLInputElement>('textbox', { name: /^我的报价/ })
export const button = (name: string | RegExp) => within(centre()).getByRole('button', { name })
export const isOff = (element: Element | null) => element?.getAttribute('aria-disabled') === 'true'
/** The phase beside the name of the lot. */
export const stage = () => textOf(document.querySelector('[aria-label="竞价阶段"] [aria-current]'))

/** Waits until the assertion passes. */
export const until = (what: () => void): Promise<void> => waitFor(what)
export const untilText = (where: () => Element | string | null, text: string | RegExp): Promise<void> =>
  waitFor(() => {
    const place = where()
    const actual = typeof place === 'string' ? place : textOf(place)
    if (typeof text === 'string') expect(actual).toContain(text)
    else expect(actual).toMatch(text)
  })

const twoDecimals = (amount: number): string =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
export const yuan = (amount: number): string => `${twoDecimals(amount)} 元`

/** Titles of the dialogs that confirm a quote or a purchase at a fixed price. */
const sure = /^确认(报价|受让|承租)$/

/** The confirming button of the dialog, once it is enabled. */
export async function confirmation(title: string | RegExp = sure): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: title })
  // The room may have changed meanwhile; then the dialog asks again.
  const yes = within(dialog).getByRole('button', { name: title === sure ? /确认(报价|受让|承租)$/ : '金额无误，继续' })
  await until(() => expect(yes.getAttribute('aria-disabled')).toBe('false'))
  return yes
}

/** Confirms the dialog; twice where the amount is far above the price. */
export async function confirm(user: UserEvent, isBold = false): Promise<void> {
  if (isBold) await user.click(await confirmation('请再次核对报价'))
  await user.click(await confirmation())
}

/** Replaces the text of the field. */
export async function typeAmount(user: UserEvent, amount: string): Promise<void> {
  await until(() => expect(amountBox().readOnly).toBe(false))
  await user.clear(amountBox())
  await user.type(amountBox(), amount)
}

/** Closes the dialog by its close button; the test DOM ignores Esc. */
export async function closeDialog(user: UserEvent): Promise<void> {
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '关闭' }))
  await until(() => expect(screen.queryByRole('dialog')).toBeNull())
}

export type Practice = Opened & { roomHere: () => RoomSnapshot; untilEnd: () => void; open: () => Promise<void> }

/** A guest in the practice room of a mode, with a live connection. */
export async function practise(mode: string): Promise<Practice> {
  const opened = await renderRoute(`/hall?practice=${mode}`)
  const { world } = opened
  await untilText(() => screen.queryByTestId('line'), '已连接')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('模拟竞价标的')
  const stored = sessionStorage.getItem(`practice:${mode}:v1`)
  const { roomId, practiceKey } = JSON.parse(stored ?? '{}') as { roomId: string; practiceKey: string }
  const roomHere = () => world.exchange.rooms.viewFor(roomId, null, practiceKey)
  const untilEnd = () => world.jumpTo(roomHere().phase.end!)
  return {
    ...opened,
    roomHere,
    untilEnd,
    open: async () => {
      untilEnd()
      await until(() => expect(screen.queryByText('距竞价开始')).toBeNull())
    },
  }
}

/** Clicks the button once it is enabled. */
export async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  await until(() => expect(button(name).getAttribute('aria-disabled')).not.toBe('true'))
  await user.click(button(name))
}

/** Raises by five steps until it is accepted: bots may be quicker, and an overtaken amount is refused. */
export async function raise({ user }: Opened): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await press(user, /^加 5 手/)
    await press(user, '报价')
    const dialog = () => screen.queryByRole('dialog', { name: '确认报价' })
    await until(() => expect(dialog() !== null || outcome() !== '').toBe(true))
    if (dialog()) await user.click(await confirmation())
    await untilText(outcome, /已受理|未被受理/)
    if (outcome().includes('已受理')) return
  }
  throw new Error('no quote was accepted')
}

/** A single asset of this mode with a waiting room, open for enrolment and without a reserve. */
export const waitingRoom = (
  world: World,
  mode: string,
  wanted: (listing: Listing) => boolean = () => true,
): Listing => {
  const { exchange } = world
  const isMeant = (listing: Listing) =>
    listing.mode === mode &&
    !listing.isPackage &&
    roomConfigOf(listing).R === null &&
    listing.opensAt - exchange.now() > 120_000 &&
    wanted(listing)
  const found = exchange.market.upcoming().find(isMeant)
  if (!found) throw new Error(`no room of ${mode} waits`)
  return found
}

export type Table = {
  world: World
  listing: Listing
  roomId: string
  /** Bidder numbers. */
  numbers: Record<string, string>
  /** The public view of the room. */
  room: () => RoomSnapshot
  /** The start price plus so many steps, as typed and as shown. */
  above: (steps: number) => string
  shown: (steps: number) => string
  /** Quotes so many steps above the start at the exchange directly. */
  quotes: (login: Login, steps: number) => void
  acts: (login: Login, action: 'confirm' | 'exercise') => void
  /** Ends the running phase; returns the room after it. */
  untilEnd: () => RoomSnapshot
}

/** Qualified bidders of a room that has not opened yet. */
export function tableAt(
  world: World,
  listing: Listing,
  people: readonly [Login, Partial<EnrolForm>?][],
  roomId = listing.assetsId,
): Table {
  const { exchange } = world
  const numbers = Object.fromEntries(
    people.map(([login, more = {}]) => {
      const id = enrolled(exchange, listing, userNamed(exchange, login), more)
      transfer(exchange, id, depositOf(exchange, id).due)
      return [login, exchange.enrolments.find(id)!.bidNo!]
    }),
  )
  const room = () => exchange.rooms.viewFor(roomId, null)
  const at = (steps: number) => Number(room().rules.P0) + steps * Number(room().rules.S)
  return {
    world,
    listing,
    roomId,
    numbers,
    room,
    above: (steps) => String(Number(at(steps).toFixed(2))),
    shown: (steps) => `${twoDecimals(at(steps))} ${room().rules.unit}`,
    quotes: (login, steps) => {
      // A bidder may quote once a second.
      world.jump(1_000)
      const { phase } = room()
      const idemKey = `key-${exchange.now()}`
      const request = { roomId, phaseId: phase.id, stage: phase.stage ?? null, amount: at(steps).toFixed(2), idemKey }
      exchange.take('quoteInRoom', { request }, actorOf(userNamed(exchange, login)))
    },
    acts: (login, action) => void exchange.take('actInRoom', { roomId, action }, actorOf(userNamed(exchange, login))),
    untilEnd: () => {
      world.jumpTo(room().phase.end!)
      return room()
    },
  }
}

/** How long before the next phase a bidder enters, by the exchange's clock. */
const earlyMs = 180_000

/** Enters the quote hall as `as` shortly before the next phase of the room. */
export async function enterRoom(table: Table, as: Login = 'person', query = ''): Promise<Opened> {
  const { world, listing, room } = table
  world.jumpTo(room().phase.end! - earlyMs)
  const opened = await renderRoute(`/quoteHall?assetsId=${listing.assetsId}${query}`, { as, world })
  await untilText(() => screen.queryByTestId('line'), '已连接')
  return opened
}

/** Two bidders of a waiting room of this mode, which has opened; `person` is at the screen. */
export async function duel(
  mode: string,
  wanted?: (listing: Listing) => boolean,
  forms: readonly Partial<EnrolForm>[] = [],
): Promise<Table & Opened> {
  const world = openWorld()
  const table = tableAt(world, waitingRoom(world, mode, wanted), [
    ['person', forms[0]],
    ['company', forms[1]],
  ])
  const opened = await enterRoom(table)
  await untilText(centre, '竞价尚未开始')
  const { phase } = table.untilEnd()
  await untilText(() => document.body, phase.label)
  return { ...table, ...opened }
}

/** The room as the contract returns it for a viewer. */
export const roomFor = (world: World, login: Login | null, roomId: string): Promise<RoomSnapshot> =>
  world.call(login, roomSnapshotOf, { roomId })

/** Types so many steps above the start, confirms, and waits for the acceptance. */
export async function quote(user: UserEvent, { above, shown }: Table, steps: number): Promise<void> {
  await typeAmount(user, above(steps))
  await until(() => expect(isOff(sendButton())).toBe(false))
  await user.click(sendButton()!)
  await confirm(user)
  await untilText(outcome, `报价 ${shown(steps)} 已受理`)
}
