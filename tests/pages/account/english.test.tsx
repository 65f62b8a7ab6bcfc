import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { actorOf, fullForm, openListing, userNamed } from '#tests/mock/support/enrolment.ts'
import { practise } from '#tests/pages/quote-hall/room.ts'
import { loadScreens } from '#tests/support/fill.ts'
import { type Opened, openWorld, renderRoute } from '#tests/support/render-route.tsx'

beforeAll(() => loadScreens('/accountSafe', '/enrollDetail', '/hall', '/shensuRecord'), 60_000)

const han = /\p{Script=Han}/u
const toEnglish = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'EN: switch to English' }))

/** Chinese texts of the page that have no `lang` of their own. */
const chineseIn = (part: Node): string[] =>
  [...part.childNodes].flatMap((child) => {
    if (child instanceof Element) return child.getAttribute('lang') === 'zh-CN' ? [] : chineseIn(child)
    return han.test(child.textContent ?? '') ? [child.textContent!] : []
  })

test.each([
  ['/accountSafe', 'Account security'],
  ['/updatePassWord', 'Change password'],
  ['/memberEditPhone', 'Phone number'],
  ['/memberEditHead', 'Change photo'],
  ['/shensuRecord', 'Appeals'],
  ['/shensuRecord?new=deposit', 'Appeals'],
])('[AC-12] [SE-10] %s in English has no Chinese text but names', async (address, heading) => {
  const page = await renderRoute(address, { as: 'person' })
  await toEnglish(page)
  await screen.findByRole('heading', { level: 1, name: heading })
  await waitFor(() => expect(screen.getByRole('main').querySelector('[aria-busy=true]')).toBeNull())
  await waitFor(() => expect(chineseIn(screen.getByRole('main'))).toEqual([]))
})

test('[AC-12] [SE-10] open matters that block closing an account are in English', async () => {
  const world = openWorld()
  const person = userNamed(world.exchange, 'person')
  const listing = openListing(world.exchange)
  const form = fullForm(world.exchange, listing, person)
  world.exchange.take('submitEnrolment', { assetsId: listing.assetsId, form }, actorOf(person))
  const page = await renderRoute('/accountSafe', { as: 'person', world })
  await toEnglish(page)
  await page.user.click(await screen.findByRole('button', { name: 'Close this account' }))
  const dialog = await screen.findByRole('dialog', { name: 'Close account' })
  const [matter] = await within(dialog).findAllByRole('link', { name: /^Enrolment BM\d+ is not settled yet$/ })
  expect(matter!.querySelector('[lang="zh-CN"]')).toBeNull()
})

test('[BD-01] [SE-10] a refused withdrawal is shown in English; unknown texts remain unchanged and are marked as Chinese', async () => {
  const world = openWorld()
  const person = userNamed(world.exchange, 'person')
  const listing = openListing(world.exchange)
  const form = fullForm(world.exchange, listing, person)
  const { id } = world.exchange.take('submitEnrolment', { assetsId: listing.assetsId, form }, actorOf(person))
  const page = await renderRoute(`/enrollDetail?id=${id}`, { as: 'person', world })
  await toEnglish(page)
  const withdraw = async (msg: string) => {
    world.faults({ path: '/dscq-project/enroll/withdraw', kind: 'refuse', code: 400, msg })
    const main = within(screen.getByRole('main'))
    const button = await main.findByRole('button', { name: /Withdraw enrolment$/ })
    // The message of a refusal appears before the attempt ends.
    await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
    await page.user.click(button)
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.click(dialog.getByRole('button', { name: 'Withdraw' }))
  }
  await withdraw('保证金已到账或报名已结束，不能撤回')
  const message = await screen.findByText('The deposit has arrived or enrolment is over; it cannot be withdrawn')
  expect(message.getAttribute('lang')).toBeNull()
  await withdraw('系统维护至今晚十点')
  expect((await screen.findByText('系统维护至今晚十点')).getAttribute('lang')).toBe('zh-CN')
})

test('[BD-09] [SE-10] a refused quote gives its reason in English', async () => {
  const room = await practise('ongoing')
  await room.open()
  await toEnglish(room)
  const centre = within(await screen.findByRole('region', { name: 'Bidding' }))
  const outcome = () => screen.getByRole('group', { name: 'Result of the bid' }).textContent
  room.world.faults({
    path: '/dscq-sync/v1/bid-assets/ongoing/quote',
    kind: 'refuse',
    code: 422,
    msg: '该请求已作废，请重新确认报价',
  })
  const pressed = async (button: HTMLElement) => {
    await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
    await room.user.click(button)
  }
  const reason = 'This request has expired. Please confirm your bid again'
  // A bot may quote before the confirmation.
  for (let turn = 0; turn < 5 && !outcome().includes(reason); turn += 1) {
    const before = outcome()
    await pressed(centre.getByRole('button', { name: /^\+5/ }))
    await pressed(centre.getByRole('button', { name: 'Bid' }))
    const dialog = () => screen.queryByRole('dialog', { name: 'Confirm bid' })
    await waitFor(() => expect(dialog() !== null || outcome() !== before).toBe(true))
    const yes = dialog() && within(dialog()!).getByRole('button', { name: 'Confirm bid' })
    if (yes) await pressed(yes)
    await waitFor(() => expect(outcome()).not.toBe(before))
  }
  expect(outcome()).toContain(reason)
  expect(outcome()).not.toMatch(han)
})
