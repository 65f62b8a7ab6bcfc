import { avoidMidnight } from '../auth/forms.ts'
import { signIn } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'

const settlement = 'ST-EP-A20075'

const slips = [1, 2, 3, 4, 5].map((number) => ({
  name: `回单${number}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${number}\n%%EOF`),
}))

test('[BD-05] [AC-11] a late payment: five files chosen at once are all kept, the proof is accepted, the certificate follows', async ({
  page,
  exchange,
}) => {
  await avoidMidnight(exchange)
  await signIn(page, exchange, 'overdue')
  await page.goto(`/settleDetailPayInfo?id=${settlement}`)
  await page.locator('input[type=file]').setInputFiles(slips)
  await expect(page.getByText('已有 5 个，最多 5 个')).toBeVisible()
  for (const { name } of slips) await expect(page.getByText(name).first()).toBeVisible()
  await page.getByLabel('付款账号').fill('6222020000001234566')
  await page.getByLabel('开户行').fill('岷江银行成都分行')
  await page.getByLabel('付款金额（元）').fill('1614970')
  const today = new Date((await exchange.now()) + 8 * 3_600_000).toISOString().slice(0, 10)
  await page.getByLabel('付款日期').fill(today)
  await page.getByLabel('银行流水号').fill('BANK-2026-0001')
  const transfer = { payer: '德阳旌湖机电设备有限公司', account: '6222020000001234566', amount: '1614970' }
  await page.request.post('/__mock/settlement-transfer', { data: { ...transfer, serial: 'BANK-2026-0001' } })
  await page.getByRole('button', { name: '提交', exact: true }).dblclick()
  await expect(page.getByText('已提交，等待财务确认').first()).toBeVisible()
  await exchange.jump(20_000)
  await expect(page.getByText('款项已付清，交易所将出具交易凭证。')).toBeVisible()
  await exchange.jump(60_000)
  await expect(page.getByText('凭交易凭证办理过户和移交，办完后请双方确认。')).toBeVisible()
  await expect(page.getByText(/PZ\d{12}/).first()).toBeVisible()
})
