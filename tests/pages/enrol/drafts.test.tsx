import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { enrolSave } from '#src/api/endpoints/enroll.ts'
import { openListing } from '#tests/mock/support/enrolment.ts'
import { box, goTo, loadScreens, replaceText } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import { codeTo, requestCode } from '#tests/pages/auth/support.ts'
import { account, type World } from '#tests/support/world.ts'
import { drafted, enrolAddress, formOf, press, step } from './verbs.ts'

const save = '/dscq-project/enroll/save'
const agency = '受托会员机构（选填）'
const localOnly = '草稿未能保存到交易所，已保存在本浏览器'
const overtaken = /^另一个窗口在 .* 修改了这份表单，本窗口的内容暂未保存$/

await loadScreens('/login', '/404')

/** An enrolment at its second step: its conditions have no answers. */
async function begin(world = openWorld()) {
  const { assetsId, id } = drafted(world, 'person', { answers: [] })
  const opened = await renderRoute(enrolAddress(assetsId), { as: 'person', world })
  await step('填写意向信息')
  return { ...opened, assetsId, savedAgency: () => world.exchange.enrolments.find(id)?.form.agency }
}

/** The same person on another machine, based on the newest draft. */
async function elsewhere(world: World, assetsId: string, typed: string): Promise<void> {
  const form = formOf(world, 'person', openListing(world.exchange), { answers: [], agency: typed })
  await world.call('person', enrolSave, { assetsId, form })
}

const expectSaved = (savedAgency: () => string | undefined, text: string) =>
  waitFor(() => expect(savedAgency()).toBe(text))

/** A draft is filled in a moment after the form has appeared. */
const expectShown = (text: string) => waitFor(() => expect(box(agency).value).toBe(text))

/** Leaves the form and returns to it within the page. */
async function comeBack(assetsId: string): Promise<void> {
  await goTo('/404')
  await waitFor(() => expect(screen.queryByText('填写意向信息', { selector: 'h2' })).toBeNull())
  await goTo(enrolAddress(assetsId))
  await step('填写意向信息')
}

test('[F22] [BD-01] drafts of this window whose answers were lost are not taken for another window’s', async () => {
  const { user, world, savedAgency } = await begin()
  world.faults({ path: save, kind: 'down', after: true, times: 1 }, { path: save, kind: 'down', times: 1 })
  await replaceText(user, box(agency), '成都某会员机构')
  await expectSaved(savedAgency, '成都某会员机构')
  await screen.findByText(localOnly)
  world.clearCalls()
  await replaceText(user, box(agency), '德阳某会员机构')
  await waitFor(() => expect(world.callsTo(save)).toHaveLength(1))
  await screen.findByText(localOnly)
  await replaceText(user, box(agency), '绵阳某会员机构')
  await expectSaved(savedAgency, '绵阳某会员机构')
  expect(screen.queryByText(overtaken)).toBeNull()
})

const choose = (user: UserEvent, name: '改用那份内容' | '保留本窗口的内容') => press(user, name)

test('[BD-01] a draft of another window is not overwritten: the person chooses between the two', async () => {
  const { user, world, assetsId, savedAgency } = await begin()
  await elsewhere(world, assetsId, '成都某会员机构')
  await replaceText(user, box(agency), '德阳某会员机构')
  await screen.findByText(overtaken)
  expect(screen.getByText('草稿暂未保存，请选择保留哪一份')).toBeDefined()
  expect(savedAgency()).toBe('成都某会员机构')
  await choose(user, '保留本窗口的内容')
  await expectSaved(savedAgency, '德阳某会员机构')
  expect(screen.queryByText(overtaken)).toBeNull()

  await elsewhere(world, assetsId, '绵阳某会员机构')
  await replaceText(user, box(agency), '宜宾某会员机构')
  await screen.findByText(overtaken)
  await choose(user, '改用那份内容')
  expect(box(agency).value).toBe('绵阳某会员机构')
  expect(screen.queryByText(overtaken)).toBeNull()
  // From here on this window has the newest draft.
  await replaceText(user, box(agency), '绵阳某会员机构（一）')
  await expectSaved(savedAgency, '绵阳某会员机构（一）')
  expect(screen.queryByText(overtaken)).toBeNull()
})

test('[BD-01] a draft in this browser does not replace a newer one from another machine', async () => {
  const { user, world, assetsId, savedAgency } = await begin()
  world.faults({ path: save, kind: 'refuse', code: 500, times: 20 })
  await replaceText(user, box(agency), '成都某会员机构')
  await screen.findByText(localOnly)
  world.faults()
  await elsewhere(world, assetsId, '德阳某会员机构')
  await comeBack(assetsId)
  await screen.findByText(overtaken)
  await expectShown('成都某会员机构')
  await choose(user, '改用那份内容')
  expect(box(agency).value).toBe('德阳某会员机构')
  await comeBack(assetsId)
  await expectShown('德阳某会员机构')
  expect(screen.queryByText(overtaken)).toBeNull()
  await expectSaved(savedAgency, '德阳某会员机构')
})

test('[BD-01][SE-04] typed text survives the end of a session', async () => {
  const { user, world, assetsId, address } = await begin()
  world.faults({ path: save, kind: 'refuse', code: 401, times: 20 })
  await replaceText(user, box(agency), '成都某会员机构')
  await waitFor(() => expect(address()).toBe(`/login?redirect=${encodeURIComponent(enrolAddress(assetsId))}`))
  world.faults()
  await user.click(await screen.findByRole('tab', { name: '短信登录' }))
  await replaceText(user, box('手机号码'), account('person').phone)
  await requestCode(user, world)
  await screen.findByText(/5 分钟内有效/)
  await replaceText(user, box('短信验证码'), codeTo(world, account('person').phone))
  await press(user, '登录')
  await step('填写意向信息')
  expect(address()).toBe(enrolAddress(assetsId))
  await expectShown('成都某会员机构')
})

test('[BD-01] text that is undone during its save request is removed from the saved draft', async () => {
  const { user, world, savedAgency } = await begin()
  await replaceText(user, box(agency), '成都某会员机构')
  await expectSaved(savedAgency, '成都某会员机构')
  const release = world.holdAnswer(save)
  world.clearCalls()
  await replaceText(user, box(agency), '德阳某会员机构')
  await waitFor(() => expect(world.callsTo(save)).toHaveLength(1))
  await replaceText(user, box(agency), '成都某会员机构')
  await expectSaved(savedAgency, '德阳某会员机构')
  release()
  await expectSaved(savedAgency, '成都某会员机构')
})

test('[F20] [BD-01] text typed during a save request stays in this browser when that request succeeds', async () => {
  const { user, world, assetsId, savedAgency } = await begin()
  const release = world.holdAnswer(save)
  await replaceText(user, box(agency), '成都某会员机构')
  await expectSaved(savedAgency, '成都某会员机构')
  await replaceText(user, box(agency), '德阳某会员机构')
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('德阳某会员机构'))
  world.faults({ path: save, kind: 'down', times: 20 })
  release()
  await screen.findByText(/^草稿已保存/)
  await comeBack(assetsId)
  await expectShown('德阳某会员机构')
})
