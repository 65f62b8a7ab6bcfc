import { signIn } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { agree, badge, givePicture, openClaims, proveByCode, submitButton } from './steps.ts'

const name = '成都云岭测试有限公司'

test('[AC-11] an organisation tells the amount of a transfer: wrong, then right', async ({ page, exchange, axe }) => {
  await signIn(page, exchange, 'newcomer')
  await page.goto('/realNameOrg')
  await givePicture(page, '营业执照或登记证书', `${name}_91510100MA6RQ7D842_林知秋.png`)
  await expect(page.getByRole('textbox', { name: '机构名称' })).toHaveValue(name)
  await expect(page.getByRole('textbox', { name: '统一社会信用代码' })).toHaveValue('91510100MA6RQ7D842')
  await page.getByRole('checkbox', { name: '长期' }).check()
  await page.getByRole('textbox', { name: '法定代表人证件号码' }).fill('510112198311086137')
  await page.getByRole('button', { name: '经办人就是法定代表人' }).click()
  await expect(page.getByRole('group', { name: '授权委托书' })).toHaveCount(0)
  await page.getByRole('textbox', { name: '经办人手机号码' }).fill('13800138000')
  await proveByCode(page, exchange, '13800138000')
  await page.getByRole('textbox', { name: '开户行' }).fill('岷江银行')
  await page.getByRole('textbox', { name: '账号' }).fill('8110000100299999')
  await agree(page)
  await submitButton(page).click()
  await expect(page.getByText('打款中：款项到账后请在此回填金额，页面会自动更新。')).toBeVisible()

  await exchange.jump(20_000)
  const field = page.getByRole('textbox', { name: '收到的金额（元）' })
  await expect(field).toBeVisible()
  const amount = (await openClaims(page)).find((claim) => claim.name === name)!.transfer!.amount
  await field.fill(amount === '0.01' ? '0.02' : '0.01')
  await page.getByRole('button', { name: '确认金额' }).click()
  await expect(page.getByText('打款金额不正确，您还有2次机会')).toBeVisible()
  await axe()
  await field.fill(amount)
  await expect(page.getByText('打款金额不正确')).toHaveCount(0)
  await page.getByRole('button', { name: '确认金额' }).click()
  await expect(badge(page, '机构已认证')).toBeVisible()
  await expect(page.getByText('**** **** 9999')).toBeVisible()
})

test('[AC-11] the form of an organisation says what is missing, and axe finds nothing', async ({
  page,
  exchange,
  axe,
}) => {
  await signIn(page, exchange, 'newcomer')
  await page.goto('/realNameOrg')
  await submitButton(page).click()
  await expect(page.getByText('请上传营业执照或登记证书').first()).toBeVisible()
  await expect(page.getByText('经办人不是法定代表人时，请上传授权委托书').first()).toBeVisible()
  await axe()
})

test('[AC-11] the page of the reviewer shows what waits, with its buttons', async ({ page }) => {
  await page.goto('/__mock/reviewer')
  await expect(page.getByText('沈知远')).toBeVisible()
  await page.getByRole('button', { name: '通过', exact: true }).click()
  await expect(page.getByText('没有待审核的申请。')).toBeVisible()
})
