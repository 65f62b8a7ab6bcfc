import { confirmDeal, dealOf, endPublicity, shares, winFromSeller } from '../contract/won-deal.ts'
import { order } from '../scenarios/desks.ts'
import { signIn } from '../session/sign-in.ts'
import { pdfFile } from '../support/enrolment.ts'
import { expect, test } from '../support/test.ts'

const day = (at: number): string => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10)

test(
  '[BD-05] the seller of shares opens the guarantee and agrees to instalments; both see the same payments to the 分',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    test.setTimeout(180_000)
    const deal = await winFromSeller(page, exchange, { lot: shares })
    await confirmDeal(page, deal, shares.seller)
    await endPublicity(exchange, deal)
    await order(page, 'deal-contract', { id: deal.id })
    const { settlementId } = await dealOf(page, { id: deal.id })
    const address = `/projectSettleDetail?id=${settlementId}`
    const seller = await person()
    await signIn(page, exchange, 'person')
    await signIn(seller, exchange, shares.seller)

    await page.goto(address)
    await page.getByRole('button', { name: '申请分期付款' }).click()
    await page.getByLabel('首期比例（%）').fill('40')
    await page.getByLabel(/第 1 期付款日期/).fill(day((await exchange.now()) + 150 * 86_400_000))
    await page.locator('input[type=file]').setInputFiles(pdfFile('保函.pdf'))
    await expect(page.getByText('保函.pdf').first()).toBeVisible()
    await page.getByRole('button', { name: '提交申请' }).dblclick()
    await expect(page.getByText('等待转让方答复').first()).toBeVisible()
    const requested = await page.getByRole('row').filter({ hasText: '尾款' }).innerText()
    const amounts = (text: string) => text.match(/[\d,]+\.\d{2}/g)

    await seller.goto('/usercenterIndex')
    await seller.getByRole('link', { name: /答复“.+”的分期付款申请/ }).click()
    await expect(seller.getByText('保函.pdf').first()).toBeVisible()
    await seller.getByRole('button', { name: '同意分期付款' }).click()
    const dialog = seller.getByRole('dialog')
    const [principal, interest, payment] = amounts(requested)!
    for (const amount of [principal, interest, payment]) await expect(dialog).toContainText(amount!)
    await dialog.getByRole('button', { name: '确定同意' }).dblclick()
    await expect(seller.getByText('已同意').first()).toBeVisible()
    await expect(page.getByText('已同意').first()).toBeVisible()
    const agreed = (of: typeof page) => of.getByRole('table', { name: '付款计划', exact: true }).innerText()
    expect(amounts(await agreed(seller))).toEqual(amounts(await agreed(page)))
  },
)
