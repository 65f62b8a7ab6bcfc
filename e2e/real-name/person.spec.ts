import { signIn } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { agree, badge, fillCitizen, fillPassport, givePicture, proveByCode, review, submitButton } from './steps.ts'

test('[AC-11] a person is verified at once by name, number and phone, and the header knows it', async ({
  page,
  exchange,
  axe,
}) => {
  await signIn(page, exchange, 'newcomer')
  await page.goto('/realNamePerson')
  await expect(page.getByRole('heading', { level: 1, name: '个人实名认证' })).toBeVisible()
  await axe()
  await submitButton(page).click()
  await expect(page.getByText(/有 \d+ 项需要修改/)).toBeVisible()
  await expect(page.getByText('请上传身份证人像面').first()).toBeVisible()
  await axe()
  await fillCitizen(page)
  await proveByCode(page, exchange, '13800138000')
  await agree(page)
  await expect(page.getByText(/有 \d+ 项需要修改/)).toHaveCount(0)
  await submitButton(page).click()
  await expect(page).toHaveURL(/\/realNamePersonInfo$/)
  await expect(page.getByText('510***********6137')).toBeVisible()
  await expect(page.getByText('林**')).toBeVisible()
  await expect(page.getByText('138****8000')).toBeVisible()
  await expect(page.getByRole('complementary').getByText('个人已认证')).toBeVisible()
  await axe()
})

test('[AC-11] a passport goes to the reviewer; refused, corrected and passed without a reload', async ({
  page,
  exchange,
  axe,
}) => {
  await signIn(page, exchange, 'newcomer')
  await page.goto('/realNamePerson')
  await fillPassport(page, exchange)
  await submitButton(page).click()
  await expect(page).toHaveURL(/\/realNamePersonInfo$/)
  await expect(page.getByRole('heading', { name: '认证审核中' })).toBeVisible()
  await axe()

  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await review(page, 'Maria Lund', 'refuse', ['blurred'])
  await page.getByRole('link', { name: '查看原因' }).click()
  await expect(page.getByText('证件照片不清晰或不完整')).toBeVisible()
  await expect(page.getByText('审核员 0312')).toBeVisible()
  await axe()

  await page.getByRole('link', { name: '修改后重新提交' }).click()
  await expect(page.getByRole('textbox', { name: '证件号码' })).toHaveValue('E30461388')
  await expect(page.getByRole('button', { name: '预览 passport.png' })).toBeVisible()
  await givePicture(page, '证件资料页', 'better.png')
  await exchange.jump(61_000)
  await proveByCode(page, exchange, '13800138000')
  await agree(page)
  await submitButton(page).click()
  await expect(page.getByRole('heading', { name: '认证审核中' })).toBeVisible()
  await review(page, 'Maria Lund', 'pass')
  await expect(badge(page, '个人已认证')).toBeVisible()
  await expect(page.getByRole('heading', { name: '认证信息', exact: true })).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('[AC-11] a picture that cannot be read says so beside the field and stops nobody', async ({ page, exchange }) => {
  await signIn(page, exchange, 'newcomer')
  await page.goto('/realNamePerson')
  await givePicture(page, '身份证人像面', 'scan.png')
  await expect(page.getByText('识别失败，请手工填写')).toBeVisible()
  await page.getByRole('textbox', { name: '姓名' }).fill('林知秋')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[AC-11] what was typed is there after a reload, and a draft on another machine', async ({
  page,
  person,
  exchange,
}) => {
  await signIn(page, exchange, 'newcomer')
  await page.goto('/realNamePerson')
  await page.getByRole('textbox', { name: '姓名' }).fill('林知秋')
  await givePicture(page, '身份证人像面', 'scan.png')
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page.getByText('草稿已保存')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('林知秋')
  await expect(page.getByRole('button', { name: '预览 scan.png' })).toBeVisible()

  const other = await person()
  await exchange.jump(61_000)
  await signIn(other, exchange, 'newcomer')
  await other.goto('/realNamePerson')
  await expect(other.getByRole('textbox', { name: '姓名' })).toHaveValue('林知秋')
  await expect(other.getByRole('button', { name: '预览 scan.png' })).toBeVisible()
})

test('[AC-11] a claim is taken back; a verified identity opens the form only to change it', async ({
  page,
  exchange,
}) => {
  await signIn(page, exchange, 'pending')
  await page.goto('/realNamePerson')
  await expect(page.getByText('您的实名认证正在审核中，审核期间不能修改。')).toBeVisible()
  await page.getByRole('link', { name: '查看认证信息' }).click()
  await page.getByRole('button', { name: '撤回申请' }).click()
  await page.getByRole('button', { name: '撤回', exact: true }).click()
  await expect(page.getByText('您还没有实名认证。认证后可以报名和竞价。')).toBeVisible()
})

test('[AC-12] a member changes the contact, and every page says it in English too', async ({ page, exchange, axe }) => {
  await signIn(page, exchange, 'person')
  await page.goto('/membership')
  await expect(page.getByText('认证会员')).toBeVisible()
  await page.getByRole('button', { name: '编辑联系信息' }).click()
  await page.getByRole('textbox', { name: '联系手机' }).fill('123')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('手机号码长度不为11位').first()).toBeVisible()
  await page.getByRole('textbox', { name: '联系手机' }).fill('13800138123')
  await page.getByRole('textbox', { name: '邮箱' }).fill('zhou@mail.example')
  await expect(page.getByText('手机号码长度不为11位')).toHaveCount(0)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('zhou@mail.example')).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'EN: switch to English' }).click()
  await expect(page.getByRole('button', { name: 'Edit contact' })).toBeVisible()
  await page.goto('/realNamePersonInfo')
  await expect(page.getByRole('heading', { name: 'Verified identity' })).toBeVisible()
  await page.goto('/realNamePerson?change=1')
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeVisible()
  await axe()
})
