import type { Locator, Page } from '@playwright/test'
import { signIn } from '../session/sign-in.ts'
import { assetsToEnrol, apiClientOf, enrolAndPay } from '../support/enrolment.ts'
import { expect, test } from '../support/test.ts'
import { portalHeaders } from '../support/portal-headers.ts'

type Screen = {
  address: string
  /** The end of the path of the call whose answer the screen waits for. */
  call: string
  /** An element of the loaded screen. */
  full: (main: Locator) => Locator
}

/** The layout shift without interaction since the page was opened. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))))
      }),
  )

/** The loading state reserves the space of the content, which then moves nothing. */
async function expectSpaceReserved(page: Page, { address, call, full }: Screen): Promise<void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    ({ pathname }) => pathname.endsWith(call),
    async (route) => {
      await released
      // A held request of the previous address is already aborted.
      await route.continue().catch(() => undefined)
    },
  )
  await page.goto(address)
  const busy = page.getByRole('progressbar', { name: '正在加载…' }).first()
  await expect(busy, `${address} waits`).toBeVisible()
  await expect
    .poll(async () => (await busy.boundingBox())?.height ?? 0, `${address} reserves the space`)
    .toBeGreaterThan(100)
  release()
  await expect(full(page.getByRole('main')), `${address} arrives`).toBeVisible()
  expect(await layoutShift(page), `${address} moves nothing`).toBeLessThan(0.1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

async function keepRoom(page: Page, screens: readonly Screen[]): Promise<void> {
  test.setTimeout(test.info().timeout + screens.length * 8_000)
  for (const screen of screens) await test.step(screen.address, () => expectSpaceReserved(page, screen))
}

const record = (main: Locator) => main.getByRole('region', { name: '竞价记录' })

test('[states] [LS-01] [LS-02] [LS-03] [LS-08] [BD-03] list, halls, details and rooms reserve the space of their content; an error state keeps the focus', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource: net::ERR_FAILED/)
  const data = { status: 'closed', current: 1, size: 100 }
  const answer = await page.request.post('/api/dscq-project/assets/page', { headers: portalHeaders, data })
  const { records } = ((await answer.json()) as { data: { records: { assetsId: string; projectType: number }[] } }).data
  const { assetsId } = records.find(({ projectType }) => projectType !== 1)!
  const list: Screen = {
    address: '/project',
    call: '/assets/page',
    full: (main) => main.getByRole('link', { name: /^我要报名/ }).first(),
  }
  await keepRoom(page, [
    list,
    { address: '/hall?projectActive=1', call: '/hall/page', full: (main) => main.getByRole('article').first() },
    { address: '/hall?projectActive=2', call: '/upcoming-bid', full: (main) => main.getByRole('article').first() },
    {
      address: `/projectDetail/${assetsId}.html`,
      call: '/assets/detail',
      full: (main) => main.getByRole('heading', { level: 1 }),
    },
    {
      address: `/projectToManageDetail/${assetsId}.html`,
      call: '/manage/detail',
      full: (main) => main.getByRole('heading', { level: 1 }),
    },
    { address: '/hall?watch=R00-0', call: '/room/head', full: record },
    { address: '/hall?practice=final', call: '/practice/begin', full: record },
  ])

  let isCut = true
  await page.route('**/assets/page', (route) => (isCut ? route.abort() : route.continue()))
  await page.goto(list.address)
  const face = page.getByRole('main').getByRole('alert').filter({ hasText: '内容加载失败，请稍后重试' })
  const again = face.getByRole('button', { name: '重试' })
  await again.focus()
  const failsAgain = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/assets/page'))
  await page.keyboard.press('Enter')
  await failsAgain
  await expect(again).toBeFocused()
  await expect(again).toBeEnabled()
  isCut = false
  await page.keyboard.press('Enter')
  await expect(list.full(page.getByRole('main'))).toBeVisible()
})

