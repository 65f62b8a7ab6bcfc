import { assetsToEnrol, enrolled, paper, transfer } from '../support/enrolling.ts'
import { signIn } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { openDesk, openLive } from './desk.ts'

test('[BD-02] a guarantee that does not cover the bidding is refused, one that does is accepted', async ({
  page,
  exchange,
  axe,
}) => {
  const { deposit } = await openDesk(page, exchange, '&way=guarantee')
  const field = (name: string | RegExp) => page.getByRole('textbox', { name })
  const fill = async (no: string, until: string) => {
    await field('出具机构').fill('蜀川银行成都分行')
    await field('保函编号').fill(no)
    await page.getByLabel('有效期至').fill(until)
    await page.getByRole('group', { name: '保函扫描件' }).locator('input[type=file]').setInputFiles(paper('保函.pdf'))
    await expect(page.getByRole('group', { name: '保函扫描件' }).getByText('已上传')).toBeVisible()
    await page.getByRole('button', { name: '提交保函' }).click()
    await expect(page.getByText('审核中', { exact: true })).toBeVisible()
  }
  await field(/担保金额/).fill('1')
  await page.getByRole('button', { name: '提交保函' }).click()
  await expect(page.getByText('保函金额低于应缴保证金').first()).toBeVisible()
  await axe()
  await field(/担保金额/).fill(deposit.due)
  const today = new Date((await exchange.now()) + 8 * 3_600_000).toISOString().slice(0, 10)
  await fill('BH-001', today)
  await exchange.jump(20_000)
  await expect(page.getByText('保函有效期不足以覆盖竞价期').first()).toBeVisible()
  await fill('BH-002', '2099-12-31')
  await exchange.jump(20_000)
  await expect(page.getByRole('heading', { name: '保证金已生效' })).toBeVisible()
})

test('[BD-05] the list: sums, tabs, words, pages in the address, both languages', async ({ page, exchange, axe }) => {
  await signIn(page, exchange)
  await openLive(page, '/myDeposit')
  await expect(page.getByText('您还没有保证金')).toBeVisible()
  const assets = (await assetsToEnrol(page)).slice(0, 11)
  for (const assetsId of assets) {
    const { deposit } = await enrolled(page, 'person', assetsId)
    if (assetsId === assets[0]) await transfer(page, deposit)
  }
  await expect(page.getByRole('tab', { name: '全部 11' })).toBeVisible()
  await expect(page.getByRole('tab', { name: '有效 1' })).toBeVisible()
  await axe()
  await page.getByRole('link', { name: '下一页' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('table', { name: '我的保证金' }).getByRole('row')).toHaveCount(2)
  await page.getByRole('tab', { name: '有效 1' }).click()
  await expect(page).toHaveURL('/myDeposit?state=effective')
  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
  await page.getByRole('searchbox', { name: '项目名称或编号' }).fill('没有这个项目')
  await page.keyboard.press('Enter')
  await expect(page.getByText('没有符合条件的保证金')).toBeVisible()
  await page.getByRole('link', { name: '查看全部保证金' }).click()
  await page.getByRole('button', { name: 'EN: switch to English' }).click()
  await expect(page.getByRole('tab', { name: 'Effective 1' })).toBeVisible()
  await axe()
})

test('[BD-05] one deposit: receipts, movements, documents, the slip on paper; English and nothing for strangers', async ({
  page,
  person,
  exchange,
  axe,
}) => {
  const { deposit } = await openDesk(page, exchange)
  await transfer(page, deposit, { amount: String(Number(deposit.due) + 100) })
  await page.goto(`/depositDetail?id=${deposit.id}`)
  await expect(page.getByRole('table', { name: '变动记录' })).toContainText('超额部分原路退回')
  await expect(page.getByRole('table', { name: '入账记录' })).toContainText('已识别')
  const document = page.getByRole('listitem').filter({ hasText: '保证金到账确认.pdf' })
  const download = page.waitForEvent('download')
  await document.getByRole('link', { name: '下载' }).click()
  expect((await download).suggestedFilename()).toBe('保证金到账确认.pdf')
  await axe()

  await page.getByRole('link', { name: '打印入账通知单' }).click()
  await expect(page.getByRole('article')).toContainText('保证金入账通知单')
  await axe()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: '打印' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  expect((await page.pdf({ format: 'A4' })).byteLength).toBeGreaterThan(1000)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'EN: switch to English' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Deposit payment slip' })).toBeVisible()
  await page.goto(`/cashierDesk?enrolId=${deposit.enrolId}`)
  await expect(page.getByRole('heading', { name: 'Deposit effective' })).toBeVisible()
  await axe()

  const stranger = await person()
  await signIn(stranger, exchange, 'company')
  await stranger.goto(`/depositDetail?id=${deposit.id}`)
  await expect(stranger.getByText('没有找到这笔保证金')).toBeVisible()
})

test('[BD-05] the pool of a package is raised, and the difference paid', async ({ page, exchange, axe }) => {
  await signIn(page, exchange)
  const [assetsId = ''] = await assetsToEnrol(page, true)
  const { deposit, enrolId } = await enrolled(page, 'person', assetsId)
  await transfer(page, deposit)
  await page.goto(`/depositDetail?id=${deposit.id}`)
  await expect(page.getByRole('heading', { name: '资产包保证金池' })).toBeVisible()
  await axe()
  await page.getByRole('textbox', { name: /追加后的保证金总额/ }).fill(deposit.due)
  await page.getByRole('button', { name: '追加保证金' }).click()
  await expect(page.getByText('追加后的保证金应大于当前应缴金额').first()).toBeVisible()
  await page.getByRole('textbox', { name: /追加后的保证金总额/ }).fill(String(Number(deposit.due) + 1))
  await page.getByRole('button', { name: '追加保证金' }).click()
  await expect(page).toHaveURL(new RegExp(`enrolId=${enrolId}`))
  await transfer(page, deposit, { amount: '1' })
  await expect(page.getByRole('heading', { name: '保证金已生效' })).toBeVisible()
})
