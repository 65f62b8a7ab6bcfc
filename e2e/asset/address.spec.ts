import { expect, maxRetries, test } from '../support/test.ts'

type Row = { assetsId: string; assetsName: string; projectType: number; projectNature: number }

test('[RT-13] the address of the wrong kind leads to the right one, and the way back is not barred', async ({
  page,
}) => {
  const answer = await page.request.post('/api/dscq-project/assets/page', {
    data: { size: 100, status: 'enrol' },
    maxRetries,
  })
  const { records } = ((await answer.json()) as { data: { records: Row[] } }).data
  const whole = records.find(({ projectType }) => projectType === 1)!
  const single = records.find(({ projectType }) => projectType !== 1)!
  await page.goto('/project')
  await page.goto(`/projectDetail/${whole.assetsId}.html?tab=terms`)
  await expect(page).toHaveURL(new RegExp(`/projectPkg/${whole.assetsId}\\.html\\?tab=terms$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(whole.assetsName)
  await page.goBack()
  await expect(page).toHaveURL(/\/project$/)
  await page.goto(`/projectPkg/${single.assetsId}.html`)
  await expect(page).toHaveURL(new RegExp(`/projectDetail/${single.assetsId}\\.html$`))
})

const lost = '哎呀亲...您访问的页面出错了！'

for (const kind of ['projectDetail', 'projectPkg', 'projectToManageDetail'])
  test(`[RT-13] /${kind} with an id that nobody knows leads to /404`, async ({ page }) => {
    await page.goto(`/${kind}/NOPE-1.html`)
    await expect(page).toHaveURL(/\/404$/)
    await expect(page.getByText(lost)).toBeVisible()
  })

for (const id of [
  '..%2F..%2Fetc%2Fpasswd',
  'a%00',
  'A'.repeat(500),
  '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  '%22%3E%3Cscript%3E',
  '%E6%A0%87%E7%9A%84',
])
  test(`[RT-13] a hostile id (${id.slice(0, 40)}) leads to /404`, async ({ page }) => {
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/assets/detail')) asked += 1
    })
    // Typed into the address by the portal's own router: a server may refuse such an address before it is one of ours.
    await page.goto('/hall?projectActive=1')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate((address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/projectDetail/${id}.html`)
    await expect(page).toHaveURL(/\/404$/)
    await expect(page.getByText(lost)).toBeVisible()
    expect(asked).toBe(0)
  })
