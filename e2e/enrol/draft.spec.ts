import type { Page } from '@playwright/test'
import type { EnrolSheet } from '#src/model/enrolment/schema.ts'
import { signIn, signInByForm } from '../session/sign-in.ts'
import { askerOf, assetsToEnrol } from '../support/enrolling.ts'
import { type Exchange, expect, test } from '../support/test.ts'
import { agreeToAll, box, enrolAddress, next, step } from './verbs.ts'

const agency = (page: Page) => box(page, '受托会员机构（选填）')
const saved = (page: Page) => page.getByText(/^草稿已保存/)
const overtaken = (page: Page) => page.getByText(/^另一个窗口在 .* 修改了这份表单，本窗口的内容暂未保存$/)
const choose = (page: Page, name: '改用那份内容' | '保留本窗口的内容') =>
  page.getByRole('button', { name, exact: true }).click()

/** Signs in and begins an enrolment, as far as the step in which a draft is kept; answers what it is for. */
async function begin(page: Page, exchange: Exchange): Promise<string> {
  await signIn(page, exchange)
  const [assetsId = ''] = await assetsToEnrol(page)
  await page.goto(enrolAddress(assetsId))
  await agreeToAll(page)
  await next(page)
  return assetsId
}

/** The same, and the exchange has the draft. */
async function beginAndSave(page: Page, exchange: Exchange): Promise<string> {
  const assetsId = await begin(page, exchange)
  await expect(step(page, '填写意向信息')).toBeVisible()
  await expect(saved(page)).toBeVisible()
  return assetsId
}

/** The person goes on with it on another machine. */
async function goOn(other: Page, exchange: Exchange, assetsId: string): Promise<void> {
  await exchange.jump(61_000)
  await signIn(other, exchange)
  await other.goto(enrolAddress(assetsId))
  await expect(step(other, '填写意向信息')).toBeVisible()
}

/** What the exchange keeps of the draft. */
async function keptAgency(page: Page, assetsId: string): Promise<string | undefined> {
  const { ask } = await askerOf(page, 'person')
  const { data } = await ask<EnrolSheet>('/dscq-project/enroll/sheet', { assetsId })
  return data.draft?.agency
}

test('[BD-01] what was typed is there after a reload, and on another machine', async ({ page, person, exchange }) => {
  const assetsId = await begin(page, exchange)
  await box(page, '受托会员机构（选填）').fill('成都某会员机构')
  // Nothing has reached the exchange yet; this browser knows it.
  await page.reload()
  await expect(step(page, '填写意向信息')).toBeVisible()
  await expect(box(page, '受托会员机构（选填）')).toHaveValue('成都某会员机构')
  await expect(page.getByText(/^草稿已保存/)).toBeVisible()

  const other = await person()
  await goOn(other, exchange, assetsId)
  await expect(box(other, '受托会员机构（选填）')).toHaveValue('成都某会员机构')
  await box(other, '受托会员机构（选填）').fill('德阳某会员机构')
  await expect(other.getByText(/^草稿已保存/)).toBeVisible()
  await expect.poll(() => keptAgency(other, assetsId)).toBe('德阳某会员机构')
  // What is older in the first browser does not win over what is newer.
  await page.reload()
  await expect(box(page, '受托会员机构（选填）')).toHaveValue('德阳某会员机构')
})

test('[BD-01][SE-04] what was typed outlives a session that ended', async ({ page, exchange }) => {
  const assetsId = await begin(page, exchange)
  await expect(page.getByText(/^草稿已保存/)).toBeVisible()
  await exchange.faults([{ path: '/dscq-project/enroll/save', kind: 'refuse', code: 401, times: 20 }])
  await box(page, '受托会员机构（选填）').fill('成都某会员机构')
  await expect(page).toHaveURL(/\/login/)
  await exchange.faults([])
  const back = new URL(page.url()).search
  await exchange.jump(61_000)
  await signInByForm(page, exchange, 'person', back)
  await page.goto(enrolAddress(assetsId))
  await expect(step(page, '填写意向信息')).toBeVisible()
  await expect(box(page, '受托会员机构（选填）')).toHaveValue('成都某会员机构')
})

test('[BD-01] two windows of one person: what the other has saved is not overwritten, and the person chooses', async ({
  page,
  person,
  exchange,
  axe,
}) => {
  const assetsId = await beginAndSave(page, exchange)

  const other = await person()
  await goOn(other, exchange, assetsId)

  await agency(page).fill('成都某会员机构')
  await expect.poll(() => keptAgency(page, assetsId)).toBe('成都某会员机构')
  await agency(other).fill('德阳某会员机构')
  await expect(overtaken(other)).toBeVisible()
  await expect(other.getByText('草稿暂未保存，请选择保留哪一份')).toBeVisible()
  expect(await keptAgency(page, assetsId)).toBe('成都某会员机构')
  await axe(other)
  await choose(other, '保留本窗口的内容')
  await expect(saved(other)).toBeVisible()
  await expect(overtaken(other)).toHaveCount(0)
  expect(await keptAgency(page, assetsId)).toBe('德阳某会员机构')

  await agency(page).fill('绵阳某会员机构')
  await expect(overtaken(page)).toBeVisible()
  await choose(page, '改用那份内容')
  await expect(agency(page)).toHaveValue('德阳某会员机构')
  await expect(overtaken(page)).toHaveCount(0)
  // From here on this window goes on with it.
  await agency(page).fill('德阳某会员机构（一）')
  await expect.poll(() => keptAgency(page, assetsId)).toBe('德阳某会员机构（一）')
  await page.reload()
  await expect(agency(page)).toHaveValue('德阳某会员机构（一）')
})

test('[BD-01] what this browser kept does not win over what another machine has saved since', async ({
  page,
  person,
  exchange,
}) => {
  const assetsId = await beginAndSave(page, exchange)
  await exchange.faults([{ path: '/dscq-project/enroll/save', kind: 'refuse', code: 500, times: 20 }])
  await agency(page).fill('成都某会员机构')
  await expect(page.getByText('草稿未能保存到交易所，已保存在本浏览器')).toBeVisible()
  await page.goto('/__mock/inbox.json')
  await exchange.faults([])

  const other = await person()
  await goOn(other, exchange, assetsId)
  await agency(other).fill('德阳某会员机构')
  await expect(saved(other)).toBeVisible()
  await expect.poll(() => keptAgency(other, assetsId)).toBe('德阳某会员机构')

  await page.goto(enrolAddress(assetsId))
  await expect(overtaken(page)).toBeVisible()
  await expect(agency(page)).toHaveValue('成都某会员机构')
  await choose(page, '改用那份内容')
  await expect(agency(page)).toHaveValue('德阳某会员机构')
  await page.reload()
  await expect(agency(page)).toHaveValue('德阳某会员机构')
  await expect(overtaken(page)).toHaveCount(0)
})
