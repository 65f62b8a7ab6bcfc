import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, describe, expect, test } from 'vitest'
import { appealInfo, appealsPage, reviewAppeal, submitAppeal } from '#src/api/endpoints/appeal.ts'
import { useSession } from '#src/features/session/store.ts'
import type { AppealKind } from '#src/model/appeal/schema.ts'
import { codeTo, requestCode } from '#tests/pages/auth/support.ts'
import { refusalOf } from '#tests/mock/support/enrolment.ts'
import { box, uploadFile, goTo, loadScreens, named, pdfFile, replaceText } from '#tests/support/fill.ts'
import { allSettled, type Opened, openWorld, renderRoute } from '#tests/support/render-route.tsx'
import { server, type World } from '#tests/support/world.ts'

beforeAll(() => loadScreens('/accountSafe', '/shensuRecord', '/myMessage'), 60_000)

const phone = '13900000004'
const visitor = { userId: null, visitor: '' }
const main = () => within(screen.getByRole('main'))
const press = ({ user }: Opened, name: string) => user.click(main().getByRole('button', { name }))
const leadsTo = ({ address }: Opened, place: string | RegExp) =>
  waitFor(() => expect(address()).toMatch(place instanceof RegExp ? place : new RegExp(`^${place}$`)))

async function fillIn({ user }: Opened, telPhone = phone): Promise<void> {
  await replaceText(user, box('申诉说明'), '保证金未按期退还')
  await replaceText(user, box('联系人'), '周岷生')
  await replaceText(user, box('联系手机'), telPhone)
  await uploadFile(user, '证明材料', pdfFile('证明.pdf'))
}

/** Requests a code for the phone number in the form, and types it. */
async function proveBySms(page: Opened, to: string): Promise<void> {
  page.world.jump(61_000)
  await requestCode(page.user, page.world)
  await waitFor(() => expect(document.activeElement).toBe(box('短信验证码')))
  await replaceText(page.user, box('短信验证码'), codeTo(page.world, to))
}

/** A submitted appeal of the account `person` that is not accepted yet; returns its id. */
async function appealOf(world: World, kind: AppealKind = 'deposit'): Promise<string> {
  const given = { name: '证明.pdf', kind: 'pdf', purpose: 'material', base64: btoa('%PDF-1.4\n%%EOF') } as const
  const { id: fileId } = world.exchange.take('storeFile', given, { userId: 'U0004', visitor: '' })
  const { id } = await world.call('person', submitAppeal, {
    requestId: 'request-1',
    kind,
    description: '保证金未按期退还',
    fileIds: [fileId],
    contact: '周岷生',
    telPhone: phone,
  })
  return id
}
const answer = ({ control }: World, id: string, verdict: string, text = '') => control('appeal', { id, verdict, text })

