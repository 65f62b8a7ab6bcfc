import { configure, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pastSale } from '#tests/mock/support/contract.ts'
import { box, goTo, loadScreens, replaceText } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'

// Nothing here is hidden by style, and finding that out for every element takes most of the time.
configure({ defaultHidden: true })
await loadScreens('/projectSettlement', '/projectSettleDetail', '/settleDetailPayInfo')

const main = () => within(screen.getByRole('main'))
const textOf = (element: Element) => element.textContent.replaceAll(/\s/g, '')
const valueOf = (label: string) => textOf(main().getByText(label).nextElementSibling!)

function sold() {
  const world = openWorld()
  return { world, ...pastSale(world.exchange) }
}

test('[BD-05] the seller has the settlement in its list, with its fee and what is paid out; both languages', async () => {
  const { world, pay } = sold()
  const { user } = await renderRoute('/projectSettlement', { as: 'seller', world })
  const rows = async () => {
    const [, row] = within(await screen.findByRole('table', { name: '项目结算' })).getAllByRole('row')
    return row!
  }
  await screen.findByRole('tab', { name: '待付款 1' })
  const row = await rows()
  expect(textOf(row)).toContain('转让方¥3,157,000.00对方应付¥3,188,570.00对方已付¥0.00对方未付¥3,188,570.00')
  expect(textOf(row)).toContain('¥31,570.00应划出¥3,125,430.00')
  expect(within(row).queryByRole('link', { name: /上传付款凭证/ })).toBeNull()
  pay('3188570')
  world.jump(120_000)
  await screen.findByRole('tab', { name: '已结清 1' })
  await screen.findByText('已划出', { selector: '.muted' })
  await user.click(screen.getByRole('button', { name: 'EN: switch to English' }))
  await screen.findByText('Fee / payout')
})

test('[BD-05] its detail has the bills, the reckoning of the payout and its papers, nothing to do and nothing of the taker’s bank', async () => {
  const { world, settlement, pay } = sold()
  await renderRoute(`/projectSettleDetail?id=${settlement.id}`, { as: 'seller', world })
  await main().findByText('您是转让方')
  expect(valueOf('应收款项（不含对方服务费）')).toBe('¥3,157,000.00')
  expect(valueOf('服务费（您应承担）')).toBe('¥31,570.00')
  expect(valueOf('应划出')).toBe('¥3,125,430.00叁佰壹拾贰万伍仟肆佰叁拾元整')
  await main().findByText('等待受让方付款。')
  expect(main().queryByRole('link', { name: '上传付款凭证' })).toBeNull()
  for (const title of ['付款凭证记录', '到账记录', '服务费和发票', '收款账户'])
    expect(main().queryByText(title)).toBeNull()

  pay('3188570')
  world.jump(120_000)
  await main().findByText('划出时间')
  expect(valueOf('收到款项（不含对方服务费）')).toBe('¥3,157,000.00')
  expect(textOf(main().getByText('叁佰壹拾贰万伍仟肆佰叁拾元整').closest('dd')!)).toContain('3,125,430.00')
  expect(valueOf('收款账号')).toMatch(/^\*{8}\d{4}$/)
  expect(main().queryByText(/4566|岷江银行成都分行/)).toBeNull()
  for (const document of ['产权交易凭证.pdf', '价款划出凭单.pdf'])
    expect(main().getByText(document, { selector: 'li > span > span' })).toBeDefined()

  await goTo(`/settleDetailPayInfo?id=${settlement.id}`)
  await main().findByText('应付款项由对方支付，付款凭证由对方上传。')
})

test('[BD-05] a third person is shown nothing of it', async () => {
  const { world, settlement } = sold()
  await renderRoute(`/projectSettleDetail?id=${settlement.id}`, { as: 'company', world })
  await main().findByText('无权查看')
  expect(main().queryByText(/3,157,000/)).toBeNull()
})

test('[BD-05] [BD-07] the seller asks for the invoice of its own fee once it was deducted, and finds it in its files', async () => {
  const { world, settlement, pay } = sold()
  pay('3188570')
  world.jump(120_000)
  const { user } = await renderRoute(`/projectSettleDetail?id=${settlement.id}`, { as: 'seller', world })
  await user.click(await main().findByRole('button', { name: '申请发票' }))
  expect(valueOf('划出时扣收')).toBe('¥31,570.00')
  expect([box('发票抬头').value, box('税号（统一社会信用代码）').value]).toEqual([
    settlement.seller,
    '91510400MA6RP7D2K2',
  ])
  await replaceText(user, box('发票抬头'), '周岷生')
  await replaceText(user, box('接收邮箱'), 'finance@example.cn')
  await user.click(main().getByRole('button', { name: '提交申请' }))
  expect((await screen.findAllByText('发票抬头须与您在结算单中的名称一致')).length).toBeGreaterThan(0)
  await replaceText(user, box('发票抬头'), settlement.seller)
  await user.dblClick(main().getByRole('button', { name: '提交申请' }))
  await main().findByText('开票中')
  expect(valueOf('发票金额')).toBe('¥31,570.00')
  expect(world.callsTo('/dscq-project/settlement/invoice')).toHaveLength(1)
  world.jump(60_000)
  await main().findByText('已开具')
  expect(main().getByText('交易服务费电子发票.pdf', { selector: 'li > span > span' })).toBeDefined()
  expect(main().queryByRole('button', { name: '申请发票' })).toBeNull()
})
