import { describe, expect, test } from 'vitest'
import * as account from '#src/api/endpoints/account.ts'
import * as appeal from '#src/api/endpoints/appeal.ts'
import type { Verdict } from '#src/mock/exchange/appeals/record.ts'
import { ask, testExchange } from '#tests/support/exchange.ts'
import { bearerOf } from '../support/sign-in.ts'

const anonymous = { userId: null, visitor: '' }
/** 6 March 2026 is a Friday. */
const friday = Date.parse('2026-03-06T09:30:00+08:00')
const dayMs = 86_400_000

function opened() {
  const { exchange, advance } = testExchange({ startedAt: friday })
  const bearer = bearerOf(exchange, 'person')
  const file = exchange.take(
    'storeFile',
    { name: '证明.pdf', kind: 'pdf', purpose: 'material', base64: btoa('%PDF-1.4 proof %%EOF') },
    { userId: 'U0004', visitor: '' },
  )
  const given = {
    requestId: 'request-1',
    kind: 'deposit' as const,
    about: 'BM202603060001',
    description: '保证金未按期退还',
    fileIds: [file.id],
    contact: '周岷生',
    telPhone: '13900000004',
  }
  const submit = (over: object = {}, by = bearer) => ask(exchange, appeal.submitAppeal, { ...given, ...over }, by)
  const answer = (id: string, verdict: Verdict, text = '') =>
    exchange.take('answerAppeal', { id, verdict, text }, anonymous)
  const detail = async (id: string) => (await ask(exchange, appeal.appealInfo, { id }, bearer)).data
  return { exchange, advance, bearer, file, submit, answer, detail }
}

