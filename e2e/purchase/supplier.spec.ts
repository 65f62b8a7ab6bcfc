import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { signIn } from '../session/sign-in.ts'
import { type Exchange, expect, maxRetries, test } from '../support/test.ts'
import { portalHeaders } from '../support/portal-headers.ts'

type Lot = { id: string; bond: string; ceiling: string }
type Project = {
  id: string
  name: string
  method: string
  filePrice: string
  lots: Lot[]
  files: { id: string; name: string; size: number; digest: string }[]
  /** Null before the opening. */
  opening: { price: string }[] | null
  schedule: { saleTo: number; deadlineAt: number }
}

const dayMs = 86_400_000

const asked = async <T>(page: Page, path: string, data: object): Promise<T> => {
  const answer = await page.request.post(`/api${path}`, { headers: portalHeaders, data, maxRetries })
  return ((await answer.json()) as { data: T }).data
}

/** Ways that everyone may enrol for, and that end in responses. */
const ways: readonly string[] = ['open', 'inquiry', 'comparison', 'consultation']

/** A project of works with one lot that is on sale for a day more, with a price of the documents and a bond. */
async function projectOnSale(page: Page, exchange: Exchange): Promise<Project> {
  const query = { category: 'works', stage: 'open', size: 100 }
  const { records } = await asked<{ records: Project[] }>(page, '/dscq-purchase/project/page', query)
  const now = await exchange.now()
  for (const { id, method, schedule } of records) {
    if (!ways.includes(method) || schedule.saleTo < now + dayMs) continue
    const answer = await page.request.get(`/api/dscq-purchase/project/detail?id=${id}`, { maxRetries })
    const { data } = (await answer.json()) as { data: Project }
    if (data.lots.length === 1 && data.lots[0]!.bond !== '0' && data.filePrice !== '0') return data
  }
  throw new Error('no project on sale')
}

/** Slows the network of a page down, so that some megabytes show their progress. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const conditions = { offline: false, latency: 0, uploadThroughput: -1, downloadThroughput: 700_000 }
  await session.send('Network.emulateNetworkConditions', conditions)
}

/** Takes the next download over a server that cuts the connection after so many bytes. */
async function cutNextDownload(page: Page, bytes: number): Promise<void> {
  const portal = new URL(page.url()).origin
  const server = createServer((request, response) => {
    const { range, cookie } = request.headers
    void fetch(`${portal}${request.url}`, { headers: { ...(range && { range }), ...(cookie && { cookie }) } })
      .then(async (answer) => {
        response.writeHead(answer.status, Object.fromEntries(answer.headers))
        const body = Buffer.from(await answer.arrayBuffer())
        response.write(body.subarray(0, bytes), () => {
          response.destroy()
          server.close()
        })
      })
      .catch(() => response.destroy())
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await page.route(
    /\/purchase-files\//,
    (route) => {
      const { pathname } = new URL(route.request().url())
      return route.continue({ url: `http://127.0.0.1:${port}${pathname}` })
    },
    { times: 1 },
  )
}

/** How much has come, in per cent, once it is more than that. */
async function progressAfter(row: Locator, least: number): Promise<number> {
  const bar = row.getByRole('progressbar')
  const share = async () => Math.round(Number(await bar.getAttribute('value')) * 100)
  await expect.poll(share, { intervals: [50], timeout: 20_000 }).toBeGreaterThan(least)
  return share()
}

/** Where the next download of this file begins, by its header. */
const beginningOf = async (page: Page): Promise<number> => {
  const request = await page.waitForRequest(/\/purchase-files\/.+\.zip$/)
  const { range = '' } = await request.allHeaders()
  return Number(/^bytes=(\d+)-$/.exec(range)?.[1] ?? 0)
}

/** Pays at the bank's page and returns to the project. */
async function payAtBank(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: '确认支付' }).getByRole('button', { name: '确认并前往银行' }).click()
  await page.getByRole('button', { name: '确认支付' }).click()
  await expect(page).toHaveURL(/\/purchase\/tradeDetail/)
}

const jumpTo = async (exchange: Exchange, moment: number): Promise<void> =>
  exchange.jump(Math.max(0, moment - (await exchange.now())) + 60_000)

