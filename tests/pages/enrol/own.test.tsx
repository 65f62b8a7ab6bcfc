import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { enrolmentOf } from '#src/mock/exchange/listings/lifecycle.ts'
import type { Listing } from '#src/mock/exchange/tables.ts'
import { actorOf, depositOf, enrolled, openListing, transfer, userNamed } from '#tests/mock/support/enrolment.ts'
import { goTo, loadScreens, replaceText } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { World } from '#tests/support/world.ts'
import { decide, enrolAddress, formOf, submit, next, press, status, findStatus, step } from './verbs.ts'

await loadScreens('/bidEnrollNormal', '/enrollDetail', '/myProject', '/cashierDesk', '/projectDetail/A1.html')

/** The portal with `person` signed in, at a screen without the enrolment. */
const begin = () => renderRoute('/myProject', { as: 'person' })

/** Enrols `person` for an asset, with the review pending; returns the enrolment's id. */
function enrol(world: World, listing: Listing = openListing(world.exchange)): string {
  const form = formOf(world, 'person', listing)
  const actor = actorOf(userNamed(world.exchange, 'person'))
  return world.exchange.take('submitEnrolment', { assetsId: listing.assetsId, form }, actor).id
}

/** Labels and hidden texts of the current step. */
const steps = async () =>
  within(await screen.findByRole('list', { name: '报名进度' }))
    .getAllByRole('listitem', { current: 'step' })
    .map((item) => [...item.querySelectorAll(':scope > :not([aria-hidden])')].map((part) => part.textContent).join(''))

const review = (world: World, id: string, kind: 'pass' | 'fix' | 'reject', reason?: string) =>
  world.control('enrolment-review', { id, kind, ...(reason ? { reason } : {}) })