describe('a new appeal', () => {
  test('[LS-03] [AC-12] an objection to a result opens the form with project and kind filled in', async () => {
    const world = openWorld()
    const { assetsId, assetsName, no } = [...world.exchange.tables.listings.values()].find(
      ({ status, packageId }) => status === 'DEAL_PUBLICITY' && packageId === null,
    )!
    const { user, address } = await renderRoute(`/projectDetail/${assetsId}.html`, { as: 'person', world })
    await user.click(await main().findByRole('link', { name: '提出异议' }))
    await waitFor(() => expect(address()).toContain('/shensuRecord?new=bidding-result'))
    await waitFor(() => expect(box('关联对象').value).toBe(`${no} ${assetsName}`))
    expect(screen.getByRole('combobox', { name: named('申诉类型') })).toHaveProperty('value', 'bidding-result')
    expect(screen.getByRole('main').textContent).toContain('交易争议的处理流程')
  })

  test('[AC-12] a number that will be bound requires a code; a contact number does not', async () => {
    const codeField = () => screen.queryByRole('textbox', { name: '短信验证码' })
    await renderRoute('/shensuRecord?new=phone-lost', { as: 'person' })
    await waitFor(() => expect(codeField()).not.toBeNull())
    expect(screen.getByText('申诉获支持后，账户将改为绑定该手机号码')).toBeTruthy()
    await goTo('/shensuRecord?new=deposit')
    await waitFor(() => expect(codeField()).toBeNull())
    expect(box('申诉说明')).toBeTruthy()
  })

  test('[AC-12] the code goes to the number that is in the form at that moment', async () => {
    const { world } = await renderRoute('/shensuRecord?new=phone-lost', { as: 'person' })
    await waitFor(() => expect(box('联系手机')).toBeTruthy())
    world.clearCalls()
    // No render happens between the last digit and the click: watchers of the field have not run yet.
    fireEvent.change(box('联系手机'), { target: { value: '13800138000' } })
    fireEvent.click(main().getByRole('button', { name: '获取验证码' }))
    await waitFor(() => expect(document.activeElement).toBe(box('短信验证码')))
    expect(world.callsTo('/dscq-user/sms/code')).toEqual([
      { telPhone: '13800138000', code: '1008', purpose: 'lost-phone' },
    ])
    await screen.findByText('验证码已发送至 138****8000，5 分钟内有效')
  })

  test('[AC-12] each subject of an appeal has a draft of its own', async () => {
    const { user } = await renderRoute('/shensuRecord?new=deposit&about=BM1', { as: 'person' })
    await waitFor(() => expect(box('申诉说明')).toBeTruthy())
    await replaceText(user, box('申诉说明'), '保证金未按期退还')
    dispatchEvent(new Event('pagehide'))
    await goTo('/shensuRecord?new=deposit&about=BM2')
    await waitFor(() => expect(box('申诉说明').value).toBe(''))
    await goTo('/shensuRecord?new=deposit&about=BM1')
    await waitFor(() => expect(box('申诉说明').value).toBe('保证金未按期退还'))
  })

  test('[AC-12] a double click submits one appeal; the list filters it by state', async () => {
    const page = await renderRoute('/shensuRecord', { as: 'person' })
    await screen.findByText('您尚未提交过申诉')
    await press(page, '提交申诉')
    await waitFor(() => expect(box('申诉说明')).toBeTruthy())
    await goTo('/shensuRecord?new=deposit&about=BM202603060001')
    await waitFor(() => expect(box('关联对象').value).toBe('BM202603060001'))
    await press(page, '提交申诉')
    expect((await screen.findAllByText('请填写申诉说明')).length).toBeGreaterThan(0)
    await fillIn(page)
    await page.user.dblClick(main().getByRole('button', { name: '提交申诉' }))
    await leadsTo(page, /^\/shensuRecord\?id=SS\d{12}$/)
    await main().findByText('待受理')
    expect((await page.world.call('person', appealsPage, { current: 1, size: 10 })).records).toHaveLength(1)
    await goTo('/shensuRecord')
    await waitFor(() => expect(main().getAllByRole('row')).toHaveLength(2))
    await page.user.click(main().getByRole('tab', { name: /^已驳回/ }))
    await screen.findByText('没有符合条件的申诉')
  })

  test('[AC-12] [ASVS 7.4.3] a supported appeal about a lost phone ends every session: the new phone can sign in, the old one cannot', async () => {
    const lost = '13911112222'
    const page = await renderRoute('/memberEditPhone', { as: 'person' })
    await page.user.click(await main().findByRole('link', { name: '原手机已停用？提交申诉' }))
    await waitFor(() => expect(box('联系手机')).toBeTruthy())
    await fillIn(page, phone)
    await proveBySms(page, phone)
    await press(page, '提交申诉')
    expect((await screen.findAllByText('新手机号码与当前绑定的号码相同')).length).toBeGreaterThan(0)
    await replaceText(page.user, box('联系手机'), lost)
    await proveBySms(page, lost)
    await press(page, '提交申诉')
    await leadsTo(page, /^\/shensuRecord\?id=SS\d{12}$/)
    const id = new URL(location.href).searchParams.get('id')!
    await main().findByText('待受理')
    await answer(page.world, id, 'accept')
    await main().findByText('处理中')
    await answer(page.world, id, 'support', '材料属实')
    await leadsTo(page, /^\/login/)
    expect(useSession.getState().baseUserId).toBeNull()
    const { exchange, jump } = page.world
    const enter = (telPhone: string) => {
      jump(120_000)
      exchange.take('sendSms', { telPhone, purpose: '1008' }, visitor)
      return exchange.accounts.bySms({ telPhone, code: codeTo(page.world, telPhone) }, visitor)
    }
    expect(refusalOf(() => enter(phone))).toEqual([369, '该手机号尚未注册，请先注册'])
    expect(enter(lost).baseUserId).toBe('U0004')
    expect(exchange.mailbox.of('U0004').some(({ text }) => text.includes('139****2222'))).toBe(true)
  })
})

