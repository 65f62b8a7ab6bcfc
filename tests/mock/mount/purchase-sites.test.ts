import { describe, expect, test } from 'vitest'
import { isByInvitation } from '#src/model/procurement/kinds.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { dayMs } from '#src/model/time/units.ts'
import { procurementFile } from '#src/mock/files/procurement/files.ts'
import { joined } from '#src/mock/files/procurement/parts.ts'
import { stageNow } from '#src/mock/exchange/procurement/projects.ts'
import { answerRequest } from '#src/mock/mount/http/gate.ts'
import { createWorlds, defaultWorld } from '#src/mock/worlds.ts'
import { clockAt, someFriday } from '#tests/support/exchange.ts'

const contact = { contact: '蒋承岷', telPhone: '13900000006' }
const state = 'state-of-the-page-01'
const bank = { userId: null, visitor: 'bank' }

/** A supplier with documents, and the sites of its world. */
function opened() {
  const clock = clockAt(someFriday)
  const worlds = createWorlds(
    (world) => ({ world, real: clock.now, seed: 'minjiang' }),
    () => undefined,
  )
  const exchange = worlds.of(defaultWorld)
  const user = [...exchange.tables.users.values()].find(({ loginName }) => loginName === 'priority')!
  const actor = { userId: user.id, visitor: 'v' }
  const project = [...exchange.tables.procurements.values()].find(
    ({ method, dates, filePrice, lots, termination, ...known }) =>
      stageNow({ method, dates, filePrice, lots, termination, ...known }, exchange.now()) === 'sale' &&
      dates.saleTo - exchange.now() > 2 * dayMs &&
      !isByInvitation(method) &&
      method !== 'auction' &&
      termination === null &&
      filePrice !== '0' &&
      lots[0]!.bond !== '0',
  )!
  const [lot] = project.lots
  const pay = (input: { paidFor: 'documents' } | { paidFor: 'bond'; lotId: string }) => {
    const idemKey = `payment-${input.paidFor}`
    const order = exchange.take('payProcurement', { id: project.id, channel: 'b2b', idemKey, ...input }, actor)!
    exchange.take('bankSays', { orderId: order.id, word: 'paid' }, bank)
  }
  exchange.take('enrolForProcurement', { id: project.id, ...contact, lotIds: [lot!.id] }, actor)
  pay({ paidFor: 'documents' })
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await answerRequest(new Request(`http://127.0.0.1${path}`, init), worlds, false)
    if (!answer) throw new Error(`${path} is not of the mock`)
    return answer
  }
  return { clock, exchange, actor, project, lot: lot!, pay, ask }
}
type Opened = ReturnType<typeof opened>

test('[PU-06] the bank shows what is paid, with the lot of a bond', async () => {
  const { exchange, actor, project, lot, ask } = opened()
  const pay = { id: project.id, paidFor: 'bond', lotId: lot.id, channel: 'b2b', idemKey: 'payment-shown' } as const
  const order = exchange.take('payProcurement', pay, actor)!
  const page = await (await ask(order.payUrl)).text()
  expect(page).toContain(`<dt>付款用途</dt><dd>投标保证金，${project.name}，${lot.name}</dd>`)
})

describe('the download host', () => {
  const addressOf = ({ exchange, actor, project }: Opened) =>
    `/purchase-files/${exchange.take('giveDocumentAddress', { id: project.id, fileId: 'documents' }, actor).path}`

  test('[PU-06] gives the file with its digest, and a part of it', async () => {
    const world = opened()
    const path = addressOf(world)
    const { parts, file } = procurementFile(world.project, 'documents')!
    const bytes = joined(parts)
    const whole = await world.ask(path)
    expect(whole.status).toBe(200)
    expect(whole.headers.get('etag')).toBe(`"${file.digest}"`)
    expect(whole.headers.get('content-length')).toBe(String(bytes.length))
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(bytes)

    const rest = await world.ask(path, { headers: { range: 'bytes=1000-' } })
    expect(rest.status).toBe(206)
    expect(rest.headers.get('content-range')).toBe(`bytes 1000-${bytes.length - 1}/${bytes.length}`)
    expect(new Uint8Array(await rest.arrayBuffer())).toEqual(bytes.slice(1000))
    const few = await world.ask(path, { headers: { range: 'bytes=0-9' } })
    expect(new Uint8Array(await few.arrayBuffer())).toEqual(bytes.slice(0, 10))
  })

  test('[PU-06] begins anew when the file is another one; refuses a part behind its end', async () => {
    const world = opened()
    const path = addressOf(world)
    const other = await world.ask(path, { headers: { range: 'bytes=1000-', 'if-range': '"other"' } })
    expect(other.status).toBe(200)
    const behind = await world.ask(path, { headers: { range: 'bytes=99999999-' } })
    expect(behind.status).toBe(416)
  })

  test('[PU-06] refuses a wrong and an expired address with a text', async () => {
    const world = opened()
    const path = addressOf(world)
    const wrong = await world.ask(path.replace('documents.pdf', 'requirements.docx'))
    expect([wrong.status, await wrong.text()]).toEqual([404, '下载地址无效，请返回采购项目页面重新下载'])
    world.clock.move(11 * 60_000)
    const late = await world.ask(path)
    expect([late.status, await late.text()]).toEqual([410, '下载地址已过期，请返回采购项目页面重新下载'])
  })
})