describe('an enrolment follows the decisions of the exchange', () => {
  test('[BD-01] passed, paid for and qualified, with its number, its documents and a link to the room', async () => {
    const { world } = await begin()
    const { assetsId } = openListing(world.exchange)
    const id = enrol(world)
    await goTo(`/enrollDetail?id=${id}`)
    await findStatus('待审核')
    await review(world, id, 'pass')
    await findStatus('待缴保证金')
    const deposit = await screen.findByRole('region', { name: '保证金' })
    expect(await within(deposit).findByText('待交纳')).toBeDefined()
    const pay = within(await status()).getByRole('link', { name: '去交纳保证金' })
    expect(pay.getAttribute('href')).toBe(`/cashierDesk?enrolId=${id}`)

    transfer(world.exchange, id, depositOf(world.exchange, id).due)
    await findStatus('已取得资格')
    const room = await screen.findByRole('region', { name: '竞价厅' })
    expect(within(room).getByText(/^\d{4}$/)).toBeDefined()
    expect(within(room).getByRole('link', { name: '进入竞价厅' }).getAttribute('href')).toBe(
      `/quoteHall?assetsId=${assetsId}`,
    )
    expect(screen.getByRole('link', { name: '竞买资格确认书.pdf' })).toBeDefined()
    expect(await within(deposit).findByText('已到账（有效）')).toBeDefined()
    await goTo('/myProject')
    expect(await screen.findByRole('cell', { name: '已到账（有效）' })).toBeDefined()

    await goTo(`/projectDetail/${assetsId}.html`)
    expect((await screen.findAllByRole('link', { name: '查看报名' })).length).toBeGreaterThan(0)
    expect(screen.queryByRole('link', { name: '我要报名' })).toBeNull()
  })

  test('[BD-01] returned, corrected, refused, and enrolled for again', async () => {
    const { world, user, address } = await begin()
    const id = enrol(world)
    await goTo(`/enrollDetail?id=${id}`)
    await findStatus('待审核')
    await review(world, id, 'fix', '申请书未签字')
    await findStatus('待补正')
    await findStatus('申请书未签字')
    await user.click(within(await status()).getByRole('link', { name: '补正材料' }))
    await screen.findByText(/交易所退回了您的报名/)
    await step('上传材料')
    expect(screen.getAllByText('材料.pdf').length).toBeGreaterThan(0)
    await next(user)
    await step('确认提交')
    await press(user, '提交报名')
    await screen.findByText('您尚未修改被退回的内容，原样提交可能再次被退回。仍要提交吗？')
    await decide(user, '再看看')
    await press(user, '上一步')
    await press(user, '上一步')
    await replaceText(user, screen.getByRole('textbox', { name: '联系人' }), '周岷山')
    await next(user)
    await step('上传材料')
    await next(user)
    expect(await submit(user, address)).toBe(id)
    const documents = await screen.findByRole('region', { name: '文书下载' })
    const names = () =>
      within(documents)
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    await waitFor(() => expect(names()).toEqual(['报名回执.pdf（1）', '报名回执.pdf（2）']))
    expect(within(documents).getAllByText(/^\s*\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)).toHaveLength(2)
    await findStatus('待审核')
    await review(world, id, 'reject', '资信证明已过期')
    await findStatus('审核不通过')
    await findStatus('资信证明已过期')
    expect(within(await status()).getByRole('link', { name: '提出申诉' })).toBeDefined()
    await press(user, '重新报名')
    await step('阅读并同意')
  })

  test('[BD-01] returned shortly before enrolment ends, it shows the exact deadline and its reason', async () => {
    const { world } = await begin()
    const id = enrol(world, world.exchange.tables.listings.get('R16-0'))
    await goTo(`/enrollDetail?id=${id}`)
    await findStatus('待审核')
    await review(world, id, 'fix', '申请书未签字')
    await findStatus('补正截止 2026-03-06 10:48:43')
    await findStatus('报名将于 2026-03-06 10:48:43 截止，补正时间因此缩短')
    await goTo('/bidEnrollNormal?assetsId=R16-0')
    expect((await screen.findByText('补正截止 2026-03-06 10:48:43')).closest('[role=status]')).not.toBeNull()
  })

  test('[BD-01] after the end the room is shown as closed, without a link into it', async () => {
    const world = openWorld()
    const won = world.exchange.enrolments.all().find(({ state, bidNo }) => state === 'WON' && bidNo !== null)!
    const { loginName } = world.exchange.tables.users.get(won.userId)!
    await renderRoute(`/enrollDetail?id=${won.id}`, { as: loginName, world })
    const room = within(await screen.findByRole('region', { name: '竞价厅' }))
    expect(room.getByText('竞价结束', { selector: 'dt' })).toBeDefined()
    expect([room.queryByText('预计结束'), room.queryByText('手机扫码进入竞价厅')]).toEqual([null, null])
  })

  test('[BD-01] returned for the intent, the form opens at that step', async () => {
    const { world, user } = await begin()
    const id = enrol(world)
    await review(world, id, 'fix', '联系电话无法接通，请更正')
    await goTo(`/enrollDetail?id=${id}`)
    await findStatus('待补正')
    expect(await steps()).toEqual(['审核'])
    await user.click(within(await status()).getByRole('link', { name: '补正材料' }))
    await step('填写意向信息')
  })

  test('[BD-01] withdrawn before payment: nothing is due, and no step is undone', async () => {
    const { world, user } = await begin()
    const id = enrol(world)
    await review(world, id, 'pass')
    await goTo(`/enrollDetail?id=${id}`)
    const deposit = await screen.findByRole('region', { name: '保证金' })
    await within(deposit).findByText('尚需')
    expect(await steps()).toEqual(['交纳保证金'])
    const asked = world.hold('/dscq-project/deposit/detail')
    await press(user, '撤回报名')
    await decide(user, '撤回')
    await findStatus('已撤回')
    asked()
    await within(deposit).findByText('报名已撤回，无需交纳保证金')
    await waitFor(() => expect(within(deposit).queryByText('尚需')).toBeNull())
    expect([within(deposit).queryByText('交纳截止'), within(deposit).queryByRole('alert')]).toEqual([null, null])
    expect(await steps()).toEqual(['交纳保证金到此终止'])
    expect(within(await status()).getByRole('button', { name: '重新报名' })).toBeDefined()
    await goTo(`/cashierDesk?enrolId=${id}`)
    await screen.findByText('报名已撤回，无需交纳保证金')
    expect(within(screen.getByRole('main')).queryByRole('button', { name: '重试' })).toBeNull()
  })

  test('[BD-01] a member who has agreed cannot enrol alone, and sees the joint enrolment', async () => {
    const world = openWorld()
    const listing = openListing(world.exchange)
    const [lead, company] = [userNamed(world.exchange, 'person'), userNamed(world.exchange, 'company')]
    const { name, telPhone } = company
    const members = [{ name, documentNo: '91510100MA6RK4T311', telPhone, share: '40' }]
    const form = formOf(world, 'person', listing, { way: 'joint', leadShare: '60', members })
    const { assetsId } = listing
    const { id } = world.exchange.take('saveEnrolment', { assetsId, form }, actorOf(lead))
    const { user, address } = await renderRoute(`/enrollDetail?id=${id}`, { as: 'company', world })
    const asked = await screen.findByRole('region', { name: '联合竞买邀请' })
    expect(within(asked).getByText(/周岷生邀请您以 40% 的份额联合竞买/)).toBeDefined()
    await user.click(within(asked).getByRole('button', { name: '同意' }))
    const question = await screen.findByRole('dialog')
    const terms = /^您将以账户 (HY\w+) 同意按上述比例与牵头人联合竞买（文本版本 (\w{8})）/
    const [, account, version] = terms.exec(within(question).getByText(terms).textContent)!
    // The terms change while the member reads them: the consent is refused and the new terms are shown.
    const changed = { leadShare: '55', members: [{ ...members[0]!, share: '45' }] }
    world.exchange.take('saveEnrolment', { assetsId, form: { ...form, ...changed } }, actorOf(lead))
    await decide(user, '同意')
    await screen.findByText('联合竞买的成员、份额、报价或文本已变更，请查看后重新确认')
    await within(asked).findByText(/周岷生邀请您以 45% 的份额联合竞买/)
    world.exchange.take('saveEnrolment', { assetsId, form }, actorOf(lead))
    await within(asked).findByText(/周岷生邀请您以 40% 的份额联合竞买/)
    await user.click(within(asked).getByRole('button', { name: '同意' }))
    await decide(user, '同意')
    await within(asked).findByText('已同意')
    const consents = within(await screen.findByRole('region', { name: '联合体成员确认情况' }))
    const at = new RegExp(`^账户 ${account} \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d 文本版本 ${version}$`)
    await consents.findByText(at)
    await findStatus('报名由牵头人填写和提交，尚未提交。')
    world.exchange.take('submitEnrolment', { assetsId, form }, actorOf(lead))
    await goTo(enrolAddress(assetsId))
    await screen.findByRole('heading', { name: '当前用户已参加联合竞买，不能再次报名' })
    await user.click(screen.getByRole('link', { name: '查看我的报名' }))
    await findStatus('待审核')
    expect(address()).toBe(`/enrollDetail?assetsId=${assetsId}`)
    await goTo('/myProject')
    const row = await screen.findByRole('row', { name: new RegExp(listing.assetsName) })
    expect(within(row).getByText('联合体成员').parentElement!.textContent).toContain('报名中 联合体成员')
    await goTo(`/quoteHall?assetsId=${assetsId}`)
    await screen.findByText('您是联合体成员，报价由牵头人办理，您可在此观看')
  })
})

