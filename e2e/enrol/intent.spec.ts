import { signIn } from '../session/sign-in.ts'
import { assetsToEnrol, drafted } from '../support/enrolling.ts'
import { expect, test } from '../support/test.ts'
import { box, enrolAddress, handIn, next, status, step } from './verbs.ts'

for (const { type, login, field, missing, wrong, refusal, text, shown } of [
  {
    type: '1',
    login: 'person',
    field: '拟受让比例',
    missing: '请填写拟受让比例，大于 0 且最多两位小数',
    wrong: '100.5',
    refusal: '请填写拟受让比例，大于 0 且最多两位小数',
    text: '2.5',
    shown: '2.5%',
  },
  {
    type: '4',
    login: 'person',
    field: '拟投资额',
    missing: '请填写拟投资额',
    wrong: '0',
    refusal: '请填写拟投资额',
    text: '2500000.5',
    shown: '2,500,000.50 元',
  },
  {
    type: '6',
    login: 'company',
    field: '租赁用途',
    missing: '请填写租赁用途',
    wrong: ' ',
    refusal: '请填写租赁用途',
    text: '开设社区书店',
    shown: '开设社区书店',
  },
] as const)
  test(`[BD-01] an asset of type ${type} asks for ${field}, and the enrolment says it`, async ({
    page,
    exchange,
    axe,
  }) => {
    await signIn(page, exchange, login)
    const [assetsId] = await assetsToEnrol(page, false, type)
    await drafted(page, login, assetsId!, { ratio: '', investment: '', use: '' })
    await page.goto(enrolAddress(assetsId!))
    await expect(step(page, '填写意向信息')).toBeVisible()
    await next(page)
    await expect(page.getByRole('button', { name: missing })).toBeVisible()
    await expect(box(page, field)).toBeFocused()
    await box(page, field).fill(wrong)
    await next(page)
    await expect(page.getByRole('button', { name: refusal })).toBeVisible()
    await expect(box(page, field)).toBeFocused()
    await axe()
    await box(page, field).fill(text)
    await next(page)
    await expect(step(page, '上传材料')).toBeVisible()
    await next(page)
    const said = page
      .getByRole('main')
      .locator('div')
      .filter({ has: page.getByRole('term').filter({ hasText: field }) })
    await expect(step(page, '确认提交')).toBeVisible()
    await expect(said.last()).toContainText(shown)
    await handIn(page)
    await expect(status(page).getByText('待审核', { exact: true })).toBeVisible()
    await expect(said.last()).toContainText(shown)
  })
