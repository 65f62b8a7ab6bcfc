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
import { bearerOf } from '../support/sign-in.ts'

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
  const projects = [...exchange.tables.procurements.values()].filter(
    ({ method, dates, filePrice, lots, termination, ...known }) =>
      stageNow({ method, dates, filePrice, lots, termination, ...known }, exchange.now()) === 'sale' &&
      dates.saleTo - exchange.now() > 2 * dayMs &&
      !isByInvitation(method) &&
      method !== 'auction' &&
      termination === null &&
      filePrice !== '0' &&
      lots[0]!.bond !== '0',
  )
  const project = projects[0]!
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
  return { clock, exchange, actor, project, others: projects.slice(1), lot: lot!, pay, ask }
}
type Opened = ReturnType<typeof opened>

/** A second project with documents. */
function joinedOther({ exchange, actor, others }: Opened): Pick<Opened, 'project'> {
  const project = others[0]!
  exchange.take('enrolForProcurement', { id: project.id, ...contact, lotIds: [project.lots[0]!.id] }, actor)
  const pay = { id: project.id, paidFor: 'documents', channel: 'b2b', idemKey: 'payment-other' } as const
  exchange.take('bankSays', { orderId: exchange.take('payProcurement', pay, actor)!.id, word: 'paid' }, bank)
  return { project }
}

test('[PU-06] the bank shows what is paid, with the lot of a bond', async () => {
  const { exchange, actor, project, lot, ask } = opened()
  const pay = { id: project.id, paidFor: 'bond', lotId: lot.id, channel: 'b2b', idemKey: 'payment-shown' } as const
  const order = exchange.take('payProcurement', pay, actor)!
  const page = await (await ask(order.payUrl)).text()
  expect(page).toContain(`<dt>付款用途</dt><dd>投标保证金，${project.name}，${lot.name}</dd>`)
})

describe('a page of the bank that is out of date', () => {
  /** A payment of the bond, and what the bank answers to a press on its page. */
  const begun = () => {
    const world = opened()
    const { exchange, actor, project, lot, ask } = world
    const pay = { id: project.id, paidFor: 'bond', lotId: lot.id, channel: 'b2b', idemKey: 'payment-begun' } as const
    const order = exchange.take('payProcurement', pay, actor)!
    const press = async (result: string, orderId = order.id) => {
      const answer = await ask('/mock-bank/pay', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ order: orderId, result }).toString(),
      })
      return { status: answer.status, location: answer.headers.get('location'), page: await answer.text() }
    }
    const isPaid = () => exchange.suppliers.find(actor.userId, project.id)!.bonds[0]!.paidAt !== null
    const returned = `/purchase/tradeDetail?id=${project.id}&order=${order.id}`
    return { ...world, order, press, isPaid, returned }
  }
  const alert = (text: string) => `<p role="alert"><strong>${text}</strong></p>`

  test('[PU-06] a payment that another tab has cancelled takes no money, and the bank says so', async () => {
    const { exchange, actor, project, order, press, isPaid, returned } = begun()
    exchange.take('cancelProcurementPay', { id: project.id, orderId: order.id }, actor)
    const { status, page } = await press('paid')
    expect(status).toBe(200)
    expect(page).toContain(alert('订单已取消，未扣款。'))
    expect(page).toContain(`href="${returned.replace('&', '&amp;')}">返回采购项目</a>`)
    expect(isPaid()).toBe(false)
  })

  test('[PU-06] neither does one that has expired', async () => {
    const { clock, press, isPaid } = begun()
    clock.move(15 * 60_000)
    expect((await press('paid')).page).toContain(alert('订单已超过支付时限，未扣款。'))
    expect(isPaid()).toBe(false)
  })

  test('[PU-06] nor one whose deadline is over', async () => {
    const { exchange, clock, actor, project, order, press, isPaid } = begun()
    exchange.take('cancelProcurementPay', { id: project.id, orderId: order.id }, actor)
    clock.move(project.dates.deadlineAt - exchange.now() - 60_000)
    const { id, lots } = project
    const late = { id, paidFor: 'bond', lotId: lots[0]!.id, channel: 'b2b', idemKey: 'payment-late1' } as const
    const { id: lateId } = exchange.take('payProcurement', late, actor)!
    clock.move(61_000)
    const { page } = await press('paid', lateId)
    expect(page).toContain(alert('订单已关闭，未扣款：响应截止时间已过，保证金不能再交纳。'))
    expect(isPaid()).toBe(false)
  })

  test('[PU-06] a payment is taken once, and the second tab is told', async () => {
    const { exchange, actor, press, isPaid, returned } = begun()
    expect(await press('paid')).toMatchObject({ status: 303, location: returned })
    expect(isPaid()).toBe(true)
    expect((await press('paid')).page).toContain(alert('该笔支付已成功，请勿重复支付。'))
    const arrivals = exchange.mailbox.of(actor.userId).filter(({ title }) => title === '投标保证金已到账')
    expect(arrivals).toHaveLength(1)
  })

  test('[PU-06] nothing is taken a second time while the bank is processing it', async () => {
    const { press, isPaid } = begun()
    expect((await press('later')).status).toBe(303)
    expect((await press('paid')).page).toContain(alert('银行正在处理，请勿重复支付。'))
    expect(isPaid()).toBe(false)
  })
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

  test('[ASVS 8.2.2] gives nothing to the address of a session that has ended', async () => {
    const { exchange, actor, project, ask } = opened()
    const session = exchange.accounts.sessionOf(bearerOf(exchange, exchange.tables.users.get(actor.userId)!.loginName))
    const input = { id: project.id, fileId: 'documents' }
    const { path } = exchange.take('giveDocumentAddress', input, { ...actor, session })
    const before = await ask(`/purchase-files/${path}`)
    expect([before.status, before.headers.get('content-security-policy'), before.headers.get('cache-control')]).toEqual(
      [200, "default-src 'none'; sandbox; frame-ancestors 'none'", 'no-store'],
    )
    exchange.accounts.signOut(actor.userId)
    const after = await ask(`/purchase-files/${path}`)
    expect([after.status, await after.text()]).toEqual([403, '登录已结束，请重新登录后下载'])
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

/** What a browser keeps of the procurement system: it sends the cookies of the answers it has seen. */
function browserOf({ ask }: Opened) {
  const jar = new Map<string, string>()
  const send = async (path: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await ask(path, { ...init, headers: { ...init.headers, ...(cookie && { cookie }) } })
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '') ?? []
    if (name !== undefined) jar.set(name, value!)
    return answer
  }
  return {
    send,
    follow: async (answer: Response) => send(answer.headers.get('location')!),
    post: (fields: Record<string, string>) =>
      send('/mock-purchase/respond', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      }),
  }
}

