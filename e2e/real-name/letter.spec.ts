import { signIn } from '../session/sign-in.ts'
import { expect, maxRetries, test } from '../support/test.ts'
import { agree, badge, fileField, givePicture, proveByCode, review, submitButton } from './steps.ts'

const name = '成都云岭测试有限公司'

test('[AC-11] an organisation is verified by a letter that its legal representative signs', async ({
  page,
  exchange,
  axe,
}) => {
  await signIn(page, exchange, 'newcomer')
  await page.goto('/realNameOrg')
  await givePicture(page, '营业执照或登记证书', `${name}_91510100MA6RQ7D842_周岷生.png`)
  await expect(page.getByRole('textbox', { name: '机构名称' })).toHaveValue(name)
  await page.getByRole('checkbox', { name: '长期' }).check()
  await page.getByRole('textbox', { name: '法定代表人证件号码' }).fill('510104199003071237')
  await page.getByRole('textbox', { name: '经办人姓名' }).fill('林知秋')
  await page.getByRole('textbox', { name: '经办人证件号码' }).fill('510112198311086137')
  await page.getByRole('radio', { name: '法定代表人授权书签署' }).check()
  await page.getByRole('textbox', { name: '经办人手机号码' }).fill('13800138000')
  await proveByCode(page, exchange, '13800138000')
  await page.getByRole('textbox', { name: '开户行' }).fill('蜀川银行')
  await page.getByRole('textbox', { name: '账号' }).fill('8110000100299999')
  await agree(page)
  await expect(fileField(page, '授权委托书')).toHaveCount(0)
  await submitButton(page).click()
  await expect(page).toHaveURL(/\/realNamePersonInfo$/)
  const template = page.getByRole('link', { name: '法定代表人授权书.pdf' })
  await expect(template).toBeVisible()
  const paper = await page.context().request.get((await template.getAttribute('href'))!, { maxRetries })
  expect(paper.headers()['content-type']).toBe('application/pdf')
  await page.getByRole('button', { name: '提交授权书' }).click()
  await expect(page.getByText('请上传签字并盖章后的授权书').first()).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'EN: switch to English' }).click()
  await expect(page.getByRole('button', { name: 'Submit the letter' })).toBeVisible()
  await axe()
  await page.getByRole('button', { name: '中文：切换为中文' }).click()

  await givePicture(page, '签署后的授权书', 'signed.png')
  await page.getByRole('button', { name: '提交授权书' }).click()
  await expect(page.getByText('授权书已提交，预计1个工作日内完成审核，结果会即时显示在本页。')).toBeVisible()
  await expect(page.getByRole('link', { name: 'signed.png' })).toBeVisible()
  await axe()
  await review(page, name, 'pass')
  await expect(badge(page, '机构已认证')).toBeVisible()
  await expect(page.getByText('法定代表人授权书签署')).toBeVisible()
})
