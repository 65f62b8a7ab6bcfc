import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  HttpAnswer,
  type Request,
  type Network,
  network,
  type Answer,
  wait,
} from '#tests/features/session/support/network.ts'
import { openBrowser, openTab, signInAs, type Tab } from '#tests/features/session/support/browser.ts'

let wire: Network
let tab: Tab
const modules = () => import('#src/features/session/tokens/pending-sign-in.ts')

beforeEach(async () => {
  wire = network()
  openBrowser({ at: '/loginCallback' })
  tab = await openTab()
})
afterEach(() => vi.unstubAllGlobals())

const detail = '/dscq-user/user/detail'
const granted = {
  code: 200,
  data: { access_token: 'A9', refresh_token: 'R9', baseUserId: 'U9', isAllowAccess: true },
}
const known = { code: 200, data: { loginName: 'company', name: '岷岸实业', authStatus: 3 } }
/** The answers to a user detail by code, and to one with the bearer of the tokens that the code yields. */
const answerName = (byCode: Answer) =>
  wire.answer(({ path, query, bearer }: Request) => {
    if (path === '/oauth/token') return granted
    if (path !== detail) return { code: 200, data: null }
    if (query['code'] !== undefined) return byCode
    return bearer === 'A9' ? known : { code: 200, data: { loginName: 'person', name: '周岷生' } }
  })
const paths = () => wire.asked.map(({ path, bearer }) => [path, bearer])

describe('the account of a code', () => {
  test('[AC-02] [D19] is fetched without a bearer: the exchange could name the current account instead', async () => {
    answerName(known)
    signInAs(tab)
    const { identifyCode } = await modules()
    expect((await identifyCode({ code: 'K1' })).name).toBe('岷***（co****ny）')
    expect(paths()).toEqual([[detail, null]])
  })

  test.each<[string, Answer]>([
    ['a required token', { code: 401, msg: '请先登录' }],
    ['401 with its own text', new HttpAnswer(401, '<h1>401</h1>')],
    ['no such call', { code: 404, msg: '接口不存在' }],
    ['a gateway’s 404', new HttpAnswer(404, '<h1>404 Not Found</h1>')],
    ['a missing parameter', { code: 400, msg: 'access_token 不能为空' }],
    ['no permission', { code: 403, msg: '没有权限' }],
    ['no data', { code: 200, data: null }],
    ['a user without a name', { code: 200, data: {} }],
  ])(
    '[AC-02] [D19] answer %s: the code is redeemed after the first confirmation, and its tokens are used after the second',
    async (_, reply) => {
      answerName(reply)
      const { identifyCode } = await modules()
      const unnamed = await identifyCode({ code: 'K1' })
      expect([unnamed.name, wire.to('/oauth/token'), tab.toasts(), tab.visits]).toEqual([null, [], [], []])
      const met = await unnamed.confirm()
      expect(wire.to('/oauth/token').map(({ query }) => query['code'])).toEqual(['K1'])
      expect([met?.name, tab.now().baseUserId]).toEqual(['岷***（co****ny）', null])
      expect(await met?.confirm()).toBeNull()
      expect(tab.now()).toMatchObject({ baseUserId: 'U9', accessToken: 'A9' })
    },
  )

  test('[AC-02] is unknown without a network, and the code is not redeemed', async () => {
    wire.answer(() => 'down')
    const { identifyCode } = await modules()
    await expect(identifyCode({ code: 'K1' })).rejects.toMatchObject({ trouble: 'network' })
    expect(wire.to('/oauth/token')).toEqual([])
  })
})

describe('a code that this tab requested', () => {
  test('[AC-02] signs in', async () => {
    answerName(known)
    const { redeemOwnCode } = await modules()
    expect(await redeemOwnCode({ code: 'K1' })).toBeNull()
    expect(tab.now().baseUserId).toBe('U9')
  })

  test('[AC-02] needs no confirmation for the account that is signed in already', async () => {
    answerName(known)
    signInAs(tab, '9')
    const { redeemOwnCode } = await modules()
    expect(await redeemOwnCode({ code: 'K1' })).toBeNull()
    await wait(5)
    expect(wire.to('/logout')).toEqual([])
  })

  test('[AC-02] [D19] does not replace an account that signed in while it was redeemed', async () => {
    answerName(known)
    const { redeemOwnCode } = await modules()
    const arriving = redeemOwnCode({ code: 'K1' })
    signInAs(tab)
    const met = await arriving
    expect([met?.name, tab.now().baseUserId]).toEqual(['岷***（co****ny）', 'U1'])
    await met?.confirm()
    await wait(5)
    expect(tab.now().baseUserId).toBe('U9')
    expect(paths()).toContainEqual(['/logout', 'A1'])
    expect(paths()).not.toContainEqual(['/logout', 'A9'])
  })
})
