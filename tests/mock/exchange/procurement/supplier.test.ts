import { describe, expect, test } from 'vitest'
import { isByInvitation } from '#src/model/procurement/kinds.ts'
import { dayMs, hourMs, minuteMs } from '#src/model/time/units.ts'
import { seededResponses } from '#src/mock/exchange/procurement/responses.ts'
import { stageNow } from '#src/mock/exchange/procurement/projects.ts'
import type { Procurement } from '#src/mock/exchange/tables.ts'
import type { CommandInput, CommandName, CommandResult } from '#src/mock/exchange/commands.ts'
import { memoryJournal, testExchange } from '#tests/support/exchange.ts'

type World = ReturnType<typeof testExchange>

/** An organisation that takes no part in procurement yet, a person, and an account that is not verified. */
const accounts = { firm: 'priority', company: 'company', person: 'person', newcomer: 'newcomer' } as const
type Account = keyof typeof accounts

function opened(options: Parameters<typeof testExchange>[0] = {}) {
  const world = testExchange(options)
  const { exchange } = world
  const idOf = (account: Account): string =>
    [...exchange.tables.users.values()].find(({ loginName }) => loginName === accounts[account])!.id
  const take = <N extends CommandName>(name: N, input: CommandInput<N>, account: Account = 'firm'): CommandResult<N> =>
    exchange.take(name, input, { userId: idOf(account), visitor: 'v' })
  return { ...world, idOf, take }
}
type Opened = ReturnType<typeof opened>

/** A project on sale for two more days, open to everyone, with a price, a bond and lots of its own. */
function onSale({ exchange, idOf }: Opened, fits: (project: Procurement) => boolean = () => true): Procurement {
  const now = exchange.now()
  return [...exchange.tables.procurements.values()].find(
    (project) =>
      stageNow(project, now) === 'sale' &&
      project.dates.saleTo - now > 2 * dayMs &&
      project.termination === null &&
      project.method !== 'auction' &&
      !isByInvitation(project.method) &&
      project.filePrice !== '0' &&
      project.lots[0]!.bond !== '0' &&
      exchange.suppliers.find(idOf('company'), project.id) === null &&
      fits(project),
  )!
}

const contact = { contact: '蒋承岷', telPhone: '13900000006' }
const enrolled = (world: Opened, project = onSale(world), lotIds = [project.lots[0]!.id]) => {
  world.take('enrolForProcurement', { id: project.id, ...contact, lotIds })
  return project
}
const payment = { channel: 'b2b', idemKey: 'payment-0001' } as const

function paid(
  world: Opened,
  project: Procurement,
  what: { paidFor: 'documents' } | { paidFor: 'bond'; lotId: string },
) {
  const idemKey = `payment-${what.paidFor}`
  const order = world.take('payProcurement', { id: project.id, ...payment, idemKey, ...what })!
  world.exchange.take('bankSays', { orderId: order.id, word: 'paid' }, { userId: null, visitor: 'bank' })
  return order
}
const bought = (world: Opened, project = enrolled(world)) => {
  paid(world, project, { paidFor: 'documents' })
  return project
}
const bonded = (world: Opened, project = bought(world)) => {
  paid(world, project, { paidFor: 'bond', lotId: project.lots[0]!.id })
  return project
}
const state = 'state-of-the-page-01'
const visited = (world: Opened, project: Procurement) => {
  const { url } = world.take('giveHandover', { id: project.id, state })
  const code = new URL(url, 'http://x').searchParams.get('code')!
  return world.take('enterProcurementSystem', { code, state, project: project.id })
}
const viewed = ({ exchange, idOf }: Opened, project: Procurement) =>
  exchange.suppliers.viewOf(exchange.suppliers.seenBy(idOf('firm'), project.id))
const titles = ({ exchange, idOf }: Opened) => exchange.mailbox.of(idOf('firm')).map(({ title }) => title)
/** Lets the clock come to a moment, and a second more. */
const until = (world: World, moment: number) => world.advance(moment - world.exchange.now() + 1000)

