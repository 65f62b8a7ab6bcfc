import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { confirmContract, contractDetail } from '#src/api/endpoints/contract.ts'
import {
  commentOnContract,
  contractText,
  editContractText,
  saveContractVersion,
} from '#src/api/endpoints/contract-text.ts'
import { pastContract } from '#tests/mock/support/contract.ts'
import { userNamed } from '#tests/mock/support/enrolment.ts'
import { box, goTo, loadScreens, replaceText } from '#tests/support/fill.ts'
import { openWorld, reloadPage, renderRoute } from '#tests/support/render-route.tsx'
import type { Login, World } from '#tests/support/world.ts'

// Nothing here is hidden by style, and finding that out for every element takes most of the time.
configure({ defaultHidden: true })
const edit = '/usercenter/contract/onlineEdit'
const confirm = '/usercenter/contract/confirm'
await loadScreens(edit, confirm, '/login')

const main = () => within(screen.getByRole('main'))
const text = () => main().findByRole('textbox', { name: '合同正文' })

const drawn = ({ exchange }: World): string => pastContract(exchange, userNamed(exchange, 'person')).contract.id

/** Another window types at the beginning. */
async function typeAs(world: World, login: Login, id: string, typed: string): Promise<void> {
  const { version } = await world.call(login, contractText, { id })
  const slice = { content: [{ type: 'text', text: typed }] }
  const steps = [{ stepType: 'replace', from: 1, to: 1, slice }]
  await world.call(login, editContractText, { id, version, steps, clientId: `window-of-${login}` })
}

/** What a page of elsewhere puts on the clipboard. */
const carried = (plain: string, html = '') => ({
  getData: (type: string) => (type === 'text/html' ? html : plain),
  types: html === '' ? ['text/plain'] : ['text/plain', 'text/html'],
})

/** The reader pastes at the beginning, where the cursor is at first. */
const paste = async (plain: string, html?: string) =>
  void fireEvent.paste(await text(), { clipboardData: carried(plain, html) })

describe('[BD-05] a contract edited online', () => {
  test('what one types appears for the other, with marks, comments and versions', async () => {
    const world = openWorld()
    const id = drawn(world)
    await renderRoute(`${edit}?id=${id}`, { as: 'person', world })
    await text()
    await main().findByText('已保存')
    await typeAs(world, 'seller', id, '对方写的')
    await waitFor(async () => expect((await text()).textContent).toContain('对方写的'))
    expect(main().getByText('对方正在编辑')).toBeTruthy()
    expect(main().getByTitle('对方新增').textContent).toBe('对方写的')
    await paste('我写的\n第二行')
    await waitFor(async () =>
      expect(JSON.stringify((await world.call('seller', contractText, { id })).steps)).toContain('第二行'),
    )
    await main().findByText('已保存')
    const { version } = await world.call('seller', contractText, { id })
    const given = { id, commentId: 'comment-1', version, from: 1, to: 3, text: '这里请说明' }
    await world.call('seller', commentOnContract, given)
    await main().findByText('这里请说明')
    await world.call('seller', saveContractVersion, { id, version, note: '初稿' })
    await main().findByText('初稿')
    // From the new version on there are no changes.
    await waitFor(() => expect(main().queryByTitle('对方新增')).toBeNull())
  })

  test('of what is pasted from elsewhere only the text is taken, without its form', async () => {
    const world = openWorld()
    const id = drawn(world)
    await renderRoute(`${edit}?id=${id}`, { as: 'person', world })
    const surface = await text()
    const marked = surface.querySelectorAll('strong, h1, img, [style]').length
    await paste('来自网页', '<h1 style="color:red"><b>来自网页</b><img src="x"></h1>')
    await waitFor(() => expect(surface.textContent).toContain('来自网页'))
    expect(surface.querySelectorAll('strong, h1, img, [style]')).toHaveLength(marked)
    await waitFor(async () =>
      expect(JSON.stringify((await world.call('seller', contractText, { id })).steps)).toContain('来自网页'),
    )
  })

  test('what was typed without a connection is stored, survives a reload and arrives once', async () => {
    const world = openWorld()
    const id = drawn(world)
    await renderRoute(`${edit}?id=${id}`, { as: 'person', world })
    await text()
    world.faults({ path: editContractText.path, kind: 'down' })
    await paste('断线时写的')
    await main().findByText('连接中断，已在本机保留，恢复后自动提交')
    await typeAs(world, 'seller', id, '同时写的').catch(() => undefined)
    await reloadPage()
    world.faults()
    await waitFor(async () =>
      expect(JSON.stringify((await world.call('seller', contractText, { id })).steps).split('断线时写的')).toHaveLength(
        2,
      ),
    )
    await main().findByText('已保存')
    expect((await text()).textContent.split('断线时写的')).toHaveLength(2)
  })
})

