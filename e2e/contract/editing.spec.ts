import type { Locator, Page } from '@playwright/test'
import { signIn } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { button } from './steps.ts'
import { confirmDeal, winFromSeller } from './won-deal.ts'

const text = (page: Page): Locator => page.getByRole('textbox', { name: '合同正文' })
const paragraph = (page: Page, index: number): Locator => text(page).locator('p').nth(index)
const saved = (page: Page) => expect(page.getByText('已保存', { exact: true })).toBeVisible()

/** Puts the cursor at the end of a paragraph and types there. */
async function typeInto(page: Page, index: number, typed: string): Promise<void> {
  await paragraph(page, index).click()
  await page.keyboard.press('End')
  await page.keyboard.type(typed, { delay: 20 })
}

/** The text without its marks. */
const plain = (page: Page): Promise<string> =>
  text(page).evaluate((box) => {
    const copy = box.cloneNode(true) as Element
    for (const gone of copy.querySelectorAll('del, .ProseMirror-widget')) gone.remove()
    return [...copy.children].map((block) => block.textContent).join('\n')
  })

/** Both have the same text, with each of these once. */
async function converge(one: Page, two: Page, typed: readonly string[]): Promise<void> {
  await saved(one)
  await saved(two)
  await expect.poll(async () => (await plain(one)) === (await plain(two))).toBe(true)
  const whole = await plain(one)
  for (const part of typed) expect(whole.split(part), part).toHaveLength(2)
}

test(
  '[BD-05] two people write in one contract at once, in one paragraph and in two; one is offline, reloads and comes back: nothing is lost or doubled, and both read the same',
  { tag: '@nightly' },
  async ({ page, person, exchange, allowConsole }) => {
    test.setTimeout(240_000)
    allowConsole(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource/)
    const deal = await winFromSeller(page, exchange)
    const id = await confirmDeal(page, deal)
    const seller = await person()
    await signIn(page, exchange, 'person')
    await signIn(seller, exchange, 'seller')
    await page.goto(`/usercenter/contract/signatoryList?id=${id}`)
    await page.getByRole('link', { name: '拟定合同' }).click()
    await button(page, '生成合同文本').click()
    await expect(page.getByText('已生成合同文本')).toBeVisible()
    for (const party of [page, seller]) {
      await party.goto(`/usercenter/contract/onlineEdit?id=${id}`)
      await saved(party)
    }

    // In different paragraphs, then in the same one.
    await Promise.all([typeInto(page, 3, '受让方补充甲。'), typeInto(seller, 6, '转让方补充乙。')])
    await converge(page, seller, ['受让方补充甲。', '转让方补充乙。'])
    await expect(page.getByTitle('对方新增').filter({ hasText: '转让方补充乙' })).toBeVisible()
    await expect(seller.getByTitle('我方新增').filter({ hasText: '转让方补充乙' })).toBeVisible()
    await Promise.all([typeInto(page, 8, 'ξξξξξξξξξξ'), typeInto(seller, 8, 'ψψψψψψψψψψ')])
    await saved(page)
    await saved(seller)
    await expect.poll(async () => (await plain(page)) === (await plain(seller))).toBe(true)
    const shared = await plain(page)
    expect([shared.split('ξ').length - 1, shared.split('ψ').length - 1]).toEqual([10, 10])

    // A comment of the one is read by the other.
    await paragraph(page, 3).dblclick()
    await button(page, '批注').click()
    await page.getByLabel('批注内容').fill('这里请说明')
    await button(page, '添加批注').click()
    await expect(seller.getByText('这里请说明').first()).toBeVisible()

    // Offline, what is typed stays in the window, also over a reload; the other goes on meanwhile.
    await page.route(/\/text\/edit$/, (route) => route.abort('internetdisconnected'))
    await typeInto(page, 3, '离线所写。')
    await expect(page.getByText('连接中断，已在本机保留，恢复后自动提交')).toBeVisible()
    await typeInto(seller, 3, '同时所写。')
    await saved(seller)
    await page.reload()
    await expect(text(page)).toContainText('离线所写。')
    await page.unroute(/\/text\/edit$/)
    await converge(page, seller, ['离线所写。', '同时所写。', '受让方补充甲。', '转让方补充乙。'])
  },
)
