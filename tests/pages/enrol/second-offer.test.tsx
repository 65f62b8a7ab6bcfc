import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noUser, wonDeal } from '#tests/mock/support/deal.ts'
import { depositOf, transfer } from '#tests/mock/support/enrolment.ts'
import { goTo, loadScreens } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'

await loadScreens('/enrollDetail', '/quoteHall', '/usercenterIndex', '/cashierDesk')

test('[A10] the second-ranked bidder finds the offer among the to-dos, at the enrolment and in the room, and accepts it once', async () => {
  const world = openWorld()
  const advance = (ms: number) => {
    world.jump(ms)
    return world.exchange.advance()
  }
  const { exchange } = world
  const { deal, otherId, listing } = wonDeal({ exchange, advance }, undefined, { isContested: true })
  exchange.take('endDealByDefault', { id: deal.id, reason: '逾期未签订合同' }, noUser)
  const { user } = await renderRoute('/usercenterIndex', { as: 'company', world })
  const todo = await screen.findByRole('link', { name: new RegExp(`答复“${listing.assetsName}”的递补受让征询`) })
  expect(todo.getAttribute('href')).toBe(`/enrollDetail?id=${otherId}`)
  await goTo(`/quoteHall?assetsId=${listing.assetsId}`)
  await screen.findByRole('region', { name: '递补受让' })

  await goTo(`/enrollDetail?id=${otherId}`)
  const offer = await screen.findByRole('region', { name: '递补受让' })
  expect(offer.textContent).toContain('按您最后一次有效报价 3,355,000 元递补受让；接受后应重新交纳保证金 200,000 元')
  await user.click(within(offer).getByRole('button', { name: '接受递补' }))
  const dialog = await screen.findByRole('dialog', { name: '接受递补' })
  expect(dialog.textContent).toContain('3,355,000 元（叁佰叁拾伍万伍仟元整）')
  const release = world.hold('/dscq-project/deal/offer/answer')
  await user.dblClick(within(dialog).getByRole('button', { name: '接受递补' }))
  release()
  const pay = await within(offer).findByRole('link', { name: '交纳保证金' })
  expect(world.callsTo('/dscq-project/deal/offer/answer')).toEqual([{ enrolId: otherId, accept: true }])
  expect(pay.getAttribute('href')).toBe(`/cashierDesk?enrolId=${otherId}`)

  transfer(exchange, otherId, depositOf(exchange, otherId).due)
  await waitFor(() => expect(screen.queryByRole('region', { name: '递补受让' })).toBeNull())
  await screen.findByRole('button', { name: '确认成交确认书' })
})