describe('enrolment', () => {
  test('[PU-06] takes the company from the account, and is one for a double click', () => {
    const world = opened()
    const project = enrolled(world)
    enrolled(world, project)
    const { enrolment, standing } = viewed(world, project)
    expect(enrolment).toMatchObject({ contact: '蒋承岷', telPhone: '13900000006', lotIds: [project.lots[0]!.id] })
    expect(enrolment!.company).toBe(world.exchange.kyc.identityOf(world.idOf('firm'))!.name)
    expect(enrolment!.creditCode).toBe(world.exchange.kyc.identityOf(world.idOf('firm'))!.docNumber)
    expect(standing).toEqual({
      isInvited: false,
      isEnrolled: true,
      hasDocuments: false,
      hasBond: false,
      isObjecting: false,
    })
    expect(titles(world).filter((title) => title === '采购项目报名成功')).toHaveLength(1)
  })

  test('[PU-06] lots are added while the documents are sold: each with its bond, and the documents are bought once', () => {
    const world = opened()
    const project = onSale(world, ({ lots }) => lots.length > 1 && lots[1]!.bond !== '0')
    const [first, second] = project.lots.map(({ id }) => id)
    bonded(world, bought(world, enrolled(world, project, [first!])))
    const { no } = viewed(world, project).enrolment!
    enrolled(world, project, [second!])
    enrolled(world, project, [first!, second!])
    const own = viewed(world, project)
    expect(own.enrolment).toMatchObject({ no, lotIds: [first, second] })
    expect(own.bonds).toMatchObject([
      { lotId: first, state: 'paid' },
      { lotId: second, state: 'due', amount: project.lots[1]!.bond },
    ])
    expect(own.standing).toMatchObject({ hasDocuments: true, hasBond: false })
    expect(titles(world).filter((title) => title === '采购项目标段已增加')).toHaveLength(1)
    expect(titles(world).filter((title) => title === '采购项目报名成功')).toHaveLength(1)
    const price = { lotId: second!, price: '1000' }
    expect(() => world.take('handInResponse', { visit: visited(world, project), offers: [price] })).toThrow(
      '投标保证金尚未到账',
    )
  })

  test('[PU-06] no lot is added after the sale, none that does not exist, and none by who may not take part', () => {
    const world = opened()
    const project = onSale(world, ({ lots }) => lots.length > 1)
    const [first, second] = project.lots.map(({ id }) => id)
    enrolled(world, project, [first!])
    expect(() => enrolled(world, project, [first!, '99'])).toThrow('所选标段（包）不存在')
    world.exchange.tables.blacklist.add(world.idOf('firm'))
    expect(() => enrolled(world, project, [second!])).toThrow('您已被列入黑名单')
    world.exchange.tables.blacklist.delete(world.idOf('firm'))
    until(world, project.dates.saleTo)
    expect(() => enrolled(world, project, [second!])).toThrow('报名已截止')
    expect(viewed(world, project).enrolment!.lotIds).toEqual([first])
  })

  test.each([
    ['newcomer', '参加采购须先完成机构实名认证'],
    ['person', '采购项目仅面向机构，个人账户不能报名，请使用机构账户'],
  ] as const)('[PU-06] %s may not enrol', (account, text) => {
    const world = opened()
    const project = onSale(world)
    const enrol = () =>
      world.take('enrolForProcurement', { id: project.id, ...contact, lotIds: [project.lots[0]!.id] }, account)
    expect(enrol).toThrow(text)
    expect(world.exchange.suppliers.find(world.idOf(account), project.id)).toBeNull()
  })

  test('[PU-06] a blacklisted organisation may not enrol', () => {
    const world = opened()
    world.exchange.tables.blacklist.add(world.idOf('firm'))
    expect(() => enrolled(world)).toThrow('您已被列入黑名单')
  })

  test('[PU-06] contact, phone and lots are checked', () => {
    const world = opened()
    const { id, lots } = onSale(world)
    const valid = { id, ...contact, lotIds: [lots[0]!.id] }
    const enrol = (over: Partial<typeof valid>) => () => world.take('enrolForProcurement', { ...valid, ...over })
    expect(enrol({ contact: ' ' })).toThrow('请填写联系人')
    expect(enrol({ contact: '<b>x</b>' })).toThrow('请填写联系人的姓名')
    expect(enrol({ telPhone: '12' })).toThrow(/手机/)
    expect(enrol({ lotIds: [] })).toThrow('请至少选择一个标段（包）')
    expect(enrol({ lotIds: ['99'] })).toThrow('所选标段（包）不存在')
    expect(enrol({ id: 'C1' })).toThrow('采购项目不存在')
  })

  test('[PU-06] is possible while the documents are sold only', () => {
    const world = opened()
    const project = onSale(world)
    until(world, project.dates.saleTo)
    expect(() => enrolled(world, project)).toThrow('报名已截止')
    const later = [...world.exchange.tables.procurements.values()].find(
      (known) => stageNow(known, world.exchange.now()) === 'notice' && known.dates.announcedAt < world.exchange.now(),
    )!
    expect(() => enrolled(world, later)).toThrow('采购文件尚未开始发售')
  })

  test('[PU-06] an invited tender takes invited suppliers only', () => {
    const world = opened()
    const invited = world.exchange.suppliers.ofUser(world.idOf('company')).find(({ isInvited }) => isInvited)!
    expect(() => enrolled(world, invited.project)).toThrow('该项目仅限受邀供应商参加，您不在受邀名单中')
    const input = { id: invited.project.id, ...contact, lotIds: [invited.project.lots[0]!.id] }
    expect(world.take('enrolForProcurement', input, 'company').enrolment).not.toBeNull()
  })
})

