import type { Page } from '@playwright/test'
import { expect, type Keys, test } from '../keyboard/keys.ts'
import { signIn } from '../session/sign-in.ts'
import {
  apiClientOf,
  assetsToEnrol,
  type Deposit,
  pdfFile,
  requiredFiles,
  review,
  transfer,
} from '../support/enrolment.ts'
import { animationsEnd } from '../support/waits.ts'
import { agreeToAll, fillRefundAccount, answerConditions, fillIntent } from './keyboard-actions.ts'
import { button, dialogButton, enrolAddress, offerBox, startPrice, status, step } from './actions.ts'

/** The vertical distance of the first two conditions. */
async function apart(page: Page): Promise<number> {
  await animationsEnd(page.locator('form').first())
  const [first, second] = await page.getByRole('radio', { name: '符合', exact: true }).all()
  return (await second!.boundingBox())!.y - (await first!.boundingBox())!.y
}

async function fillIn(keys: Keys, offer: string): Promise<void> {
  const { page } = keys
  await keys.typeAmount(offerBox(page), offer)
  await fillIntent(keys)
  const before = await apart(page)
  // An answer does not move the next condition away from the pointer.
  await answerConditions(keys, async () => expect(await apart(page)).toBe(before))
  await fillRefundAccount(keys)
}

async function giveFiles(keys: Keys): Promise<void> {
  const { page } = keys
  for (const name of requiredFiles) {
    const field = page.getByRole('group', { name })
    await keys.uploadFile(field.locator('input[type=file]'), pdfFile('材料.pdf'))
    await expect(field.getByText('已上传')).toBeVisible()
  }
}

test(
  '[forms] [BD-01] from the first text to the deposit and the room',
  { tag: '@nightly' },
  async ({ page, exchange, keys }) => {
    await signIn(page, exchange)
    const [assetsId = ''] = await assetsToEnrol(page)
    const offer = await startPrice(page, assetsId)
    const next = () => keys.act(button(page, '下一步'))

    await test.step('the texts', async () => {
      await page.goto(`/projectDetail/${assetsId}.html`)
      await keys.intoMain()
      await keys.act(page.getByRole('link', { name: '我要报名' }).first())
      await expect(page).toHaveURL(new RegExp(`/bidEnrollNormal\\?assetsId=${assetsId}`))
      await expect(step(page, '阅读并同意')).toBeVisible()
      await expect(page.getByRole('checkbox', { name: /承诺函/ })).toBeDisabled()
      await agreeToAll(keys)
      await next()
    })

    await test.step('the declarations', async () => {
      await expect(step(page, '填写意向信息')).toBeFocused()
      await next()
      await expect(page.getByRole('button', { name: '请填写承诺报价' })).toBeVisible()
      await expect(offerBox(page)).toBeFocused()
      await fillIn(keys, offer)
      await next()
    })

    await test.step('the files', async () => {
      await expect(step(page, '上传材料')).toBeFocused()
      await next()
      await expect(page.getByRole('button', { name: '请上传身份证明' })).toBeVisible()
      await giveFiles(keys)
      await next()
      await expect(step(page, '确认提交')).toBeFocused()
      // The browser's back button goes back by one step.
      await page.goBack()
      await expect(step(page, '上传材料')).toBeVisible()
      await page.goForward()
      await expect(step(page, '确认提交')).toBeVisible()
    })

    await test.step('submitted', async () => {
      const opener = button(page, '提交报名')
      await keys.act(opener)
      const question = page.getByRole('dialog')
      await keys.expectTrapped(question)
      await keys.leave(question, opener)
      await keys.press('Enter')
      await keys.act(dialogButton(page, '确认提交'))
      await expect(page).toHaveURL(/\/enrollDetail\?id=E/)
      await expect(status(page).getByText('待审核', { exact: true })).toBeVisible()
    })

    await test.step('admitted, paid, qualified', async () => {
      const id = new URL(page.url()).searchParams.get('id')!
      await review(page, id)
      await expect(status(page).getByText('待缴保证金', { exact: true })).toBeVisible()
      const asker = await apiClientOf(page, 'person')
      const { data } = await asker.call<Deposit>('/dscq-project/deposit/detail', { enrolId: id })
      await transfer(page, data)
      await expect(status(page).getByText('已取得资格', { exact: true })).toBeVisible()
      await expect(page.getByRole('region', { name: '竞价厅' }).getByText(/^\d{4}$/)).toBeVisible()
      await keys.act(status(page).getByRole('link', { name: '进入竞价厅' }))
      await expect(page).toHaveURL(`/quoteHall?assetsId=${assetsId}`)
    })
  },
)

test('[SE-05] a person who may not enrol sees why on the page only; another refusal shows a warning', async ({
  page,
  exchange,
}) => {
  await signIn(page, exchange, 'blacklisted')
  const [assetsId = ''] = await assetsToEnrol(page)
  await page.goto(enrolAddress(assetsId))
  await expect(page.getByRole('alert').getByRole('heading', { name: '黑名单用户不能报名' })).toBeVisible()
  await expect(page.getByText('黑名单用户不能报名')).toHaveCount(1)

  await exchange.faults([{ path: '/dscq-user/collect/add', kind: 'refuse', code: 500, msg: '收藏已达上限' }])
  await page.goto('/project')
  await page.getByRole('button', { name: /^收藏/ }).first().click()
  await expect(page.getByText('收藏已达上限')).toBeVisible()
})
