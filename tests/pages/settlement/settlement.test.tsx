import { configure, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { settlementPayInfo } from '#src/api/endpoints/settlement.ts'
import { noUser, signedDeal } from '#tests/mock/support/deal.ts'
import { fileCheckMs } from '#src/mock/exchange/files/uploads.ts'
import { box, fileField, goTo, loadScreens, pdfFile, replaceText, uploadFile } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { World } from '#tests/support/world.ts'

// Nothing here is hidden by style, and finding that out for every element takes most of the time.
configure({ defaultHidden: true })
await loadScreens('/projectSettlement', '/projectSettleDetail', '/settleDetailPayInfo')

const id = 'ST-EP-A20075'
const name = '乐山广蜀电力工程有限公司报废铁塔及线材 1 批'
const payer = '德阳旌湖机电设备有限公司'

const main = () => within(screen.getByRole('main'))
const button = (label: string) => main().findByRole('button', { name: label })
const table = async (label: string) => within(await screen.findByRole('table', { name: label }))
/** The texts of the rows, without the spaces between their parts. */
const rowsOf = (rows: HTMLElement[]) => rows.map(({ textContent }) => textContent.replaceAll(/\s/g, ''))
const own = (world: World, address: string) => renderRoute(address, { as: 'overdue', world })
const settlementOf = ({ exchange }: World, of = id) => exchange.settlements.find(of)
const transfer = ({ exchange }: World, amount: string, remark: string, serial: string) =>
  exchange.take(
    'settlementTransfer',
    { payer, account: '8110000100200303', bank: '岷江银行德阳支行', amount, remark, serial },
    noUser,
  )

describe('[BD-05] 项目结算', () => {
  test('lists what is due, covered and open by state and text; both languages', async () => {
    const { user, address } = await own(openWorld(), '/projectSettlement')
    await screen.findByRole('tab', { name: '逾期 1' })
    const [, row] = (await table('项目结算')).getAllByRole('row')
    const [text] = rowsOf([row!])
    expect(text).toContain('¥1,797,000.00')
    expect(text).toContain('应付¥1,814,970.00已付¥200,000.00未付¥1,614,970.00')
    expect(text).toContain('¥17,970.002026-02-1017:00逾期24天，请尽快付款逾期上传付款凭证')
    expect(
      within(row!)
        .getByRole('link', { name: /^上传付款凭证/ })
        .getAttribute('href'),
    ).toBe(`/settleDetailPayInfo?id=${id}`)
    await user.click(screen.getByRole('tab', { name: '已结清 0' }))
    expect(address()).toBe('/projectSettlement?state=settled')
    await screen.findByText('没有符合条件的结算单')
    await goTo('/projectSettlement?q=HT20260203')
    expect((await table('项目结算')).getByRole('link', { name })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'EN: switch to English' }))
    await screen.findByRole('tab', { name: 'Overdue 1' })
  })

  test('without any says how one comes about; another’s is refused without data, in both screens of it', async () => {
    const world = openWorld()
    await renderRoute('/projectSettlement', { as: 'person', world })
    await screen.findByText('您暂无项目结算')
    expect(main().getByText('您竞得或转出的项目签订合同后，在这里结算价款和服务费。')).toBeDefined()
    expect(main().getByRole('link', { name: '查看已竞得的项目' }).getAttribute('href')).toBe('/myProject?tab=won')
    for (const address of ['/projectSettleDetail', '/settleDetailPayInfo']) {
      await goTo(`${address}?id=${id}`)
      await main().findByText('无权查看')
      expect(main().queryByText(/1,797,000|广蜀|旌湖/)).toBeNull()
      expect(main().getByRole('link', { name: '返回项目结算' }).getAttribute('href')).toBe('/projectSettlement')
    }
    await goTo('/projectSettleDetail')
    await main().findByText('未找到该结算单')
  })
})

