import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Contract } from '#src/mock/exchange/contracts/record.ts'
import { registerNodeFont } from '#src/mock/mount/node-font.ts'
import { codeTo, pastContractToSign } from '#tests/mock/support/contract.ts'
import { loadScreens } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { World } from '#tests/support/world.ts'

registerNodeFont()
const address = '/usercenter/contract/sign'
await loadScreens(address)

const main = () => within(screen.getByRole('main'))
const button = (name: string) => main().findByRole('button', { name })

const ready = ({ exchange }: World) => pastContractToSign({ exchange })

const open = (world: World, { id }: Contract, as = 'person') => renderRoute(`${address}?id=${id}`, { as, world })
const ownSigner = ({ signers }: Contract) => signers[0]!

describe('[BD-07] /usercenter/contract/sign', () => {
  test('begins for all, asks what is missing, and signs once with a seal in the signer’s place and a code', async () => {
    const world = openWorld()
    const { contract, user: taker } = ready(world)
    const { user } = await open(world, contract)
    await user.click(await button('开始签署'))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: '开始签署' }))
    expect(await main().findAllByRole('img', { name: /^合同第 \d 页，共 6 页$/ })).toHaveLength(6)

    await user.click(await button('确认签署'))
    expect(await main().findByText('短信验证码不能为空')).toBeTruthy()
    await user.click(await button('获取验证码'))
    const code = await main().findByRole('textbox', { name: '短信验证码' })
    await main().findByText(/^验证码已发送至 139\*\*\*\*0004/)
    const right = codeTo(world.exchange, taker.telPhone)
    await user.type(code, right)
    await user.click(await button('确认签署'))
    expect(await main().findByText('请选择印章或签名')).toBeTruthy()

    await user.click(await main().findByRole('radio', { name: '个人签名' }))
    expect(main().getByRole('button', { name: '签名位置，第 6 页；用方向键移动' })).toBeTruthy()
    await user.dblClick(await button('确认签署'))
    expect(await main().findByText('您已签署，等待其他签署方。')).toBeTruthy()
    const { state, signature } = ownSigner(contract)
    expect([state, signature?.willingness, signature?.hasSeam, signature?.marks.length]).toEqual([
      'signed',
      'sms',
      false,
      1,
    ])
    expect(signature?.marks[0]?.page).toBe(5)
    expect(contract.events.filter(({ kind }) => kind === 'signed')).toHaveLength(1)
  })

  test('a mark is moved by the arrow keys and put in another place, too; a wrong code is said and nothing is lost', async () => {
    const world = openWorld()
    const { contract, actor, user: taker } = ready(world)
    world.exchange.take('openContract', { id: contract.id }, actor)
    // The only one that is left for contracts is chosen by itself.
    for (const seal of world.exchange.seals.of(taker.id)) if (seal.name !== '个人签名') seal.state = 'stopped'
    const { user } = await open(world, contract)
    const mark = await button('签名位置，第 6 页；用方向键移动')
    const before = mark.style.left
    mark.focus()
    await user.keyboard('{ArrowRight}')
    expect(Number.parseFloat(mark.style.left) - Number.parseFloat(before)).toBeCloseTo(0.5)
    await user.click(await button('再放一处'))
    expect(await button('签名位置，第 5 页；用方向键移动')).toBeTruthy()
    await user.type(await main().findByRole('textbox', { name: '短信验证码' }), '000000')
    await user.click(await button('确认签署'))
    expect(await main().findByText('短信验证码已失效，请重新获取')).toBeTruthy()
    expect(main().getByRole<HTMLInputElement>('radio', { name: '个人签名' }).checked).toBe(true)
    expect(ownSigner(contract).state).toBe('waiting')
  })

  test('a person without any seal is offered a signature by hand', async () => {
    const world = openWorld()
    const { contract, actor, user: taker } = ready(world)
    world.exchange.take('openContract', { id: contract.id }, actor)
    for (const seal of world.exchange.seals.of(taker.id)) {
      seal.state = 'draft'
      world.exchange.seals.remove(taker.id, seal.id)
    }
    await open(world, contract)
    expect(await main().findByText('您还没有可用的个人签名章，可以手写签名。')).toBeTruthy()
    expect(main().getAllByRole('radio', { name: '手写签名' })).toHaveLength(1)
  })

  test('refusing ends it for all with a reason; another account sees nothing', async () => {
    const world = openWorld()
    const { contract, actor } = ready(world)
    world.exchange.take('openContract', { id: contract.id }, actor)
    const { user } = await open(world, contract)
    await user.click(await button('拒签'))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: '确定拒签' }))
    expect(await dialog.findByText('请填写原因')).toBeTruthy()
    await user.type(dialog.getByRole('textbox', { name: '拒签的原因' }), '付款安排有变')
    await user.click(dialog.getByRole('button', { name: '确定拒签' }))
    expect(await main().findByText(/合同已被拒签，流程已终止/)).toBeTruthy()
    expect(contract.reason).toBe('付款安排有变')
  })

  test('a foreign contract is refused without data', async () => {
    const world = openWorld()
    const { contract } = ready(world)
    await open(world, contract, 'company')
    expect(await main().findByText('无权查看')).toBeTruthy()
    expect(main().queryByText(contract.no)).toBe(null)
  })
})
