import type { Page } from '@playwright/test'
import { bidModes } from '#src/model/listing/detail.ts'
import { open, practise } from '../../quote-hall/practice.ts'
import { type Exchange, expect, maxRetries } from '../../support/test.ts'
import {
  type State,
  click,
  box,
  dialog,
  wrongFields,
  asset,
  assets,
  isSingle,
  wasSold,
  abortCall,
  hasFailed,
} from './state.ts'
import { portalHeaders } from '../../support/portal-headers.ts'

const tabs = ['重要信息披露', /^(?:受让|投资|合作|承租)条件$/, '交易须知', '完整公告', '附件', '竞价记录']
const details: readonly State[] = [
  ...tabs.map((name) => ({
    name: `an asset at ${String(name)}`,
    reach: async (page: Page) => {
      await page.goto(await asset(page, 'enrol', isSingle))
      await page.getByRole('tab', { name }).click()
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    },
  })),
  {
    name: 'the pictures of an asset in full size',
    isTypical: true,
    reach: async (page) => {
      await page.goto(await asset(page, 'enrol', isSingle))
      await page
        .getByRole('region', { name: '标的图片' })
        .getByRole('button', { name: /^查看大图/ })
        .click()
      await expect(dialog(page, /^标的图片/).getByRole('img')).toBeVisible()
    },
  },
  {
    name: 'an asset, scrolled down',
    reach: async (page) => {
      await page.goto(`${await asset(page, 'enrol', isSingle)}?tab=full`)
      await expect(page.getByRole('tabpanel')).toBeVisible()
      await page.mouse.wheel(0, 1200)
      await expect(page.getByRole('region', { name: '项目快捷操作' })).toBeVisible()
    },
  },
  {
    name: 'the calendar of the exchange',
    reach: async (page) => {
      await page.goto('/special/specialIndex?view=calendar')
      await expect(page.getByRole('main').getByRole('table')).toBeVisible()
    },
  },
  {
    name: 'an asset that was terminated',
    reach: async (page) => {
      await page.goto(await asset(page, 'over', ({ status }) => status === 'TERMINATED'))
      await expect(page.getByRole('tab').first()).toHaveText('终止公告')
    },
  },
  {
    name: 'an asset that failed to load',
    reach: async (page) => {
      const address = await asset(page, 'enrol', isSingle)
      await abortCall(page, '/assets/detail*')
      await page.goto(address)
      await hasFailed(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  },
  {
    name: 'a project under management that is over',
    reach: async (page) => {
      const id = /\/([^/]+)\.html/.exec(await asset(page, 'closed', isSingle))![1]
      await page.goto(`/projectToManageDetail/${id}.html`)
      await expect(page.getByRole('region', { name: '项目进度' })).toBeVisible()
    },
  },
]

/** Whether the record of an asset contains its phases; some old rooms have only quotes. */
async function hasPhases(page: Page, roomId: string): Promise<boolean> {
  const answer = await page.request.post('/api/dscq-sync/v1/bid-assets/room/record', {
    headers: portalHeaders,
    data: { roomId },
    maxRetries,
  })
  return Boolean(((await answer.json()) as { data: { course?: unknown } }).data.course)
}

/** The address of a sold asset whose record can, or cannot, be verified in full. */
async function soldRecord(page: Page, isInFull: boolean): Promise<string> {
  for (const { assetsId } of (await assets(page, 'done')).filter(wasSold)) {
    // One after the other, because most often the first matches.
    if ((await hasPhases(page, assetsId)) === isInFull) return `/projectDetail/${assetsId}.html?tab=record`
  }
  throw new Error('there is no such record')
}

const replays: readonly State[] = [
  {
    name: 'a record that cannot be verified in full',
    reach: async (page) => {
      await page.goto(await soldRecord(page, false))
      await expect(page.getByRole('region', { name: '报价记录校验' })).toContainText('不能完整校验')
    },
  },
  {
    name: 'a replay with the digest of every bid',
    isTypical: true,
    reach: async (page) => {
      await page.goto(await soldRecord(page, true))
      await expect(page.getByRole('region', { name: '报价记录校验' })).toContainText('竞价记录校验一致')
      await page.getByRole('button', { name: '显示每条摘要' }).click()
      await page.getByRole('slider', { name: '回放进度' }).fill('3')
    },
  },
  {
    name: 'a record that was tampered with',
    reach: async (page) => {
      await page.route('**/room/record', async (route) => {
        const answer = await route.fetch()
        const reply = (await answer.json()) as { data: { rows: { content: { amount: string } }[] } }
        reply.data.rows[2]!.content.amount = '1'
        await route.fulfill({ response: answer, json: reply })
      })
      await page.goto(`${await asset(page, 'done', wasSold)}?tab=record`)
      await expect(page.getByRole('region', { name: '报价记录校验' }).getByRole('alert')).toContainText('校验失败')
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  },
  {
    name: 'a record without a bid',
    reach: async (page) => {
      await page.goto(`${await asset(page, 'over', ({ status }) => status === 'FAILED')}?tab=record`)
      await expect(page.getByRole('tabpanel')).toContainText('无人报价，本场竞买已流拍')
    },
  },
  {
    name: 'a record that failed to load',
    reach: async (page) => {
      await abortCall(page, '/room/record')
      await page.goto(`${await asset(page, 'done', wasSold)}?tab=record`)
      await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText('内容加载失败')
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  },
]

const services: readonly State[] = [2, 1, 3].map((need) => ({
  name: `an empty form of demand ${need}`,
  reach: async (page) => {
    const path = { 1: '/investService', 2: '/transferService', 3: '/otherService' }[need]
    await page.goto(`${path}?need=${need}`)
    await click(page, '填写需求')
    await click(page, '登录并提交')
    await expect(wrongFields(page)).toBeVisible()
  },
}))

/** A practice room of the mode, open for quotes. */
async function openRoom(page: Page, exchange: Exchange, mode: string): Promise<void> {
  // Without this the page would resume an earlier room.
  await page.evaluate(() => sessionStorage.clear())
  await practise(page, mode)
  await open(page, exchange)
  // The guest's rights in a phase arrive a moment after the phase itself.
  if (mode !== 'once-off') await expect(page.locator('#quote-blocker')).toHaveText('')
  await expect(page.getByRole('region', { name: '报价区' })).toBeVisible()
}

const rooms: readonly State[] = [
  {
    name: 'the choice of a practice room',
    reach: async (page) => {
      await page.goto('/hall?practice=')
      await expect(page.getByRole('link', { name: /^开始练习/ })).toHaveCount(8)
    },
  },
  ...bidModes.map((mode, index) => ({
    name: `a room of ${mode}`,
    isTypical: mode === 'ongoing',
    width: index % 2 === 0 ? 1440 : 375,
    reach: (page: Page, exchange: Exchange) => openRoom(page, exchange, mode),
  })),
  {
    name: 'the rules of a room',
    reach: async (page, exchange) => {
      await openRoom(page, exchange, 'v-shaped')
      await click(page, '规则')
      await expect(dialog(page, 'V 型规则')).toContainText('价格自上而下逐档下降')
    },
  },
  {
    name: 'a room in large figures',
    reach: async (page, exchange) => {
      await openRoom(page, exchange, 'ongoing')
      await page.getByRole('switch', { name: '大字模式' }).click()
      await expect(page.getByRole('region', { name: '竞价记录' })).toHaveCount(0)
      await page.evaluate(() => localStorage.removeItem('ui:v1'))
    },
  },
  {
    name: 'a sealed quote before its confirmation',
    isTypical: true,
    reach: async (page, exchange) => {
      await openRoom(page, exchange, 'final')
      await box(page, /^我的报价/).fill('1350000')
      await click(page, '提交最终报价')
      await expect(dialog(page, '请再次核对报价')).toBeVisible()
    },
  },
  {
    name: 'a room for an observer',
    reach: async (page) => {
      await page.goto('/hall?watch=R00-0')
      await expect(page.getByText('围观中：只有取得竞买资格的竞买人可以报价')).toBeVisible()
    },
  },
]

const nothing: readonly State[] = [
  {
    name: 'an empty home page',
    reach: async (page, exchange) => {
      await exchange.scenario('empty')
      await page.goto('/index')
      await expect(page.getByText('暂无项目，请稍后再来')).toBeVisible()
      await expect(page.getByText('暂无该类公告')).toBeVisible()
    },
  },
  {
    name: 'an empty hall',
    reach: async (page) => {
      await page.goto('/hall')
      await expect(page.getByText('当前没有正在竞价的标的')).toBeVisible()
    },
  },
]

/** States of details and rooms; the last ones empty the exchange. */
export const ofReaders: readonly State[] = [...details, ...replays, ...services, ...rooms, ...nothing]
