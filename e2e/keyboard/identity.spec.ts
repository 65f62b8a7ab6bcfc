import { box } from '../enrol/verbs.ts'
import { submitButton } from '../real-name/steps.ts'
import { signIn } from '../session/sign-in.ts'
import { expect, type Keys, test } from './keys.ts'
import { give, provePhone } from './person.ts'

/** Ticking opens the text, which is read to its end. */
async function agree(keys: Keys): Promise<void> {
  const { page } = keys
  const consent = page.getByRole('checkbox', { name: /我已阅读并同意/ })
  await keys.act(consent, 'Space')
  const dialog = page.getByRole('dialog', { name: '实名认证服务协议' })
  await keys.isKept(dialog)
  await keys.leave(dialog, consent)
  await keys.press('Space')
  await keys.to(dialog.getByRole('region', { name: '协议全文' }))
  await keys.press('End')
  await keys.act(dialog.getByRole('button', { name: '同意并继续' }))
  await expect(consent).toBeChecked()
  await expect(consent).toBeFocused()
}

test('[forms] [AC-11] the real name of a person, with its pictures', async ({ page, exchange, keys }) => {
  await signIn(page, exchange, 'newcomer')
  await page.goto('/realNamePerson')
  await keys.intoMain()
  await keys.choose(page.getByRole('combobox', { name: '证件类型' }), '因私普通护照')
  await give(keys, '证件资料页', 'passport.png')
  const preview = page.getByRole('button', { name: '预览 passport.png' })
  await keys.act(preview)
  const dialog = page.getByRole('dialog', { name: 'passport.png' })
  await keys.isKept(dialog)
  await keys.leave(dialog, preview)
  await keys.type(box(page, '姓名'), 'Maria Lund')
  await keys.type(box(page, '证件号码'), 'E30461388')
  await keys.tick(page.getByRole('checkbox', { name: '长期有效' }))
  await provePhone(keys, exchange, '手机号码')
  const more = page.getByText('选填信息：退款账户与联系方式')
  await keys.act(more)
  await keys.type(box(page, '联系地址'), '成都市锦江区一号')
  await agree(keys)
  await keys.act(submitButton(page))
  await expect(page.getByRole('heading', { name: '认证审核中' })).toBeVisible()
})

test('[forms] [AC-11] the real name of an organisation, with its day and its ways', async ({
  page,
  exchange,
  keys,
}) => {
  const name = '成都云岭测试有限公司'
  await signIn(page, exchange, 'newcomer')
  await page.goto('/realNameOrg')
  await keys.intoMain()
  await give(keys, '营业执照或登记证书', `${name}_91510100MA6RQ7D842_林知秋.png`)
  await expect(box(page, '机构名称')).toHaveValue(name)
  await keys.day(page.getByLabel('营业期限至'), '2099-12-31')
  await keys.type(box(page, '法定代表人证件号码'), '510112198311086137')
  await keys.act(page.getByRole('button', { name: '经办人就是法定代表人' }))
  await expect(page.getByRole('group', { name: '授权委托书' })).toHaveCount(0)
  await provePhone(keys, exchange, '经办人手机号码')
  await keys.type(box(page, '开户行'), '岷江银行')
  await keys.type(box(page, '账号'), '8110000100299999')
  await keys.pick(page.getByRole('radiogroup', { name: '核验方式' }), '人工审核')
  await agree(keys)
  await keys.act(submitButton(page))
  await expect(page.getByRole('heading', { name: '认证审核中' })).toBeVisible()
})

test('[forms] [AC-12] the contact of a member', async ({ page, exchange, keys }) => {
  await signIn(page, exchange)
  await page.goto('/membership')
  await keys.intoMain()
  await keys.act(page.getByRole('button', { name: '编辑联系信息' }))
  await keys.type(box(page, '邮箱'), 'zhou@mail.example')
  await keys.press('Enter')
  await expect(page.getByRole('main').getByText('zhou@mail.example')).toBeVisible()
})
