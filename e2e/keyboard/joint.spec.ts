import type { Page } from '@playwright/test'
import { box, button, dialogButton, enrolAddress, status, step } from '../enrol/actions.ts'
import { account, signIn } from '../session/sign-in.ts'
import { assetsToEnrol, saveDraft } from '../support/enrolment.ts'
import { expect, type Keys, test } from './keys.ts'

const member = (page: Page, index: number) => page.getByRole('group', { name: `联合体成员 ${index}`, exact: true })
const part = (page: Page, index: number, name: string) => member(page, index).getByRole('textbox', { name })
const adder = (page: Page) => button(page, '添加成员')

type Member = { name: string; documentNo: string; telPhone: string; share: string }

async function fillMember(keys: Keys, index: number, { name, documentNo, telPhone, share }: Member): Promise<void> {
  for (const [field, text] of [
    ['成员名称', name],
    ['成员证件号码', documentNo],
    ['成员手机号', telPhone],
    ['受让比例', share],
  ] as const)
    await keys.type(part(keys.page, index, field), text)
}

/** From the last step of a complete form back to the choice of joint enrolment. */
async function openMembers(keys: Keys, assetsId: string): Promise<void> {
  const { page } = keys
  await page.goto(enrolAddress(assetsId))
  await expect(step(page, '确认提交')).toBeVisible()
  await keys.intoMain()
  for (const earlier of ['上传材料', '填写意向信息']) {
    await keys.act(button(page, '上一步'))
    await expect(step(page, earlier)).toBeFocused()
  }
  await keys.pick(page.getByRole('radiogroup', { name: '受让方式' }), '联合受让')
}

test(
  '[forms] [BD-01] members are added and removed, and an invited member consents',
  { tag: '@nightly' },
  async ({ page, person, exchange, keys, keysOf }) => {
    await signIn(page, exchange)
    const [assetsId = ''] = await assetsToEnrol(page, false, '2')
    await saveDraft(page, 'person', assetsId, {})
    await openMembers(keys, assetsId)
    await keys.type(box(page, '我方受让比例'), '60')
    await fillMember(keys, 1, {
      name: '写错的成员',
      documentNo: '91510100MA6RQ7D842',
      telPhone: '13911112222',
      share: '10',
    })
    await keys.act(adder(page))
    await expect(member(page, 2)).toBeVisible()
    await expect(part(page, 2, '成员名称')).toBeFocused()
    const company = { name: '成都岷岸实业有限公司', documentNo: '91510100MA6RK4T311', share: '30' }
    await fillMember(keys, 2, { ...company, telPhone: account('company').phone })
    await keys.back(page.getByRole('button', { name: '删除成员 1' }))
    await keys.press('Enter')
    await expect(member(page, 2)).toHaveCount(0)
    await expect(part(page, 1, '成员名称')).toHaveValue('成都岷岸实业有限公司')
    await expect(adder(page)).toBeFocused()

    await keys.act(button(page, '下一步'))
    await expect(page.getByRole('button', { name: '出资比例总和必须等于100%' })).toBeVisible()
    await expect(box(page, '我方受让比例')).toBeFocused()
    await keys.type(part(page, 1, '受让比例'), '40')
    await expect(page.getByText('受让比例合计 100%')).toBeVisible()
    for (const later of ['上传材料', '确认提交']) {
      await keys.act(button(page, '下一步'))
      await expect(step(page, later)).toBeFocused()
    }
    const consents = page.getByRole('region', { name: '联合体成员确认情况' })
    await expect(consents.getByText('等待同意')).toBeVisible()
    const send = button(page, '提交报名')
    await keys.act(send)
    await expect(page.getByText('被联合竞买人尚未同意')).toBeVisible()
    await expect(send).toBeFocused()

    const other = await person()
    await signIn(other, exchange, 'company')
    await consent(await keysOf(other))
    await expect(consents.getByText('已同意', { exact: true })).toBeVisible()
    await expect(send).toBeFocused()
    await keys.press('Enter')
    await keys.act(dialogButton(page, '确认提交'))
    await expect(page).toHaveURL(/\/enrollDetail\?id=E/)
    await expect(status(page).getByText('待审核', { exact: true })).toBeVisible()
    await keys.act(button(page, '撤回报名'))
    await keys.act(dialogButton(page, '撤回'))
    await expect(status(page).getByText('已撤回', { exact: true })).toBeVisible()
    await expect(status(page).getByRole('group', { name: '报名状态' })).toBeFocused()
  },
)

/** From the message to the answer, which is confirmed in a dialog. */
async function consent(keys: Keys): Promise<void> {
  const { page } = keys
  const main = page.getByRole('main')
  await page.goto('/myMessage')
  await keys.intoMain()
  await keys.act(main.getByRole('link', { name: /联合竞买邀请/ }).first())
  await keys.act(main.locator('a[href*="/enrollDetail"]').first())
  const asked = page.getByRole('region', { name: '联合竞买邀请' })
  await expect(asked.getByText(/周岷生邀请您以 40% 的份额联合竞买/)).toBeVisible()
  for (const answer of ['拒绝', '同意']) {
    const opener = asked.getByRole('button', { name: answer, exact: true })
    await keys.to(opener, { back: answer === '同意' })
    await keys.press('Enter')
    const question = page.getByRole('dialog')
    await keys.expectTrapped(question)
    await keys.leave(question, opener)
  }
  await keys.press('Enter')
  await keys.act(dialogButton(page, '同意'))
  await expect(asked.getByText('已同意', { exact: true })).toBeVisible()
  await expect(asked.getByRole('group', { name: '联合竞买邀请' })).toBeFocused()
}
