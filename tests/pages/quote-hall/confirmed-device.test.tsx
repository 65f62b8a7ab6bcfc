import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { codeNow, linkApp, signedInFrom } from '#tests/mock/support/second-factor.ts'
import { replaceText } from '#tests/support/fill.ts'
import { type Opened, openWorld } from '#tests/support/render-route.tsx'
import { confirm, enterRoom, outcome, press, tableAt, typeAmount, until, untilText, waitingRoom } from './room.ts'

const stepMs = 30_000
const early = '这台设备还没有完成安全验证。现在验证，报价时就不会被打断。'

/** A room with a bidder who has the app with this key on another device; the room has not opened yet. */
async function enter() {
  const world = openWorld()
  const table = tableAt(world, waitingRoom(world, 'ongoing'), [['person']])
  const elsewhere = await signedInFrom(world.exchange, 'person', { source: '10.0.0.9' })
  const { secret } = await linkApp(world.exchange, elsewhere)
  // Its code of this moment is used up.
  world.jump(stepMs)
  const page = await enterRoom(table)
  return { page, table, secret }
}

async function answer({ user, world }: Opened, secret: string): Promise<void> {
  const form = within(await screen.findByRole('dialog', { name: '安全验证' }))
  await replaceText(user, await form.findByLabelText('动态验证码'), codeNow(world.exchange, secret))
  await user.click(form.getByRole('button', { name: '确认' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '安全验证' })).toBeNull())
}

test('[ASVS 6.3.3] the room says early that the device is not confirmed; confirming there removes the notice', async () => {
  const { page, secret } = await enter()
  await screen.findByText(early)
  await page.user.click(screen.getByRole('button', { name: '现在验证' }))
  await answer(page, secret)
  await until(() => expect(screen.queryByText(early)).toBeNull())
})

test('[ASVS 6.3.3] a bid waits for the confirmation and is sent on once; a closed dialog leaves it refused', async () => {
  const { page, table, secret } = await enter()
  table.untilEnd()
  await typeAmount(page.user, table.above(0))
  await press(page.user, '报价')
  await confirm(page.user)
  const form = within(await screen.findByRole('dialog', { name: '安全验证' }))
  await untilText(outcome, '尚未受理：请先完成安全验证')
  await page.user.click(form.getByRole('button', { name: '关闭' }))
  await untilText(outcome, '未被受理：请先完成安全验证')
  expect(table.room().current).toBeNull()
  await typeAmount(page.user, table.above(0))
  await press(page.user, '报价')
  await confirm(page.user)
  await answer(page, secret)
  await untilText(outcome, '已受理')
  expect(table.room().seq).toBe(1)
})