test('[PU-06] a supplier enrols, buys the documents, pays the bond, hands in a response and follows it to the opening', async ({
  page,
  exchange,
  allowConsole,
}) => {
  test.setTimeout(180_000)
  await signIn(page, exchange, 'priority')
  const project = await projectOnSale(page, exchange)
  const address = `/purchase/tradeDetail?id=${project.id}`
  const panel = page.getByRole('region', { name: '参与采购' })

  await test.step('enrolment with the company of the account', async () => {
    await page.goto(address)
    await panel.getByRole('button', { name: '立即报名' }).click()
    const form = page.getByRole('dialog', { name: '报名参加采购' })
    await expect(form.getByText('统一社会信用代码')).toBeVisible()
    await form.getByRole('textbox', { name: '联系人' }).fill('蒋承岷')
    await form.getByRole('textbox', { name: '手机号码' }).fill('13900000006')
    await form.getByRole('button', { name: '确认报名' }).click()
    await expect(panel.getByText('下一步：购买采购文件')).toBeVisible()
  })

  await test.step('the documents are paid, and downloaded with their digest', async () => {
    await panel.getByRole('button', { name: '购买采购文件' }).click()
    await payAtBank(page)
    const download = page.waitForEvent('download')
    await panel.getByRole('button', { name: /^下载/ }).first().click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await expect(panel.getByText('校验一致')).toBeVisible()
  })

  await test.step('the drawings are paused, break off, go on where they stopped, and are the published ones', async () => {
    const { name, size, digest } = project.files.find(({ id }) => id === 'drawing')!
    expect(size).toBeGreaterThan(4_000_000)
    allowConsole(/ERR_CONTENT_LENGTH_MISMATCH|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/)
    const row = panel.getByRole('listitem').filter({ hasText: name })
    await slowDown(page)
    const press = async (button: string) => {
      const beginning = beginningOf(page)
      await row.getByRole('button', { name: `${button} ${name}` }).click()
      return beginning
    }
    expect(await press('下载')).toBe(0)
    await progressAfter(row, 5)
    await row.getByRole('button', { name: `暂停 ${name}` }).click()
    await expect(row.getByText('已暂停，已下载的部分已保留')).toBeVisible()
    const paused = await progressAfter(row, 5)
    await cutNextDownload(page, 1_000_000)
    const second = await press('继续下载')
    expect(Math.round((second / size) * 100)).toBe(paused)
    await expect(row.getByText('连接中断，已下载的部分已保留')).toBeVisible()

    const download = page.waitForEvent('download')
    // What had come, but was not read when the connection broke, is fetched again.
    const third = await press('继续下载')
    expect(third).toBeGreaterThan(second)
    expect(third).toBeLessThanOrEqual(second + 1_000_000)
    await progressAfter(row, paused + 20)
    const file = await (await download).path()
    expect((await stat(file)).size).toBe(size)
    expect(
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ).toBe(digest)
    await expect(row.getByText('校验一致')).toBeVisible()
  })

  await test.step('the bond is paid', async () => {
    await expect(panel.getByText(/^下一步：交纳(投标)?保证金$/)).toBeVisible()
    await panel.getByRole('button', { name: '交纳保证金' }).click()
    await payAtBank(page)
    await expect(panel.getByText('已到账', { exact: true })).toBeVisible()
  })

  await test.step('the hand-over leads to the procurement system and back; its code is good for one use', async () => {
    await panel.getByRole('button', { name: '前往采购系统' }).first().click()
    const entered = page.waitForRequest(/\/mock-purchase\/enter/)
    await page.getByRole('dialog', { name: '即将跳转至采购系统' }).getByRole('button', { name: '继续前往' }).click()
    const usedAddress = (await entered).url()
    await expect(page.getByRole('heading', { level: 1, name: '投标响应' })).toBeVisible()
    await expect(page.getByText(project.name)).toBeVisible()
    await page.getByRole('textbox', { name: '响应报价（元）' }).fill('1000.00')
    await page.getByRole('button', { name: '递交响应' }).click()
    await expect(page.getByRole('status')).toHaveText('响应文件已递交。')

    const again = await page.request.get(usedAddress, { maxRetries })
    expect(again.status()).toBe(409)
    expect(await again.text()).toContain('该跳转凭证已经使用过')

    await page.getByRole('link', { name: '返回岷江产权交易网' }).click()
    await expect(page).toHaveURL(/\/userCenterPurchase/)
    await expect(page.getByText('已从采购系统返回，响应文件的递交情况见下表。')).toBeVisible()
  })

  await test.step('the response is in the record of the opening, and the result follows', async () => {
    expect(project.opening ?? null).toBeNull()
    await jumpTo(exchange, project.schedule.deadlineAt + 3 * 3_600_000)
    const answer = await page.request.get(`/api/dscq-purchase/project/detail?id=${project.id}`, { maxRetries })
    const { data } = (await answer.json()) as { data: Pick<Project, 'opening'> }
    expect(data.opening?.some(({ price }) => Number(price) === 1000)).toBe(true)
    await exchange.jump(25 * dayMs)
    // By then the session has ended.
    await signIn(page, exchange, 'priority')
    await page.goto('/userCenterPurchase?tab=results')
    const row = page.getByRole('row').filter({ hasText: project.name })
    await expect(row.getByText(/^(?:已中标|未中标|您已成交|您未成交)$/)).toBeVisible()
  })
})
