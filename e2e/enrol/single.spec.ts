import { signIn } from '../session/sign-in.ts'
import { assetsToEnrol, review, transfer, type Deposit, askerOf } from '../support/enrolling.ts'
import { expect, test } from '../support/test.ts'
import {
  agreeToAll,
  box,
  button,
  decide,
  enrolByHand,
  fillIn,
  giveFiles,
  handIn,
  next,
  startPrice,
  status,
  step,
} from './verbs.ts'

test('[BD-01] from the first text to the deposit and the room', async ({ page, exchange, axe }) => {
  await signIn(page, exchange)
  const [assetsId] = await assetsToEnrol(page)
  await page.goto(`/projectDetail/${assetsId}.html`)
  await page.getByRole('link', { name: '我要报名' }).first().click()
  await expect(page).toHaveURL(new RegExp(`/bidEnrollNormal\\?assetsId=${assetsId}`))
  await expect(step(page, '阅读并同意')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /承诺函/ })).toBeDisabled()
  await axe()
  // Nobody goes on without having agreed.
  await next(page)
  await expect(page.getByRole('alert').getByText('请阅读并同意全部文件')).toBeVisible()
  await agreeToAll(page)
  await next(page)

  await expect(step(page, '填写意向信息')).toBeVisible()
  await expect(page.getByText('510***********1237')).toBeVisible()
  await expect(box(page, '联系人')).toHaveValue('周岷生')
  await expect(box(page, '户名')).toHaveValue('周岷生')
  await next(page)
  await expect(page.getByRole('button', { name: '请填写受让底价' })).toBeVisible()
  await expect(page.getByRole('button', { name: '请逐条响应资格条件' }).first()).toBeVisible()
  await axe()
  await fillIn(page, await startPrice(page, assetsId!))
  await next(page)

  await expect(step(page, '上传材料')).toBeVisible()
  await next(page)
  await expect(page.getByRole('button', { name: '身份证明必须选择上传文件' })).toBeVisible()
  await axe()
  await giveFiles(page)
  await next(page)
  await expect(step(page, '确认提交')).toBeVisible()
  await axe()
  // Going back by the browser is going back by one step.
  await page.goBack()
  await expect(step(page, '上传材料')).toBeVisible()
  await page.goForward()
  const id = await handIn(page)

  await expect(status(page).getByText('待审核', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: '报名回执.pdf' })).toBeVisible()
  await axe()
  await review(page, id)
  await expect(status(page).getByText('待缴保证金', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: '保证金' }).getByText('待缴纳')).toBeVisible()
  await expect(status(page).getByRole('link', { name: '去缴纳保证金' })).toHaveAttribute(
    'href',
    `/cashierDesk?enrolId=${id}`,
  )

  const asker = await askerOf(page, 'person')
  const { data } = await asker.ask<Deposit>('/dscq-project/deposit/detail', { enrolId: id })
  await transfer(page, data)
  await expect(status(page).getByText('已取得资格', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: '竞价室' }).getByText(/^\d{4}$/)).toBeVisible()
  await expect(page.getByRole('link', { name: '竞买资格确认书.pdf' })).toBeVisible()
  await axe()
  await page.goto(`/projectDetail/${assetsId}.html`)
  await expect(page.getByRole('link', { name: '查看报名' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: '我要报名' })).toHaveCount(0)
})

test('[BD-01] given back, put right, refused, and enrolled for again', async ({ page, exchange }) => {
  await signIn(page, exchange)
  const [assetsId] = await assetsToEnrol(page)
  const id = await enrolByHand(page, assetsId!)
  await review(page, id, 'fix', '申请书未签字')
  await expect(status(page).getByText('待补正', { exact: true })).toBeVisible()
  await expect(status(page).getByText('申请书未签字')).toBeVisible()
  await status(page).getByRole('link', { name: '补正材料' }).click()
  await expect(page.getByText('交易所退回了您的报名').first()).toBeVisible()
  await expect(step(page, '确认提交')).toBeVisible()
  await button(page, '上一步').click()
  await expect(page.getByText('材料.pdf').first()).toBeVisible()
  await next(page)
  await handIn(page)
  await expect(status(page).getByText('待审核', { exact: true })).toBeVisible()
  await review(page, id, 'reject', '资信证明已过期')
  await expect(status(page).getByText('审核不通过', { exact: true })).toBeVisible()
  await expect(status(page).getByText('资信证明已过期')).toBeVisible()
  await expect(status(page).getByRole('link', { name: '提出申诉' })).toBeVisible()
  await button(page, '重新报名').click()
  await expect(step(page, '阅读并同意')).toBeVisible()
})

test('[BD-01] taken back while nothing has been paid', async ({ page, exchange }) => {
  await signIn(page, exchange)
  const [assetsId] = await assetsToEnrol(page)
  await enrolByHand(page, assetsId!)
  await button(page, '撤回报名').click()
  await decide(page, '撤回')
  await expect(status(page).getByText('已撤回', { exact: true })).toBeVisible()
  await page.goto('/myProject?list=1&tab=over')
  await expect(page.getByRole('tab', { name: '已失效 1' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('link', { name: /^重新报名/ })).toBeVisible()
})