describe('[BD-05] 结算详情 and 上传付款凭证', () => {
  test('an overdue price: proof, refused, handed in again, in part, paid, certified', async () => {
    const world = openWorld()
    const settlement = settlementOf(world)
    const { user, address } = await own(world, `/projectSettleDetail?id=${id}`)
    await main().findByText('逾期24天，请尽快付款')
    await main().findByText(/^尚有 1,614,970 元应于 2026-02-10 17:00 前付清，已逾期 24 天/)
    expect(main().getByText('壹佰柒拾玖万柒仟元整')).toBeDefined()
    expect(main().getByText('壹佰陆拾壹万肆仟玖佰柒拾元整')).toBeDefined()
    expect(rowsOf((await table('付款计划')).getAllByRole('row'))).toEqual([
      '款项应付保证金抵扣已到账未付到期日状态',
      '交易服务费¥17,970.00¥17,970.00¥0.00¥0.002026-02-1017:00已抵扣',
      '成交价款¥1,797,000.00¥182,030.00¥0.00¥1,614,970.002026-02-1017:00逾期',
      '合计¥1,814,970.00¥200,000.00¥0.00¥1,614,970.00',
    ])
    expect(main().getByText(`${settlement.no} GR2025LS1000076 项目款项`)).toBeDefined()
    expect(main().getByRole('button', { name: '复制收款账号' })).toBeDefined()
    expect(main().getByText('付款通知单.pdf', { selector: 'li > span > span' })).toBeDefined()

    await user.click(await main().findByRole('link', { name: '上传付款凭证' }))
    await screen.findByRole('heading', { level: 1, name: '上传付款凭证' })
    expect([box('付款单位').value, box('付款用途').value]).toEqual([payer, `${settlement.no} GR2025LS1000076 项目款项`])
    await user.click(await button('提交'))
    await screen.findByText('有 6 项需要修改')
    await replaceText(user, box('付款单位'), '某某有限公司')
    await replaceText(user, box('付款账号'), '8110 0001 0020 0303')
    await replaceText(user, box('开户行'), '岷江银行德阳支行')
    await replaceText(user, box('付款金额（元）'), '1614970.01')
    await replaceText(user, screen.getByLabelText(/付款日期/), '2026-03-06')
    await replaceText(user, box('银行流水号'), 'BANK-0001')
    expect((await screen.findAllByText('付款金额大于应付金额')).length).toBeGreaterThan(0)
    expect(screen.getAllByText('付款单位须与受让方一致；他人代付的款项不计入，将原路退回').length).toBeGreaterThan(0)
    await replaceText(user, box('付款单位'), payer)
    await replaceText(user, box('付款金额（元）'), '1000000')
    await user.tab()
    expect(screen.getByText('壹佰万元整')).toBeDefined()
    await uploadFile(user, '付款凭证', pdfFile('回单.pdf'))
    // The draft is restored on return.
    await goTo('/projectSettlement')
    await screen.findByRole('heading', { level: 1, name: '项目结算' })
    await goTo(`/settleDetailPayInfo?id=${id}`)
    await waitFor(() => expect(box('银行流水号').value).toBe('BANK-0001'))
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:settlement'))).toHaveLength(1)
    await user.dblClick(await button('提交'))
    await screen.findByText('已提交，等待财务确认', { selector: '[role=status] *, [role=status]' })
    await waitFor(() => expect(address()).toBe(`/projectSettleDetail?id=${id}`))
    expect(world.callsTo('/dscq-project/settlement/pay-info')).toHaveLength(1)
    expect(settlement.proofs).toHaveLength(1)
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:settlement'))).toEqual([])
    const proofs = within(await screen.findByRole('list', { name: '付款凭证记录' }))
    expect(proofs.getByText('待确认')).toBeDefined()
    // Its check takes a moment, in which nobody opens it.
    expect(proofs.getByText('回单.pdf')).toBeDefined()
    expect(proofs.queryByRole('link', { name: '回单.pdf' })).toBeNull()
    world.jump(fileCheckMs)

    world.exchange.take('checkProof', { id: settlement.proofs[0]!.id, refusal: '回单不清晰' }, noUser)
    await proofs.findByText('已驳回')
    expect(proofs.getByText('驳回原因：').textContent).toContain('回单不清晰')

    // Handed in again in another window with the same serial number; the money came without a reference.
    const { bills } = settlement
    const [{ files, ...first }] = settlement.proofs as [(typeof settlement.proofs)[0]]
    const again = {
      ...first,
      id,
      billId: bills[1]!.id,
      account: '8110000100200303',
      fileIds: files.map((file) => file.id),
    }
    await world.call('overdue', settlementPayInfo, again)
    await proofs.findByText('待确认')
    transfer(world, '1000000', '', 'BANK-0001')
    world.exchange.take('checkProof', { id: settlement.proofs[1]!.id }, noUser)
    await main().findByText('已确认')
    expect(rowsOf((await table('付款计划')).getAllByRole('row')).at(-1)).toBe(
      '合计¥1,814,970.00¥200,000.00¥1,000,000.00¥614,970.00',
    )
    expect((await table('到账记录')).getByText('已入账')).toBeDefined()

    transfer(world, '614970', settlement.no, 'BANK-0002')
    await main().findByText('款项已付清，交易所将出具交易凭证。')
    expect(main().getByText('结清时间').nextElementSibling?.textContent).toMatch(/^2026-03-06 09:3\d:\d\d$/)
    expect(main().getByText('已结清')).toBeDefined()
    expect(main().queryByText('收款账户')).toBeNull()
    world.jump(60_000)
    await main().findByText('凭交易凭证办理过户和移交，办完后请双方确认。')
    expect(main().getByText(settlement.certificate!.no)).toBeDefined()
    for (const document of ['付款通知单.pdf', '结算单.pdf', '产权交易凭证.pdf'])
      expect(main().getByText(document, { selector: 'li > span > span' })).toBeDefined()
    await goTo(`/settleDetailPayInfo?id=${id}`)
    await main().findByText('无需付款')
    expect(main().queryByRole('button', { name: '提交' })).toBeNull()
  }, 30_000)

  test('the invoice of the fee is for the payer, and a special one needs a right tax number', async () => {
    const world = openWorld()
    const { user } = await own(world, `/projectSettleDetail?id=${id}`)
    await user.click(await button('申请发票'))
    // Both are those of the verified company.
    expect([box('发票抬头').value, box('税号（统一社会信用代码）').value]).toEqual([payer, '91510600MA6RN2H73T'])
    await user.clear(box('税号（统一社会信用代码）'))
    await replaceText(user, box('发票抬头'), '另一家有限公司')
    await user.click(screen.getByRole('radio', { name: '增值税专用发票' }))
    await replaceText(user, box('接收邮箱'), 'finance@example.cn')
    await user.click(await button('提交申请'))
    await screen.findByText('有 2 项需要修改')
    expect(screen.getAllByText('发票抬头须与付款人一致').length).toBeGreaterThan(0)
    await replaceText(user, box('发票抬头'), payer)
    await replaceText(user, box('税号（统一社会信用代码）'), '91510600MA6RN2H73A')
    await user.click(await button('提交申请'))
    expect((await screen.findAllByText('统一社会信用代码校验位错误')).length).toBeGreaterThan(0)
    await replaceText(user, box('税号（统一社会信用代码）'), '91510600MA6RN2H73T')
    await user.click(await button('提交申请'))
    await main().findByText('开票中')
    expect(world.callsTo('/dscq-project/settlement/invoice')).toEqual([
      { id, title: payer, kind: 'special', email: 'finance@example.cn', taxNo: '91510600MA6RN2H73T' },
    ])
    world.jump(60_000)
    await main().findByText('已开具')
    expect(main().getByText('交易服务费电子发票.pdf', { selector: 'li > span > span' })).toBeDefined()
    expect(main().queryByRole('button', { name: '申请发票' })).toBeNull()
  })

  test('an unforgiven debt ends the deal: nothing can be paid any more', async () => {
    const world = openWorld()
    await own(world, `/projectSettleDetail?id=${id}`)
    await main().findByText('逾期24天，请尽快付款')
    world.jumpTo(Date.parse('2026-03-12T17:01:00+08:00'))
    await main().findByText('成交已因违约终止，应付款项不再支付，保证金的处理见保证金详情。')
    expect(main().getByText('已终止')).toBeDefined()
    expect(main().queryByRole('link', { name: '上传付款凭证' })).toBeNull()
  })
})

