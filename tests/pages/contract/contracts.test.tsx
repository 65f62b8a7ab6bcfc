import { configure, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  addSigner,
  confirmContract,
  contractDetail,
  contractList,
  saveContractFields,
} from '#src/api/endpoints/contract.ts'
import { agree, pastContract, pastDraft, sign } from '#tests/mock/support/contract.ts'
import { actorOf, userNamed } from '#tests/mock/support/enrolment.ts'
import { box, goTo, loadScreens, named, replaceText } from '#tests/support/fill.ts'
import { openWorld, reloadPage, renderRoute } from '#tests/support/render-route.tsx'
import type { World } from '#tests/support/world.ts'

// Nothing here is hidden by style, and finding that out for every element takes most of the time.
configure({ defaultHidden: true })
const edit = '/usercenter/contract/edit'
const signatories = '/usercenter/contract/signatoryList'
const adding = '/usercenter/contract/addSignatory'
await loadScreens('/myContract', edit, signatories, adding)

const main = () => within(screen.getByRole('main'))
const button = (label: string | RegExp) => main().findByRole('button', { name: label })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name: new RegExp(name) }))
const rowsOf = (rows: HTMLElement[]) => rows.map(({ textContent }) => textContent.replaceAll(/\s/g, ''))
const signerRows = async () =>
  within(await screen.findByRole('table', { name: '签署方' }))
    .getAllByRole('row')
    .slice(1)

const personOf = ({ exchange }: World) => userNamed(exchange, 'person')

/** A contract of `person` and `seller` that waits to be drawn up. */
function begun(world: World) {
  const { contract } = pastDraft(world.exchange, personOf(world))
  return { id: contract.id, contract, listing: contract.deal.listing }
}

/** The same with its text, and `company`, which may be added as a signer. */
function negotiated(world: World) {
  const { contract, user, seller } = pastContract(world.exchange, personOf(world))
  return { id: contract.id, contract, user, seller, other: userNamed(world.exchange, 'company') }
}

/** Both confirm the text, and signing begins. */
function beginSigning({ exchange }: World, { id, contract, user, seller }: ReturnType<typeof negotiated>) {
  agree(exchange, contract, [user, seller])
  exchange.take('openContract', { id }, actorOf(user))
}