describe('[BD-05] a contract to be confirmed', () => {
  test('is compared side by side, returned with a reason, read again after a change, confirmed by both', async () => {
    const world = openWorld()
    const id = drawn(world)
    await typeAs(world, 'seller', id, '新增的话')
    const { user } = await renderRoute(`${confirm}?id=${id}`, { as: 'person', world })
    await main().findByText('共有 1 处段落不同。')
    expect(screen.getByText('新增的话').tagName).toBe('INS')
    const digest = async () => (await world.call('person', contractDetail, { id })).digest
    expect(main().getByText(await digest())).toBeTruthy()

    await user.click(main().getByRole('button', { name: '退回修改' }))
    await user.click(main().getByRole('button', { name: '退回修改' }))
    await screen.findAllByText('请填写原因')
    await replaceText(user, box('退回原因'), '第一句多余')
    await user.click(main().getByRole('button', { name: '退回修改' }))
    await main().findByText(/^您已于 .+ 退回修改：$/)
    expect(main().getByText('第一句多余')).toBeTruthy()

    await typeAs(world, 'seller', id, '又改')
    await main().findByText('合同内容刚刚有变化，请重新阅读后再确认。')
    await user.click(main().getByRole('button', { name: '我已重新阅读' }))
    await user.click(main().getByRole('button', { name: '确认无误' }))
    const dialog = within(await screen.findByRole('dialog', { name: '确认合同文本' }))
    expect(dialog.getByText(/^确认后等待对方确认；对方也确认后文本即定稿，合同转为待签署。/)).toBeTruthy()
    expect(world.callsTo(confirmContract.path)).toHaveLength(0)
    await user.dblClick(dialog.getByRole('button', { name: '确认无误' }))
    await main().findByText('您已确认当前文本，等待对方确认。')
    await main().findByText('两份文本完全一致。')
    expect(world.callsTo(confirmContract.path)).toHaveLength(1)
    await world.call('seller', confirmContract, { id, digest: await digest() })
    await main().findByText('双方已确认，待签署')
  })

  test('whoever confirms last is asked in other words, for the text is final then', async () => {
    const world = openWorld()
    const id = drawn(world)
    const { digest } = await world.call('seller', contractDetail, { id })
    await world.call('seller', confirmContract, { id, digest })
    const { user } = await renderRoute(`${confirm}?id=${id}`, { as: 'person', world })
    await user.click(await main().findByRole('button', { name: '确认无误' }))
    const dialog = within(await screen.findByRole('dialog', { name: '确认合同文本' }))
    expect(dialog.getByText('对方已确认当前文本。您确认后文本即定稿，不能再修改，合同转为待签署。')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: '确认无误' }))
    await main().findByText('双方已确认，待签署')
  })

  test('after the deadline says what confirming means', async () => {
    const world = openWorld()
    const { contract } = pastContract(world.exchange, userNamed(world.exchange, 'person'))
    contract.deal.signBy = world.exchange.now() - 1
    await renderRoute(`${confirm}?id=${contract.id}`, { as: 'person', world })
    await main().findByText(
      '已超过签约期限。双方确认后，签署期限顺延 5 个工作日；逾期不签的，交易所可以认定违约，保证金不予退还。',
    )
  })

  test('others see nothing of it, a visitor signs in first', async () => {
    const world = openWorld()
    const id = drawn(world)
    const { address } = await renderRoute(`${edit}?id=${id}`, { as: 'company', world })
    await main().findByText('无权查看')
    await goTo(`${confirm}?id=${id}`)
    await main().findByText('无权查看')
    expect(screen.queryByText('攀枝花峨辰机械制造有限公司')).toBeNull()
    await goTo(confirm)
    await main().findByText('未找到该合同')
    expect(address()).toBe(confirm)
  })
})