describe('[AC-12] an appeal', () => {
  test('is submitted, once however often it is sent, and is in the list', async () => {
    const { exchange, bearer, submit } = opened()
    const { data } = await submit()
    expect(data).toMatchObject({
      id: 'SS202603060001',
      state: 'waiting',
      telPhone: '139****0004',
      can: ['supplement', 'withdraw'],
    })
    expect(data.dueAt).toBe(friday + 3 * dayMs)
    expect((await submit()).data.id).toBe('SS202603060001')
    const page = await ask(exchange, appeal.appealsPage, {}, bearer)
    expect([page.data.total, page.data.counts['waiting']]).toEqual([1, 1])
    expect((await ask(exchange, appeal.appealsPage, { state: 'handling' }, bearer)).data.total).toBe(0)
    expect((await ask(exchange, appeal.appealsPage, { kind: 'deposit' }, bearer)).data.total).toBe(1)
  })

  test.each([
    [{ description: ' ' }, '请填写申诉说明'],
    [{ description: '字'.repeat(501) }, '申诉说明不能超过 500 字'],
    [{ fileIds: [] }, '请上传证明材料'],
    [{ fileIds: ['foreign'] }, '所选文件不存在，请重新上传'],
    [{ contact: '' }, '请填写联系人'],
    [{ telPhone: '12' }, '手机号码长度不为11位'],
    [{ kind: 'made-up' }, '参数错误'],
  ])('%j is refused: %s', async (over, msg) => {
    const { submit } = opened()
    expect(await submit(over)).toMatchObject({ code: 400, msg })
  })

  test('is visible to its owner only', async () => {
    const { exchange, submit } = opened()
    const { data } = await submit()
    const company = bearerOf(exchange, 'company')
    expect((await ask(exchange, appeal.appealInfo, { id: data.id }, company)).code).toBe(404)
    expect((await ask(exchange, appeal.withdrawAppeal, { id: data.id }, company)).code).toBe(404)
    expect((await ask(exchange, appeal.appealsPage, {}, company)).data.total).toBe(0)
  })

  test('goes through all states: accepted, asked for more, supplemented, rejected, reviewed once, rejected again', async () => {
    const { exchange, bearer, submit, answer, detail, file } = opened()
    const { id } = (await submit()).data
    expect(() => answer(id, 'reject', '不成立')).toThrow('现在不能这样处理')
    answer(id, 'accept')
    expect((await ask(exchange, appeal.withdrawAppeal, { id }, bearer)).code).toBe(409)
    expect(() => answer(id, 'ask')).toThrow('请填写答复')
    answer(id, 'ask', '请补充银行回单')
    expect((await detail(id)).can).toEqual(['supplement'])
    const more = { id, text: '回单见附件', fileIds: [file.id], requestId: 'addition-1' }
    for (let sent = 0; sent < 2; sent += 1)
      expect((await ask(exchange, appeal.supplementAppeal, more, bearer)).data.state).toBe('handling')
    answer(id, 'reject', '已按期退还')
    expect(exchange.mailbox.of('U0004')[0]).toMatchObject({ title: '您的申诉有新回复', link: `/shensuRecord?id=${id}` })
    expect((await detail(id)).can).toEqual(['review'])
    const again = { ...more, text: '金额不符', requestId: 'addition-2' }
    for (let sent = 0; sent < 2; sent += 1)
      expect((await ask(exchange, appeal.reviewAppeal, again, bearer)).data.state).toBe('waiting')
    answer(id, 'accept')
    answer(id, 'reject', '维持原决定')
    const last = await detail(id)
    expect(last).toMatchObject({ state: 'rejected', isReview: true, can: [], result: '维持原决定' })
    expect(last.steps.map(({ event }) => event)).toEqual([
      'submitted',
      'accepted',
      'asked',
      'supplemented',
      'rejected',
      'review',
      'accepted',
      'rejected',
    ])
  })

  test('is closed unless it is supplemented in five working days', async () => {
    const { exchange, advance, bearer, submit, answer } = opened()
    const stateOf = (id: string) => exchange.appeals.ofUser('U0004', id).state
    const [late, supplemented] = [(await submit()).data.id, (await submit({ requestId: 'request-2' })).data.id]
    for (const id of [late, supplemented]) {
      answer(id, 'accept')
      answer(id, 'ask', '请补充')
    }
    await ask(
      exchange,
      appeal.supplementAppeal,
      { id: supplemented, text: '已补', fileIds: [], requestId: 'addition-1' },
      bearer,
    )
    advance(7 * dayMs - 1)
    expect(stateOf(late)).toBe('incomplete')
    advance(1)
    expect([stateOf(late), stateOf(supplemented)]).toEqual(['closed', 'handling'])
  })

  test('while open prevents closing the account', async () => {
    const { exchange, bearer, submit } = opened()
    const { id } = (await submit()).data
    const open = await ask(exchange, account.accountMatters, {}, bearer)
    expect(open.data).toContainEqual({ text: `申诉 ${id} 尚未办结`, link: `/shensuRecord?id=${id}` })
    const refused = await ask(exchange, account.closeAccount, { code: '000000' }, bearer)
    expect(refused.code).toBe(409)
    expect(refused.msg).toContain(id)
    await ask(exchange, appeal.withdrawAppeal, { id }, bearer)
    expect((await ask(exchange, account.accountMatters, {}, bearer)).data).not.toContainEqual({
      text: `申诉 ${id} 尚未办结`,
      link: `/shensuRecord?id=${id}`,
    })
  })
})

