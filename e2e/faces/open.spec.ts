import { privatePaths } from '#src/model/paths.ts'
import { accountRoutes } from '#src/pages/account/routes.ts'
import { depositRoutes } from '#src/pages/deposit/routes.ts'
import { enrolRoutes } from '#src/pages/enrol/routes.ts'
import { myProjectRoutes } from '#src/pages/my-project/routes.ts'
import { quoteHallRoutes } from '#src/pages/quote-hall/routes.ts'
import { realNameRoutes } from '#src/pages/real-name/routes.ts'
import { serviceRoutes } from '#src/pages/services/routes.ts'
import { userCentreRoutes } from '#src/pages/user-centre/routes.ts'
import { expect, test } from '../support/test.ts'
import { proveFaces } from './screens.ts'

// Many steps: twice as long as other tests where the machine is busy.
const routes = [
  accountRoutes,
  depositRoutes,
  enrolRoutes,
  myProjectRoutes,
  quoteHallRoutes,
  realNameRoutes,
  serviceRoutes,
  userCentreRoutes,
].flat()
const open = ['/serviceCenter', '/transferService', '/investService', '/otherService']

test('[faces] [RT-11] a visitor is led to sign in from every private screen, with the way back', async ({ page }) => {
  const closed = routes.map(({ path }) => path).filter((path) => !open.includes(path))
  expect(closed).toHaveLength(26)
  for (const path of closed) {
    expect(privatePaths.has(path), path).toBe(true)
    await page.goto(`${path}?id=1`)
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`${path}?id=1`)}`)
    await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  }
})

test('[faces] [LS-01] [LS-02] [LS-03] [LS-08] list, hall and details on their way', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource: net::ERR_FAILED/)
  const data = { status: 'closed', current: 1, size: 100 }
  const answer = await page.request.post('/api/dscq-project/assets/page', { data })
  const { records } = ((await answer.json()) as { data: { records: { assetsId: string; projectType: number }[] } }).data
  const { assetsId } = records.find(({ projectType }) => projectType !== 1)!
  await proveFaces(page, [
    {
      address: '/project',
      call: '/assets/page',
      full: (main) => main.getByRole('link', { name: /^我要报名/ }).first(),
      isFailureProved: true,
    },
    {
      address: '/hall?projectActive=1',
      call: '/hall/page',
      full: (main) => main.getByRole('rowheader').first(),
      isFailureProved: true,
    },
    {
      address: '/hall?projectActive=2',
      call: '/upcoming-bid',
      full: (main) => main.getByRole('rowheader').first(),
    },
    {
      address: `/projectDetail/${assetsId}.html`,
      call: '/assets/detail',
      full: (main) => main.getByRole('heading', { level: 1 }),
      isFailureProved: true,
    },
    {
      address: `/projectToManageDetail/${assetsId}.html`,
      call: '/manage/detail',
      full: (main) => main.getByRole('heading', { level: 1 }),
    },
  ])
})

test('[faces] [AC-01] the captcha of the login: on its way, lost, there', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource: net::ERR_FAILED/)
  let isCut = true
  await page.route('**/oauth/captcha*', (route) => (isCut ? route.abort() : route.continue()))
  await page.goto('/login')
  const again = page.getByRole('button', { name: '加载失败，点击重试' })
  await expect(again).toBeVisible()
  isCut = false
  await page.getByRole('button', { name: '换一张' }).click()
  await expect(page.getByRole('img', { name: '验证码图片，点击更换' })).toBeVisible()
})