describe('the lists of my enrolments and rooms', () => {
  const tab = (name: string) => screen.findByRole('tab', { name })
  const main = () => within(screen.getByRole('main'))

  test('[BD-04] tabs follow the exchange by push, and the filters are in the address', async () => {
    const { world, user, address } = await begin()
    await screen.findByText('您尚未报名任何项目')
    const first = openListing(world.exchange)
    const id = enrol(world, first)
    await tab('待审核 1')
    await review(world, id, 'fix', '申请书未签字')
    await tab('草稿/补正 1')
    const second = openListing(world.exchange, ({ assetsId }) => assetsId !== first.assetsId)
    const waiting = enrol(world, second)
    await review(world, waiting, 'pass')
    await user.click(await tab('待缴费 1'))
    await waitFor(() => expect(address()).toContain('tab=deposit'))
    const pay = await main().findByRole('link', { name: /^缴费/ })
    expect(pay.getAttribute('href')).toBe(`/cashierDesk?enrolId=${waiting}`)

    await replaceText(user, main().getByRole('searchbox', { name: '项目名称或编号' }), '没有这样的项目')
    await user.keyboard('{Enter}')
    await screen.findByText('没有符合条件的报名')
    expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe('没有这样的项目')
    history.back()
    expect(await main().findByRole('link', { name: /^缴费/ })).toBeDefined()
  })

  test('[BD-04] a withdrawn enrolment is under 已失效, with a link to enrol again', async () => {
    const world = openWorld()
    const id = enrol(world)
    world.exchange.take('withdrawEnrolment', { id }, actorOf(userNamed(world.exchange, 'person')))
    await renderRoute('/myProject?list=1&tab=over', { as: 'person', world })
    expect((await tab('已失效 1')).getAttribute('aria-selected')).toBe('true')
    expect(await main().findByRole('link', { name: /^重新报名/ })).toBeDefined()
  })

  test('[BD-04] my rooms, with prices updated by push', async () => {
    const world = openWorld()
    const now = world.exchange.now()
    const rolling = [...world.exchange.tables.listings.values()].find(
      (listing) =>
        listing.status === 'BIDDING' &&
        !listing.isPackage &&
        listing.packageId === null &&
        enrolmentOf(listing).enrolUntil > now + 300_000,
    )!
    const id = enrolled(world.exchange, rolling, userNamed(world.exchange, 'person'))
    transfer(world.exchange, id, depositOf(world.exchange, id).due)
    await renderRoute('/myProject?list=2', { as: 'person', world })
    expect((await tab('竞价中 1')).getAttribute('aria-selected')).toBe('true')
    const row = (await screen.findByRole('cell', { name: /^\d{4}$/ })).closest('tr')!
    const price = () => within(row).getAllByRole('cell')[2]!.textContent
    const before = price()
    // The first quote is the start price of the room.
    for (const bidNo of ['3333', '4444']) await world.control('quote', { assetsId: rolling.assetsId, bidNo })
    await waitFor(() => expect(price()).not.toBe(before))
    expect(
      within(row)
        .getByRole('link', { name: /^进入竞价厅/ })
        .getAttribute('href'),
    ).toBe(`/quoteHall?assetsId=${rolling.assetsId}`)
  })
})