describe('[AC-12] an appeal about a lost phone', () => {
  const fresh = '13911112222'
  const lost = { kind: 'phone-lost' as const, telPhone: fresh, requestId: 'request-lost' }
  const visitor = { userId: null, visitor: '' }
  type Exchange = ReturnType<typeof opened>['exchange']

  const codeFor = (exchange: Exchange, telPhone: string, purpose = 'lost-phone') => {
    const { uuid: codeUuid } = exchange.take('sendSms', { telPhone, purpose }, visitor)
    return { code: /验证码 (\d{6})/.exec(exchange.sms.inbox[0]?.text ?? '')?.[1] ?? '', codeUuid }
  }
  const signIn = (exchange: Exchange, telPhone: string) =>
    exchange.take('signInBySms', { telPhone, ...codeFor(exchange, telPhone, '1008') }, visitor).baseUserId
  const accepted = async () => {
    const at = opened()
    const { id } = (await at.submit({ ...lost, ...codeFor(at.exchange, fresh) })).data
    at.answer(id, 'accept')
    return { ...at, id, user: at.exchange.tables.users.get('U0004')! }
  }

  test('if supported replaces the old number by the new one, and warns both', async () => {
    const { exchange, advance, answer, detail, id, user } = await accepted()
    const old = user.telPhone
    answer(id, 'support', '材料属实')
    expect(user.telPhone).toBe(fresh)
    // Every session has ended.
    expect(await detail(id)).toBeNull()
    expect(exchange.appeals.ofUser('U0004', id).state).toBe('supported')
    expect(exchange.mailbox.of('U0004').map(({ title }) => title)).toEqual(
      expect.arrayContaining(['账户安全提醒', '您的申诉有新回复']),
    )
    const warned = exchange.sms.inbox.filter(({ text }) => text.includes('139****2222'))
    expect(warned.map(({ telPhone }) => telPhone).toSorted()).toEqual([old, fresh].toSorted())
    expect((await ask(exchange, account.safety, {}, bearerOf(exchange, 'person'))).data.telPhone).toBe('139****2222')
    advance(dayMs)
    expect(signIn(exchange, fresh)).toBe('U0004')
    expect(() => signIn(exchange, old)).toThrow('该手机号尚未注册')
  })

  test('changes nothing if it is rejected, and does if the review supports it', async () => {
    const { exchange, bearer, answer, id, user } = await accepted()
    const old = user.telPhone
    answer(id, 'reject', '材料不清')
    expect(user.telPhone).toBe(old)
    await ask(exchange, appeal.reviewAppeal, { id, text: '附上说明', fileIds: [], requestId: 'addition-1' }, bearer)
    answer(id, 'accept')
    answer(id, 'support', '材料属实')
    expect(user.telPhone).toBe(fresh)
  })

  test('cannot be supported while the number is another account’s; the appeal is unchanged', async () => {
    const { exchange, answer, detail, id, user } = await accepted()
    const old = user.telPhone
    exchange.tables.users.get('U0005')!.telPhone = fresh
    expect(() => answer(id, 'support', '材料属实')).toThrow('手机号已被占用')
    expect([user.telPhone, (await detail(id)).state]).toEqual([old, 'handling'])
  })

  test('must name another number than the lost one', async () => {
    const { exchange, submit } = opened()
    const { telPhone } = exchange.tables.users.get('U0004')!
    const refused = await submit({ ...lost, telPhone: `${telPhone.slice(0, 3)} ${telPhone.slice(3)}` })
    expect(refused).toMatchObject({ code: 400, msg: '新手机号码与当前绑定的号码相同' })
  })

  test('is accepted only with the code that was sent to the new phone', async () => {
    const { exchange, submit } = opened()
    expect(await submit(lost)).toMatchObject({ code: 403, msg: '短信验证码已失效，请重新获取' })
    const sent = codeFor(exchange, fresh)
    const wrong = sent.code === '000000' ? '111111' : '000000'
    expect(await submit({ ...lost, ...sent, code: wrong })).toMatchObject({ code: 403, msg: '短信验证码错误' })
    expect(exchange.appeals.of('U0004')).toEqual([])
    expect((await submit({ ...lost, ...sent })).data.state).toBe('waiting')
  })

  test('of another kind leaves the phone unchanged', async () => {
    const { exchange, submit, answer } = opened()
    const user = exchange.tables.users.get('U0004')!
    const old = user.telPhone
    const { id } = (await submit({ telPhone: fresh })).data
    answer(id, 'accept')
    answer(id, 'support', '予以退还')
    expect(user.telPhone).toBe(old)
  })
})