/** The fields of the forms of a page that the visitor does not see. */
const hiddenIn = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)">/g)].map(([, name, value]) => [name, value]),
  )

describe('the procurement system', () => {
  const enter = ({ exchange, actor, project }: Opened) =>
    exchange.take('giveHandover', { id: project.id, state }, actor).url
  /** A browser at the desk of the project, with what the desk shows. */
  const atDesk = async (world: Opened) => {
    const browser = browserOf(world)
    const entered = await browser.send(enter(world))
    const page = await (await browser.follow(entered)).text()
    return { ...browser, entered, page, hidden: hiddenIn(page) }
  }
  const handedIn = ({ exchange, project }: Opened) =>
    exchange.procurements
      .responsesOf(project)
      .filter(({ userId }) => userId !== null)
      .map(({ price }) => price)

  test('[PU-06] shows the supplier and the project, takes, replaces and withdraws a response, and leads back', async () => {
    const world = opened()
    const { project, lot } = world
    world.pay({ paidFor: 'bond', lotId: lot.id })
    const { entered, page, hidden, send, follow, post } = await atDesk(world)
    expect(entered.status).toBe(303)
    expect(page).toContain(project.name)
    expect(page).toContain(world.exchange.kyc.identityOf(world.actor.userId)!.name)
    expect(page).toContain(`/userCenterPurchase?project=${project.id}&amp;state=${state}`)

    const high = await post({ ...hidden, what: 'hand-in', [`price-${lot.id}`]: '9999999999' })
    expect(high.status).toBe(400)
    const problem = await high.text()
    expect(problem).toContain('报价不能超过最高限价')
    expect(problem).toContain('value="9999999999"')

    const done = await post({ ...hidden, what: 'hand-in', [`price-${lot.id}`]: '1,000.50' })
    expect(await (await follow(done)).text()).toContain('响应文件已递交。')
    expect(handedIn(world)).toEqual(['1000.50'])
    const desk = await (await send(`/mock-purchase/desk?project=${project.id}`)).text()
    expect(desk).not.toContain('value="withdraw"')
    const asked = /href="([^"]+)">撤回全部响应/.exec(desk)![1]!.replaceAll('&amp;', '&')
    const question = await (await send(asked)).text()
    expect(question).toContain(`您将撤回“${project.name}”的以下响应：`)
    expect(question).toContain(`<li>${lot.name}：1,000.50 元，`)
    expect(question).toContain(`撤回后可在 ${dateTime(project.dates.deadlineAt)} 前重新递交`)
    expect(question).toContain('value="withdraw">确认撤回</button>')
    expect(handedIn(world)).toEqual(['1000.50'])
    const withdrawn = await post({ ...hiddenIn(question), what: 'withdraw' })
    expect(await (await follow(withdrawn)).text()).toContain('响应文件已撤回。')
    expect(handedIn(world)).toEqual([])
  })

  test('[PU-06] a visit belongs to its browser: its address opens nothing in another one', async () => {
    const world = opened()
    world.pay({ paidFor: 'bond', lotId: world.lot.id })
    const { entered, hidden, send, post } = await atDesk(world)
    const address = `/mock-purchase/desk?project=${world.project.id}`
    expect(entered.headers.get('location')).toBe(address)
    expect(entered.headers.get('set-cookie')).toMatch(
      new RegExp(`^purchase-visit-${world.project.id}=[a-z0-9]{32}; Path=/mock-purchase; HttpOnly; SameSite=Lax$`),
    )
    await post({ ...hidden, what: 'hand-in', [`price-${world.lot.id}`]: '1000.50' })
    expect(await (await send(address)).text()).toContain('value="1000.50"')

    const stranger = browserOf(world)
    for (const path of [address, `${address}&withdraw=all`]) {
      const answer = await stranger.send(path)
      expect(answer.status).toBe(400)
      const page = await answer.text()
      expect(page).toContain('访问凭证无效。请返回岷江产权交易网的采购项目页面，重新点击“前往采购系统”')
      expect(page).toContain(`href="/purchase/tradeDetail?id=${world.project.id}">返回采购项目</a>`)
      expect(page).not.toContain('1000.50')
    }
    const changed = { ...hidden, what: 'hand-in', [`price-${world.lot.id}`]: '1' }
    expect((await stranger.post(changed)).status).toBe(400)
    expect((await stranger.post({ ...hidden, what: 'withdraw' })).status).toBe(400)
    expect(handedIn(world)).toEqual(['1000.50'])
  })

  test('[PU-06] [ASVS 3.3.1] over TLS the cookie is for encrypted connections to this host only, and opens the visit', async () => {
    const world = opened()
    const tls = { 'x-forwarded-proto': 'https' }
    const entered = await world.ask(enter(world), { headers: tls })
    const cookie = entered.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^__Host-purchase-visit-\w+=[a-z\d]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
    const [pair = ''] = cookie.split(';')
    const desk = entered.headers.get('location')!
    expect((await world.ask(desk, { headers: { ...tls, cookie: pair } })).status).toBe(200)
    expect((await world.ask(desk, { headers: { ...tls, cookie: pair.replace('__Host-', '') } })).status).not.toBe(200)
  })

  test('[PU-06] a form without the mark of this visit changes nothing, and neither does one of an earlier visit', async () => {
    const world = opened()
    world.pay({ paidFor: 'bond', lotId: world.lot.id })
    const { hidden, send, follow, post } = await atDesk(world)
    const offer = { what: 'hand-in', [`price-${world.lot.id}`]: '1000.50' }
    const forged = await post({ project: hidden['project']!, ...offer })
    expect(forged.status).toBe(400)
    expect(await forged.text()).toContain('本页已失效，未作任何更改')
    const later = hiddenIn(await (await follow(await send(enter(world)))).text())
    expect((await post({ ...hidden, ...offer })).status).toBe(400)
    expect(handedIn(world)).toEqual([])
    expect((await post({ ...later, ...offer })).status).toBe(303)
    expect(handedIn(world)).toEqual(['1000.50'])
  })

  test('[PU-06] two projects in two tabs of one browser stay apart', async () => {
    const world = opened()
    world.pay({ paidFor: 'bond', lotId: world.lot.id })
    const other = { ...world, ...joinedOther(world) }
    const { hidden, send, follow, post } = await atDesk(world)
    const page = await (await follow(await send(enter(other)))).text()
    expect(page).toContain(other.project.name)
    const price = { what: 'hand-in', [`price-${world.lot.id}`]: '1000.50' }
    // The first tab sends its form after the second project was entered.
    const done = await post({ ...hidden, ...price })
    expect(done.headers.get('location')).toBe(`/mock-purchase/desk?project=${world.project.id}&done=in`)
    expect([handedIn(world), handedIn(other)]).toEqual([['1000.50'], []])
    const mixed = await post({ ...hidden, project: other.project.id, ...price })
    expect(mixed.status).toBe(400)
    expect(handedIn(other)).toEqual([])
  })

  test('[PU-06] the key of another project under the name of this one opens nothing', async () => {
    const world = opened()
    const entered = await world.ask(enter(world))
    const [, key] = /=([a-z0-9]{32});/.exec(entered.headers.get('set-cookie')!)!
    const foreign = await world.ask('/mock-purchase/desk?project=C10001', {
      headers: { cookie: `purchase-visit-C10001=${key}` },
    })
    expect(foreign.status).toBe(400)
    expect(await foreign.text()).toContain('访问凭证无效')
  })

  test('[PU-06] a visit ends after half an hour, also with its cookie', async () => {
    const world = opened()
    const { send } = await atDesk(world)
    world.clock.move(31 * 60_000)
    const answer = await send(`/mock-purchase/desk?project=${world.project.id}`)
    expect(answer.status).toBe(410)
    expect(await answer.text()).toContain('在采购系统停留过久，登录已失效')
  })

  test('[PU-06] does not take a price for a lot whose bond has not arrived', async () => {
    const world = opened()
    const { page, hidden, post } = await atDesk(world)
    expect(page).toContain('投标保证金尚未到账，到账后方可递交')
    const answer = await post({ ...hidden, what: 'hand-in', [`price-${world.lot.id}`]: '1000' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('投标保证金尚未到账，请先返回交易网交纳')
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
    expect((await ask('/mock-purchase/desk?project=(')).status).toBe(400)
    expect((await ask('/mock-purchase/style.css')).headers.get('content-type')).toContain('text/css')
  })
})