test(
  '[states] [BD-01] [BD-02] [BD-04] [BD-05] the screens of enrolments reserve the space of their content',
  { tag: '@nightly' },
  async ({ page, exchange }) => {
    await signIn(page, exchange)
    const [assetsId = '', single] = await assetsToEnrol(page)
    const [several] = await assetsToEnrol(page, true)
    const { enrolId, depositId } = await enrolAndPay(page, 'person', assetsId)
    const form = (main: Locator) => main.getByRole('heading', { level: 2, name: '阅读并同意' })
    await keepRoom(page, [
      { address: `/bidEnrollNormal?assetsId=${single}`, call: '/assets/detail', full: form },
      { address: `/bidEnrollNormal?assetsId=${single}`, call: '/enroll/sheet', full: form },
      { address: `/bidEnrollPkg?assetsId=${several}`, call: '/enroll/sheet', full: form },
      {
        address: `/enrollDetail?id=${enrolId}`,
        call: '/enroll/detail',
        full: (main) => main.getByRole('region', { name: '报名状态' }),
      },
      {
        address: `/cashierDesk?enrolId=${enrolId}`,
        call: '/deposit/detail',
        full: (main) => main.getByRole('heading', { name: '保证金已生效' }),
      },
      {
        address: `/depositDetail?id=${depositId}`,
        call: '/deposit/detail',
        full: (main) => main.getByRole('table', { name: '入账记录' }),
      },
      {
        address: `/depositAddPayInfo?id=${depositId}`,
        call: '/deposit/detail',
        full: (main) => main.getByText('付款信息').first(),
      },
      { address: '/myDeposit', call: '/deposit/page', full: (main) => main.getByRole('table', { name: '我的保证金' }) },
      { address: '/myProject', call: '/enroll/page', full: (main) => main.getByRole('tab', { name: /^全部 1$/ }) },
      {
        address: '/myProject?list=2',
        call: '/room/mine',
        full: (main) => main.getByRole('table', { name: '我的竞价室' }),
      },
      { address: '/quoteHall?assetsId=R00-0', call: '/room/head', full: record },
    ])
  },
)

test(
  '[states] [BD-08] [AC-11] [AC-12] a person’s own screens reserve the space of their content',
  { tag: '@nightly' },
  async ({ page, exchange }) => {
    await signIn(page, exchange, 'rejected')
    const asker = await apiClientOf(page, 'rejected')
    const { data } = await asker.call<{ records: { id: string; title: string }[] }>('/dscq-user/message/page', {
      current: 1,
      size: 1,
    })
    const letter = data.records[0]!
    const submit = (main: Locator) => main.getByRole('button', { name: '提交认证' })
    await keepRoom(page, [
      {
        address: '/usercenterIndex',
        call: '/dscq-user/overview',
        full: (main) => main.getByRole('region', { name: '待办事项' }),
      },
      {
        address: '/myMessage',
        call: '/message/page',
        full: (main) => main.getByRole('link', { name: letter.title }).first(),
      },
      {
        address: `/myMessageDetail?id=${letter.id}`,
        call: '/message/detail',
        full: (main) => main.getByRole('article'),
      },
      { address: '/myCollect', call: '/collect/page', full: (main) => main.getByText('您尚未收藏项目') },
      {
        address: '/accountSafe',
        call: '/account/safety',
        full: (main) => main.getByRole('region', { name: '安全评分' }),
      },
      { address: '/accountSafe', call: '/account/device/list', full: (main) => main.getByText('当前设备').first() },
      {
        address: '/memberEditPhone',
        call: '/account/safety',
        full: (main) => main.getByRole('button', { name: '获取验证码' }),
      },
      { address: '/realNamePerson', call: '/auth/detail', full: submit },
      { address: '/realNameOrg', call: '/auth/detail', full: submit },
      {
        address: '/realNamePersonInfo',
        call: '/auth/detail',
        full: (main) => main.getByRole('link', { name: '查看原因' }),
      },
      {
        address: '/membershipReason',
        call: '/auth/detail',
        full: (main) => main.getByRole('link', { name: '修改后重新提交' }),
      },
      {
        address: '/membership',
        call: '/member/detail',
        full: (main) => main.getByRole('button', { name: '编辑联系信息' }),
      },
    ])
  },
)
