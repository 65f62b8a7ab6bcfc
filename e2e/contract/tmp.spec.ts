import { expect, test } from '@playwright/test'
import { signIn } from '../session/sign-in.ts'

const id = 'CT-DL-E000001-1'
test.setTimeout(150_000)
test('look', async ({ browser }) => {
  const open = async (login: string, width = 1440) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'zh-CN' })
    await context.addCookies([{ name: 'mock-world', value: process.env['W'] ?? 'look', url: 'http://127.0.0.1:5322' }])
    await context.addInitScript(() => sessionStorage.setItem('opening-ad:v1', '"seen"'))
    const page = await context.newPage()
    page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log(login, m.text().slice(0, 400)) })
    page.on('pageerror', (e) => console.log(login, 'uncaught', e.message, e.stack?.slice(0, 600)))
    await signIn(page, { now: async () => Date.now() } as never, login)
    await page.goto(`/usercenter/contract/onlineEdit?id=${id}`)
    return page
  }
  const [taker, seller] = [await open('person'), await open('seller')]
  const text = (page: typeof taker) => page.getByRole('textbox', { name: '合同正文' })
  try {
    await expect(text(taker)).toBeVisible({ timeout: 30_000 })
    await expect(text(seller)).toBeVisible()
    await text(taker).locator('p').nth(3).click()
    await taker.keyboard.press('End')
    await taker.keyboard.type('受让方在此补充一句。')
    await expect(text(seller)).toContainText('受让方在此补充一句。')
    await text(seller).locator('p').nth(5).click()
    await seller.keyboard.press('End')
    for (let i = 0; i < 4; i += 1) await seller.keyboard.press('Backspace')
    await seller.keyboard.type('转让方改写')
    await expect(text(taker)).toContainText('转让方改写')
    // both at once
    await text(taker).locator('p').nth(7).click(); await taker.keyboard.press('Home')
    await text(seller).locator('p').nth(7).click(); await seller.keyboard.press('Home')
    await Promise.all([taker.keyboard.type('甲甲甲甲甲甲甲甲', { delay: 40 }), seller.keyboard.type('乙乙乙乙乙乙乙乙', { delay: 40 })])
    await taker.waitForTimeout(1500)
    expect(await text(taker).innerText()).toBe(await text(seller).innerText())
    // locked
    const field = text(taker).locator('[title*="成交信息"]').first()
    await field.click(); await taker.keyboard.press('Backspace')
    await taker.waitForTimeout(300)
    await taker.screenshot({ path: '/tmp/t1.png' })
    await taker.keyboard.press('ArrowRight')
    await text(taker).locator('h3').nth(1).click(); await taker.keyboard.press('Home'); await taker.keyboard.press('Shift+End')
    await taker.getByRole('button', { name: '批注', exact: true }).click()
    await taker.getByRole('textbox', { name: '批注内容' }).fill('这一条请说明')
    await taker.getByRole('button', { name: '添加批注' }).click()
    await expect(seller.getByText('这一条请说明')).toBeVisible()
    await seller.getByRole('button', { name: '保存版本' }).click()
    await seller.getByRole('textbox', { name: '版本说明' }).fill('第一稿')
    await seller.getByRole('dialog').getByRole('button', { name: '保存版本' }).click()
    await seller.waitForTimeout(800)
    await text(seller).locator('p').nth(2).click(); await seller.keyboard.type('版本后的修改')
    await seller.waitForTimeout(800)
  } finally {
    await taker.screenshot({ path: '/tmp/t2.png', fullPage: true })
    await seller.screenshot({ path: '/tmp/t3.png', fullPage: true })
  }
  await taker.getByRole('button', { name: '查看和比较' }).first().click()
  await taker.waitForTimeout(500)
  await taker.screenshot({ path: '/tmp/t4.png' })
  await taker.keyboard.press('Escape')
  await taker.getByRole('link', { name: '提交对方确认' }).click()
  await expect(taker.getByText('文本摘要（SHA-256）')).toBeVisible()
  await taker.screenshot({ path: '/tmp/t5.png', fullPage: true })
  const phone = await open('person', 375)
  await expect(text(phone)).toBeVisible()
  await phone.screenshot({ path: '/tmp/t6.png', fullPage: true })
  console.log('phone width', await phone.evaluate(() => document.documentElement.scrollWidth))
  await phone.goto(`/usercenter/contract/confirm?id=${id}`)
  await phone.waitForTimeout(1000)
  await phone.screenshot({ path: '/tmp/t7.png' })
})