describe('[BD-07] 我的合同', () => {
  test('lists by whose turn it is, with the one thing to do; searched by number; both languages', async () => {
    const world = openWorld()
    const { id, listing } = begun(world)
    const [{ no } = { no: '' }] = await world.call('person', contractList, {})
    const { user, address } = await renderRoute('/myContract', { as: 'person', world })
    const table = within(await screen.findByRole('table', { name: '我的合同' }))
    const row = table.getAllByRole('row')[1]!
    expect(
      within(row)
        .getByRole('link', { name: /^拟定合同/ })
        .getAttribute('href'),
    ).toContain(`id=${id}`)
    const [text] = rowsOf([row])
    expect(text).toContain('乐山广蜀电力工程有限公司报废铁塔及线材1批交易合同')
    expect(text).toContain(no)
    expect(text).toContain(`${listing.no}攀枝花峨辰机械制造有限公司资产转让待拟定`)
    expect(text).toMatch(/\d{4}-\d\d-\d\d17:00.*还有\d+个工作日/)
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent.replaceAll(/\s/g, ''))).toEqual(
      expect.arrayContaining(['待拟定1', '待确认0', '待我签0', '待对方签0', '已终止0']),
    )
    await user.click(screen.getByRole('tab', { name: '待确认 0' }))
    expect(address()).toBe('/myContract?tab=confirm')
    await screen.findByText('没有符合条件的合同')
    await goTo(`/myContract?q=${no.toLowerCase()}`)
    await screen.findByRole('table', { name: '我的合同' })
    await goTo('/myContract?q=nothing')
    await screen.findByText('没有符合条件的合同')
    await user.click(screen.getByRole('button', { name: 'EN: switch to English' }))
    await screen.findByText('No contract matches')
  })

  test('one that was signed on paper says so, and when it was registered; it leads to the evidence of its deal', async () => {
    const world = openWorld()
    const { user } = await renderRoute('/myContract', { as: 'overdue', world })
    const [row] = await main().findAllByRole('row', { name: /HT202602030001/ })
    expect(row!.textContent).toContain('纸质合同')
    expect(row!.textContent).toContain('已于 2026-02-03 18:00 登记')
    expect(within(row!).getByRole('link', { name: /^存证/ }).getAttribute('href')).toBe(
      '/usercenter/evidence?id=DL-EP-A20075',
    )
    expect(screen.getByRole('tab', { name: '已完成 1' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'EN: switch to English' }))
    await main().findByText('Registered at 2026-02-03 18:00')
  })

  test('without any says how one comes about; loading and failed; another’s is refused without data', async () => {
    const world = openWorld()
    const { id } = begun(world)
    const release = world.hold(contractList.path)
    const { user } = await renderRoute('/myContract', { as: 'priority', world })
    await main().findByRole('tab', { name: /^全部/ })
    expect(main().getByRole('progressbar')).toBeDefined()
    world.faults({ path: contractList.path, kind: 'down', times: 1 })
    release()
    await user.click(await main().findByRole('button', { name: /^重\s?试$/ }))
    await main().findByText('您暂无合同')
    expect(main().getByText('成交双方确认后，合同自动生成，在这里拟定、确认和签署。')).toBeDefined()
    for (const address of [edit, signatories, adding]) {
      await goTo(`${address}?id=${id}`)
      await main().findByText('无权查看')
      expect(main().getByRole('link', { name: '返回我的合同' }).getAttribute('href')).toBe('/myContract')
    }
    await goTo(signatories)
    await main().findByText('未找到该合同')
  })
})

