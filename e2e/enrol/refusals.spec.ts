import { signIn } from '../session/sign-in.ts'
import { assetsToEnrol, enrol } from '../support/enrolling.ts'
import { expect, test, maxRetries } from '../support/test.ts'
import { atRest } from '../support/waits.ts'
import { agreeToAll, enrolAddress, next, step } from './verbs.ts'

const day = 86_400_000

for (const [login, words, way] of [
  ['newcomer', '请先完成实名认证', '去实名认证'],
  ['pending', '请先完成实名认证', '查看认证进度'],
  ['blacklisted', '黑名单用户不能报名', '提出申诉'],
] as const)
  test(`[BD-01][SE-05] ${login} is told in place, with a way on`, async ({ page, exchange, axe }) => {
    await signIn(page, exchange, login)
    const [assetsId] = await assetsToEnrol(page)
    await page.goto(enrolAddress(assetsId!))
    const face = page.getByRole('alert').filter({ hasText: words })
    await expect(face.getByRole('heading', { name: words })).toBeVisible()
    await expect(face.getByRole('link', { name: way })).toBeVisible()
    // Silent: nothing beside it says so.
    await expect(page.getByText(words)).toHaveCount(1)
    await axe()
  })

test('[BD-01][SE-05] before and after the time of enrolment, and who has enrolled', async ({ page, exchange }) => {
  await signIn(page, exchange)
  const [assetsId] = await assetsToEnrol(page)
  const answer = await page.request.post('/api/dscq-project/assets/page', {
    data: { status: 'pre', current: 1, size: 5 },
    maxRetries,
  })
  const early = ((await answer.json()) as { data: { records: { assetsId: string }[] } }).data.records[0]!
  await page.goto(enrolAddress(early.assetsId))
  await expect(page.getByRole('heading', { name: '报名尚未开始' })).toBeVisible()
  await expect(page.getByText(/报名将于 \d{4}-\d\d-\d\d \d\d:\d\d 开始/)).toBeVisible()

  await enrol(page, 'person', assetsId!)
  await page.goto(enrolAddress(assetsId!))
  await expect(page.getByRole('heading', { name: '您已报名该项目' })).toBeVisible()
  await page.getByRole('link', { name: '查看我的报名' }).click()
  await expect(page).toHaveURL(/\/enrollDetail\?assetsId=/)
  await expect(page.getByRole('region', { name: '报名状态' })).toBeVisible()
})

test('[BD-01][SE-05] when the time of enrolment is over', async ({ page, exchange }) => {
  const [assetsId] = await assetsToEnrol(page)
  await exchange.jump(30 * day)
  await signIn(page, exchange)
  await page.goto(enrolAddress(assetsId!))
  await expect(page.getByRole('heading', { name: '报名已结束' })).toBeVisible()
  await expect(page.getByRole('link', { name: '看看其他项目' })).toBeVisible()
})

test('[BD-01] the wrong kind leads to the right one, an unknown asset to /404', async ({
  page,
  exchange,
  allowConsole,
}) => {
  allowConsole(/404/)
  await signIn(page, exchange)
  const [single] = await assetsToEnrol(page)
  const [whole] = await assetsToEnrol(page, true)
  await page.goto(enrolAddress(single!, true))
  await expect(page).toHaveURL(new RegExp(`/bidEnrollNormal\\?assetsId=${single}`))
  await page.goto(enrolAddress(whole!))
  await expect(page).toHaveURL(new RegExp(`/bidEnrollPkg\\?assetsId=${whole}`))
  await page.goto(enrolAddress('A999999'))
  await expect(page).toHaveURL(/\/404/)
  await page.goto('/bidEnrollNormal')
  await expect(page).toHaveURL(/\/404/)
})

test('[BD-01] the question that is answered keeps its height: the next one does not slip from under the pointer', async ({
  page,
  exchange,
}) => {
  await signIn(page, exchange)
  const [assetsId] = await assetsToEnrol(page)
  await page.goto(enrolAddress(assetsId!))
  await agreeToAll(page)
  await next(page)
  await expect(step(page, '填写意向信息')).toBeVisible()
  await next(page)
  const problems = page
    .getByText('请逐条响应资格条件', { exact: true })
    .and(page.locator('.ant-form-item-explain-error'))
  const [first, second] = await page.getByRole('radio', { name: '符合', exact: true }).all()
  await expect(problems.first()).toBeVisible()
  await atRest(page.locator('form').first())
  const apart = async () => (await second!.boundingBox())!.y - (await first!.boundingBox())!.y
  const [count, before] = [await problems.count(), await apart()]
  await first!.check()
  await expect(problems).toHaveCount(count - 1)
  await atRest(page.locator('form').first())
  expect(await apart()).toBe(before)
})
