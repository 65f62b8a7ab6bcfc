import type { Page } from '@playwright/test'
import { amountAbove, roomOf } from '../bidding/duel.ts'
import { apiClientOf } from '../support/enrolment.ts'
import { expect, maxRetries } from '../support/test.ts'
import { type Journey, login, ownName } from './journey.ts'

type Deposit = { payer: string; receipts: { match: string }[]; orders: { state: string }[] }
type Enrolment = { events: { title: string }[] }
const all = { current: 1, size: 50 }

const look = async <T>(page: Page, name: string): Promise<T> =>
  (await (await page.request.get(`/__mock/${name}`, { maxRetries })).json()) as T

export const usersOf = async (page: Page): Promise<number> => (await look<{ users: number }>(page, 'state')).users

type Struck = { kind: 'down' | 'slow' | 'nonsense' | 'refuse'; after?: boolean; struck: number }

/** How many calls the exchange has failed so far, and how many of them after it had executed them. */
export async function injectedFaults(page: Page) {
  const faults = await look<Struck[]>(page, 'faults.json')
  const sum = (isMeant: (fault: Struck) => boolean): number =>
    faults.filter(isMeant).reduce((total, { struck }) => total + struck, 0)
  return {
    errors: sum(({ kind }) => kind === 'down' || kind === 'refuse'),
    late: sum(({ kind }) => kind === 'slow'),
    malformed: sum(({ kind }) => kind === 'nonsense'),
    carriedOut: sum(({ after }) => after === true),
  }
}

const count = (texts: readonly string[], part: string): number => texts.filter((text) => text.includes(part)).length

/** The walker's data at the exchange at the end: everything once, whatever was sent twice. */
export async function expectDoneOnce({ page, exchange, lot }: Journey, usersBefore: number): Promise<void> {
  expect(await usersOf(page), 'accounts').toBe(usersBefore + 1)
  const texts = (await exchange.inbox()).map(({ text }) => text)
  expect(count(texts, '实名认证已通过'), `real names: ${texts.join('\n')}`).toBe(1)

  const { call } = await apiClientOf(page, login)
  const listed = await call<{ records: { asset: { assetsId: string } }[] }>('/dscq-project/enroll/page', all)
  expect(listed.data.records).toMatchObject([{ asset: { assetsId: lot.assetsId } }])
  const enrolment = await call<Enrolment>('/dscq-project/enroll/detail', { assetsId: lot.assetsId })
  expect(
    count(
      enrolment.data.events.map(({ title }) => title),
      '报名已提交',
    ),
  ).toBe(1)

  const own = (await look<Deposit[]>(page, 'bank.json')).filter(({ payer }) => payer === ownName)
  expect(own).toMatchObject([{ receipts: [{ match: 'matched' }], orders: [{ state: 'paid' }] }])

  // Twice the walker, once the bot.
  const { seq, result } = await roomOf(page, lot.roomId)
  expect([seq, result?.kind, Number(result?.price)]).toEqual([3, 'DEAL', Number(amountAbove(lot, 2))])
}