describe('payments', () => {
  test('[PU-06] documents: a double click and a second tab make one payment, and the bank counts it once', () => {
    const world = opened()
    const project = enrolled(world)
    const pay = (idemKey: string) =>
      world.take('payProcurement', { id: project.id, paidFor: 'documents', channel: 'b2b', idemKey })
    const order = pay('payment-0001')!
    expect(pay('payment-0001')).toBe(order)
    expect(() => pay('payment-0002')).toThrow('支付结果确认中，请勿重复支付')
    expect(order.amount).toBe(project.filePrice)
    const says = () =>
      world.exchange.take('bankSays', { orderId: order.id, word: 'paid' }, { userId: null, visitor: 'bank' })
    says()
    says()
    const { standing, orders } = viewed(world, project)
    expect(standing.hasDocuments).toBe(true)
    expect(orders.map((known) => known.state)).toEqual(['paid'])
    expect(() => pay('payment-0003')).toThrow('您已获取采购文件，无需重复购买')
    expect(titles(world).filter((title) => title === '采购文件已可下载')).toHaveLength(1)
  })

  test('[PU-06] a payment can be cancelled, and begun anew', () => {
    const world = opened()
    const project = enrolled(world)
    const order = world.take('payProcurement', { id: project.id, paidFor: 'documents', ...payment })!
    world.take('cancelProcurementPay', { id: project.id, orderId: order.id })
    expect(viewed(world, project).orders[0]).toMatchObject({ state: 'closed', reason: '已取消' })
    paid(world, project, { paidFor: 'documents' })
    expect(viewed(world, project).standing.hasDocuments).toBe(true)
  })

  test('[PU-06] who is not enrolled pays nothing; a person’s way of payment is refused', () => {
    const world = opened()
    const project = onSale(world)
    const pay = (channel: 'b2b' | 'b2c') =>
      world.take('payProcurement', { id: project.id, paidFor: 'documents', ...payment, channel })
    expect(() => pay('b2b')).toThrow('您尚未报名该采购项目')
    enrolled(world, project)
    expect(() => pay('b2c')).toThrow('该支付方式不适用于您的账户类型')
  })

  const bankSays = ({ exchange }: Opened, orderId: string, word: 'paid' | 'later' | 'failed') =>
    exchange.take('bankSays', { orderId, word }, { userId: null, visitor: 'bank' })

  test('[PU-06] documents are sold until the end of the sale; money that comes later goes back', () => {
    const world = opened()
    const project = enrolled(world)
    until(world, project.dates.saleTo - 20_000)
    const order = world.take('payProcurement', { id: project.id, paidFor: 'documents', ...payment })!
    bankSays(world, order.id, 'later')
    world.advance(31_000)
    expect(viewed(world, project)).toMatchObject({
      standing: { hasDocuments: false },
      orders: [{ state: 'paid', reason: '到账时采购文件的发售期已过，不能再购买，款项原路退回' }],
    })
    expect(titles(world)).toContain('款项原路退回')
    const again = { id: project.id, paidFor: 'documents', ...payment, idemKey: 'payment-0009' } as const
    expect(() => world.take('payProcurement', again)).toThrow('采购文件的发售期已过')
  })

  test('[PU-06] a payment is open for fifteen minutes, and never beyond the end of the sale', () => {
    const world = opened()
    const project = enrolled(world)
    const begin = (idemKey: string) =>
      world.take('payProcurement', { id: project.id, paidFor: 'documents', ...payment, idemKey })!
    const first = begin('payment-0001')
    expect(first.expiresAt! - world.exchange.now()).toBe(15 * minuteMs)
    world.advance(15 * minuteMs)
    expect(viewed(world, project).orders).toMatchObject([{ state: 'closed', reason: '超时关闭' }])

    until(world, project.dates.saleTo - 2 * minuteMs)
    const late = begin('payment-0002')
    expect(late.expiresAt).toBe(project.dates.saleTo)
    until(world, project.dates.saleTo)
    expect(viewed(world, project).orders[1]).toMatchObject({
      state: 'closed',
      reason: '采购文件的发售期已过，不能再购买',
    })
    bankSays(world, late.id, 'paid')
    expect(viewed(world, project)).toMatchObject({
      standing: { hasDocuments: false },
      orders: [{}, { state: 'closed' }],
    })
  })

  test('[PU-06] the payment of a bond is open until the deadline at the latest', () => {
    const world = opened()
    const project = bought(world)
    until(world, project.dates.deadlineAt - 5 * minuteMs)
    const bond = { id: project.id, paidFor: 'bond', lotId: project.lots[0]!.id, ...payment } as const
    const order = world.take('payProcurement', bond)!
    expect(order.expiresAt).toBe(project.dates.deadlineAt)
    until(world, project.dates.deadlineAt)
    bankSays(world, order.id, 'paid')
    expect(viewed(world, project).orders[1]).toMatchObject({
      state: 'closed',
      reason: '响应截止时间已过，保证金不能再交纳',
    })
    expect(viewed(world, project).bonds[0]!.state).toBe('missed')
  })

  test('[PU-06] a project that has ended meanwhile takes no money', () => {
    const world = opened()
    const project = enrolled(world)
    const order = world.take('payProcurement', { id: project.id, paidFor: 'documents', ...payment })!
    Object.assign(project, {
      dates: { ...project.dates, terminatedAt: world.exchange.now() },
      termination: 'withdrawn',
    })
    bankSays(world, order.id, 'paid')
    expect(viewed(world, project)).toMatchObject({
      standing: { hasDocuments: false },
      orders: [{ state: 'closed', reason: '采购项目已终止，无需支付' }],
    })
  })

  test('[PU-06] what the bank rejects can be paid again, in the only way that organisations have', () => {
    const world = opened()
    const project = enrolled(world)
    const order = world.take('payProcurement', { id: project.id, paidFor: 'documents', ...payment })!
    bankSays(world, order.id, 'failed')
    expect(viewed(world, project).orders).toMatchObject([{ state: 'failed', reason: '银行未受理，请重新支付' }])
  })

  test('[PU-06] free documents are taken without a payment', () => {
    const world = opened()
    const now = world.exchange.now()
    const project = [...world.exchange.tables.procurements.values()].find(
      ({ filePrice, method, dates }) =>
        filePrice === '0' && !isByInvitation(method) && dates.saleFrom < now && dates.saleTo - now > dayMs,
    )!
    enrolled(world, project)
    expect(world.take('payProcurement', { id: project.id, paidFor: 'documents', ...payment })).toBeNull()
    expect(viewed(world, project).standing.hasDocuments).toBe(true)
  })

  test('[PU-06] a bond is paid per lot, after the documents, once, and until the deadline', () => {
    const world = opened()
    const project = enrolled(world)
    const lotId = project.lots[0]!.id
    const pay = (idemKey: string, lot = lotId) =>
      world.take('payProcurement', { id: project.id, paidFor: 'bond', lotId: lot, channel: 'b2b', idemKey })
    expect(() => pay('bond-00001')).toThrow('请先获取采购文件，再交纳保证金')
    bought(world, project)
    expect(() => pay('bond-00001', '99')).toThrow('该标段（包）无需交纳保证金')
    bonded(world, project)
    expect(viewed(world, project).bonds).toMatchObject([{ lotId, state: 'paid', amount: project.lots[0]!.bond }])
    expect(() => pay('bond-00002')).toThrow('该标段（包）的保证金已到账，请勿重复交纳')

    const other = bought(
      world,
      enrolled(
        world,
        onSale(world, ({ id }) => id !== project.id),
      ),
    )
    until(world, other.dates.deadlineAt)
    const late = { id: other.id, paidFor: 'bond', lotId: other.lots[0]!.id, channel: 'b2b' } as const
    expect(() => world.take('payProcurement', { ...late, idemKey: 'bond-00003' })).toThrow(
      '响应截止时间已过，保证金不能再交纳',
    )
    expect(viewed(world, other).bonds[0]!.state).toBe('missed')
  })
})