describe('an appeal', () => {
  /** A rejected appeal whose request for review is filled in and not sent. */
  async function rejected() {
    const world = openWorld()
    const id = await appealOf(world)
    await answer(world, id, 'accept')
    await answer(world, id, 'reject', '已按期退还')
    const page = await renderRoute(`/shensuRecord?id=${id}`, { as: 'person', world })
    await page.user.click(await main().findByRole('button', { name: '申请复核' }))
    await replaceText(page.user, box('复核理由'), '金额不符')
    return { world, id, page, send: () => page.user.click(main().getByRole('button', { name: /^提\s?交$/ })) }
  }

  test('[AC-12] a retried addition is stored once', async () => {
    const { page, world, send } = await rejected()
    const path = reviewAppeal.path
    world.faults({ path, kind: 'down', times: 1 })
    await send()
    await page.user.click(await main().findByRole('button', { name: /^重\s?试$/ }))
    await screen.findByText(/复核结果为最终决定/)
    await waitFor(() => expect(world.callsTo(path)).toHaveLength(2))
    const sent = world.callsTo(path).map(({ requestId }) => requestId)
    expect(sent).toEqual([expect.stringMatching(/^[\w-]{8,64}$/), sent[0]])
    const steps = within(screen.getByRole('region', { name: '处理进度' }))
    expect(steps.getAllByText('金额不符')).toHaveLength(1)
  })

  test('[SE-10] a review that is pushed before its answer arrives leaves the focus on the appeal, not on another button', async () => {
    const { world, send } = await rejected()
    const release = world.holdAnswer(reviewAppeal.path)
    await send()
    await main().findByRole('button', { name: '补充材料' })
    const hasFocus = () => expect(document.activeElement).toBe(main().getByRole('group', { name: '申诉详情' }))
    await waitFor(hasFocus)
    release()
    await screen.findByText('已申请复核')
    await allSettled()
    hasFocus()
  })

  test('[AC-12] a decision made before the answer to an addition arrives remains', async () => {
    const { world, id, send } = await rejected()
    const release = world.holdAnswer(reviewAppeal.path)
    await send()
    await waitFor(async () => expect(await world.call('person', appealInfo, { id })).toMatchObject({ isReview: true }))
    await answer(world, id, 'accept')
    await answer(world, id, 'support', '金额有误，已更正')
    await main().findAllByText('金额有误，已更正')
    release()
    await screen.findByText('已申请复核')
    await allSettled()
    expect(main().getAllByText('金额有误，已更正').length).toBeGreaterThan(0)
  })

  test('[AC-12] an open appeal blocks closing the account, with a message; a withdrawn one does not', async () => {
    const world = openWorld()
    const id = await appealOf(world, 'document-taken')
    const page = await renderRoute('/accountSafe', { as: 'person', world })
    const close = async () => {
      await page.user.click(await screen.findByRole('button', { name: '申请注销' }))
      return within(await screen.findByRole('dialog', { name: '注销账号' }))
    }
    const dialog = await close()
    await dialog.findByText('您有未完结的交易，暂不能注销')
    await page.user.click(dialog.getByRole('link', { name: new RegExp(id) }))
    await page.user.click(await main().findByRole('button', { name: '撤销申诉' }))
    await page.user.click(await screen.findByRole('button', { name: '确定撤销' }))
    await main().findByText('已撤销')
    await goTo('/accountSafe')
    await (await close()).findByRole('button', { name: '确认注销' })
  })

  test('[AC-09] open matters link to addresses of the portal and the web, and to no others', async () => {
    const hostile = [
      'data:text/html,x',
      'feed:https://x.example',
      '/\\x.example',
      '//x.example',
      'tel:110',
      'mailto:a@b.c',
    ]
    const good = ['/myDeposit?id=1', 'https://x.example/a']
    const data = [...hostile, ...good].map((link, index) => ({ text: `事项 ${index}`, link }))
    server.use(http.get('*/account/open-matters', () => HttpResponse.json({ code: 200, msg: '', data })))
    const page = await renderRoute('/accountSafe', { as: 'person' })
    await page.user.click(await screen.findByRole('button', { name: '申请注销' }))
    const dialog = within(await screen.findByRole('dialog', { name: '注销账号' }))
    await dialog.findByText('事项 0')
    expect(dialog.getAllByText(/^事项 \d$/)).toHaveLength(8)
    expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(good)
  })
})
