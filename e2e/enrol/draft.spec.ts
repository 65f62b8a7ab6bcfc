import type { Locator, Page } from '@playwright/test'
import type { EnrolSetup } from '#src/model/enrolment/schema.ts'
import { signIn } from '../session/sign-in.ts'
import { apiClientOf, assetsToEnrol } from '../support/enrolment.ts'
import { expect, test } from '../support/test.ts'
import { agreeToAll, box, button, enrolAddress, next, step } from './actions.ts'

const agency = (page: Page) => box(page, '受托会员机构（选填）')
const saved = (page: Page) => page.getByText(/^草稿已保存/)
const overtaken = (page: Page) => page.getByText(/^另一个窗口在 .* 修改了这份表单，本窗口的内容暂未保存$/)
const choose = (page: Page, name: '改用那份内容' | '保留本窗口的内容') =>
  page.getByRole('button', { name, exact: true }).click()

/** The agency in the draft at the exchange. */
async function savedAgency(page: Page, assetsId: string): Promise<string | undefined> {
  const { call } = await apiClientOf(page, 'person')
  const { data } = await call<EnrolSetup>('/dscq-project/enroll/sheet', { assetsId })
  return data.draft?.agency
}

const fields = (page: Page) => page.getByRole('main').getByRole('textbox')
type Typed = { label: string; value: string }
const typedIn = (page: Page): Promise<Typed[]> =>
  fields(page).evaluateAll((all) =>
    (all as HTMLInputElement[]).map(({ labels, value }) => ({ label: labels?.[0]?.textContent ?? '', value })),
  )
/** Numbers of certificates, accounts and phones stay in the tab that they were typed in. */
const isPrivate = ({ label }: Typed): boolean => /信用代码|证件号码|手机|电话|账号/.test(label)

test(
  '[F20] [BD-01] twenty fields that were filled in offline survive the crash of their tab',
  { tag: '@nightly' },
  async ({ page, exchange, context }) => {
    await signIn(page, exchange)
    const [assetsId = ''] = await assetsToEnrol(page)
    const doomed = await context.newPage()
    await doomed.goto(enrolAddress(assetsId))
    await agreeToAll(doomed)
    await next(doomed)
    await doomed.getByRole('radio', { name: /^联合/ }).check()
    const openCount = async () => (await typedIn(doomed)).filter((one) => !isPrivate(one)).length
    while ((await openCount()) < 20) await doomed.getByRole('button', { name: '添加成员' }).click()
    await context.setOffline(true)
    const count = await fields(doomed).count()
    for (let place = 0; place < count; place += 1)
      await fields(doomed)
        .nth(place)
        .fill(String(1000 + place))
    const typed = await typedIn(doomed)
    const open = typed.filter((one) => !isPrivate(one))
    expect(new Set(open.map(({ value }) => value)).size).toBeGreaterThanOrEqual(20)
    const stored = () => doomed.evaluate(() => JSON.stringify({ ...localStorage }))
    await expect.poll(stored).toContain(open.at(-1)!.value)
    for (const { value } of typed.filter(isPrivate)) expect(await stored()).not.toContain(`"${value}"`)
    const crashed = doomed.waitForEvent('crash')
    const browser = await context.newCDPSession(doomed)
    browser.send('Page.crash').catch(() => undefined)
    await crashed
    await doomed.close()

    await context.setOffline(false)
    const again = await context.newPage()
    await again.goto(enrolAddress(assetsId))
    await expect(step(again, '填写意向信息')).toBeVisible()
    await expect(again.getByText(/^已恢复您 .* 填写但未提交的内容$/)).toBeVisible()
    expect((await typedIn(again)).filter((one) => !isPrivate(one))).toEqual(open)
  },
)

/** A visitor's page with text typed into it, and the browser's dialogs there. */
async function startTyping(page: Page): Promise<{ title: Locator; asked: string[] }> {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.goto('/transferService?need=2')
  await button(page, '填写需求').click()
  const title = box(page, '标题')
  await title.fill('闲置厂房转让')
  return { title, asked }
}

test('[F20] [forms] a visitor’s input is lost with the window: the browser asks before it closes it', async ({
  page,
  context,
}) => {
  const { title, asked } = await startTyping(page)
  // Another program opens the number; the page stays.
  await page.locator('a[href^="tel:"]').first().click()
  await page.locator('a[href^="mailto:"]').first().click()
  await title.press('End')
  expect(asked).toEqual([])
  // A click hands over to another program within a second.
  const clickedAt = await page.evaluate(() => performance.now())
  await page.waitForFunction((since) => performance.now() > since + 1000, clickedAt)
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])

  const other = await context.newPage()
  const emptied = await startTyping(other)
  await emptied.title.fill('')
  const closed = other.waitForEvent('close')
  await other.close({ runBeforeUnload: true })
  await closed
  expect(emptied.asked).toEqual([])
})

test(
  '[BD-01] input is there after a reload and on another machine; of two drafts the person chooses',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    await signIn(page, exchange)
    const [assetsId = ''] = await assetsToEnrol(page)
    await page.goto(enrolAddress(assetsId))
    await agreeToAll(page)
    await next(page)
    await agency(page).fill('成都某会员机构')
    // The draft has not reached the exchange yet; it is stored in this browser.
    await page.reload()
    await expect(step(page, '填写意向信息')).toBeVisible()
    await expect(agency(page)).toHaveValue('成都某会员机构')
    await expect(saved(page)).toBeVisible()

    const other = await person()
    await signIn(other, exchange)
    await other.goto(enrolAddress(assetsId))
    await expect(agency(other)).toHaveValue('成都某会员机构')

    await agency(other).fill('德阳某会员机构')
    await expect.poll(() => savedAgency(other, assetsId)).toBe('德阳某会员机构')
    await agency(page).fill('绵阳某会员机构')
    await expect(overtaken(page)).toBeVisible()
    expect(await savedAgency(page, assetsId)).toBe('德阳某会员机构')
    await choose(page, '保留本窗口的内容')
    await expect(overtaken(page)).toHaveCount(0)
    await expect.poll(() => savedAgency(page, assetsId)).toBe('绵阳某会员机构')

    await agency(other).fill('宜宾某会员机构')
    await expect(overtaken(other)).toBeVisible()
    await choose(other, '改用那份内容')
    await expect(agency(other)).toHaveValue('绵阳某会员机构')
    await other.reload()
    await expect(agency(other)).toHaveValue('绵阳某会员机构')
    await expect(overtaken(other)).toHaveCount(0)
  },
)