describe('documents', () => {
  test('[PU-06] only who has bought them gets an address, which ends after ten minutes', () => {
    const world = opened()
    const project = enrolled(world)
    const address = (fileId: string) => world.take('giveDocumentAddress', { id: project.id, fileId })
    expect(() => address('documents')).toThrow('请先获取采购文件，再下载')
    bought(world, project)
    expect(() => address('guide')).toThrow('文件不存在')
    const { path, expiresAt } = address('documents')
    expect(path).toMatch(/^[\w-]{20,}\/documents\.pdf$/)
    expect(expiresAt - world.exchange.now()).toBe(10 * minuteMs)
    const { documents } = world.exchange.suppliers
    expect(documents.granted(path).project).toBe(project)
    expect(() => documents.granted(path.replace(/^./, '-'))).toThrow('下载地址无效')
    expect(() => documents.granted(path.replace('documents', 'drawing'))).toThrow('下载地址无效')
    world.advance(10 * minuteMs)
    expect(() => documents.granted(path)).toThrow('下载地址已过期')
  })
})

describe('questions', () => {
  test('[PU-06] the agency answers after twenty seconds, and the answer is public', () => {
    const world = opened()
    const project = bought(world)
    const question = { id: project.id, text: '请问交货期能否延长十天？', requestId: 'question-01' }
    world.take('askAboutProcurement', question)
    world.take('askAboutProcurement', question)
    const { procurements } = world.exchange
    const own = () => procurements.records.questions
    expect(own()).toHaveLength(1)
    expect(own()[0]!.answeredAt).toBeNull()
    world.advance(20_000)
    expect(own()[0]!.answer).toMatch(/./)
    expect(procurements.questionsOf(project)).toContain(own()[0])
    expect(titles(world)[0]).toBe('您的提问已答复')
  })

  test('[PU-06] needs documents, a fitting length and a date before the end of the questions', () => {
    const world = opened()
    const project = enrolled(world)
    const ask = (text: string) => () =>
      world.take('askAboutProcurement', { id: project.id, text, requestId: `question-${text.length}` })
    expect(ask('请问交货期能否延长？')).toThrow('获取采购文件后方可提问')
    bought(world, project)
    expect(ask('四个字啊')).toThrow('提问不能少于5个字')
    expect(ask('长'.repeat(501))).toThrow('提问不能超过500个字')
    const { company } = world.exchange.suppliers.find(world.idOf('firm'), project.id)!.enrolment!
    expect(ask(`我单位 ${company.slice(0, 4)} ${company.slice(4)} 能否参加？`)).toThrow('请删去您单位的名称')
    until(world, project.dates.questionsUntil)
    expect(ask('请问交货期能否延长？')).toThrow('提问截止时间已过')
  })
})

