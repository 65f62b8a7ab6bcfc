import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { minuteMs } from '#src/model/time/units.ts'
import { loadScreens } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import { actorOf, firm, onSale, takePart } from './supplier.ts'

await loadScreens('/purchase/tradeDetail')
await import('#src/features/procurement/supplier/forms/EnrolDialog.tsx')

/** A payment of the documents, begun at a moment before the end of the sale if one is given. */
function begun(beforeEnd?: number) {
  const world = openWorld()
  const project = onSale(world)
  takePart(world, project, 'enrolled')
  const { exchange } = world
  if (beforeEnd !== undefined) world.jump(project.dates.saleTo - exchange.now() - beforeEnd)
  const actor = actorOf(world)
  const pay = { id: project.id, paidFor: 'documents', channel: 'b2b', idemKey: 'payment-begun' } as const
  const order = exchange.take('payProcurement', pay, actor)!
  const bankSays = (word: 'paid' | 'later' | 'failed') =>
    exchange.take('bankSays', { orderId: order.id, word }, { userId: null, visitor: 'bank' })
  const cancel = () => exchange.take('cancelProcurementPay', { id: project.id, orderId: order.id }, actor)
  return { world, project, bankSays, cancel, address: linkToPurchase.afterPayment(project.id, order.id) }
}
type Begun = ReturnType<typeof begun>

/** What stands above the name of the project. */
async function shows(role: 'status' | 'alert', text: string): Promise<void> {
  const words = await screen.findByText(text, { selector: 'strong' })
  const callout = words.closest('[role]')!
  expect(callout.getAttribute('role')).toBe(role)
  const heading = screen.getByRole('heading', { level: 1 })
  expect(callout.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(callout.textContent).toContain('采购文件费 300.00 元')
}

test.each<[string, (begin: Begun) => void, 'status' | 'alert', string]>([
  ['paid', ({ bankSays }) => bankSays('paid'), 'status', '支付成功'],
  ['in process', ({ bankSays }) => bankSays('later'), 'status', '银行正在处理，请勿重复支付'],
  ['failed', ({ bankSays }) => bankSays('failed'), 'alert', '支付失败'],
  ['cancelled', ({ cancel }) => cancel(), 'alert', '订单已取消，未扣款'],
  ['expired', ({ world }) => world.jump(15 * minuteMs), 'alert', '订单已超过支付时限，未扣款'],
])('[PU-06] who returns from the bank reads at the top that the payment is %s', async (_, become, role, text) => {
  const begin = begun()
  become(begin)
  await renderRoute(begin.address, { world: begin.world, as: firm })
  await shows(role, text)
})

test('[PU-06] a failed payment of an organisation, which has one way to pay, is advised to pay again', async () => {
  const { world, bankSays, address } = begun()
  bankSays('failed')
  await renderRoute(address, { world, as: firm })
  await shows('alert', '支付失败')
  expect(screen.getAllByText('银行未受理，请重新支付').length).toBeGreaterThan(0)
})

test('[PU-06] a payment closed by the end of the sale says so', async () => {
  const { world, project, address } = begun(5 * minuteMs)
  world.jump(6 * minuteMs)
  expect(world.exchange.now()).toBeGreaterThan(project.dates.saleTo)
  await renderRoute(address, { world, as: firm })
  await shows('alert', '订单已关闭，未扣款')
  screen.getByText('采购文件的发售期已过，不能再购买')
})

test('[PU-06] the number of the payment leaves the address', async () => {
  const { world, project, bankSays, address } = begun()
  bankSays('paid')
  const shown = await renderRoute(address, { world, as: firm })
  await shows('status', '支付成功')
  await waitFor(() => expect(shown.address()).toBe(linkToPurchase.detail(project.id)))
})

test('[PU-06] an open payment shows until when it can be made, with the time left', async () => {
  const { world, project } = begun(5 * minuteMs)
  await renderRoute(linkToPurchase.detail(project.id), { world, as: firm })
  const panel = within(await screen.findByRole('region', { name: '参与采购' }))
  const limit = await panel.findByText(/^请在 .+ 前完成支付，剩余$/)
  expect(limit.textContent).toMatch(/请在 \d{4}-\d\d-\d\d \d\d:\d\d(?::\d\d)? 前完成支付，剩余/)
  expect(within(limit).getByRole('timer').textContent).toMatch(/0[45]分/)
  expect(screen.queryByText('支付成功')).toBeNull()
})

test.each([
  ['long before the deadline', 60 * minuteMs, /请在 15 分钟内完成支付。$/],
  ['shortly before it', 10 * minuteMs, /请在 \d{4}-\d\d-\d\d \d\d:\d\d(?::\d\d)? 前完成支付。$/],
])('[PU-06] the confirmation names the time that there is %s', async (_, beforeEnd, text) => {
  const world = openWorld()
  const project = onSale(world)
  takePart(world, project, 'enrolled')
  world.jump(project.dates.saleTo - world.exchange.now() - beforeEnd)
  const { user } = await renderRoute(linkToPurchase.detail(project.id), { world, as: firm })
  await user.click(await screen.findByRole('button', { name: '购买采购文件' }))
  expect(within(await screen.findByRole('dialog', { name: '确认支付' })).getByText(text)).toBeTruthy()
})

test('[PU-06] a lot is added with the same form, which fixes the chosen ones and warns', async () => {
  const world = openWorld()
  const project = onSale(world, (lots) => lots.length > 1)
  takePart(world, project, 'bought')
  const [first, second] = project.lots
  const { user } = await renderRoute(linkToPurchase.detail(project.id), { world, as: firm })
  await user.click(await screen.findByRole('button', { name: '增加标段' }))
  const form = within(await screen.findByRole('dialog', { name: '增加报名标段' }))
  const box = (name: string) => form.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) })
  expect([box(first!.name).checked, box(first!.name).disabled]).toEqual([true, true])
  expect([box(second!.name).checked, box(second!.name).disabled]).toEqual([false, false])
  form.getByText(/^\d{4}-.+ 前可以增加标段；已报名的标段不能在线取消，请确认后再选择。$/)
  await user.click(form.getByRole('button', { name: '确认增加' }))
  expect((await form.findAllByText('请至少选择一个要增加的标段（包）')).length).toBeGreaterThan(0)
  await user.click(box(second!.name))
  await user.click(form.getByRole('button', { name: '确认增加' }))
  await waitFor(() =>
    expect(world.exchange.suppliers.find(actorOf(world).userId, project.id)!.enrolment!.lotIds).toEqual([
      first!.id,
      second!.id,
    ]),
  )
})
