import { configure, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { settlementPlanAnswer } from '#src/api/endpoints/settlement.ts'
import { largeSale } from '#tests/mock/support/large-sale.ts'
import { box, goTo, loadScreens, replaceText } from '#tests/support/fill.ts'
import { fileCheckMs } from '#src/mock/exchange/files/uploads.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'

// Nothing here is hidden by style, and finding that out for every element takes most of the time.
configure({ defaultHidden: true })
await loadScreens('/projectSettleDetail', '/usercenterIndex')

const main = () => within(screen.getByRole('main'))
const textOf = (element: Element) => element.textContent.replaceAll(/\s/g, '')
const valueOf = (label: string) => textOf(main().getByText(label).nextElementSibling!)

function asked() {
  const world = openWorld()
  const sale = largeSale(world.exchange)
  sale.askForPlan()
  return { world, ...sale, address: `/projectSettleDetail?id=${sale.settlement.id}` }
}

test('[BD-05] the seller reads the request with its guarantee, and agrees to the very payments that follow', async () => {
  const { world, settlement, address } = asked()
  // The guarantee has been checked.
  world.jump(fileCheckMs)
  const { user } = await renderRoute('/usercenterIndex', { as: 'seller', world })
  await main().findByText(/^答复“.+”的分期付款申请$/, { selector: 'li :not(.visuallyHidden)' })
  const task = '受让方申请分期付款，请查阅付款计划和担保文件后答复。'
  await main().findByText(task)
  expect(main().getByRole('link', { name: '去答复' }).getAttribute('href')).toBe(address)
  await goTo(address)
  await main().findByText('待您答复')
  await main().findByText(task)
  expect(valueOf('答复期限')).toMatch(/^2026-03-1117:00/)
  // The address is the seller's own.
  const guarantee = main().getByRole('link', { name: '保函.pdf' }).getAttribute('href')!
  expect(guarantee.split('?')[0]).toBe(settlement.plan!.files[0]!.url)
  await user.click(main().getByRole('button', { name: '同意分期付款' }))
  const dialog = within(screen.getByRole('dialog', { name: '同意分期付款' }))
  const payments = [...dialog.getByLabelText('同意后的付款计划').children].map(textOf)
  expect(payments).toEqual([
    '首期价款¥20,360,000.00到期日2026-03-1317:00',
    '尾款（第1期）¥15,399,690.41本金15,270,000.00元，利息129,690.41元到期日2026-06-2117:00',
    '尾款（第2期）¥15,529,380.82本金15,270,000.00元，利息259,380.82元到期日2026-09-2917:00',
    '合计¥51,289,071.23其中利息389,071.23元',
  ])
  await user.dblClick(dialog.getByRole('button', { name: '确定同意' }))
  await main().findByText('已同意')
  await main().findByText('等待受让方付款。')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(world.callsTo('/dscq-project/settlement/plan/answer')).toEqual([
    { id: settlement.id, askedAt: settlement.plan!.at, agree: true },
  ])
  expect(settlement.bills.slice(1).map(({ amount }) => amount)).toEqual(['20360000.00', '15399690.41', '15529380.82'])
  expect(main().queryByRole('button', { name: '不同意' })).toBeNull()
  expect(main().getByText('分期付款', { selector: 'dd' })).toBeDefined()
})

test('[BD-05] it refuses with a reason, which its buyer reads; one that was answered elsewhere says so', async () => {
  const { world, settlement, address } = asked()
  const { user } = await renderRoute(address, { as: 'seller', world })
  await user.click(await main().findByRole('button', { name: '不同意' }))
  await user.click(screen.getByRole('button', { name: '确定不同意' }))
  expect((await screen.findAllByText('请填写原因')).length).toBeGreaterThan(0)
  await replaceText(user, box('不同意的原因'), '保函的受益人不是转让方')
  await world.call('seller', settlementPlanAnswer, {
    id: settlement.id,
    askedAt: settlement.plan!.at,
    agree: false,
    reason: '担保不足',
  })
  await main().findByText('未同意')
  // The dialog keeps what was typed, and says why it comes too late.
  expect(box('不同意的原因').value).toBe('保函的受益人不是转让方')
  await user.click(screen.getByRole('button', { name: '确定不同意' }))
  expect((await screen.findAllByText('该分期付款申请已按不同意处理，无需再次答复')).length).toBeGreaterThan(0)
  expect(settlement.plan?.reason).toBe('担保不足')
})

test('[BD-05] the buyer waits with the deadline in sight, and reads the answer, or that there was none; both languages', async () => {
  const { world, address } = asked()
  const { user } = await renderRoute(address, { as: 'person', world })
  await main().findByText('等待转让方答复')
  expect(valueOf('答复期限')).toMatch(/^2026-03-1117:00/)
  for (const name of ['同意分期付款', '不同意', '申请分期付款'])
    expect(main().queryByRole('button', { name })).toBeNull()
  expect(main().getByRole('table', { name: '申请的付款计划' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'EN: switch to English' }))
  await main().findByText('Awaiting the seller')
  expect(main().getByText(/^Awaiting the seller; no answer in time counts as a refusal/)).toBeDefined()
  world.jumpTo(Date.parse('2026-03-11T17:00:00+08:00'))
  await main().findByText('The seller did not answer in time')
  expect(main().getByRole('button', { name: 'Ask for instalments again' })).toBeDefined()
})
