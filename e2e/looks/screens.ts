import type { Page } from '@playwright/test'
import { linkToOwn } from '#src/model/own-links.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { open, practise } from '../quote-hall/practice.ts'
import { assetsToEnrol, enrolAndAdmit } from '../support/enrolment.ts'
import { type Exchange, expect } from '../support/test.ts'

export type Look = 'light' | 'dark' | 'phone'

export type Screen = {
  name: string
  /** The login name of who is signed in. */
  as?: string
  /** In light at 1440 every screen is compared. */
  also?: readonly Exclude<Look, 'light'>[]
  /** Opens the screen and resolves when it is shown. */
  reach: (page: Page, exchange: Exchange) => Promise<unknown>
}

const at = (address: string) => (page: Page) => page.goto(address)

/** The practice room of a mode, a minute after it opened. */
const room = (mode: string) => async (page: Page, exchange: Exchange) => {
  await practise(page, mode)
  await open(page, exchange)
  await exchange.jump(60_000)
  const shanghai = new Date((await exchange.now()) + 8 * 3_600_000)
  await expect(page.getByText(shanghai.toISOString().slice(11, 19)).first()).toBeVisible()
}

async function newestAsset(page: Page, isPackage = false): Promise<string> {
  const [id] = await assetsToEnrol(page, isPackage)
  return id!
}

export const screens: readonly Screen[] = [
  {
    name: 'kit',
    also: ['dark'],
    reach: async (page) => {
      await page.goto('/__kit')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
    },
  },
  { name: 'home', also: ['dark', 'phone'], reach: at(paths.index) },
  { name: 'list', also: ['phone'], reach: at(paths.project) },
  { name: 'hall', reach: at(paths.hall) },
  {
    name: 'asset',
    also: ['dark', 'phone'],
    reach: async (page) => page.goto(linkTo.listingDetail(await newestAsset(page))),
  },
  { name: 'package', reach: async (page) => page.goto(linkTo.packageDetail(await newestAsset(page, true))) },
  { name: 'room-rising', also: ['phone'], reach: room('ongoing') },
  { name: 'room-sealed', reach: room('final') },
  { name: 'login', also: ['phone'], reach: at(paths.login) },
  { name: 'user-centre', as: 'person', also: ['dark', 'phone'], reach: at(paths.usercenterIndex) },
  {
    name: 'cashier',
    as: 'person',
    reach: async (page) => {
      const { enrolId } = await enrolAndAdmit(page, 'person', await newestAsset(page))
      await page.goto(linkToOwn.cashier(enrolId))
    },
  },
  {
    name: 'enrolment',
    as: 'person',
    reach: async (page) => page.goto(linkToOwn.enrol('detail', await newestAsset(page))),
  },
  { name: 'empty', reach: at(`${paths.project}?typeCode=2&q=zzzzzz`) },
  { name: 'missing', reach: at(paths.notFound) },
]