describe('[BD-07] 拟定合同', () => {
  test('drawn up once; locked fields are shown, others are checked on blur and on submit, and saved', async () => {
    const world = openWorld()
    const { id, listing } = begun(world)
    const { user } = await renderRoute(`${edit}?id=${id}`, { as: 'person', world })
    await user.dblClick(await button('生成合同文本'))
    await main().findByRole('form', { name: '约定条款' })
    expect(world.callsTo('/dscq-contract/draw')).toHaveLength(1)
    expect(main().getByText('1,797,000.00 元')).toBeDefined()
    expect(main().getByText('壹佰柒拾玖万柒仟元整')).toBeDefined()
    expect(main().getAllByText(listing.assetsName).length).toBeGreaterThan(0)
    expect(main().queryByRole('textbox', { name: /价款小写/ })).toBeNull()
    // The notice has published when the machines are handed over.
    expect(main().getByText('价款付清后 17 个工作日内')).toBeDefined()
    expect(main().queryByRole('textbox', { name: /交割期限/ })).toBeNull()
    expect(main().getAllByText('来自公告和成交结果，不可修改').length).toBeGreaterThan(3)

    await replaceText(user, box('变更登记申请期限（日）'), '0')
    await user.tab()
    await main().findByText('变更登记申请期限应为 1 至 90 的整数')
    await replaceText(user, box('乙方电子邮箱'), 'zhang@')
    await user.click(await button('保存修改'))
    await main().findByText('有 2 项需要修改')
    expect(world.callsTo('/dscq-contract/fields/save')).toHaveLength(0)
    await replaceText(user, box('变更登记申请期限（日）'), '20')
    await replaceText(user, box('乙方电子邮箱'), 'zhang@mail.example')
    // What is typed survives a reload.
    await reloadPage()
    await waitFor(() => expect(box('变更登记申请期限（日）').value).toBe('20'))
    await user.dblClick(await button('保存修改'))
    await screen.findByText('已保存，请双方重新确认合同')
    await user.click(await button('保存修改'))
    await screen.findByText('没有需要保存的修改')
    expect(world.callsTo('/dscq-contract/fields/save')).toHaveLength(1)
    const saved = await world.call('person', contractDetail, { id })
    expect([saved.fieldsVersion, saved.values['registrationDays'], saved.values['takerEmail']]).toEqual([
      2,
      '20 日',
      'zhang@mail.example',
    ])
  })

  test('a confirmation is void by saving, which is asked before; without an answer nothing is lost', async () => {
    const world = openWorld()
    const { id } = negotiated(world)
    const { digest } = await world.call('person', contractDetail, { id })
    await world.call('person', confirmContract, { id, digest })
    const { user } = await renderRoute(`${edit}?id=${id}`, { as: 'person', world })
    await main().findByRole('form', { name: '约定条款' })
    await replaceText(user, box('交割地点'), '成都市青羊区')
    await user.click(await button('保存修改'))
    await screen.findByText(/已有一方确认了当前文本，保存后双方的确认失效/)
    await user.click((await dialog('溫馨提示')).getByRole('button', { name: /取\s?消/ }))
    expect(world.callsTo('/dscq-contract/fields/save')).toHaveLength(0)
    world.faults({ path: saveContractFields.path, kind: 'down', times: 1 })
    await user.click(within(main().getByRole('form', { name: '约定条款' })).getByRole('button', { name: '保存修改' }))
    await user.click((await dialog('溫馨提示')).getByRole('button', { name: '保存修改' }))
    await user.click(await button('重试'))
    await screen.findByText('已保存，请双方重新确认合同')
    expect(box('交割地点').value).toBe('成都市青羊区')
    expect((await world.call('person', contractDetail, { id })).confirmed).toEqual({ taker: null, seller: null })
  })

  test('the other party has saved while nothing was typed: the new terms are shown, and nothing is to be merged', async () => {
    const world = openWorld()
    const { id } = negotiated(world)
    await renderRoute(`${edit}?id=${id}`, { as: 'person', world })
    await main().findByRole('form', { name: '约定条款' })
    const { open, fieldsVersion: version } = await world.call('person', contractDetail, { id })
    await world.call('person', saveContractFields, { id, version, open: { ...open, copies: '8' } })

    await screen.findByText('对方保存了新的条款，已显示最新内容')
    expect(box('纸质文本份数').value).toBe('8')
    expect(main().queryByText('对方在您填写期间保存了新的条款，您填写的内容没有丢失。')).toBeNull()
  })

  test('the other party has saved meanwhile: nothing typed is lost, both values are shown to choose', async () => {
    const world = openWorld()
    const { id } = negotiated(world)
    const { user } = await renderRoute(`${edit}?id=${id}`, { as: 'person', world })
    await main().findByRole('form', { name: '约定条款' })
    await replaceText(user, box('变更登记申请期限（日）'), '20')
    await replaceText(user, box('乙方通讯地址'), '成都市锦江区')
    const { open, fieldsVersion: version } = await world.call('person', contractDetail, { id })
    const theirs = { ...open, registrationDays: '30', copies: '8' }
    await world.call('person', saveContractFields, { id, version, open: theirs })

    const choice = within(await main().findByRole('group', { name: '变更登记申请期限（日）' }))
    expect(choice.getByText('20')).toBeDefined()
    expect(choice.getByText('30')).toBeDefined()
    expect(main().queryByRole('group', { name: '纸质文本份数' })).toBeNull()
    await user.click(await button('保存修改'))
    await main().findByText('对方已保存新的条款，请先合并再保存')
    await user.click(choice.getByRole('radio', { name: '对方保存的' }))
    await user.click(await button('按选择合并'))
    expect([box('变更登记申请期限（日）').value, box('乙方通讯地址').value, box('纸质文本份数').value]).toEqual([
      '30',
      '成都市锦江区',
      '8',
    ])
    await user.click(await button('保存修改'))
    await screen.findByText('已保存，请双方重新确认合同')
    const saved = await world.call('person', contractDetail, { id })
    expect([saved.open['registrationDays'], saved.open['takerAddress'], saved.open['copies']]).toEqual([
      '30',
      '成都市锦江区',
      '8',
    ])
  })

  test('confirmed by both, the fields are shown and no longer changed', async () => {
    const world = openWorld()
    const deal = negotiated(world)
    beginSigning(world, deal)
    const { id } = deal
    await renderRoute(`${edit}?id=${id}`, { as: 'person', world })
    await main().findByText('合同现在不在协商阶段，条款不能修改。')
    expect(main().getByText('10 日')).toBeDefined()
    expect(main().queryByRole('button', { name: '保存修改' })).toBeNull()
  })
})