test('[BD-05] instalments: preview, refused, asked again, agreed; the first payment is at least 30 %', async () => {
  const world = openWorld()
  const { exchange } = world
  const { settlement } = signedDeal(
    { exchange, advance: (ms) => (world.jump(ms), exchange.now()) },
    ({ assetsId }) => assetsId === 'A10051',
  )
  const { user } = await renderRoute(`/projectSettleDetail?id=${settlement.id}`, { as: 'person', world })
  await main().findByText(/还有 5 个工作日$/)
  await user.click(await button('申请分期付款'))
  await replaceText(user, box('首期比例（%）'), '29.99')
  await user.click(await button('提交申请'))
  expect((await screen.findAllByText('首期付款不得低于总价款的30%')).length).toBeGreaterThan(0)
  await replaceText(user, box('首期比例（%）'), '40')
  await user.selectOptions(screen.getByRole('combobox', { name: /其余价款期数/ }), '2')
  const day = (nth: number) => screen.getByLabelText(new RegExp(`第 ${nth} 期付款日期`))
  await replaceText(user, day(1), '2026-09-01')
  await replaceText(user, day(2), '2026-08-01')
  await user.tab()
  expect((await screen.findAllByText('各期付款日期应依次晚于前一期')).length).toBeGreaterThan(0)
  await replaceText(user, day(2), '2026-10-01')
  const preview = rowsOf((await table('付款计划预览')).getAllByRole('row'))
  expect(preview.slice(2, 4).map((row) => row.slice(0, 4))).toEqual(['首期价款', '尾款（第'])
  await uploadFile(user, '担保文件', pdfFile('保函.pdf'))
  await user.click(await button('提交申请'))
  await main().findByText('等待转让方答复')
  exchange.take('answerPlan', { id: settlement.id, refusal: '担保不足' }, noUser)
  await main().findByText('未同意')
  expect(main().getByText('担保不足')).toBeDefined()

  await user.click(await button('重新申请分期付款'))
  expect(box('首期比例（%）').value).toBe('40')
  expect([day(1), day(2)].map((field) => (field as HTMLInputElement).value)).toEqual(['2026-09-01', '2026-10-01'])
  expect(fileField('担保文件').textContent).toContain('保函.pdf')
  await user.selectOptions(screen.getByRole('combobox', { name: /其余价款期数/ }), '1')
  // Of 50,900,000 40 % at first; the rest with 3.1 % for 151 days. Of the deposit of 10,000,000 the fee took 231,800.
  const beforeDate = (row: string) => row.split('2026')[0]
  expect(
    rowsOf((await table('付款计划预览')).getAllByRole('row'))
      .slice(2)
      .map(beforeDate),
  ).toEqual([
    '首期价款¥20,360,000.00¥9,768,200.00¥10,591,800.00',
    '尾款¥30,931,665.04本金30,540,000.00元，利息391,665.04元¥0.00¥30,931,665.04',
    '合计¥51,523,465.04其中利息391,665.04元¥10,000,000.00¥41,523,465.04',
  ])
  await user.click(await button('提交申请'))
  await main().findByText('等待转让方答复')
  exchange.take('answerPlan', { id: settlement.id, refusal: null }, noUser)
  await main().findByText('分期付款', { selector: 'dd' })
  // The same as in the preview, with nothing arrived yet.
  expect(
    rowsOf((await table('付款计划')).getAllByRole('row'))
      .slice(2, 4)
      .map(beforeDate),
  ).toEqual([
    '首期价款¥20,360,000.00¥9,768,200.00¥0.00¥10,591,800.00',
    '尾款¥30,931,665.04本金30,540,000.00元，利息391,665.04元¥0.00¥0.00¥30,931,665.04',
  ])

  await goTo(`/settleDetailPayInfo?id=${settlement.id}&bill=${settlement.bills[1]!.id}`)
  await replaceText(user, await waitFor(() => box('付款金额（元）')), '1000000')
  await user.tab()
  expect((await screen.findAllByText('首期付款不得低于总价款的30%')).length).toBeGreaterThan(0)
}, 30_000)