describe('the procurement system', () => {
  const enter = ({ exchange, actor, project }: Opened) =>
    exchange.take('giveHandover', { id: project.id, state }, actor).url
  const follow = async ({ ask }: Opened, answer: Response) => ask(answer.headers.get('location')!)
  const post = ({ ask }: Opened, fields: Record<string, string>) =>
    ask('/mock-purchase/respond', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })

  test('[PU-06] shows the supplier and the project, takes, replaces and withdraws a response, and leads back', async () => {
    const world = opened()
    const { project, lot } = world
    world.pay({ paidFor: 'bond', lotId: lot.id })
    const entered = await world.ask(enter(world))
    expect(entered.status).toBe(303)
    const page = await (await follow(world, entered)).text()
    expect(page).toContain(project.name)
    expect(page).toContain(world.exchange.kyc.identityOf(world.actor.userId)!.name)
    expect(page).toContain(`/userCenterPurchase?project=${project.id}&amp;state=${state}`)
    const visit = /name="visit" value="([^"]+)"/.exec(page)![1]!

    const high = await post(world, { visit, what: 'hand-in', [`price-${lot.id}`]: '9999999999' })
    expect(high.status).toBe(400)
    const problem = await high.text()
    expect(problem).toContain('报价不能超过最高限价')
    expect(problem).toContain('value="9999999999"')

    const done = await post(world, { visit, what: 'hand-in', [`price-${lot.id}`]: '1,000.50' })
    expect(await (await follow(world, done)).text()).toContain('响应文件已递交。')
    const own = () => world.exchange.procurements.responsesOf(project).filter(({ userId }) => userId !== null)
    expect(own().map(({ price }) => price)).toEqual(['1000.50'])
    const desk = await (await world.ask(`/mock-purchase/desk?visit=${visit}`)).text()
    expect(desk).not.toContain('value="withdraw"')
    const asked = /href="([^"]+)">撤回全部响应/.exec(desk)![1]!.replaceAll('&amp;', '&')
    const question = await (await world.ask(asked)).text()
    expect(question).toContain(`您将撤回“${project.name}”的以下响应：`)
    expect(question).toContain(`<li>${lot.name}：1,000.50 元，`)
    expect(question).toContain(`撤回后可在 ${dateTime(project.dates.deadlineAt)} 前重新递交`)
    expect(question).toContain('value="withdraw">确认撤回</button>')
    expect(own()).toHaveLength(1)
    const withdrawn = await post(world, { visit, what: 'withdraw' })
    expect(await (await follow(world, withdrawn)).text()).toContain('响应文件已撤回。')
    expect(own()).toEqual([])
  })

  test('[PU-06] does not take a price for a lot whose bond has not arrived', async () => {
    const world = opened()
    const page = await (await follow(world, await world.ask(enter(world)))).text()
    expect(page).toContain('投标保证金尚未到账，到账后方可递交')
    const visit = /name="visit" value="([^"]+)"/.exec(page)![1]!
    const answer = await post(world, { visit, what: 'hand-in', [`price-${world.lot.id}`]: '1000' })
    expect(answer.status).toBe(400)
  })

  test.each([
    ['a second use', (url: string) => url, 409, '该跳转凭证已经使用过', 1, 0],
    ['an expired code', (url: string) => url, 410, '跳转凭证已超过 60 秒的有效期', 0, 61_000],
    ['a foreign state', (url: string) => url.replace(state, 'state-of-another-01'), 403, '与发起的页面不一致', 0, 0],
    ['another project', (url: string) => url.replace(/project=C\d+/, 'project=C10001'), 403, '不属于该采购项目', 0, 0],
    ['no code', () => '/mock-purchase/enter', 400, '跳转凭证无效', 0, 0],
  ])('[PU-06] refuses %s, and the page says what to do', async (_, changed, status, text, before, ms) => {
    const world = opened()
    const url = enter(world)
    for (let use = 0; use < before; use += 1) await world.ask(url)
    world.clock.move(ms)
    const answer = await world.ask(changed(url))
    expect(answer.status).toBe(status)
    const page = await answer.text()
    expect(page).toContain(text)
    expect(page).toContain('请返回岷江产权交易网的采购项目页面，重新点击“前往采购系统”')
    expect(page).toMatch(/href="\/(?:purchase\/tradeDetail\?id=C\d+|userCenterPurchase)"/)
  })

  test('an unknown address is 404', async () => {
    const { ask } = opened()
    expect((await ask('/mock-purchase/none')).status).toBe(404)
    expect((await ask('/mock-purchase/desk?visit=none')).status).toBe(400)
    expect((await ask('/mock-purchase/style.css')).headers.get('content-type')).toContain('text/css')
  })
})