describe('[BD-07] 签署方', () => {
  const signer = {
    kind: 'organisation',
    name: '成都岷岸实业有限公司',
    agent: '李雯',
    phone: '13900000005',
    way: 'official',
    needsFace: true,
  } as const

  test('one is added: not twice, only verified; the order is chosen, and the agent is replaced', async () => {
    const world = openWorld()
    const { id, other } = negotiated(world)
    const { docNumber: code } = world.exchange.kyc.identityOf(other.id)!
    const { user, address } = await renderRoute(`${adding}?id=${id}`, { as: 'person', world })
    await main().findByRole('form', { name: '添加签署方' })
    await user.click(await button('添加签署方'))
    await main().findByText('有 4 项需要修改')
    await replaceText(user, box('机构名称'), '成都不存在有限公司')
    await replaceText(user, box('统一社会信用代码'), code)
    await replaceText(user, box('经办人'), '李雯')
    await replaceText(user, box('手机'), '139 0000 0005')
    await user.click(main().getByRole('radio', { name: '顺序签署' }))
    await user.click(main().getByRole('checkbox', { name: '签署时须通过人脸识别确认意愿' }))
    await user.click(await button('添加签署方'))
    await main().findByText('签署人未实名，请先邀请实名', { selector: '[class*=explain] *' })
    expect(box('统一社会信用代码').value).toBe(code)
    await replaceText(user, box('机构名称'), other.name)
    await user.dblClick(await button('添加签署方'))
    await screen.findByText('已添加签署方', { selector: '[role=status] *, [role=status]' })
    expect(address()).toBe(`${signatories}?id=${id}`)
    expect(rowsOf(await signerRows()).map((text) => text.slice(0, 12))).toHaveLength(4)
    const [first, , added] = await signerRows()
    expect(rowsOf([first!])[0]).toMatch(/^1受让方.*我.*个人签名未通知—/)
    expect(rowsOf([added!])[0]).toContain('3其他签署方')
    expect(rowsOf([added!])[0]).toContain('李*139****0005机构章须刷脸未通知—')

    await user.click(within(added!).getByRole('button', { name: /上移/ }))
    await waitFor(async () => expect(rowsOf(await signerRows())[1]).toContain('2其他签署方'))
    await user.click(main().getByRole('radio', { name: '无序签署' }))
    await waitFor(() => expect(main().queryByRole('button', { name: /上移/ })).toBeNull())

    await user.click(main().getByRole('button', { name: /^替换.*经办人.*李\*/ }))
    const form = await dialog('替换经办人')
    await replaceText(user, form.getByLabelText(named('经办人')), '王敏')
    await replaceText(user, form.getByLabelText(named('手机')), '13800000001')
    await user.click(form.getByRole('button', { name: '确定替换' }))
    await waitFor(async () => expect(rowsOf(await signerRows()).join('')).toContain('王*138****0001'))

    await goTo(`${adding}?id=${id}`)
    await main().findByRole('form', { name: '添加签署方' })
    await replaceText(user, box('机构名称'), other.name)
    await replaceText(user, box('统一社会信用代码'), code)
    await replaceText(user, box('经办人'), '李雯')
    await replaceText(user, box('手机'), '13900000005')
    await user.click(await button('添加签署方'))
    await main().findByText('同一签署方不可重复添加', { selector: '[class*=explain] *' })

    await goTo(`${signatories}?id=${id}`)
    await user.click(await button(new RegExp(`^删除.*${other.name}`)))
    await user.click((await dialog('溫馨提示')).getByRole('button', { name: '确定删除' }))
    await waitFor(async () => expect(await signerRows()).toHaveLength(3))
  })

  test('while it is being signed: urged once a day, extended, revoked with a reason, and drawn up again', async () => {
    const world = openWorld()
    const deal = negotiated(world)
    const { id } = deal
    const { docNumber: code } = world.exchange.kyc.identityOf(deal.other.id)!
    await world.call('person', addSigner, { id, signer: { ...signer, name: deal.other.name, code }, order: 'free' })
    beginSigning(world, deal)
    const { user, address } = await renderRoute(`${signatories}?id=${id}`, { as: 'person', world })
    await main().findByRole('link', { name: '签署合同' })
    await user.dblClick(await button(new RegExp(`^催签.*${deal.other.name}`)))
    await main().findByText(/^已催签，.* 后可再次催签$/)
    expect(world.callsTo('/dscq-contract/signer/urge')).toHaveLength(1)

    await user.click(await button('延长截止时间'))
    await screen.findByText(/延长 5 个工作日，还可以延长 3 次/)
    await user.click((await dialog('延长截止时间')).getByRole('button', { name: '确定延长' }))
    await screen.findByText('签署期限已延长')

    // The seller has signed: revoking is a matter of law.
    sign(world.exchange, deal.contract, deal.seller)
    await waitFor(async () => expect(rowsOf(await signerRows()).join('')).toContain('已签'))
    await user.click(await button('撤销合同'))
    const form = await dialog('撤销合同')
    expect(form.getByText(/^已有 1 方签署。/)).toBeDefined()
    await user.click(form.getByRole('button', { name: '确定撤销合同' }))
    await form.findAllByText('请填写原因')
    const reason = form.getByLabelText(named('撤销的原因'))
    expect(reason.getAttribute('maxlength')).toBe('50')
    await replaceText(user, reason, '交割地点有误')
    await user.dblClick(form.getByRole('button', { name: '确定撤销合同' }))
    await main().findAllByText('已撤销')
    expect(world.callsTo('/dscq-contract/revoke')).toHaveLength(1)
    expect(main().getAllByText('交割地点有误').length).toBeGreaterThan(0)
    const steps = within(main().getByRole('list', { name: '合同进度' })).getAllByRole('listitem')
    expect(rowsOf(steps)).toEqual(['✓拟定已完成', '✓确认已完成', '3签署到此终止', '4生效'])
    expect(main().getByText('第 3 步，共 4 步：签署')).toBeDefined()
    expect(rowsOf(await signerRows()).map((text) => /已签|已终止|待签/.exec(text)?.[0])).toEqual([
      '已终止',
      '已签',
      '已终止',
      '已终止',
    ])
    const record = main().getByRole('list', { name: '合同记录' })
    expect(within(record).getAllByRole('listitem')[0]!.textContent).toMatch(/^合同已撤销受让方.+原因 交割地点有误$/)

    await user.click(await button('重新拟定'))
    await user.click((await dialog('重新拟定合同')).getByRole('button', { name: '重新拟定' }))
    await main().findByRole('form', { name: '约定条款' })
    expect(address()).not.toContain(`id=${id}`)
    await goTo(`${signatories}?id=${id}`)
    expect((await main().findByRole('link', { name: '查看重新拟定的合同' })).getAttribute('href')).toContain(
      signatories,
    )
  })
})
