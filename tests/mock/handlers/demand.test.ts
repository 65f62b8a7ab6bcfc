import { beforeEach, describe, expect, test } from 'vitest'
import * as calls from '#src/api/endpoints/demand.ts'
import type { InputOf } from '#src/api/endpoint.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import { demandTools } from '#src/mock/mount/console/demands.ts'
import { demandStates } from '#src/model/demand/schema.ts'
import { bearerOf } from '#tests/mock/support/sign-in.ts'
import { ask, memoryJournal, testExchange } from '#tests/support/exchange.ts'

const minute = 60_000
const day = 86_400_000

let exchange: Exchange
let advance: (ms: number) => number
let bearer: string
const lines: string[] = []

beforeEach(() => {
  lines.length = 0
  ;({ exchange, advance } = testExchange({ journal: memoryJournal(lines) }))
  bearer = bearerOf(exchange, 'person')
})

const codeFor = (telPhone: string): { code: string; codeUuid: string } => {
  advance(minute)
  const { uuid } = exchange.take('sendSms', { telPhone, purpose: 'contact' }, { userId: null, visitor: '' })
  return { code: /验证码 (\d{6})/.exec(exchange.sms.inbox[0]!.text)![1]!, codeUuid: uuid }
}

type New = InputOf<typeof calls.submitDemand>
const phone = '13800001111'
const demand = (change: Partial<New> = {}): New => ({
  need: 2,
  title: '厂房转让',
  description: '三层厂房，权属清晰',
  regionCode: '511502',
  amountMin: '800000',
  contact: '周岷生',
  validDays: 90,
  fileIds: [],
  telPhone: phone,
  code: '',
  requestId: 'r1',
  ...change,
})

const submit = async (change: Partial<New> = {}) => {
  const answer = await ask(exchange, calls.submitDemand, demand({ ...codeFor(phone), ...change }), bearer)
  expect(answer).toMatchObject({ code: 200 })
  return answer.data.id
}
const see = async (id: string) => (await ask(exchange, calls.demandDetail, { id }, bearer)).data
/** Read from the exchange: a token expires during the jumps of the clock. */
const stateOf = (id: string) => exchange.demands.ofUser('U0004', id).state
const order = (name: string, body: object) => demandTools.orders![name]!(exchange, body)
const messagesOf = () => exchange.mailbox.of('U0004').map(({ title }) => title)

test('[CT-06] the person in charge of a demand is the same at its top and in its steps', async () => {
  for (const loginName of ['person', 'company']) {
    const user = [...exchange.tables.users.values()].find((known) => known.loginName === loginName)!
    const taken = exchange.demands.of(user.id).filter(({ officer }) => officer !== null)
    expect(taken).toHaveLength(5)
    for (const { officer, branchId, steps } of taken) {
      const { name } = exchange.tables.branches.get(branchId!)!
      const messages = steps.find(({ event }) => event === 'accepted')!.text
      expect(messages).toContain(`由${name}受理，经办人${officer}，`)
    }
  }
})

describe('[CT-06] submitting', () => {
  test('a demand waits, and the same request is the same demand', async () => {
    const id = await submit()
    expect(await see(id)).toMatchObject({
      state: 'waiting',
      title: '厂房转让',
      telPhone: '138****1111',
      regionName: '四川省 宜宾市 翠屏区',
      branchName: null,
      can: ['edit', 'withdraw'],
    })
    const again = await ask(exchange, calls.submitDemand, demand({ code: '000000' }), bearer)
    expect(again.data).toEqual({ id })
  })

  test.each<[Partial<New>, number, string]>([
    [{ title: ' ' }, 400, '请填写标题'],
    [{ amountMax: '1' }, 400, '最低金额不能大于最高金额'],
    [{ telPhone: '123' }, 400, ''],
    [{ regionCode: '999999' }, 400, '所选地区不存在'],
    [{ fileIds: ['nobody'] }, 400, '所选文件不存在，请重新上传'],
    [{ code: '000000' }, 403, '短信验证码错误'],
  ])('refuses %o', async (change, code, msg) => {
    const sent = codeFor(phone)
    const answer = await ask(exchange, calls.submitDemand, demand({ ...sent, ...change }), bearer)
    expect(answer.code).toBe(code)
    if (msg) expect(answer.msg).toBe(msg)
    // A refusal for another reason does not use up the code.
    if (code === 400) expect((await ask(exchange, calls.submitDemand, demand(sent), bearer)).code).toBe(200)
  })
})

