import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { enrolSetupOf } from '#src/api/endpoints/enroll.ts'
import { enrolSetupQuery } from '#src/features/enrolment/queries.ts'
import { dayMs } from '#src/model/time/units.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { actorOf, openListing, userNamed } from '#tests/mock/support/enrolment.ts'
import { box, uploadFile, goTo, loadScreens, named, pdfFile, replaceText } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import {
  button,
  drafted,
  enrolAddress,
  formOf,
  submit,
  next,
  packageAddress,
  packageOf,
  press,
  findStatus,
  step,
  wrong,
} from './verbs.ts'

await loadScreens('/enrollDetail', '/404')

describe('a refusal to enrol is shown in place', () => {
  test.each([
    ['newcomer', '请先完成实名认证', '去实名认证'],
    ['pending', '请先完成实名认证', '查看认证进度'],
    ['blacklisted', '黑名单用户不能报名', '提出申诉'],
  ] as const)('[BD-01][SE-05] %s reads %s, with a next step', async (login, text, remedy) => {
    const world = openWorld()
    const { assetsId } = openListing(world.exchange)
    await renderRoute(enrolAddress(assetsId), { as: login, world })
    const heading = await screen.findByRole('heading', { name: text })
    const refusal = heading.closest<HTMLElement>('[role=alert]')!
    expect(within(refusal).getByRole('link', { name: remedy })).toBeDefined()
    // No toast repeats it.
    expect(screen.getAllByText(text)).toEqual([heading])
  })

  test('[F22][BD-01] a fault of the exchange is no refusal: the request is retried and the form stays', async () => {
    const world = openWorld()
    const { assetsId } = openListing(world.exchange)
    world.faults({ path: enrolSetupOf.path, kind: 'refuse' })
    const { user } = await renderRoute(enrolAddress(assetsId), { as: 'person', world })
    const again = await screen.findByRole('button', { name: '重试' })
    world.faults()
    await user.click(again)
    await step('阅读并同意')
    world.faults({ path: enrolSetupOf.path, kind: 'refuse' })
    world.clearCalls()
    await act(() => queryClient.invalidateQueries({ queryKey: enrolSetupQuery(assetsId).queryKey }))
    expect(world.callsTo(enrolSetupOf.path)).toHaveLength(1)
    await step('阅读并同意')
  })

  test('[BD-01][SE-05] before enrolment begins', async () => {
    const world = openWorld()
    const early = [...world.exchange.tables.listings.values()].find(({ status }) => status === 'PRE')!
    await renderRoute(enrolAddress(early.assetsId), { as: 'person', world })
    await screen.findByRole('heading', { name: '报名尚未开始' })
    expect(screen.getByText(/报名将于 \d{4}-\d\d-\d\d \d\d:\d\d 开始/)).toBeDefined()
  })

  test('[BD-01][SE-05] after enrolment has ended', async () => {
    const world = openWorld()
    const { assetsId } = openListing(world.exchange)
    world.jump(30 * dayMs)
    await renderRoute(enrolAddress(assetsId), { as: 'person', world })
    await screen.findByRole('heading', { name: '报名已结束' })
    expect(screen.getByRole('link', { name: '查看其他项目' })).toBeDefined()
  })

  test('[BD-01][SE-05] a second enrolment leads to the existing one', async () => {
    const world = openWorld()
    const listing = openListing(world.exchange)
    const form = formOf(world, 'person', listing)
    const who = actorOf(userNamed(world.exchange, 'person'))
    world.exchange.take('submitEnrolment', { assetsId: listing.assetsId, form }, who)
    const { user, address } = await renderRoute(enrolAddress(listing.assetsId), { as: 'person', world })
    await screen.findByRole('heading', { name: '您已报名该项目' })
    await user.click(screen.getByRole('link', { name: '查看我的报名' }))
    await screen.findByRole('region', { name: '报名状态' })
    expect(address()).toBe(`/enrollDetail?assetsId=${listing.assetsId}`)
  })

  test('[BD-01] the wrong kind leads to the right one, an unknown asset to /404', async () => {
    const world = openWorld()
    const { assetsId } = openListing(world.exchange)
    const packageId = packageOf(world).assetsId
    const places: Record<string, string> = {
      [packageAddress(assetsId)]: enrolAddress(assetsId),
      [enrolAddress(packageId)]: packageAddress(packageId),
      [enrolAddress('A999999')]: '/404',
      '/bidEnrollNormal': '/404',
    }
    const { address } = await renderRoute('/404', { as: 'person', world })
    for (const [from, to] of Object.entries(places)) {
      await goTo(from)
      await waitFor(() => expect(address()).toBe(to))
    }
  })
})

