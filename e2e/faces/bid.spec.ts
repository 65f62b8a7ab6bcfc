import type { Page } from '@playwright/test'
import { signIn } from '../session/sign-in.ts'
import { assetsToEnrol, enrolAndPay } from '../support/enrolling.ts'
import { type Exchange, test } from '../support/test.ts'
import { proveFaces, proveFailure } from './screens.ts'

// Many steps: twice as long as other tests where the machine is busy.
test.beforeEach(({ allowConsole }) => allowConsole(/Failed to load resource: net::ERR_FAILED/))

test('[faces] [BD-01] the two forms of enrolment', async ({ page, exchange }) => {
  await signIn(page, exchange)
  const [single] = await assetsToEnrol(page)
  const [several] = await assetsToEnrol(page, true)
  await proveFaces(
    page,
    (
      [
        [`/bidEnrollNormal?assetsId=${single}`, '/assets/detail'],
        [`/bidEnrollNormal?assetsId=${single}`, '/enroll/sheet'],
        [`/bidEnrollPkg?assetsId=${several}`, '/enroll/sheet'],
      ] as const
    ).map(([address, call]) => ({
      address,
      call,
      full: (main) => main.getByRole('heading', { level: 2, name: '阅读并同意' }),
    })),
  )
})

async function paid(page: Page, exchange: Exchange) {
  await signIn(page, exchange)
  const [assetsId = ''] = await assetsToEnrol(page)
  return enrolAndPay(page, 'person', assetsId)
}

test('[faces] [BD-02] [BD-05] what was enrolled for and paid', async ({ page, exchange }) => {
  const { enrolId, depositId } = await paid(page, exchange)
  await proveFaces(page, [
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
  ])
})

test('[faces] [BD-04] [BD-05] the lists of enrolments, rooms and deposits', async ({ page, exchange }) => {
  await paid(page, exchange)
  await proveFaces(page, [
    {
      address: '/myDeposit',
      call: '/deposit/page',
      full: (main) => main.getByRole('table', { name: '我的保证金' }),
    },
    {
      address: '/myProject',
      call: '/enroll/page',
      full: (main) => main.getByRole('tab', { name: /^全部 1$/ }),
    },
    {
      address: '/myProject?list=2',
      call: '/room/mine',
      full: (main) => main.getByRole('table', { name: '我的竞价厅' }),
    },
  ])
})

test('[faces] [BD-03] the rooms: watched, practised in, one’s own', async ({ page, exchange }) => {
  await proveFaces(page, [
    {
      address: '/hall?watch=R00-0',
      call: '/room/head',
      full: (main) => main.getByRole('region', { name: '竞价记录' }),
    },
    {
      address: '/hall?practice=final',
      call: '/practice/begin',
      full: (main) => main.getByRole('region', { name: '竞价记录' }),
      isFailureProved: true,
    },
  ])
  // The room that was begun is there when one comes back; a new one is asked for.
  await proveFailure(page, {
    address: '/hall?practice=once-off',
    call: '/practice/begin',
    full: (main) => main.getByRole('region', { name: '竞价记录' }),
  })
  await signIn(page, exchange)
  await proveFaces(page, [
    {
      address: '/quoteHall?assetsId=R00-0',
      call: '/room/head',
      full: (main) => main.getByRole('region', { name: '竞价记录' }),
    },
  ])
})