describe('[BD-08] the life of a demand', () => {
  test('accepted by the branch of its region, answered, asked again, answered, rated', async () => {
    const id = await submit()
    advance(minute)
    expect(await see(id)).toMatchObject({ state: 'handling', branchName: expect.stringContaining('宜宾') as string })
    expect((await see(id)).officer).toBeTruthy()
    advance(3 * minute)
    expect(await see(id)).toMatchObject({ state: 'answered', can: ['ask', 'rate'] })
    const question = { id, text: '需要多久？', fileIds: [], requestId: 'q1' }
    expect((await ask(exchange, calls.askFurther, question, bearer)).code).toBe(200)
    expect((await ask(exchange, calls.askFurther, question, bearer)).code).toBe(200)
    expect((await see(id)).steps.filter(({ event }) => event === 'asked')).toHaveLength(1)
    expect((await see(id)).state).toBe('asked')
    advance(3 * minute)
    expect((await see(id)).state).toBe('answered')
    expect((await ask(exchange, calls.rateDemand, { id, score: 6 }, bearer)).msg).toBe('请选择评分')
    expect((await ask(exchange, calls.rateDemand, { id, score: 5, text: '很好' }, bearer)).code).toBe(200)
    const done = await see(id)
    expect(done).toMatchObject({ state: 'done', can: [], closesAt: null })
    expect(done.steps.map(({ event }) => event)).toEqual([
      'submitted',
      'accepted',
      'answered',
      'asked',
      'answered',
      'rated',
    ])
    expect(messagesOf().slice(0, 3)).toEqual(['您的需求有新回复', '您的需求有新回复', '您的需求已受理'])
  })

  test('closed after 15 days without a message, and not earlier', async () => {
    const id = await submit()
    order('demand-accept', { id })
    order('demand-answer', { id, text: '请补充材料' })
    advance(15 * day - minute)
    expect(stateOf(id)).toBe('answered')
    advance(minute)
    expect(stateOf(id)).toBe('closed')
    expect(messagesOf()[0]).toBe('您的需求已关闭')
  })

  test('changed while it waits, and no longer once it is accepted', async () => {
    const id = await submit()
    const { telPhone: _, code: __, requestId: ___, ...text } = demand({ title: '厂房整体转让' })
    expect((await ask(exchange, calls.updateDemand, { ...text, id }, bearer)).code).toBe(200)
    expect(await see(id)).toMatchObject({ title: '厂房整体转让', state: 'waiting' })
    order('demand-accept', { id })
    expect(await ask(exchange, calls.updateDemand, { ...text, id }, bearer)).toMatchObject({
      code: 409,
      msg: '需求状态已变化，请刷新后查看',
    })
  })

  test('withdrawn, and then not accepted', async () => {
    const id = await submit()
    expect((await ask(exchange, calls.withdrawDemand, { id }, bearer)).code).toBe(200)
    advance(10 * minute)
    expect(await see(id)).toMatchObject({ state: 'withdrawn', can: [] })
    expect((await ask(exchange, calls.withdrawDemand, { id }, bearer)).code).toBe(409)
  })

  test('not found for another person', async () => {
    const id = await submit()
    const other = bearerOf(exchange, 'company')
    expect((await ask(exchange, calls.demandDetail, { id }, other)).code).toBe(404)
    expect((await ask(exchange, calls.withdrawDemand, { id }, other)).code).toBe(404)
  })
})

describe('[BD-08] the list', () => {
  test('both demo accounts have one demand in each state', async () => {
    for (const name of ['person', 'company']) {
      advance(minute)
      const { data } = await ask(exchange, calls.demandsPage, {}, bearerOf(exchange, name))
      expect(data.total).toBe(7)
      expect(data.counts).toEqual(Object.fromEntries(demandStates.map((state) => [state, 1])))
    }
  })

  test('filtered by state, kind and title, latest change first', async () => {
    const of = async (input: InputOf<typeof calls.demandsPage>) =>
      (await ask(exchange, calls.demandsPage, input, bearer)).data
    expect((await of({ state: 'asked' })).records.map(({ title }) => title)).toEqual(['咨询承租国有房产后的装修审批'])
    expect((await of({ need: 2 })).total).toBe(2)
    expect((await of({ title: '商铺' })).total).toBe(1)
    const id = await submit()
    expect((await of({ size: 1 })).records[0]?.id).toBe(id)
  })
})

describe('the simulator', () => {
  test('accepts and answers; an impossible step is refused', async () => {
    const id = await submit()
    expect(() => order('demand-answer', { id, text: '早了' })).toThrow('需求不在待回复状态')
    order('demand-accept', { id })
    expect(() => order('demand-accept', { id })).toThrow('需求不在待受理状态')
    expect(order('demand-answer', {})).toBeNull()
    order('demand-answer', { id, text: '<b>好</b>' })
    expect((await see(id)).steps.at(-1)?.text).toBe('<b>好</b>')
    const page = demandTools.pages!['demands']!.body(exchange, new URL('http://x'))
    expect(page).toContain(id)
    expect(page).not.toContain('<b>好</b>')
  })
})

test('a replay of the journal gives the same state', async () => {
  const id = await submit()
  order('demand-accept', { id })
  advance(3 * minute)
  const seen = await see(id)
  const { exchange: again, advance: on } = testExchange({ journal: memoryJournal([...lines]) })
  on(5 * minute)
  const replayed = again.demands.ofUser('U0004', id)
  expect(replayed.steps).toEqual(seen.steps)
})
