import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type PathName, paths } from '#src/model/paths.ts'
import { confirmDeal, winFromSeller } from '../contract/won-deal.ts'
import { signIn } from '../session/sign-in.ts'
import { assetsToEnrol, enrolAndPay, apiClientOf } from '../support/enrolment.ts'
import { expect, test } from '../support/test.ts'
import {
  type Addresses,
  agreement,
  assetsOf,
  type Ids,
  narrow,
  noIds,
  open,
  own,
  supplier,
  trade,
} from './addresses.ts'
import { expectNoViolations, waitUntilSettled } from './axe.ts'

test('every existing screen is in one of the tables', () => {
  const files = readdirSync('src/pages').map((area) => `src/pages/${area}/routes.ts`)
  const standing = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/path: paths\.(\w+)/g)])
  expect(Object.keys({ ...open, ...own, ...supplier, ...trade, ...agreement }).toSorted()).toEqual(
    standing.map(([, name]) => name!).toSorted(),
  )
})

const wide = { width: 1440, height: 900 }

/** The same page in English with large type; screens without a header are opened again. */
async function changeReader(page: Page): Promise<void> {
  const elder = page.getByRole('banner').getByRole('button', { name: '长辈版' })
  if (await elder.isVisible()) {
    await elder.click()
    await page.getByRole('button', { name: 'EN: switch to English' }).click()
  } else {
    const state = { language: 'en', elder: true, typeScale: 1.5 }
    await page.evaluate((settings) => localStorage.setItem('ui:v1', settings), JSON.stringify({ state, version: 0 }))
    await page.reload()
  }
  await expect(page.locator('html[lang=en][data-elder]')).toBeAttached()
  await page.setViewportSize({ width: 1200, height: 900 })
  await waitUntilSettled(page)
}

type Look = (page: Page, name: string, address: string) => Promise<void>

const asItComes: Look = async (page, name, address) => {
  await page.setViewportSize(wide)
  await page.goto(address)
  await waitUntilSettled(page)
  await expectNoViolations(page, name)
  if (narrow.includes(name as PathName)) {
    await page.setViewportSize({ width: 375, height: 812 })
    await waitUntilSettled(page)
    await expectNoViolations(page, `${name}, narrow`)
  }
}

const toOtherReaders: Look = async (page, name, address) => {
  await page.setViewportSize(wide)
  await page.goto(address)
  await waitUntilSettled(page)
  await changeReader(page)
  // The frame is the same on every screen, so only the home page is checked as a whole.
  await expectNoViolations(page, `${name}, elder version in English`, name === 'index' ? 'page' : 'main')
  await page.evaluate(() => localStorage.removeItem('ui:v1'))
}

const inDark: Look = async (page, name, address) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(wide)
  await page.goto(address)
  await waitUntilSettled(page)
  await expect(page.locator('html[data-scheme=dark]')).toBeAttached()
  // The frame is the same on every screen, as above.
  await expectNoViolations(page, `${name}, dark`, name === 'index' ? 'page' : 'main')
}

async function sweep(page: Page, look: Look, addresses: Addresses, ids: Ids): Promise<void> {
  for (const [name, address] of Object.entries(addresses)) await test.step(name, () => look(page, name, address(ids)))
}

const looks: [name: string, look: Look, details: { tag?: string }][] = [
  ['wide and narrow', asItComes, {}],
  // These readers get the same components, so a nightly check is enough.
  ['in the elder version in English', toOtherReaders, { tag: '@nightly' }],
  ['in the dark scheme', inDark, { tag: '@nightly' }],
]

for (const [name, look, details] of looks)
  test.describe(`[SE-10] axe finds nothing ${name}`, details, () => {
    // Three dozen screens; each is fast.
    test.beforeEach(() => test.slow())

    test('on the public screens', { tag: '@nightly' }, async ({ page }) => {
      await sweep(page, look, open, { ...noIds, ...(await assetsOf(page)) })
    })

    test('on a person’s own screens', { tag: '@nightly' }, async ({ page, exchange }) => {
      await signIn(page, exchange)
      await page.goto(paths.myMessage)
      const first = page.getByRole('main').locator('a[href*="myMessageDetail"]').first()
      const messageId = new URL((await first.getAttribute('href'))!, page.url()).searchParams.get('id')!
      await sweep(page, look, own, { ...noIds, messageId })
    })

    test('on the screens of a supplier', { tag: '@nightly' }, async ({ page, exchange }) => {
      await signIn(page, exchange, 'company')
      await sweep(page, look, supplier, noIds)
    })

    test('on the screens of an enrolment', { tag: '@nightly' }, async ({ page, exchange }) => {
      await signIn(page, exchange)
      const [, other] = await assetsToEnrol(page)
      const { enrolId, depositId } = await enrolAndPay(page, 'person', other!)
      await sweep(page, look, trade, { ...noIds, ...(await assetsOf(page)), enrolId, depositId, projectId: other! })
    })

    test('on the screens of a contract', { tag: '@nightly' }, async ({ page, exchange }) => {
      const deal = await winFromSeller(page, exchange)
      const contractId = await confirmDeal(page, deal)
      const { call } = await apiClientOf(page, 'person')
      expect(await call('/dscq-contract/draw', { id: contractId })).toMatchObject({ code: 200 })
      await signIn(page, exchange)
      await sweep(page, look, agreement, { ...noIds, dealId: deal.id, contractId })
    })
  })

const pick = (from: Addresses, ...names: PathName[]): Addresses =>
  Object.fromEntries(names.flatMap((name) => (from[name] ? [[name, from[name]]] : [])))

test('[SE-10] axe finds nothing on one public screen of each layout', async ({ page }) => {
  test.slow()
  const ids = { ...noIds, ...(await assetsOf(page)) }
  const entrances = pick(open, 'index', 'hall', 'project', 'projectDetail', 'login', 'register', 'serviceCenter')
  await sweep(
    page,
    asItComes,
    { ...entrances, ...pick(open, 'zxdt', 'newsDetailZxdt', 'branchIndex', 'helpCenter') },
    ids,
  )
})

test(
  '[SE-10] axe finds nothing in the dark scheme on typical screens',
  { tag: '@nightly' },
  async ({ page, exchange }) => {
    const ids = { ...noIds, ...(await assetsOf(page)) }
    await sweep(page, inDark, pick(open, 'index', 'hall', 'projectDetail'), ids)
    await signIn(page, exchange)
    await sweep(page, inDark, pick(own, 'usercenterIndex'), ids)
    await sweep(page, inDark, pick(trade, 'bidEnrollNormal'), ids)
  },
)
