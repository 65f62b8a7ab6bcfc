import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { agreeSealFace, saveSeal, scanSealFace, sealList } from '#src/api/endpoints/seal.ts'
import { personalSeal, sealRequest } from '#tests/mock/support/seal.ts'
import { loadScreens } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { World } from '#tests/support/world.ts'

await loadScreens('/contract/seal/qrcode')

afterEach(() => vi.restoreAllMocks())

const main = () => within(screen.getByRole('main'))
const button = (name: string) => main().findByRole('button', { name })

/** An application of `person` whose code waits for a phone; the phone has another browser, without a session. */
async function waiting(world = openWorld()) {
  const { id, face } = await world.call('person', saveSeal, sealRequest(personalSeal(world.exchange)))
  const { token } = face!
  const faceState = async () => (await world.call('person', sealList, {})).find((seal) => seal.id === id)?.face?.state
  return { world, token, faceState, address: `/contract/seal/qrcode#${token}` }
}
const decide = (world: World, token: string, verdict: string) => world.control('face', { token, verdict })

/** A browser may show the page as it was left. */
const comeBack = () => act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))

/** The page says nothing about the person. */
const isSilent = () => expect(document.body.textContent).not.toMatch(/周|新签名/)

describe('[BD-06] the phone’s page of a face check', () => {
  test('shows a masked name without a session, asks for consent, and leads to the comparison and back', async () => {
    const { world, token, faceState, address } = await waiting()
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    const { user } = await renderRoute(address, { world })
    await main().findByRole('heading', { name: '人脸识别', level: 1 })
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
    expect(main().getByText('周**')).toBeTruthy()
    expect(document.body.textContent).not.toContain('周岷生')
    expect(main().getByText('新签名')).toBeTruthy()
    await waitFor(async () => expect(await faceState()).toBe('scanned'))
    expect(world.callsTo(scanSealFace.path)).toEqual([{ token }])

    await user.click(await button('开始识别'))
    await main().findByText('请先勾选同意，再开始识别')
    expect(world.callsTo(agreeSealFace.path)).toEqual([])
    await user.click(main().getByRole('checkbox', { name: /我同意采集并比对本人的人脸信息/ }))
    expect(main().queryByText('请先勾选同意，再开始识别')).toBeNull()
    await user.click(await button('开始识别'))
    await waitFor(() => expect(assign.mock.calls).toEqual([[`/mock-face/check?token=${token}`]]))
    await decide(world, token, 'pass')
    comeBack()
    await main().findByRole('heading', { name: '认证成功' })
    expect(main().getByText('请回到电脑页面查看结果。')).toBeTruthy()
    isSilent()
  })

  test('a failed check names the reason and the attempts that are left; the last one does not offer another code', async () => {
    const { world, token, address } = await waiting()
    await decide(world, token, 'dark')
    await renderRoute(address, { world })
    await main().findByRole('heading', { name: '认证失败' })
    expect(main().getByText('光线过暗或面部被遮挡，请调整后重试')).toBeTruthy()
    expect(main().getByText('今天还可以识别 2 次。')).toBeTruthy()
    expect(main().getByText('请回到电脑页面重新获取二维码。')).toBeTruthy()
    isSilent()
  })

  test('without consent it is cancelled, and that is no failed attempt', async () => {
    const { world, faceState, address } = await waiting()
    const { user } = await renderRoute(address, { world })
    await user.click(await button('不同意，取消'))
    await main().findByRole('heading', { name: '已取消' })
    expect(await faceState()).toBe('cancelled')
    isSilent()
  })

  test('has expired when the reader comes back too late', async () => {
    const { world, address } = await waiting()
    await renderRoute(address, { world })
    await button('开始识别')
    world.jump(5 * 60_000)
    comeBack()
    await main().findByRole('heading', { name: '二维码已失效' })
    expect(main().queryByRole('button', { name: '开始识别' })).toBeNull()
    isSilent()
  })

  test.each([
    ['no token', '/contract/seal/qrcode'],
    ['an unknown token', '/contract/seal/qrcode#nothing'],
    ['a token that is no text', '/contract/seal/qrcode#%E0%A4%A'],
  ])('%s: a clear text and no data', async (_, address) => {
    await renderRoute(address)
    await main().findByRole('heading', { name: '二维码无效或已失效' })
    expect(main().getByText('请回到电脑页面重新获取二维码。')).toBeTruthy()
    expect(main().queryByRole('button')).toBeNull()
    isSilent()
  })

  test('a lost connection is no invalid code: it can be tried again', async () => {
    const { world, address } = await waiting()
    world.faults({ path: scanSealFace.path, kind: 'down', times: 1 })
    const { user } = await renderRoute(address, { world })
    await user.click(await main().findByRole('button', { name: /^重\s?试$/ }))
    await button('开始识别')
  })

  test('a check that was used meanwhile refuses the start', async () => {
    const { world, token, address } = await waiting()
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    const { user } = await renderRoute(address, { world })
    await user.click(await main().findByRole('checkbox'))
    await decide(world, token, 'pass')
    await user.click(await button('开始识别'))
    await main().findByText('二维码已失效，请在电脑上重新获取')
    expect(assign).not.toHaveBeenCalled()
  })
})
