import { describe, expect, test } from 'vitest'
import { answerRequest } from '#src/mock/mount/http/gate.ts'
import { createWorlds } from '#src/mock/worlds.ts'
import { someFriday } from '#tests/support/exchange.ts'

const worlds = createWorlds(
  (world) => ({ world, real: () => someFriday }),
  () => undefined,
)
const control = async (tool: string, body: unknown) => {
  const request = new Request(`http://127.0.0.1:1/__mock/${tool}`, { method: 'POST', body: JSON.stringify(body) })
  const answer = (await answerRequest(request, worlds, true))!
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

describe('the control endpoints', () => {
  test('report a refusal of the exchange as text', async () => {
    expect(await control('quote', { assetsId: 'A99999', bidNo: '1' })).toEqual({
      status: 400,
      body: { error: '标的不存在：A99999' },
    })
  })

  test.each(['constructor', 'toString', '__proto__', 'nothing'])('there is none called %s', async (tool) => {
    expect(await control(tool, {})).toEqual({ status: 400, body: { error: 'refused' } })
  })

  test('[ASVS 7.4.5] end the sessions of one account, or of all', async () => {
    const exchange = worlds.of('demo')
    const { accounts, tables } = exchange
    const tokenOf = (loginName: string) => {
      const { id } = [...tables.users.values()].find((user) => user.loginName === loginName)!
      const signOn = { code: accounts.newSsoCode(id) }
      return exchange.take('signInByCode', signOn, { userId: null, visitor: '' }).access_token
    }
    const [person, company] = [tokenOf('person'), tokenOf('company')]
    const named = () => [person, company].map((token) => accounts.userOf(token)?.loginName ?? null)
    expect(named()).toEqual(['person', 'company'])
    expect(await control('sessions-end', { loginName: 'person' })).toEqual({ status: 200, body: { ended: 1 } })
    expect(named()).toEqual([null, 'company'])
    expect(await control('sessions-end', {})).toEqual({ status: 200, body: { ended: 1 } })
    expect(named()).toEqual([null, null])
    expect((await control('sessions-end', { loginName: 'nobody' })).status).toBe(400)
  })

  test('load ten thousand assets', async () => {
    expect(await control('scenario', { name: 'many' })).toEqual({ status: 200, body: { scenario: 'many' } })
    expect(worlds.of('demo').tables.listings.size).toBeGreaterThan(10_000)
  })

  test('a quote returns the public state of the room', async () => {
    const lot = worlds
      .of('demo')
      .market.biddingNow()
      .find(({ mode }) => mode === 'final')!
    const { body: room } = await control('quote', { assetsId: lot.assetsId, bidNo: '1001' })
    expect(room).toMatchObject({ assetsId: lot.assetsId, biddingPrice: null, biddingCount: lot.quotes.length })
  })

  test('a room is suspended with the reason, resumed, and ended', async () => {
    const exchange = worlds.of('demo')
    const { assetsId: roomId } = exchange.market.biddingNow().find(({ mode }) => mode === 'ongoing')!
    const orderRoom = async (kind: string, reason?: string) =>
      (await control('room-order', { roomId, kind, reason })).status
    const room = () => exchange.rooms.find(roomId).room
    expect(await orderRoom('resume')).toBe(400)
    expect(await orderRoom('pause', '核查')).toBe(200)
    expect(room().paused?.reason).toBe('核查')
    expect(await orderRoom('pause')).toBe(400)
    expect(await orderRoom('resume')).toBe(200)
    expect(room().paused).toBeNull()
    expect(await orderRoom('terminate')).toBe(200)
    expect(room().result?.kind).toBe('TERMINATED')
    expect(await orderRoom('stop')).toBe(400)
  })

  test('the exchange’s own bidders are disqualified one by one, and nobody else', async () => {
    const exchange = worlds.of('demo')
    const { assetsId: roomId } = exchange.market.biddingNow().find(({ mode }) => mode === 'phased')!
    const entitled = () => Object.values(exchange.rooms.find(roomId).room.bidders).filter(({ qualified }) => qualified)
    const own = entitled().map(({ bidNo }) => bidNo)
    const orderOut = async (bidNo: string) =>
      (await control('room-order', { roomId, kind: 'disqualify', bidNo, reason: '未按公告提交材料' })).status
    expect(own.length).toBeGreaterThan(1)
    expect(await orderOut('0000')).toBe(400)
    expect(await orderOut(own[0]!)).toBe(200)
    expect(entitled().map(({ bidNo }) => bidNo)).toEqual(own.slice(1))
    expect(await orderOut(own[0]!)).toBe(400)
  })

  test('[A6] staff publish a pre-disclosed asset from its form: a floor below nine tenths of the appraisal is refused', async () => {
    const assetsId = 'A20013'
    const listed = async () => {
      const read = new Request('http://127.0.0.1:1/__mock/listings.json')
      const all = (await (await answerRequest(read, worlds, true))!.json()) as { assetsId: string }[]
      return all.find((listing) => listing.assetsId === assetsId)
    }
    const terms = {
      step: '10000',
      top: '836100',
      floor: '752490',
      dropStep: '4180.5',
      dropMinutes: 5.62,
      approvalDoc: null,
    }
    expect(await listed()).toEqual({ assetsId, mode: 'v-shaped', appraisal: '794295', terms })
    expect(await control('listing-publish', { assetsId, floor: '700000', approvalDoc: ' ' })).toEqual({
      status: 400,
      body: { error: '底价低于评估结果的90%，须提供批准文件' },
    })
    for (const [name, value] of Object.entries({ dropMinutes: 'soon', trigger: 'SOMETIMES', floor: 700_000 }))
      expect(await control('listing-publish', { assetsId, [name]: value })).toMatchObject({ status: 400 })
    expect(await control('listing-publish', { assetsId: 'P0009' })).toMatchObject({ status: 400 })
    expect(worlds.of('demo').tables.listings.get(assetsId)!.status).toBe('PRE')
    // As the browser sends the form: what is not changed has the text of the field.
    const fields = { ...terms, floor: '700000', dropMinutes: '5.62', approvalDoc: '川国资产权〔2026〕18号' }
    const body = new URLSearchParams({ assetsId, ...fields })
    const request = new Request('http://127.0.0.1:1/__mock/listing-publish', { method: 'POST', body })
    expect((await answerRequest(request, worlds, true))!.status).toBe(303)
    expect(worlds.of('demo').tables.listings.get(assetsId)).toMatchObject({
      status: 'NOTICE',
      roomTerms: { floor: '700000', dropStep: '4180.5', dropMs: 337_000, approvalDoc: '川国资产权〔2026〕18号' },
    })
    expect(await listed()).toBeUndefined()
  })

  const pressed = async (tool: string, fields: Record<string, string>) => {
    const headers = { referer: 'http://127.0.0.1:1/__mock' }
    const body = new URLSearchParams(fields)
    const request = new Request(`http://127.0.0.1:1/__mock/${tool}`, { method: 'POST', headers, body })
    const answer = (await answerRequest(request, worlds, true))!
    return [answer.status, answer.headers.get('location')]
  }
  const back = [303, 'http://127.0.0.1:1/__mock']

  test('the buttons of the console move the clock, load a scenario, reset the world, and return', async () => {
    const exchange = worlds.of('demo')
    const before = exchange.now()
    expect(await pressed('clock', { jumpMs: '3600000' })).toEqual(back)
    expect(exchange.now()).toBe(before + 3_600_000)
    expect(await pressed('scenario', { name: 'empty' })).toEqual(back)
    expect(exchange.tables.news.size).toBe(0)
    expect(await pressed('reset', {})).toEqual(back)
    expect(worlds.of('demo').tables.news.size).toBeGreaterThan(0)
  })

  test('every page of the console opens, with its style at an address of its own', async () => {
    const read = async (path: string) =>
      (await answerRequest(new Request(`http://127.0.0.1:1/__mock${path}`), worlds, true))!
    const index = await (await read('')).text()
    for (const words of ['1 小时', 'rooms：再开一百间竞价厅', '重新开始']) expect(index).toContain(words)
    const pages = [...index.matchAll(/href="\/__mock(\/[\w-]+)"/g)].map(([, path]) => path!)
    expect(pages.length).toBeGreaterThan(8)
    for (const path of pages) {
      const page = await read(path)
      expect([path, page.status]).toEqual([path, 200])
      const text = await page.text()
      expect(text).toContain('<link rel="stylesheet" href="/__mock/style.css">')
      expect(text).not.toMatch(/ style=|<script|<style/)
    }
    expect((await read('/style.css')).headers.get('content-type')).toContain('text/css')
  })
})

describe('the favicon', () => {
  const bodyOf = async (address: string): Promise<string> =>
    (await answerRequest(new Request(`http://127.0.0.1:1${address}`), worlds, true))!.text()

  test.each([
    '/__mock',
    '/__mock/inbox',
    '/__mock/letters',
    '/__mock/rooms',
    '/__mock/listings',
    '/__mock/enrolments',
    '/__mock/bank',
    '/__mock/reviewer',
    '/__mock/faces',
    '/__mock/cards',
    '/mock-face/check?token=nothing',
    '/mock-bank/pay?order=nothing',
    '/sso/authorize',
  ])('%s names it, so that no browser requests another', async (address) => {
    expect(await bodyOf(address)).toContain('<link rel="icon" type="image/svg+xml" href="/favicon.svg">')
  })
})