describe('the hand-over to the procurement system', () => {
  test('[PU-06] a code is used once', () => {
    const world = opened()
    const project = bought(world)
    const { url, expiresAt } = world.take('giveHandover', { id: project.id, state })
    expect(expiresAt - world.exchange.now()).toBe(60_000)
    const { pathname, searchParams } = new URL(url, 'http://x')
    expect(pathname).toBe('/mock-purchase/enter')
    const entering = { code: searchParams.get('code')!, state, project: project.id }
    expect(world.take('enterProcurementSystem', entering)).toMatch(/^[\w-]{20,}$/)
    expect(() => world.take('enterProcurementSystem', entering)).toThrow('该跳转凭证已经使用过')
  })

  test.each([
    ['expired', '跳转凭证已超过 60 秒的有效期', {}, 61_000],
    ['of a foreign state', '跳转请求与发起的页面不一致', { state: 'another-state-0001' }, 0],
    ['of another project', '跳转凭证不属于该采购项目', { project: 'C10002' }, 0],
    ['unknown', '跳转凭证无效', { code: 'none' }, 0],
  ])('[PU-06] a code that is %s is refused', (_, text, over, ms) => {
    const world = opened()
    const project = bought(world)
    const { url } = world.take('giveHandover', { id: project.id, state })
    const right = { code: new URL(url, 'http://x').searchParams.get('code')!, state, project: project.id }
    world.advance(ms)
    expect(() => world.take('enterProcurementSystem', { ...right, ...over })).toThrow(text)
    // Nobody may try the code again.
    if (!('code' in over)) expect(() => world.take('enterProcurementSystem', right)).toThrow('该跳转凭证已经使用过')
  })

  test('[PU-06] it needs the documents', () => {
    const world = opened()
    const project = enrolled(world)
    expect(() => world.take('giveHandover', { id: project.id, state })).toThrow('获取采购文件后方可前往采购系统')
  })
})

describe('responses', () => {
  const priceOf = ({ lots }: Procurement) => String(Math.floor(Number(lots[0]!.ceiling) * 0.6))

  test('[PU-06] need the bond, a price up to the ceiling, and can be replaced and withdrawn', () => {
    const world = opened()
    const project = bought(world)
    const { id: lotId, ceiling, name } = project.lots[0]!
    const visit = visited(world, project)
    const handIn = (price: string, lot = lotId) =>
      world.take('handInResponse', { visit, offers: [{ lotId: lot, price }] })
    expect(() => handIn(priceOf(project))).toThrow(`${name}：投标保证金尚未到账`)
    bonded(world, project)
    expect(() => handIn('0')).toThrow('请填写大于零的报价')
    expect(() => handIn(String(Number(ceiling) + 1))).toThrow('报价不能超过最高限价')
    expect(() => handIn(priceOf(project), '99')).toThrow('您未报名该标段（包）')
    handIn(ceiling)
    handIn(priceOf(project))
    const own = () =>
      world.exchange.procurements.responsesOf(project).filter(({ userId }) => userId === world.idOf('firm'))
    expect(own().map(({ price }) => price)).toEqual([priceOf(project)])
    world.take('withdrawResponse', { visit })
    expect(own()).toEqual([])
    expect(() => world.take('withdrawResponse', { visit })).toThrow('没有可撤回的响应文件')
  })

  test('[PU-06] are taken until the deadline', () => {
    const world = opened()
    const project = bonded(world)
    until(world, project.dates.deadlineAt - 5 * minuteMs)
    const visit = visited(world, project)
    world.advance(6 * minuteMs)
    const offers = [{ lotId: project.lots[0]!.id, price: priceOf(project) }]
    expect(() => world.take('handInResponse', { visit, offers })).toThrow('响应截止时间已过')
    world.advance(30 * minuteMs)
    expect(() => world.take('handInResponse', { visit, offers })).toThrow('登录已失效')
  })

  test.each([
    ['with that of an account goes on', true, 'opening'],
    ['without it ends', false, 'terminated'],
  ] as const)('[PU-03] a project with two responses %s', (_, stays, stage) => {
    const world = opened()
    const isScarce = { isScarce: true, termination: 'too-few' as const }
    const hasTwo = (one: Procurement) => seededResponses({ ...one, ...isScarce }).length === 2
    const project = onSale(world, (one) => one.lots.length === 1 && hasTwo(one))
    const endsAt = project.dates.deadlineAt + 60 * minuteMs
    Object.assign(project, isScarce, { dates: { ...project.dates, terminatedAt: endsAt } })
    const visit = visited(world, bonded(world, bought(world, enrolled(world, project))))
    world.take('handInResponse', { visit, offers: [{ lotId: '1', price: priceOf(project) }] })
    expect([project.termination, project.dates.terminatedAt]).toEqual([null, null])
    if (!stays) world.take('withdrawResponse', { visit })
    until(world, endsAt)
    expect(stageNow(project, world.exchange.now())).toBe(stage)
    expect(titles(world).includes('采购项目已终止')).toBe(!stays)
  })

  test('[PU-06] the result tells who has won; bonds come back with interest within five days of the contract', () => {
    const world = opened()
    const project = bonded(
      world,
      bought(
        world,
        enrolled(
          world,
          onSale(world, ({ lots }) => Number(lots[0]!.bond) >= 10_000),
        ),
      ),
    )
    const visit = visited(world, project)
    world.take('handInResponse', { visit, offers: [{ lotId: project.lots[0]!.id, price: '1' }] })
    until(world, project.dates.publicityFrom!)
    expect(viewed(world, project).results.map(({ outcome }) => outcome)).toEqual(['open'])
    until(world, project.dates.resultAt!)
    expect(viewed(world, project).results.map(({ outcome }) => outcome)).toEqual(['won'])
    expect(titles(world)[0]).toBe('采购结果公告')
    until(world, project.dates.contractAt! + 5 * dayMs)
    const [bond] = viewed(world, project).bonds
    expect(bond!.state).toBe('returned')
    expect(bond!.returnedAt! - project.dates.contractAt!).toBeLessThanOrEqual(5 * dayMs)
    expect(Number(bond!.interest)).toBeGreaterThan(0)
    const texts = world.exchange.mailbox.of(world.idOf('firm')).map(({ text }) => text)
    const groups = String.raw`\d{1,3}(?:,\d{3})+`
    expect(texts).toContainEqual(expect.stringMatching(new RegExp(`的投标保证金 ${groups} 元已到账$`)))
    expect(texts).toContainEqual(
      expect.stringMatching(new RegExp(String.raw`连同利息共 ${groups}\.\d\d 元已原路退还$`)),
    )
  })

  test('[PU-06] a loser has the bond back a day after the result', () => {
    const world = opened()
    const project = bonded(world)
    until(world, project.dates.resultAt! + dayMs)
    expect(viewed(world, project)).toMatchObject({ results: [{ outcome: 'none' }], bonds: [{ state: 'returned' }] })
  })
})

