import { configure, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { demandsPage } from '#src/api/endpoints/demand.ts'
import { useDialogs } from '#src/shared/ui/dialog/confirm-dialog.ts'
// Loaded on demand; on a busy machine that takes longer than a test waits.
import '#src/pages/asset/viewing/ViewingDialog.tsx'
import { box, loadScreens, named, replaceText } from '#tests/support/fill.ts'
import { type Opened, renderRoute } from '#tests/support/render-route.tsx'

configure({ defaultHidden: true })

await loadScreens('/projectDetail/x.html')

const phone = '13800002222'
const dialog = async () => within(await screen.findByRole('dialog', { name: '预约看样' }))
const problems = () =>
  [...document.querySelectorAll('.ant-form-item-explain-error')].map(({ textContent }) => textContent)

async function begin(as?: 'person'): Promise<Opened> {
  const opened = await renderRoute('/projectDetail/A20100.html', as ? { as } : {})
  await opened.user.click(await screen.findByRole('button', { name: '预约看样' }))
  await dialog()
  return opened
}

async function choose(user: UserEvent, label: string, option: string): Promise<void> {
  await user.selectOptions(screen.getByLabelText(named(label)), option)
}

async function day(user: UserEvent, text: string): Promise<void> {
  const field = box('看样日期')
  await user.clear(field)
  await user.type(field, text)
  await user.tab()
}

async function fillIn(user: UserEvent): Promise<void> {
  await day(user, '2026-03-09')
  await choose(user, '看样时段', '14:00–15:30')
  await choose(user, '看样人数', '3 人')
  await replaceText(user, box('联系人'), '周岷生')
  await replaceText(user, box('手机号码'), phone)
}

/** Those of the day: the field after it is left empty. */
const ofDay = () => problems().filter((problem) => problem !== '请选择看样时段')

test('[LS-03] the day of a viewing is a working day after today and before the end of enrolment', async () => {
  const { user } = await begin()
  expect(screen.getByText('工作日，2026-03-09 至 2026-03-24')).toBeDefined()
  expect([box('看样日期').min, box('看样日期').max]).toEqual(['2026-03-09', '2026-03-24'])
  for (const [text, problem] of [
    ['2026-03-06', '看样须提前一日预约，请选择明天或以后的日期'],
    ['2026-03-07', '看样在工作日进行，请选择工作日'],
    ['2026-03-25', '看样在报名截止前进行，请选择更早的日期'],
  ] as const) {
    await day(user, text)
    await waitFor(() => expect(ofDay()).toEqual([problem]))
  }
  await day(user, '2026-03-24')
  await waitFor(() => expect(ofDay()).toEqual([]))
  await user.click((await dialog()).getByRole('button', { name: '登录并提交' }))
  await waitFor(() =>
    expect(problems()).toEqual(['请选择看样时段', '请选择看样人数', '请填写联系人', '手机号码不能为空']),
  )
})

test('[LS-03] a day outside of the picker’s limits has the message of the form, not of the browser', async () => {
  const { user } = await begin()
  await day(user, '2026-03-25')
  await user.click((await dialog()).getByRole('button', { name: '登录并提交' }))
  await waitFor(() => expect(problems()).toContain('请选择看样人数'))
  expect(problems()).toContain('看样在报名截止前进行，请选择更早的日期')
})

test('[LS-03] a visitor is asked to sign in first', async () => {
  const { user } = await begin()
  await fillIn(user)
  await user.click((await dialog()).getByRole('button', { name: '登录并提交' }))
  await waitFor(() => expect(useDialogs.getState().question).toMatchObject({ message: '请先登录' }))
})

test('[LS-03] [BD-08] the request for a viewing is a demand of the person, in the region of the asset', async () => {
  const { user, world } = await begin('person')
  await fillIn(user)
  await user.click((await dialog()).getByRole('button', { name: '获取验证码' }))
  await screen.findByText(/5 分钟内有效/)
  const { text } = world.exchange.sms.inbox.find(({ telPhone }) => telPhone === phone)!
  await replaceText(user, box('短信验证码'), /验证码 (\d{6})/.exec(text)![1]!)
  await user.click((await dialog()).getByRole('button', { name: '提交预约' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '预约看样' })).toBeNull())
  expect(useDialogs.getState().toasts.map((toast) => toast.text)).toContain('看样预约已提交，进展可在“我的服务”查看')
  const { records } = await world.call('person', demandsPage, { title: '预约看样' })
  expect(records).toMatchObject([
    {
      need: 3,
      title: '预约看样：绵阳恒蜀医院影像诊断设备 26 台',
      regionName: '四川省 绵阳市',
      viewingTime: '2026-03-09 14:00–15:30',
    },
  ])
  const demand = world.exchange.demands.all().find(({ id }) => id === records[0]!.id)!
  expect(demand.description).toBe(
    '项目：绵阳恒蜀医院影像诊断设备 26 台（GR2026MY1000101）\n看样时间：2026-03-09 14:00–15:30\n看样人数：3 人',
  )
  await user.click(screen.getByRole('button', { name: '预约看样' }))
  await dialog()
  expect(box('看样日期').value).toBe('')
})
