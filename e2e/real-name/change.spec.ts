import { signIn } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { agree, agreement, chooseRegion, givePicture, proveByCode, review, submitButton } from './steps.ts'

test('[AC-11] a change of the holder is reviewed by hand; refused, the identity stays and says why', async ({
  page,
  exchange,
  axe,
}) => {
  await signIn(page, exchange, 'person')
  await page.goto('/membership')
  await page.getByRole('link', { name: '变更申请' }).click()
  await page.getByRole('link', { name: '变更信息' }).click()
  await expect(page.getByText('变更审核期间，原认证信息继续有效。')).toBeVisible()
  await expect(page.getByLabel('证件有效期至')).toHaveValue('2038-06-30')
  await expect(page.getByRole('textbox', { name: '证件号码' })).toHaveValue('')
  await axe()
  await givePicture(page, '身份证人像面', '周岷江_510104199003071237.png')
  await givePicture(page, '身份证国徽面', 'back.png')
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('周岷江')
  await page.getByRole('textbox', { name: '手机号码' }).fill('13800138000')
  await proveByCode(page, exchange, '13800138000')
  await agree(page)
  await submitButton(page).click()
  await expect(page.getByText('变更姓名或证件号码须选择人工审核').first()).toBeVisible()
  await page.getByRole('radio', { name: '人工审核' }).check()
  await submitButton(page).click()
  await expect(page.getByRole('heading', { name: '变更审核中' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '认证信息', exact: true })).toBeVisible()

  await page.goto('/membership')
  await expect(page.getByText('实名信息变更审核中，原认证信息继续有效。')).toBeVisible()
  await review(page, '周岷江', 'refuse', ['mismatch'])
  await page.getByRole('link', { name: '查看原因' }).click()
  await expect(page.getByText('填写的信息与证件不一致')).toBeVisible()
  await page.goto('/membership')
  await expect(page.getByText('最近一次变更未通过，原认证信息继续有效。')).toBeVisible()
  await expect(page.getByText('周**')).toBeVisible()
  await axe()
  await page.goto('/membershipReason')
  await page.getByRole('link', { name: '修改后重新提交' }).click()
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('周岷江')
})

test('[AC-11] the agreement is read before it is accepted, by keyboard, in both languages', async ({
  page,
  exchange,
  axe,
}) => {
  await signIn(page, exchange, 'newcomer')
  await page.goto('/realNamePerson')
  const consent = page.getByRole('checkbox', { name: /我已阅读并同意/ })
  await consent.focus()
  await page.keyboard.press('Space')
  await expect(agreement(page)).toBeVisible()
  await expect(agreement(page).getByRole('heading', { name: '四、人脸信息的特别说明' })).toBeAttached()
  const accept = agreement(page).getByRole('button', { name: '同意并继续' })
  await expect(accept).toBeDisabled()
  await axe()
  await page.keyboard.press('Escape')
  await expect(agreement(page)).toHaveCount(0)
  await expect(consent).not.toBeChecked()
  await expect(consent).toBeFocused()

  await page.keyboard.press('Space')
  await expect(accept).toBeDisabled()
  await agreement(page).getByRole('region', { name: '协议全文' }).focus()
  await page.keyboard.press('End')
  await expect(accept).toBeEnabled()
  await page.keyboard.press('Tab')
  await expect(accept).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(consent).toBeChecked()
  await consent.uncheck()

  await page.getByRole('button', { name: 'EN: switch to English' }).click()
  await page.getByRole('button', { name: 'Read the agreement' }).click()
  const english = page.getByRole('dialog', { name: 'Agreement on identity verification' })
  await expect(
    english.getByText('The agreement is available in Chinese only; the Chinese text is binding.'),
  ).toBeVisible()
  await expect(english.getByRole('region')).toHaveAttribute('lang', 'zh-CN')
  await axe()
})

test('[AC-11] when the agreement cannot be had, the dialog says so and asks again', async ({
  page,
  exchange,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|ERR_FAILED/)
  await signIn(page, exchange, 'newcomer')
  await page.goto('/realNamePerson')
  await page.route('**/auth/agreement*', (route) => route.abort())
  await page.getByRole('button', { name: '阅读协议全文' }).click()
  const again = agreement(page).getByRole('button', { name: /重试|重新加载/ })
  await expect(again).toBeVisible()
  await page.unroute('**/auth/agreement*')
  await again.click()
  await expect(agreement(page).getByRole('region', { name: '协议全文' })).toBeVisible()
})

test('[AC-12] a region is chosen level by level and kept with the contact', async ({ page, exchange, axe }) => {
  await signIn(page, exchange, 'person')
  await page.goto('/membership')
  await page.getByRole('button', { name: '编辑联系信息' }).click()
  await expect(page.getByRole('combobox', { name: '城市' })).toBeDisabled()
  await chooseRegion(page, '四川省', '成都市', '锦江区')
  await axe()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('四川省 成都市 锦江区')).toBeVisible()
  await page.getByRole('button', { name: '编辑联系信息' }).click()
  await expect(page.getByRole('combobox', { name: '区县' })).toBeEnabled()
  await page.getByRole('button', { name: 'EN: switch to English' }).click()
  await axe()
})