test('[PU-06] the response for one lot is withdrawn alone', () => {
  const world = opened()
  const project = onSale(world, ({ lots }) => lots.length > 1)
  const [one, other] = project.lots
  world.take('enrolForProcurement', { id: project.id, ...contact, lotIds: [one!.id, other!.id] })
  paid(world, project, { paidFor: 'documents' })
  for (const bond of viewed(world, project).bonds) {
    const pay = { id: project.id, paidFor: 'bond', lotId: bond.lotId, channel: 'b2b' } as const
    const order = world.take('payProcurement', { ...pay, idemKey: `payment-lot-${bond.lotId}` })!
    world.exchange.take('bankSays', { orderId: order.id, word: 'paid' }, { userId: null, visitor: 'bank' })
  }
  const visit = visited(world, project)
  const offers = [one!, other!].map(({ id }) => ({ lotId: id, price: '1000' }))
  world.take('handInResponse', { visit, offers })
  world.take('withdrawResponse', { visit, lotId: one!.id })
  expect(viewed(world, project).responses.map(({ lotId }) => lotId)).toEqual([other!.id])
  expect(world.exchange.mailbox.of(world.idOf('firm'))[0]!.text).toBe(
    `“${project.name}”中“${one!.name}”的响应文件已撤回`,
  )
  expect(() => world.take('withdrawResponse', { visit, lotId: one!.id })).toThrow('没有可撤回的响应文件')
})

