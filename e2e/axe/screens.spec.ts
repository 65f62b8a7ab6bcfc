import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { linkTo, type PathName, paths } from '#src/model/paths.ts'
import { signIn } from '../session/sign-in.ts'
import { withSettings } from '../shell/frame.ts'
import { assetsToEnrol, enrolAndPay } from '../support/enrolling.ts'
import { expect, test } from '../support/test.ts'

/** What the addresses of one person's own matters need. */
type Ids = {
  assetsId: string
  packageId: string
  roomId: string
  enrolId: string
  depositId: string
  messageId: string
}
type Addresses = Partial<Record<PathName, (ids: Ids) => string>>

const plain = (...names: PathName[]): Addresses => Object.fromEntries(names.map((name) => [name, () => paths[name]]))

const open: Addresses = {
  ...plain('index', 'notFound', 'hall', 'login', 'loginCallback', 'register', 'findPassword', 'findAccountOrg'),
  ...plain('findAccountPerson', 'project', 'serviceCenter', 'transferService', 'investService', 'otherService'),
  projectPkg: ({ packageId }) => linkTo.packageDetail(packageId),
  projectDetail: ({ assetsId }) => linkTo.listingDetail(assetsId),
}
const own: Addresses = {
  ...plain('usercenterIndex', 'myProject', 'myCollect', 'myService', 'myMessage', 'myDeposit', 'accountSafe'),
  ...plain('updatePassWord', 'membership', 'membershipReason', 'memberEditPhone', 'memberEditHead', 'shensuRecord'),
  ...plain('realNamePerson', 'realNamePersonInfo', 'realNameOrg'),
  myMessageDetail: ({ messageId }) => linkTo.message(messageId),
  myServiceDetail: () => linkTo.myServiceDetail('XQ000000000001'),
  demandDetail: () => linkTo.demandDetail('XQ000000000001'),
}
const trade: Addresses = {
  bidEnrollNormal: ({ assetsId }) => linkTo.enrol('detail', assetsId),
  bidEnrollPkg: ({ packageId }) => linkTo.enrol('package', packageId),
  enrollDetail: ({ enrolId }) => linkTo.enrolmentById(enrolId),
  cashierDesk: ({ enrolId }) => linkTo.cashier(enrolId),
  depositDetail: ({ depositId }) => linkTo.deposit(depositId),
  depositAddPayInfo: ({ depositId }) => linkTo.depositClaim(depositId),
  quoteHall: ({ roomId }) => linkTo.quoteHall(roomId),
}
/** The outcome of a search and the sheet of a managed project lead elsewhere without one; the lock stands before a person. */
const elsewhere: PathName[] = ['findAccountSuccess', 'projectToManageDetail', 'lock']

test('every screen that stands is in one of the tables', () => {
  const files = readdirSync('src/pages').map((area) => `src/pages/${area}/routes.ts`)
  const standing = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/path: paths\.(\w+)/g)])
  const named = [...Object.keys({ ...open, ...own, ...trade }), ...elsewhere]
  expect(named.toSorted()).toEqual(standing.map(([, name]) => name!).toSorted())
})

/** All that was asked for has come, and nothing is still being put in its place. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

async function sweep(page: Page, axe: () => Promise<void>, addresses: Addresses, ids: Ids): Promise<void> {
  for (const [name, address] of Object.entries(addresses))
    await test.step(name, async () => {
      await page.goto(address(ids))
      await settled(page)
      await axe()
    })
}

const nothing: Ids = { assetsId: '', packageId: '', roomId: '', enrolId: '', depositId: '', messageId: '' }

async function assetsOf(page: Page): Promise<Pick<Ids, 'assetsId' | 'packageId'>> {
  const [[assetsId], [packageId]] = [await assetsToEnrol(page), await assetsToEnrol(page, true)]
  return { assetsId: assetsId!, packageId: packageId! }
}

const manners = [
  { name: 'English', settings: { language: 'en' }, width: 1440 },
  { name: 'the elder version', settings: { elder: true }, width: 1200 },
] as const

for (const { name, settings, width } of manners)
  test.describe(`[SE-10] axe finds nothing in ${name}`, () => {
    test.beforeEach(async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
    })

    test('on the open screens', async ({ page, axe }) => {
      await withSettings(page, settings)
      await sweep(page, axe, open, { ...nothing, ...(await assetsOf(page)) })
    })

    test('on a person’s own screens', async ({ page, exchange, axe }) => {
      await signIn(page, exchange)
      await withSettings(page, settings)
      await page.evaluate(() => localStorage.removeItem('ui:v1'))
      await page.goto(paths.myMessage)
      const first = page.getByRole('main').locator('a[href*="myMessageDetail"]').first()
      const messageId = new URL((await first.getAttribute('href'))!, page.url()).searchParams.get('id')!
      await sweep(page, axe, own, { ...nothing, messageId })
    })

    test('on the screens of an enrolment', async ({ page, exchange, axe }) => {
      await signIn(page, exchange)
      await withSettings(page, settings)
      await page.evaluate(() => localStorage.removeItem('ui:v1'))
      const ids = await assetsOf(page)
      const [, other] = await assetsToEnrol(page)
      const { enrolId, depositId } = await enrolAndPay(page, 'person', other!)
      await sweep(page, axe, trade, { ...nothing, ...ids, enrolId, depositId, roomId: other! })
    })
  })
