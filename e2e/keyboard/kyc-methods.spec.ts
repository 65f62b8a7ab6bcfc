import type { Page } from '@playwright/test'
import { avoidMidnight } from '../auth/forms.ts'
import { box } from '../enrol/actions.ts'
import { badge, fileField, openClaims, openLink, review, sendFaceResult, submitButton } from '../kyc/steps.ts'
import { signIn } from '../session/sign-in.ts'
import type { Exchange } from '../support/test.ts'
import { activeOption, expect, type Keys, test } from './keys.ts'
import { uploadPicture, verifyPhone } from './person.ts'

const organisation = '成都云岭测试有限公司'
const methods = (page: Page) => page.getByRole('radiogroup', { name: '核验方式' })
/** The real-name data, and the state of the verification. */
const info = (page: Page) => page.getByRole('group', { name: '实名认证信息' })
const renew = (page: Page) => page.getByRole('button', { name: '重新获取二维码' })

/** Agrees to the text at its end, and sends the form. */
async function send(keys: Keys): Promise<void> {
  const { page } = keys
  const consent = page.getByRole('checkbox', { name: /我已阅读并同意/ })
  await keys.act(consent, 'Space')
  const dialog = page.getByRole('dialog', { name: '实名认证服务协议' })
  await keys.to(dialog.getByRole('region', { name: '协议全文' }))
  await keys.press('End')
  await keys.act(dialog.getByRole('button', { name: '同意并继续' }))
  await expect(consent).toBeFocused()
  await keys.act(submitButton(page))
}

/** The screen after a claim: it is new, and its heading has the focus. */
async function expectSent({ page }: Keys): Promise<void> {
  await expect(page).toHaveURL(/\/realNamePersonInfo$/)
  await expect(page.getByRole('heading', { level: 1, name: '实名认证信息' })).toBeFocused()
}

async function claimByFace(keys: Keys, exchange: Exchange): Promise<void> {
  const { page } = keys
  await signIn(page, exchange, 'newcomer')
  await page.goto('/realNamePerson')
  await keys.intoMain()
  await uploadPicture(keys, '身份证人像面', '林知秋_510112198311086137.png')
  await uploadPicture(keys, '身份证国徽面', 'back.png')
  await expect(box(page, '姓名')).toHaveValue('林知秋')
  await keys.tick(page.getByRole('checkbox', { name: '长期有效' }))
  await keys.pick(methods(page), '人脸识别核验')
  await verifyPhone(keys, exchange, '手机号码')
  await send(keys)
  await expectSent(keys)
  await expect(page.getByRole('img', { name: '人脸识别二维码' })).toBeVisible()
}

/** The form of an organisation up to its verification method. */
async function claimOf(keys: Keys, exchange: Exchange, method: '法定代表人授权书签署' | '对公打款核验'): Promise<void> {
  const { page } = keys
  await signIn(page, exchange, 'newcomer')
  await page.goto('/realNameOrg')
  await keys.intoMain()
  await uploadPicture(keys, '营业执照或登记证书', `${organisation}_91510100MA6RQ7D842_林知秋.png`)
  await expect(box(page, '机构名称')).toHaveValue(organisation)
  await keys.typeDate(page.getByLabel('营业期限至'), '2099-12-31')
  await keys.type(box(page, '法定代表人证件号码'), '510112198311086137')
  if (method === '法定代表人授权书签署') {
    await keys.type(box(page, '经办人姓名'), '周岷生')
    await keys.type(box(page, '经办人证件号码'), '510104199003071237')
  } else await keys.act(page.getByRole('button', { name: '经办人就是法定代表人' }))
  await verifyPhone(keys, exchange, '经办人手机号码')
  await keys.type(box(page, '开户行'), '岷江银行')
  await keys.type(box(page, '账号'), '8110000100299999')
  await keys.pick(methods(page), method)
  await send(keys)
  await expectSent(keys)
}

