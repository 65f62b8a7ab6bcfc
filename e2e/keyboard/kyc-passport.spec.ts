import { box } from '../enrol/actions.ts'
import { badge, submitButton } from '../kyc/steps.ts'
import { signIn } from '../session/sign-in.ts'
import { expect, type Keys, test } from './keys.ts'
import { uploadPicture, verifyPhone } from './person.ts'

/** Ticking opens the text, which is read to its end; closing it earlier does not agree. */
async function agree(keys: Keys): Promise<void> {
  const { page } = keys
  const consent = page.getByRole('checkbox', { name: /我已阅读并同意/ })
  await keys.act(consent, 'Space')
  const dialog = page.getByRole('dialog', { name: '实名认证服务协议' })
  const accept = dialog.getByRole('button', { name: '同意并继续' })
  await keys.expectTrapped(dialog)
  await expect(accept).toBeDisabled()
  await keys.leave(dialog, consent)
  await expect(consent).not.toBeChecked()
  await keys.press('Space')
  await expect(accept).toBeDisabled()
  await keys.to(dialog.getByRole('region', { name: '协议全文' }))
  await keys.press('End')
  await keys.act(accept)
  await expect(consent).toBeChecked()
  await expect(consent).toBeFocused()
}

test(
  '[forms] [AC-11] the real name of a person by a passport: rejected while the page is open, corrected and passed',
  { tag: '@nightly' },
  async ({ page, person, exchange, keys }) => {
    await signIn(page, exchange, 'newcomer')
    await page.goto('/realNamePerson')
    await keys.intoMain()
    await keys.choose(page.getByRole('combobox', { name: '证件类型' }), '因私普通护照')
    await uploadPicture(keys, '证件资料页', 'passport.png')
    await keys.type(box(page, '姓名'), 'Maria Lund')
    await keys.type(box(page, '证件号码'), 'E30461388')
    await keys.typeDate(page.getByLabel('证件有效期至'), '2035-05-31')
    await verifyPhone(keys, exchange, '手机号码')
    await keys.act(page.getByText('选填信息：退款账户与联系方式'))
    await keys.type(box(page, '联系地址'), '成都市锦江区一号')
    await agree(keys)
    await keys.act(submitButton(page))
    await expect(page.getByRole('heading', { name: '认证审核中' })).toBeVisible()

    const reviewer = await person()
    await reviewer.goto('/__mock/reviewer')
    const claim = reviewer.getByRole('listitem').filter({ hasText: 'Maria Lund' })
    await claim.getByRole('combobox', { name: '原因' }).selectOption('证件照片不清晰或不完整')
    await claim.getByRole('button', { name: '不通过' }).click()
    await expect(claim).toHaveCount(0)
    // No step loads a new document, so the focus continues from its place.
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await keys.act(page.getByRole('main').getByRole('link', { name: '查看原因' }))
    await expect(page.getByText('证件照片不清晰或不完整')).toBeVisible()
    await expect(page.getByText('审核员 0312')).toBeVisible()
    await keys.act(page.getByRole('link', { name: '修改后重新提交' }))
    await expect(box(page, '证件号码')).toHaveValue('E30461388')
    await uploadPicture(keys, '证件资料页', 'better.png')
    await exchange.jump(61_000)
    await verifyPhone(keys, exchange, '手机号码', 'further')
    await agree(keys)
    await keys.act(submitButton(page))
    await expect(page.getByRole('heading', { name: '认证审核中' })).toBeVisible()
    await reviewer.reload()
    await claim.getByRole('button', { name: '通过', exact: true }).click()
    await expect(badge(page, '个人已认证')).toBeVisible()
    await expect(page.getByRole('heading', { name: '认证信息', exact: true })).toBeVisible()
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  },
)