describe('objections', () => {
  const text = '第一候选人的业绩证明与公开信息不符，请求复核。'
  const inPublicity = (world: Opened) => {
    const project = bought(world)
    until(world, project.dates.publicityFrom!)
    return project
  }

  test('[PU-04] halt the procedure until the answer, and move the dates after it by that time', () => {
    const world = opened()
    const project = inPublicity(world)
    const before = project.dates
    world.take('objectToCandidates', { id: project.id, text, requestId: 'objection-01' })
    world.take('objectToCandidates', { id: project.id, text, requestId: 'objection-01' })
    expect(project.dates.pausedSince).toBe(world.exchange.now())
    expect(viewed(world, project).objections).toMatchObject([{ text, answer: null }])
    expect(titles(world)[0]).toBe('采购程序暂停')
    const at = world.exchange.now()
    world.advance(hourMs)
    expect(project.dates).toEqual({
      ...before,
      publicityTo: before.publicityTo! + hourMs,
      resultAt: before.resultAt! + hourMs,
      contractAt: before.contractAt! + hourMs,
      pausedSince: null,
    })
    expect(viewed(world, project).objections).toMatchObject([{ answerBy: at + 3 * dayMs, answeredAt: at + hourMs }])
    expect(titles(world).slice(0, 2)).toEqual(['采购程序恢复', '您的异议已答复'])
    // The result comes at its new time.
    until(world, before.resultAt!)
    expect(titles(world)).not.toContain('采购结果公告')
    until(world, before.resultAt! + hourMs)
    expect(titles(world)[0]).toBe('采购结果公告')
  })

  test('[PU-04] are possible within the publicity only, by an enrolled supplier, one at a time, of a fitting length', () => {
    const world = opened()
    const project = bought(world)
    const object =
      (words = text) =>
      () =>
        world.take('objectToCandidates', { id: project.id, text: words, requestId: `objection-${words.length}` })
    expect(object()).toThrow('异议只能在候选人公示期内提出')
    until(world, project.dates.publicityFrom!)
    expect(object('太短了')).toThrow('异议内容不能少于10个字')
    expect(object('长'.repeat(2001))).toThrow('异议内容不能超过2000个字')
    const input = { id: project.id, text, requestId: 'objection-99' }
    expect(() => world.take('objectToCandidates', input, 'company')).toThrow('您尚未报名该采购项目')
    object()()
    expect(object(`${text}另`)).toThrow('您已有一项异议正在处理')
    world.advance(hourMs)
    until(world, project.dates.publicityTo!)
    expect(object(`${text}再`)).toThrow('异议只能在候选人公示期内提出')
  })

  test('[PU-04] the console answers at once', () => {
    const world = opened()
    const project = inPublicity(world)
    world.take('objectToCandidates', { id: project.id, text, requestId: 'objection-01' })
    const { id } = world.exchange.procurements.objectionsOf(project)[0]!
    world.advance(minuteMs)
    world.take('answerProcurementObjection', { id, text: '复核后维持原结果。' })
    expect(project.dates.pausedSince).toBeNull()
    expect(viewed(world, project).objections[0]).toMatchObject({ answer: '复核后维持原结果。' })
    expect(() => world.take('answerProcurementObjection', { id })).toThrow('该异议已答复')
    expect(() => world.take('answerProcurementObjection', { id: 'none' })).toThrow('异议不存在')
  })

  test('[PU-04] are taken from another supplier during the halt, which lasts until all are answered and is counted once', () => {
    const world = opened()
    const project = bought(world)
    const lotIds = [project.lots[0]!.id]
    world.take('enrolForProcurement', { id: project.id, ...contact, lotIds }, 'company')
    until(world, project.dates.publicityFrom!)
    const before = project.dates
    world.take('objectToCandidates', { id: project.id, text, requestId: 'objection-01' })
    const pausedSince = world.exchange.now()
    world.advance(40 * minuteMs)
    world.take('objectToCandidates', { id: project.id, text, requestId: 'objection-02' }, 'company')
    expect(project.dates).toEqual({ ...before, pausedSince })
    expect(titles(world)[0]).toBe('采购程序继续暂停')
    expect(viewed(world, project).objections).toHaveLength(1)
    // The first is answered after an hour: the second is open still.
    world.advance(20 * minuteMs)
    expect(titles(world)[0]).toBe('您的异议已答复')
    expect(project.dates).toEqual({ ...before, pausedSince })
    world.advance(40 * minuteMs)
    expect(titles(world)[0]).toBe('采购程序恢复')
    const halted = 100 * minuteMs
    expect(project.dates).toEqual({
      ...before,
      publicityTo: before.publicityTo! + halted,
      resultAt: before.resultAt! + halted,
      contractAt: before.contractAt! + halted,
      pausedSince: null,
    })
  })

  test('[PU-06] and questions are written of among the announcements', () => {
    const world = opened()
    const project = bought(world)
    world.take('askAboutProcurement', { id: project.id, text: '请问交货期能否延长？', requestId: 'question-01' })
    until(world, project.dates.publicityFrom!)
    world.take('objectToCandidates', { id: project.id, text, requestId: 'objection-01' })
    world.advance(hourMs)
    const kinds = new Map(world.exchange.mailbox.of(world.idOf('firm')).map(({ title, kind }) => [title, kind]))
    expect(
      ['您的提问已答复', '采购程序暂停', '您的异议已答复', '采购程序恢复'].map((title) => kinds.get(title)),
    ).toEqual(['notice', 'notice', 'notice', 'notice'])
  })

  test('[PU-04] the world begins with one that is examined and one that was answered', () => {
    const world = opened()
    const { objections } = world.exchange.procurements.records
    expect(objections.map(({ answeredAt }) => answeredAt === null)).toEqual([true, false])
    const [open] = objections.map(({ projectId }) => world.exchange.procurements.byId(projectId))
    expect(stageNow(open!, world.exchange.now())).toBe('publicity')
    expect(open!.dates.pausedSince).toBe(objections[0]!.at)
    world.advance(3 * dayMs)
    expect(open!.dates.pausedSince).toBeNull()
  })
})

describe('the messages on the end of a project', () => {
  const textOf = ({ exchange, idOf }: Opened, title: string, account: Account = 'firm') =>
    exchange.mailbox.of(idOf(account)).find((message) => message.title === title)?.text

  test('[PU-06] speak of a bond only to who has one that is not returned yet', () => {
    const world = opened()
    const project = bonded(world)
    world.take('followProcurement', { id: project.id, on: true }, 'person')
    const visit = visited(world, project)
    world.take('handInResponse', { visit, offers: [{ lotId: project.lots[0]!.id, price: '1' }] })
    until(world, project.dates.contractAt!)
    const signed = `“${project.name}”的采购合同已签订`
    expect(textOf(world, '采购合同已签订')).toBe(`${signed}，投标保证金将在 5 日内退还`)
    expect(textOf(world, '采购合同已签订', 'person')).toBe(signed)
    const kindOf = (title: string) =>
      world.exchange.mailbox.of(world.idOf('firm')).find((message) => message.title === title)?.kind
    expect(['采购项目报名成功', '采购项目已截标', '采购结果公告', '采购合同已签订'].map(kindOf)).toEqual([
      'enrolment',
      'notice',
      'notice',
      'contract',
    ])
  })

  test('[PU-06] a loser, whose bond is back, hears nothing of it with the contract', () => {
    const world = opened()
    const project = bonded(world)
    until(world, project.dates.contractAt!)
    expect(textOf(world, '采购合同已签订')).toBe(`“${project.name}”的采购合同已签订`)
  })

  test.each([
    ['the bond and the price of the documents', bonded, '已终止，已交纳的保证金将连同利息退还，采购文件费一并退还'],
    ['the price of the documents', bought, '已终止，已交纳的采购文件费将退还'],
    ['nothing where nothing was paid', enrolled, '已终止'],
  ] as const)('[PU-06] a purchaser who gives up returns: %s', (_, begin, text) => {
    const world = opened()
    const project = begin(world)
    const terminatedAt = project.dates.saleTo + hourMs
    Object.assign(project, { termination: 'withdrawn', dates: { ...project.dates, terminatedAt } })
    world.take('followProcurement', { id: project.id, on: true })
    until(world, terminatedAt)
    expect(textOf(world, '采购项目已终止')).toBe(`“${project.name}”${text}`)
  })

  const endedBy = (world: Opened, project: Procurement, termination: 'withdrawn' | 'too-few') => {
    const terminatedAt = project.dates.saleTo + hourMs
    Object.assign(project, { termination, dates: { ...project.dates, terminatedAt } })
    world.take('followProcurement', { id: project.id, on: true })
    return terminatedAt
  }

  test('[PU-06] the price of the documents comes back a day after the purchaser has given up, once and with a message', () => {
    const world = opened()
    const project = bought(world)
    project.filePrice = '300'
    const terminatedAt = endedBy(world, project, 'withdrawn')
    until(world, terminatedAt - minuteMs)
    expect(viewed(world, project).feeReturn).toBeNull()
    until(world, terminatedAt)
    expect(viewed(world, project).feeReturn).toEqual({ amount: '300', at: null })
    until(world, terminatedAt + dayMs)
    expect(viewed(world, project).feeReturn).toEqual({ amount: '300', at: terminatedAt + dayMs })
    world.advance(dayMs)
    expect(titles(world).filter((title) => title === '采购文件费已退还')).toHaveLength(1)
    const [message] = world.exchange.mailbox.of(world.idOf('firm'))
    expect(message).toMatchObject({
      kind: 'deposit',
      title: '采购文件费已退还',
      text: `“${project.name}”已终止，采购文件费 300 元已原路退还`,
    })
  })

  test.each([
    ['with too few suppliers', bought, 'too-few'],
    ['to who has not bought them', enrolled, 'withdrawn'],
  ] as const)('[PU-06] the price of the documents does not come back %s', (_, begin, termination) => {
    const world = opened()
    const project = begin(world)
    until(world, endedBy(world, project, termination) + 2 * dayMs)
    expect(stageNow(project, world.exchange.now())).toBe('terminated')
    expect(viewed(world, project).feeReturn).toBeNull()
    expect(titles(world)).not.toContain('采购文件费已退还')
  })
})