test(
  '[forms] [AC-11] face verification: the phone page is opened, the code renewed and expired, the claim continued, and the result shown',
  { tag: '@nightly' },
  async ({ page, exchange, keys }) => {
    await avoidMidnight(exchange)
    await claimByFace(keys, exchange)
    const first = (await openLink(page).getAttribute('href'))!
    await keys.to(openLink(page))
    const opened = page.waitForEvent('popup')
    await keys.press('Enter')
    const service = await opened
    await expect(service.getByText('林**')).toBeVisible()
    await service.close()
    await page.bringToFront()
    await expect(page.getByText('已扫码，请在手机上完成识别')).toBeVisible()
    await expect(openLink(page)).toBeFocused()

    await sendFaceResult(page, first, 'dark')
    await expect(page.getByText('光线过暗或面部被遮挡，请调整后重试')).toBeVisible()
    await expect(info(page)).toBeFocused()
    await keys.act(renew(page))
    await expect(openLink(page)).not.toHaveAttribute('href', first)
    await expect(renew(page)).toHaveCount(0)
    await expect(info(page)).toBeFocused()

    // The code expires while its link has the focus.
    await keys.to(openLink(page))
    await exchange.jump(5 * 60_000)
    await expect(page.getByText('二维码已失效')).toBeVisible()
    await expect(info(page)).toBeFocused()
    await keys.act(renew(page))
    await expect(openLink(page)).toBeVisible()
    const opener = page.getByRole('button', { name: '撤回申请' })
    await keys.act(opener)
    const question = page.getByRole('dialog')
    await keys.expectTrapped(question)
    await keys.leave(question, opener)

    await keys.back(openLink(page))
    await sendFaceResult(page, (await openLink(page).getAttribute('href'))!, 'pass')
    await expect(badge(page, '个人已认证')).toBeVisible()
    await expect(info(page)).toBeFocused()
    await keys.act(page.getByRole('link', { name: '变更信息' }))
    await expect(page).toHaveURL(/\/realNamePerson\?change=1/)
  },
)

test(
  '[forms] [AC-12] the contact of a member: edited, cancelled, and saved with its region',
  { tag: '@nightly' },
  async ({ page, exchange, keys }) => {
    await signIn(page, exchange)
    await page.goto('/membership')
    await keys.intoMain()
    const opener = page.getByRole('button', { name: '编辑联系信息' })
    await keys.act(opener)
    await expect(box(page, '联系人')).toBeFocused()
    await keys.act(page.getByRole('button', { name: '取消' }))
    await expect(opener).toBeFocused()
    await keys.press('Enter')
    await expect(page.getByRole('combobox', { name: '城市' })).toBeDisabled()
    for (const [level, name] of [
      ['省份', '四川省'],
      ['城市', '成都市'],
      ['区县', '锦江区'],
    ] as const) {
      await expect(page.getByRole('combobox', { name: level })).toBeEnabled()
      await keys.to(page.getByRole('combobox', { name: level }))
      await page.keyboard.type(name)
      await expect(activeOption(page)).toHaveText(name)
      await keys.press('Enter')
    }
    await keys.back(box(page, '邮箱'))
    await keys.type(box(page, '邮箱'), 'zhou@mail.example')
    await keys.press('Enter')
    await expect(page.getByRole('main').getByText('z***@mail.example')).toBeVisible()
    await expect(page.getByRole('main').getByText('四川省 成都市 锦江区')).toBeVisible()
    await expect(opener).toBeFocused()
  },
)

test(
  '[forms] [AC-11] an organisation uploads its letter of authority',
  { tag: '@nightly' },
  async ({ page, exchange, keys }) => {
    await claimOf(keys, exchange, '法定代表人授权书签署')
    const template = page.getByRole('link', { name: '法定代表人授权书.pdf' })
    await keys.to(template)
    const opened = page.waitForEvent('popup')
    await keys.press('Enter')
    await (await opened).close()
    await page.bringToFront()
    await expect(template).toBeFocused()

    const letter = fileField(page, '签署后的授权书')
    await keys.act(page.getByRole('button', { name: '提交授权书' }))
    await expect(letter.getByText('请上传签字并盖章后的授权书')).toBeVisible()
    await expect(letter.locator('input[type=file]')).toBeFocused()
    await uploadPicture(keys, '签署后的授权书', 'signed.png')
    await keys.act(page.getByRole('button', { name: '提交授权书' }))
    await expect(page.getByText('授权书已提交，预计1个工作日内完成审核，结果会即时显示在本页。')).toBeVisible()
    await expect(info(page)).toBeFocused()
    await keys.to(page.getByRole('link', { name: 'signed.png' }))
    await review(page, organisation, 'pass')
    await expect(badge(page, '机构已认证')).toBeVisible()
    await expect(info(page)).toBeFocused()
  },
)

test(
  '[forms] [AC-11] an organisation enters the amount of a transfer: wrong, then right',
  { tag: '@nightly' },
  async ({ page, exchange, keys }) => {
    await claimOf(keys, exchange, '对公打款核验')
    await exchange.jump(20_000)
    const field = box(page, '收到的金额（元）')
    await expect(field).toBeVisible()
    const { amount } = (await openClaims(page)).find(({ name }) => name === organisation)!.transfer!
    await keys.type(field, amount === '0.01' ? '0.02' : '0.01')
    await keys.act(page.getByRole('button', { name: '确认金额' }))
    await expect(page.getByText('打款金额不正确，您还有2次机会')).toBeVisible()
    await expect(field).toBeFocused()
    await keys.type(field, amount)
    await keys.act(page.getByRole('button', { name: '确认金额' }))
    await expect(badge(page, '机构已认证')).toBeVisible()
    await expect(info(page)).toBeFocused()
  },
)
