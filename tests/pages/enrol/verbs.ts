import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { Listing } from '#src/mock/exchange/tables.ts'
import type { EnrolForm } from '#src/model/enrolment/schema.ts'
import { actorOf, fullForm, openListing, userNamed } from '#tests/mock/support/enrolment.ts'
import type { Login, World } from '#tests/support/world.ts'

/** The refund account: a bank card with a valid check digit. */
const refundTo = { bank: '岷江商业银行成都分行', account: '6222020000001234566' }

export const enrolAddress = (assetsId: string): string => `/bidEnrollNormal?assetsId=${assetsId}`
export const packageAddress = (assetsId: string): string => `/bidEnrollPkg?assetsId=${assetsId}`

export const packageOf = ({ exchange }: World): Listing => {
  const found = [...exchange.tables.listings.values()].find(({ isPackage, status }) => isPackage && status === 'NOTICE')
  if (!found) throw new Error('no package takes enrolments')
  return found
}

/** The complete form of `login` for this asset, changed by `more`. */
export function formOf({ exchange }: World, login: Login, listing: Listing, more: Partial<EnrolForm> = {}): EnrolForm {
  const user = userNamed(exchange, login)
  return { ...fullForm(exchange, listing, user), refund: { name: user.name, ...refundTo }, ...more }
}

/** Saves a draft of `login` at the exchange, complete but for `more`. */
export function drafted(world: World, login: Login, more: Partial<EnrolForm>, listing?: Listing) {
  const { assetsId } = listing ?? openListing(world.exchange)
  const form = formOf(world, login, listing ?? openListing(world.exchange), more)
  const { id } = world.exchange.take('saveEnrolment', { assetsId, form }, actorOf(userNamed(world.exchange, login)))
  return { assetsId, id }
}

export const step = (name: string) => screen.findByText(name, { selector: 'h2' })
export const button = (name: string | RegExp) => within(screen.getByRole('main')).getByRole('button', { name })
export const press = (user: UserEvent, name: string): Promise<void> => user.click(button(name))
export const next = (user: UserEvent): Promise<void> => press(user, '下一步')
/** Error messages of the form, each a button that focuses its field. */
export const wrong = (name: string | RegExp) => within(screen.getByRole('main')).findAllByRole('button', { name })
export const status = () => screen.findByRole('region', { name: '报名状态' })
/** The region is rendered anew with each state. */
export const findStatus = (text: string) =>
  waitFor(() => within(screen.getByRole('region', { name: '报名状态' })).getByText(text))

/** Presses a button of the dialog. */
export async function decide(user: UserEvent, name: string): Promise<void> {
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }))
}

/** Submits from the last step; returns the enrolment's id. */
export async function submit(user: UserEvent, address: () => string): Promise<string> {
  await step('确认提交')
  await press(user, '提交报名')
  await screen.findByText('提交后报名信息不可修改，确认提交吗？')
  await decide(user, '确认提交')
  await waitFor(() => expect(address()).toMatch(/^\/enrollDetail\?id=E/))
  return new URLSearchParams(address().split('?')[1]).get('id')!
}