describe('the demo company', () => {
  test('[BD-04] has taken part before: documents, an enrolment, an invitation, a success and a failure', () => {
    const { exchange, idOf } = opened()
    const own = exchange.suppliers.ofUser(idOf('company')).map((supplier) => ({
      supplier,
      view: exchange.suppliers.viewOf(supplier),
    }))
    const outcomes = new Set(own.flatMap(({ view }) => view.results.map(({ outcome }) => outcome)))
    expect([...outcomes].toSorted()).toEqual(['lost', 'open', 'won'])
    expect(own.some(({ view }) => view.standing.hasDocuments && !view.standing.hasBond)).toBe(true)
    expect(own.some(({ view }) => view.standing.isEnrolled && !view.standing.hasDocuments)).toBe(true)
    expect(own.some(({ view }) => view.standing.isInvited && !view.standing.isEnrolled)).toBe(true)
    expect(own.some(({ view }) => view.isFollowed)).toBe(true)
  })

  test('[BD-04] keeps its projects when the exchange has none any more', () => {
    const world = opened()
    world.exchange.take('loadScenario', { name: 'empty' }, { userId: null, visitor: 'console' })
    const own = world.exchange.suppliers.ofUser(world.idOf('company'))
    expect(own.length).toBeGreaterThan(5)
    expect(own.map((supplier) => world.exchange.suppliers.viewOf(supplier).projectId)).toHaveLength(own.length)
  })
})

test('[PU-06] followers are told of the stages of a project, until they follow it no more', () => {
  const world = opened()
  const project = onSale(world)
  world.take('followProcurement', { id: project.id, on: true })
  until(world, project.dates.deadlineAt)
  expect(titles(world)[0]).toBe('采购项目已截标')
  world.take('followProcurement', { id: project.id, on: false })
  until(world, project.dates.publicityFrom!)
  expect(titles(world)).not.toContain('中标候选人公示')
})

test('[PU-06] a replay of the journal gives the same suppliers, payments, codes and addresses', () => {
  const journal = memoryJournal()
  const world = opened({ journal })
  const project = bonded(world)
  const visit = visited(world, project)
  const { path } = world.take('giveDocumentAddress', { id: project.id, fileId: 'documents' })
  world.take('handInResponse', { visit, offers: [{ lotId: project.lots[0]!.id, price: '1000' }] })
  world.take('askAboutProcurement', { id: project.id, text: '请问交货期能否延长？', requestId: 'question-01' })
  until(world, project.dates.publicityFrom!)
  const text = '第一候选人的业绩证明与公开信息不符，请求复核。'
  world.take('objectToCandidates', { id: project.id, text, requestId: 'objection-01' })
  world.advance(hourMs + 1)

  const later = opened({ journal: memoryJournal([...journal.lines()]), startedAt: world.clock.now() })
  later.advance(0)
  const again = later.exchange.procurements.byId(project.id)
  expect(viewed(later, again)).toEqual(viewed(world, project))
  expect(again.dates).toEqual(project.dates)
  expect(later.exchange.procurements.records).toEqual(world.exchange.procurements.records)
  expect(() => later.exchange.suppliers.documents.granted(path)).toThrow('下载地址已过期')
  expect(later.exchange.mailbox.of(later.idOf('firm'))).toEqual(world.exchange.mailbox.of(world.idOf('firm')))
})
