import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { contract } from '#src/api/contract.ts'
import { readReply, type Reply } from '#src/api/outcome.ts'
import { adCode } from '#src/model/content/schema.ts'

export type AskContract = (method: string, path: string, input: object, bearer?: string) => Promise<Reply>

/** Inputs with which every public call succeeds; ids come from earlier answers, that of an asset unless given. */
export async function inputsFor(ask: AskContract, asset?: string): Promise<Record<string, object>> {
  const first = async (path: string, method = 'get', input: object = {}) => {
    const { data } = await ask(method, path, input)
    const rows = (Array.isArray(data) ? data : (data as { records: { id?: string }[] }).records) as { id?: string }[]
    return rows[0]?.id ?? ''
  }
  const plateId = await first('/dscq-content/news-platecfg/select', 'post')
  const { records } = (await ask('post', '/dscq-project/assets/page', {})).data as { records: { assetsId: string }[] }
  const assetsId = asset ?? records[0]!.assetsId
  const firstId = async (path: string, input: object) => {
    const { data } = await ask('post', path, input)
    return (data as { records: { assetsId: string }[] }).records[0]!.assetsId
  }
  const bidding = await firstId('/dscq-sync/v1/bid-assets/hall/page', { size: 100 })
  const head = await ask('post', '/dscq-sync/v1/bid-assets/room/head', { assetsId: bidding })
  const room = (head.data as { roomId: string }).roomId
  const over = await firstId('/dscq-project/assets/page', { status: 'done', size: 1 })
  return {
    assetInfo: { assetsId },
    managedInfo: { id: assetsId },
    quotesPage: { assetsId },
    similarAssets: { assetsId },
    assetSuggestions: { q: '住宅' },
    siteSearchPage: { keyword: '住宅' },
    assetsByIds: { ids: [assetsId] },
    remindMe: { assetsId },
    dictionary: { code: 'document_type' },
    systemBranchDetail: { id: await first('/blade-desk/branch/list') },
    branchFigures: { branchId: await first('/blade-desk/branch/list') },
    deskBranchDetail: { id: await first('/blade-desk/branch/list') },
    partnersPage: { positionType: 0, size: 100, current: 1 },
    adList: { code: adCode.banner, size: 100, current: 1 },
    moduleBatchList: { modulesCodes: 'index_news' },
    newsFrontPage: { plateId },
    plateDetail: { id: plateId },
    newsContentDetail: { id: await first('/dscq-content/news-content/page', 'post') },
    noticeInfoDetail: { id: await first('/blade-desk/notice-info/list') },
    projectNoticeDetail: { id: await first('/dscq-project/notice/page', 'post') },
    procurementDetail: { id: await first('/dscq-purchase/project/page', 'post') },
    procurementNotice: { id: await first('/dscq-purchase/notice/page', 'post') },
    periodicalInfo: { id: await first('/blade-desk/periodical/list') },
    roadshowDetail: { id: await first('/dscq-project/roadshow/page', 'post') },
    specialDetail: { code: 'cqzr' },
    calendarOf: { month: '2026-03' },
    procurementOpenings: { from: '2026-03-02', to: '2026-03-08' },
    recruitInfo: { id: await first('/blade-desk/recruit/list') },
    newlyListed: { projectTypes: '0,3', isFrontPage: 0, limit: 4 },
    geoMap: { params: { province: '54', category: [1, 2, 3] } },
    captchaVoice: { uuid: ((await ask('get', '/blade-auth/oauth/captcha', {})).data as { uuid: string }).uuid },
    sendSmsCode: { telPhone: '13900009999', code: '1008' },
    checkLoginName: { loginName: 'somebody_new' },
    clientBranch: {
      clientId: ((await ask('get', '/blade-desk/branch/list', {})).data as { records: { clientId: string }[] })
        .records[0]!.clientId,
    },
    roomSnapshotOf: { roomId: room },
    roomHeadOf: { assetsId: bidding },
    roomBids: { roomId: room },
    roomAnswerOf: { roomId: room, idemKey: 'key-00000001' },
    roomRecordOf: { roomId: over },
    practiceBegin: { mode: 'ongoing' },
    batch: { calls: [{ method: 'get', path: '/dscq-project/top/hot', input: { size: 6, current: 1 } }] },
    pushPoll: { positions: [{ topic: 'hall' }] },
  }
}

/** Calls that need a password, a code, a token or admission to a room; other tests cover them. */
export const needsMore = new Set([
  'passwordLogin',
  'smsLogin',
  'codeLogin',
  'codeDetail',
  'refreshLogin',
  'passkeyLogin',
  'registerUser',
  'forgetPassword',
  'verifySmsCode',
  'findPersonAccount',
  'findOrgAccount',
  ...['ongoing', 'phased', 'final', 'onceOff', 'firstCome', 'twoStage', 'vShaped', 'dutch'].map(
    (mode) => `${mode}Quote`,
  ),
  'roomAct',
  'roomAnswerOf',
  'scanSealFace',
  'agreeSealFace',
  'cancelSealFace',
])

/** The same calls to the exchange through any mount. */
export function contractSuite(mount: string, ask: AskContract): void {
  describe(`the contract through ${mount}`, () => {
    test('[SE-01] every public call answers with an envelope of code 200 whose data match the schema', async () => {
      const inputs = await inputsFor(ask)
      const broken: string[] = []
      for (const { name, endpoint } of contract) {
        if (needsMore.has(name) || endpoint.access === 'user') continue
        const reply = await ask(endpoint.method, endpoint.path, inputs[name] ?? {})
        if (reply.code !== 200) broken.push(`${name}: ${reply.code} ${reply.msg ?? ''}`)
        else if (!z.safeParse(endpoint.data, reply.data).success) broken.push(`${name}: data`)
      }
      expect(broken).toEqual([])
    })

    test('private calls refuse a visitor, and an invalid token', async () => {
      for (const { endpoint } of contract.filter((call) => call.endpoint.access === 'user')) {
        expect((await ask(endpoint.method, endpoint.path, {})).code).toBe(401)
        expect((await ask(endpoint.method, endpoint.path, {}, 'forged')).code).toBe(401)
      }
    })

    test('an unknown call is 404 in the envelope, a malformed input 400', async () => {
      expect(await ask('get', '/no/such/call', {})).toMatchObject({ code: 404 })
      expect(await ask('post', '/dscq-content/ad-ads/list', { code: 5 })).toMatchObject({ code: 400 })
    })
  })
}

export const replyOf = (body: unknown): Reply => {
  const reply = readReply(body)
  if (!reply) throw new Error(`no envelope: ${JSON.stringify(body).slice(0, 200)}`)
  return reply
}
