import { type Page, test as base } from '@playwright/test'
import { person } from '#tests/adopter/person.ts'
import { bigData, news, partners } from '../home/blocks.ts'
import { expect } from '../support/test.ts'
import { scrollToBlock } from '../support/waits.ts'
import { serveAdopter } from './server.ts'

// Not the port of the other pages.
const port = Number(process.env['E2E_PORT'] ?? 4173) + 100

let stopServer: (() => Promise<void>) | undefined
base.beforeAll(async () => {
  // A whole production build, beside the other workers: minutes on a busy machine.
  base.setTimeout(300_000)
  stopServer = await serveAdopter(port)
})
base.afterAll(() => stopServer?.())

type Watched = { toasts: () => Promise<string[]> }

/** Records every toast of the page, and fails on console errors other than calls that the backend lacks. */
const test = base.extend<Watched>({
  toasts: async ({ page }, use) => {
    const problems: string[] = []
    page.on('console', (message) => {
      const isProblem = message.type() === 'error' || message.type() === 'warning'
      if (isProblem && !message.text().includes('404 (Not Found)')) problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(error.message))
    await page.addInitScript(() => {
      const texts = JSON.parse(sessionStorage.getItem('toasts') ?? '[]') as string[]
      new MutationObserver(() => {
        for (const toast of document.querySelectorAll('[data-tone] p'))
          if (!texts.includes(toast.textContent)) texts.push(toast.textContent)
        sessionStorage.setItem('toasts', JSON.stringify(texts))
      }).observe(document, { childList: true, subtree: true })
    })
    await use(() => page.evaluate(() => JSON.parse(sessionStorage.getItem('toasts') ?? '[]') as string[]))
    expect(problems).toEqual([])
  },
})

const visit = (page: Page, path: string) => page.goto(`http://127.0.0.1:${port}${path}`)
const main = (page: Page) => page.getByRole('main')
const centre = (page: Page) => page.getByRole('region', { name: '报价区' })

async function checkHome(page: Page): Promise<void> {
  await visit(page, '/index')
  await expect(page.getByRole('banner').getByRole('link', { name: '项目中心' })).toBeVisible()
  // A category without `name` and `operationId`, a row with `id` in place of `assetsId`, figures as text.
  await expect(page.getByRole('link', { name: '车辆', exact: true }).last()).toHaveAttribute(
    'href',
    '/project?parentId=2&operationId=21',
  )
  await expect(main(page).getByRole('link', { name: '锦江区办公楼一层整体出租' }).first()).toHaveAttribute(
    'href',
    '/projectDetail/7001.html',
  )
  await expect(main(page)).toContainText('126.000000 万元')
  await expect(main(page)).toContainText('62.5%')
  await scrollToBlock(page, bigData(page))
  await expect(news(page).getByRole('tab', { name: '新闻动态' })).toBeVisible()
  const region = bigData(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: '绵阳市' }) })
  await expect(region.getByRole('cell')).toHaveText(['绵阳分所', '32', '8,200.000000', '0.000000'])
  await scrollToBlock(page, partners(page))
  await expect(page.getByRole('link', { name: '省国资委' }).first()).toBeVisible()
}

async function checkList(page: Page): Promise<void> {
  await visit(page, '/project')
  const results = page.getByRole('region', { name: '查询结果' })
  await expect(results.getByRole('note')).toContainText('项目检索暂未提供')
  await expect(results).toContainText('共 3 个项目')
  await page.getByRole('button', { name: /^企业股权转让/ }).click()
  await expect(results).toContainText('共 1 个项目')
  await expect(results).toContainText('350.000000 万元')
  await results
    .getByRole('link', { name: /绵阳某公司20%股权转让/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('绵阳某公司20%股权转让')
  await expect(page.getByRole('note')).toContainText('标的详情暂未提供')
}

async function logIn(page: Page): Promise<void> {
  await visit(page, '/usercenterIndex')
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  await page.getByRole('textbox', { name: '账号' }).fill(person.loginName)
  await page.getByLabel('密码', { exact: true }).fill(person.password)
  await page.getByRole('textbox', { name: '图形验证码' }).fill(person.captcha)
  await main(page).getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '用户中心' })).toBeVisible()
}

async function placeQuote(page: Page): Promise<void> {
  await visit(page, '/projectDetail/7001.html')
  await main(page).getByRole('link', { name: '进入竞价厅' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('锦江区办公楼一层整体出租')
  await expect(page.getByTestId('line')).toHaveText('已连接')
  await expect(main(page)).toContainText('120,000.00 元')
  await centre(page).getByRole('button', { name: '报价', exact: true }).click()
  await page.getByRole('dialog', { name: '确认报价' }).getByRole('button', { name: '确认报价' }).click()
  await expect(page.getByRole('group', { name: '报价结果' })).toContainText('已受理')
  await expect(page.getByRole('region', { name: '竞价记录' })).toContainText('1008')
  await expect(centre(page)).toContainText('您当前领先')
}

test('the portal works from the home page to a quote with a backend written from the specification alone', async ({
  page,
  toasts,
}) => {
  await test.step('home', () => checkHome(page))
  await test.step('list and detail', () => checkList(page))
  await test.step('sign-in and user centre', () => logIn(page))
  await test.step('the header shows the login name that was typed', () =>
    expect(page.getByRole('banner').getByRole('link', { name: person.loginName, exact: true })).toBeVisible())
  await test.step('quote', () => placeQuote(page))
  // Calls outside of the specification fail silently.
  expect(await toasts()).toEqual([])
})