describe('the steps of an enrolment', () => {
  test('[BD-01] the next step requires agreement to every text', async () => {
    const world = openWorld()
    const { assetsId } = openListing(world.exchange)
    const { user } = await renderRoute(enrolAddress(assetsId), { as: 'person', world })
    await step('阅读并同意')
    expect(screen.getByRole('checkbox', { name: /承诺函/ })).toHaveProperty('disabled', true)
    await next(user)
    expect(await wrong('请阅读并同意全部文件')).toHaveLength(1)
    expect(screen.getByRole('heading', { level: 2, name: '阅读并同意' })).toBeDefined()
  })

  test('[BD-01][SE-10] after agreeing to the last text and continuing at once the next step has the focus', async () => {
    const world = openWorld()
    const { assetsId } = drafted(world, 'person', { agreed: ['terms', 'risk', 'promise'] })
    const { address } = await renderRoute(enrolAddress(assetsId), { as: 'person', world })
    await step('阅读并同意')
    const last = screen.getByRole('checkbox', { checked: false })
    // `Form.useWatch` reports a change one macrotask later: the click comes before it.
    await act(async () => {
      fireEvent.click(last)
      fireEvent.click(button('下一步'))
      for (let turn = 0; turn < 1000 && !address().includes('step=2'); turn += 1) await Promise.resolve()
    })
    expect(address()).toBe(`${enrolAddress(assetsId)}&step=2`)
    const heading = await step('填写意向信息')
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  test('[BD-01] known facts are filled in; missing fields, conditions and files have messages', async () => {
    const world = openWorld()
    const { assetsId } = drafted(world, 'person', { offer: '', answers: [] })
    const { user } = await renderRoute(enrolAddress(assetsId), { as: 'person', world })
    await step('填写意向信息')
    expect(screen.getByText('510***********1237')).toBeDefined()
    expect(box('联系人').value).toBe('周岷生')
    expect(screen.getByText(/^不低于挂牌价/).textContent).toMatch(/^不低于挂牌价 [\d,]+\.\d\d 元（[\d,.]+ 万元）$/)
    expect(screen.getByText('户名', { selector: 'dt' }).nextElementSibling?.textContent).toBe('周岷生')
    await next(user)
    expect(await wrong('请填写承诺报价')).toHaveLength(1)
    expect((await wrong('请逐条响应资格条件')).length).toBeGreaterThan(0)
  })

  test('[BD-01] the refund account is in the applicant’s own name, also where a draft has another one', async () => {
    const world = openWorld()
    const refund = { name: '周民生', bank: '岷江商业银行成都分行', account: '6222020000001234566' }
    const { assetsId } = drafted(world, 'person', { refund })
    const { user, address } = await renderRoute(`${enrolAddress(assetsId)}&step=4`, { as: 'person', world })
    await step('确认提交')
    expect(screen.getByText('退款账户户名', { selector: 'dt' }).nextElementSibling?.textContent).toBe('周岷生')
    const id = await submit(user, address)
    expect(world.exchange.enrolments.find(id)?.form.refund).toEqual({ ...refund, name: '周岷生' })
  })

  test('[BD-01] a required file has a message, and a submitted form has its receipt', async () => {
    const world = openWorld()
    const { assetsId } = drafted(world, 'person', { files: {} })
    const { user, address } = await renderRoute(enrolAddress(assetsId), { as: 'person', world })
    await step('上传材料')
    await next(user)
    expect(await wrong('请上传身份证明')).toHaveLength(1)
    await uploadFile(user, '申请书', pdfFile('申请书.pdf'))
    await uploadFile(user, '身份证明', pdfFile('身份证.pdf'))
    await next(user)
    await step('确认提交')
    await submit(user, address)
    await findStatus('待审核')
    expect(screen.getByRole('link', { name: '报名回执.pdf' })).toBeDefined()
  })

  test.each([
    ['1', 'person', '拟受让比例', '100.5', '请填写拟受让比例，大于 0 且最多两位小数', '2.5', '2.5%'],
    ['4', 'person', '拟投资额', '0', '请填写拟投资额', '2500000.5', '2,500,000.50 元'],
    ['6', 'company', '租赁用途', ' ', '请填写租赁用途', '开设社区书店', '开设社区书店'],
  ] as const)('[BD-01] an asset of type %s asks %s for %s', async (type, login, field, bad, refusal, text, shown) => {
    const world = openWorld()
    const listing = openListing(world.exchange, ({ typeCode }) => typeCode === type)
    const { assetsId } = drafted(world, login, { ratio: '', investment: '', use: '' }, listing)
    const { user, address } = await renderRoute(enrolAddress(assetsId), { as: login, world })
    await step('填写意向信息')
    for (const typed of ['', bad]) {
      await replaceText(user, box(field), typed)
      await next(user)
      expect(await wrong(refusal)).toHaveLength(1)
      await waitFor(() => expect(document.activeElement).toBe(box(field)))
    }
    await replaceText(user, box(field), text)
    await next(user)
    await step('上传材料')
    await next(user)
    await step('确认提交')
    const terms = () => within(screen.getByRole('main')).getAllByRole('term')
    const fact = () => terms().find(({ textContent }) => textContent === field)?.nextElementSibling?.textContent
    expect(fact()).toContain(shown)
    await submit(user, address)
    await findStatus('待审核')
    expect(fact()).toContain(shown)
  })

  test('[BD-01] a package requires lots and an amount in their range', async () => {
    const world = openWorld()
    const listing = packageOf(world)
    const { assetsId } = drafted(world, 'company', { lotIds: [], poolAmount: undefined }, listing)
    const { user, address } = await renderRoute(packageAddress(assetsId), { as: 'company', world })
    await step('填写意向信息')
    await next(user)
    expect(await wrong('请至少选择一个标的')).toHaveLength(1)
    const range = () => screen.getByText(/需交纳保证金/, { selector: 'p' }).querySelector('strong')!.textContent
    expect(screen.getByText('尚未选择标的')).toBeDefined()
    await user.click(within(screen.getAllByRole('row')[1]!).getByRole('checkbox'))
    await waitFor(() => expect(range()).toMatch(/^[\d,]+\.\d\d$/))
    await user.click(screen.getByRole('checkbox', { name: '全选' }))
    await waitFor(() => expect(range()).toMatch(/^[\d,]+\.\d\d - [\d,]+\.\d\d$/))
    const all = range()
    await user.click(within(screen.getAllByRole('row')[1]!).getByRole('checkbox'))
    await waitFor(() => expect(range()).not.toBe(all))
    await replaceText(user, box('拟交纳保证金'), '1')
    await next(user)
    expect(await wrong(/保证金应在 .* 元至 .* 元之间/)).toHaveLength(1)
    await press(user, '按最高金额')
    await user.click(within(screen.getAllByRole('row')[2]!).getByRole('checkbox'))
    // The message appears with the change of lots, not when the step is left.
    await screen.findByText(/^所选标的已变化，原填的保证金 [\d,]+\.\d\d 元不在新的区间内，请重新填写$/)
    expect((await screen.findAllByText(/保证金应在 .* 元至 .* 元之间/)).length).toBeGreaterThan(0)
    await press(user, '按最低金额')
    await waitFor(() => expect(screen.queryByText(/^所选标的已变化/)).toBeNull())
    await next(user)
    await step('上传材料')
    await next(user)
    const id = await submit(user, address)
    await world.control('enrolment-review', { id, kind: 'pass' })
    await findStatus('待缴保证金')
    expect(screen.getByText('所选标的')).toBeDefined()
  })
})

describe('a joint bid', () => {
  const member = (index: number) => screen.getByRole('group', { name: `联合体成员 ${index}` })
  const part = (index: number, name: string) => within(member(index)).getByRole('textbox', { name: named(name) })

  test('[BD-01] the shares add up to 100 %, and submission waits for the consent of all members', async () => {
    const world = openWorld()
    const company = userNamed(world.exchange, 'company')
    const members = [{ name: company.name, documentNo: '91510100MA6RK4T311', telPhone: company.telPhone, share: '30' }]
    const { assetsId } = drafted(world, 'person', { way: 'joint', leadShare: '60', members })
    const { user } = await renderRoute(enrolAddress(assetsId), { as: 'person', world })
    await step('填写意向信息')
    expect(screen.getByText('受让比例合计 90%')).toBeDefined()
    await next(user)
    expect(await wrong('出资比例总和必须等于100%')).toHaveLength(1)
    await replaceText(user, part(1, '受让比例'), '40')
    await screen.findByText('受让比例合计 100%')
    await next(user)
    await step('上传材料')
    await next(user)
    await step('确认提交')
    const consents = await screen.findByRole('region', { name: '联合体成员确认情况' })
    expect(within(consents).getByText('等待同意')).toBeDefined()
    await press(user, '提交报名')
    await screen.findByText('被联合竞买人尚未同意')
  })

  test('[BD-01] the leader cannot be a member, whatever the phone number', async () => {
    const world = openWorld()
    const members = [{ name: '林知秋', documentNo: '510112198311086137', telPhone: '13900000004', share: '40' }]
    const telPhone = '13800138000'
    const { assetsId } = drafted(world, 'person', { telPhone, way: 'joint', leadShare: '60', members })
    const { user } = await renderRoute(enrolAddress(assetsId), { as: 'person', world })
    await step('填写意向信息')
    await next(user)
    expect(await wrong('联合体成员不能是您本人')).toHaveLength(1)
    await replaceText(user, part(1, '成员手机号'), '13800138000')
    await replaceText(user, part(1, '成员名称'), '周 岷生')
    await replaceText(user, part(1, '成员证件号码'), '510104199003071237')
    await next(user)
    expect(await wrong('联合体成员不能是您本人')).toHaveLength(1)
  })

  test('[BD-01] a member whose name does not match the account is not invited until it is corrected', async () => {
    const world = openWorld()
    const { telPhone } = userNamed(world.exchange, 'company')
    const members = [{ name: '成都岷岸实业公司', documentNo: '91510100MA6RK4T311', telPhone, share: '40' }]
    const { assetsId } = drafted(world, 'person', { way: 'joint', leadShare: '60', members })
    const { user } = await renderRoute(enrolAddress(assetsId), { as: 'person', world })
    await step('确认提交')
    const consents = await screen.findByRole('region', { name: '联合体成员确认情况' })
    expect(within(consents).getByText('信息不符')).toBeDefined()
    expect(within(consents).getByText(/^名称或证件号码与该手机号的实名信息不一致/)).toBeDefined()
    await press(user, '提交报名')
    await screen.findByText('联合体成员的名称或证件号码与其手机号的实名信息不一致，请更正')
    await press(user, '上一步')
    await step('上传材料')
    await press(user, '上一步')
    await step('填写意向信息')
    await replaceText(user, part(1, '成员名称'), '成都岷岸实业有限公司')
    await next(user)
    await step('上传材料')
    const asked = await screen.findByRole('region', { name: '联合体成员确认情况' })
    await within(asked).findByText('等待同意')
    expect(within(asked).getByText('成都岷岸实业有限公司')).toBeDefined()
  })

  test('[BD-01] ten members at most, and the focus stays on the button that adds them', async () => {
    const world = openWorld()
    const members = Array.from({ length: 9 }, (_, index) => ({
      name: `成员${index}`,
      documentNo: `9151010${index}MA6RK4T311`,
      telPhone: `1390000100${index}`,
      share: '1',
    }))
    const { assetsId } = drafted(world, 'person', { way: 'joint', leadShare: '1', members })
    const { user } = await renderRoute(enrolAddress(assetsId), { as: 'person', world })
    await step('填写意向信息')
    const adder = button('添加成员')
    await user.click(adder)
    await waitFor(() => expect(document.activeElement).toBe(part(10, '成员名称')))
    expect(adder.getAttribute('aria-disabled')).toBe('true')
    await user.click(adder)
    expect(screen.getAllByRole('group', { name: /^联合体成员 \d+$/ })).toHaveLength(10)
    await press(user, '删除成员 10')
    expect(screen.getAllByRole('group', { name: /^联合体成员 \d+$/ })).toHaveLength(9)
    expect(document.activeElement).toBe(adder)
    expect(adder.getAttribute('aria-disabled')).not.toBe('true')
  })
})
