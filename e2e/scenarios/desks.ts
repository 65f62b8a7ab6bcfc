import type { Page } from '@playwright/test'
import { expect, maxRetries } from '../support/test.ts'

/** The exchange's staff act by the mock's console. */
export async function order<D = unknown>(page: Page, name: string, data: object): Promise<D> {
  const answer = await page.request.post(`/__mock/${name}`, { data, maxRetries })
  expect(answer.ok(), `${name}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as D
}

type DeskDeal = {
  id: string
  enrolId: string
  state: string
  settlement: { no: string; dueAt: number; graceUntil: number | null } | null
}

/** A deal by the enrolment of its winner, as the desks see it. */
export async function deskDeal(page: Page, enrolId: string): Promise<DeskDeal> {
  const all = (await (await page.request.get('/__mock/deals.json', { maxRetries })).json()) as DeskDeal[]
  return all.find((deal) => deal.enrolId === enrolId)!
}

/** Money of the winner arrives on the settlement account. */
export const payBill = (page: Page, payer: string, amount: string, remark: string): Promise<unknown> =>
  order(page, 'settlement-transfer', { payer, account: '6222020000001234566', amount, remark })
