import { describe, expect, test } from 'vitest'
import type { Endpoint, InputOf } from '#src/api/endpoint.ts'
import * as seal from '#src/api/endpoints/seal.ts'
import type { Seal, SealApplication } from '#src/model/seal/schema.ts'
import { ask, memoryJournal, testExchange } from '#tests/support/exchange.ts'
import { anonymous, begin as beginWorld, citizen } from '../support/kyc.ts'
import { personalSeal, sealFile, sealRequest } from '../support/seal.ts'

const dayMs = 86_400_000

function begin() {
  const world = beginWorld()
  const { exchange } = world
  const as =
    (login: string | null) =>
    <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
      ask(exchange, endpoint, input, login === null ? null : world.bearer(login))
  const person = as('person')
  const phone = as(null)
  const one = async (id: string) => (await person(seal.sealList, {})).data.find((known) => known.id === id)!
  const apply = async (over: Partial<SealApplication> = {}) =>
    (await person(seal.saveSeal, sealRequest(personalSeal(exchange, over)))).data
  const decide = (token: string, verdict: 'pass' | 'mismatch' | 'cancel') =>
    exchange.take('sayFace', { token, verdict }, anonymous)
  /** An application that is in review. */
  const handedIn = async (over: Partial<SealApplication> = {}): Promise<Seal> => {
    const { id, face } = await apply(over)
    decide(face!.token, 'pass')
    return one(id)
  }
  const judge = (id: string, verdict: 'pass' | 'refuse', reason = '') =>
    exchange.take('reviewSeal', { id, verdict, reason }, anonymous)
  const messages = () => exchange.mailbox.of('U0004').filter(({ kind }) => kind === 'contract')
  return { ...world, as, person, phone, one, apply, decide, handedIn, judge, messages }
}

describe('[BD-06] the seals of the demo accounts', () => {
  test('are in use, about to expire, refused and stopped', async () => {
    const { as } = begin()
    const { data } = await as('company')(seal.sealList, {})
    expect(data.map(({ name, state, validTo, can }) => [name, state, validTo, can])).toEqual([
      ['合同专用章（2）', 'refused', '2027-03-01', ['resubmit', 'edit']],
      ['法定代表人名章', 'stopped', '2026-12-21', ['enable']],
      ['公章', 'active', '2027-12-06', ['stop']],
      ['合同专用章（1）', 'active', '2026-03-11', ['stop']],
    ])
    expect(data[0]).toMatchObject({
      design: { shape: 'ellipse', text: '成都岷岸实业有限公司', across: '合同专用章' },
      reason: '授权书上的印章名称与申请不一致，请更正后重新上传',
      letter: { name: '印章授权书.pdf' },
    })
    expect((await as('company')(seal.sealApplicantOf, {})).data).toEqual({
      kind: 'organisation',
      name: '成都岷岸实业有限公司',
      legalName: '蒋承岷',
      applicant: data[0]!.applicant,
    })
    expect(data[0]!.applicant).toMatch(/^\p{Script=Han}\*+$/u)
    expect((await as('person')(seal.sealList, {})).data).toHaveLength(4)
    expect((await as('newcomer')(seal.sealList, {})).data).toEqual([])
    expect((await as('newcomer')(seal.sealApplicantOf, {})).data).toMatchObject({ kind: null, name: '' })
  })
})

describe('[BD-06] an application', () => {
  test('waits for the face check, is reviewed after twenty seconds, stopped, enabled, and expires with its last day', async () => {
    const { advance, apply, decide, one, person, messages } = begin()
    const drafted = await apply()
    expect(drafted).toMatchObject({
      id: 'YZ202603060017',
      state: 'draft',
      applicant: '周**',
      enabledAt: null,
      face: { state: 'waiting', triesLeft: 3, until: Date.parse('2026-03-06T09:35:00+08:00') },
      can: ['submit', 'edit', 'remove'],
    })
    const { id } = drafted
    decide(drafted.face!.token, 'pass')
    expect(await one(id)).toMatchObject({ state: 'checking', face: { state: 'passed' }, can: [] })
    advance(19_999)
    expect((await one(id)).state).toBe('checking')
    advance(1)
    expect(await one(id)).toMatchObject({ state: 'active', enabledAt: Date.parse('2026-03-06T09:30:20+08:00') })
    expect((await person(seal.stopSeal, { id })).data.state).toBe('stopped')
    expect((await person(seal.enableSeal, { id })).data.state).toBe('active')
    advance(Date.parse('2027-03-06T00:00:00+08:00') - Date.parse('2026-03-06T09:30:20+08:00') - 1)
    expect((await one(id)).state).toBe('active')
    advance(1)
    expect(await one(id)).toMatchObject({ state: 'expired', can: [] })
    const own = messages().filter(({ text }) => text.startsWith('“新签名”'))
    expect(own.map(({ title, text, link }) => [title, text, link])).toEqual([
      ['印章过期', '“新签名”已过有效期，不能再用于签署；如需继续使用，请重新申请。', '/contract/seal/apply'],
      ['印章已启用', '“新签名”已启用，可以用于签署。', '/contract/seal/apply'],
      ['印章停用', '“新签名”已停用，启用前不能用于签署。', '/contract/seal/apply'],
      ['印章已启用', '“新签名”已启用，可以用于签署。', '/contract/seal/apply'],
      ['印章审核中', '“新签名”已提交审核，审核结果将另行通知。', '/contract/seal/apply'],
    ])
  })

  test('each change is pushed to the open pages of its owner', async () => {
    const { exchange, apply, decide } = begin()
    const pushed: string[] = []
    const { publish } = exchange.hub
    exchange.hub.publish = (topic, type, data) => {
      const { matter } = data as { matter?: string }
      if (type === 'changed' && matter === 'contracts') pushed.push(topic)
      publish.call(exchange.hub, topic, type, data)
    }
    const { face } = await apply()
    exchange.take('openFace', { token: face!.token }, anonymous)
    decide(face!.token, 'pass')
    expect(pushed).toEqual(Array.from({ length: 3 }, () => 'user:U0004'))
  })

  test('is refused by a person with a reason, corrected, and handed in again', async () => {
    const { exchange, handedIn, judge, one, person, decide, advance } = begin()
    const { id } = await handedIn()
    expect(() => judge(id, 'refuse', ' ')).toThrow('请填写驳回原因')
    judge(id, 'refuse', '授权书缺少签名')
    expect(await one(id)).toMatchObject({ state: 'refused', reason: '授权书缺少签名', can: ['resubmit', 'edit'] })
    expect(() => judge(id, 'pass')).toThrow(`${id} 不在审核中`)
    // The reviewer's own timer was for the application that is decided.
    advance(20_000)
    const { data } = await person(seal.saveSeal, sealRequest(personalSeal(exchange, { name: '更正后' }), id))
    expect(data).toMatchObject({ id, name: '更正后', state: 'draft', reason: null, face: { state: 'waiting' } })
    decide(data.face!.token, 'pass')
    advance(10_000)
    judge(id, 'refuse', '再次核对')
    const again = await person(seal.resubmitSeal, { id })
    expect(again.data).toMatchObject({ state: 'draft', face: { state: 'waiting' } })
    decide(again.data.face!.token, 'pass')
    // Twenty seconds after the first time, ten after the second.
    advance(10_000)
    expect((await one(id)).state).toBe('checking')
    advance(10_000)
    expect((await one(id)).state).toBe('active')
  })

  test('sent twice is one; a draft can be deleted, nothing else', async () => {
    const { exchange, person, handedIn } = begin()
    const request = sealRequest(personalSeal(exchange))
    const [first, second] = [await person(seal.saveSeal, request), await person(seal.saveSeal, request)]
    expect(second.data.id).toBe(first.data.id)
    expect((await person(seal.sealList, {})).data).toHaveLength(5)
    expect((await person(seal.removeSeal, { id: first.data.id })).data).toEqual({ id: first.data.id })
    expect((await person(seal.sealList, {})).data).toHaveLength(4)
    const { id } = await handedIn()
    for (const [endpoint, input] of [
      [seal.removeSeal, { id }],
      [seal.stopSeal, { id }],
      [seal.enableSeal, { id }],
      [seal.resubmitSeal, { id }],
      [seal.startSealFace, { id }],
    ] as const)
      expect([endpoint.path, await person(endpoint, input)]).toMatchObject([
        endpoint.path,
        { code: 409, msg: '印章状态已变化，请刷新后查看' },
      ])
    expect(await person(seal.saveSeal, sealRequest(personalSeal(exchange), id))).toMatchObject({ code: 409 })
  })

  test('is refused when the rules or its files are not met', async () => {
    const { exchange, person, as, userOf } = begin()
    const design = { shape: 'rectangle', text: '周某', across: '', below: '' } as const
    const picture = (...size: [number, number]) => ({ design: null, pictureId: sealFile(exchange, 'person', size) })
    const material = exchange.take(
      'storeFile',
      { name: '材料.pdf', kind: 'pdf', purpose: 'material', base64: btoa('%PDF-1.4\n%%EOF') },
      { userId: userOf('person').id, visitor: '' },
    ).id
    const wrong: [Partial<SealApplication>, string][] = [
      [{ design }, '印章文字须为本人认证的姓名，可以加“印”、“之印”或“章”'],
      [{ kind: 'official' }, '个人账户只能申请个人签名'],
      [{ validTo: '2026-03-06' }, '有效期应晚于今天'],
      [{ letterId: 'none' }, '所选文件不存在，请重新上传'],
      [{ letterId: sealFile(exchange, 'company') }, '所选文件不存在，请重新上传'],
      [{ letterId: material }, '所选文件不能用于印章申请'],
      [{ design: null, pictureId: material }, '所选文件不能用于印章申请'],
    ]
    for (const [over, msg] of wrong)
      expect(await person(seal.saveSeal, sealRequest(personalSeal(exchange, over)))).toMatchObject({ code: 400, msg })
    expect((await person(seal.sealList, {})).data).toHaveLength(4)
    const { data } = await person(seal.saveSeal, sealRequest(personalSeal(exchange, picture(300, 400))))
    expect(data).toMatchObject({ design: null, picture: { kind: 'png' } })
    const { id } = data
    for (const login of ['company', 'newcomer'])
      expect(await as(login)(seal.stopSeal, { id })).toMatchObject({ code: 404, msg: '印章不存在' })
    expect(await as('newcomer')(seal.saveSeal, sealRequest(personalSeal(exchange)))).toMatchObject({
      code: 4101,
      msg: '请先完成实名认证',
    })
  })

  test('an account has twenty seals at most', async () => {
    const { exchange, person, apply } = begin()
    for (let count = 4; count < 20; count += 1) await apply()
    expect(await person(seal.saveSeal, sealRequest(personalSeal(exchange)))).toMatchObject({
      code: 409,
      msg: '每个账户最多 20 枚印章，请先删除不需要的',
    })
  })

  test('of an organisation shows its verified name, and the agent passes the face check', async () => {
    const { exchange, as, decide, advance } = begin()
    const company = as('company')
    const application = (text: string): SealApplication => ({
      kind: 'contract',
      name: '合同章',
      design: { shape: 'round', text, across: '合同专用章', below: '' },
      pictureId: null,
      letterId: sealFile(exchange, 'company'),
      scopes: ['contract'],
      validTo: '2027-03-05',
    })
    expect(await company(seal.saveSeal, sealRequest(application('成都岷江实业有限公司')))).toMatchObject({
      code: 400,
      msg: '印章文字须包含认证的机构名称',
    })
    const { data } = await company(seal.saveSeal, sealRequest(application('成都岷岸实业有限公司')))
    expect(exchange.kyc.faces.find(data.face!.token)?.holder).toEqual(exchange.kyc.identityOf('U0005')!.holder)
    decide(data.face!.token, 'pass')
    advance(20_000)
    expect((await company(seal.sealList, {})).data[0]).toMatchObject({ name: '合同章', state: 'active' })
  })

  test('a name that was changed meanwhile is refused by the reviewer, and keeps a stopped seal from use', async () => {
    const world = begin()
    const { exchange, handedIn, one, judge, person, advance, journal } = world
    const claim = { ...citizen(world, { way: 'manual' }, 'person'), name: '周岷声', docNumber: '510104199003071237' }
    const { id } = await handedIn()
    const stopped = (await person(seal.sealList, {})).data.find(({ state }) => state === 'stopped')!
    exchange.take(
      'submitPerson',
      { claim: { ...claim, telPhone: '13900000004' }, ...world.code('13900000004'), agreement: '2026-01-15' },
      { userId: 'U0004', visitor: '' },
    )
    // The text message took a minute: the seal is in use already.
    expect((await one(id)).state).toBe('active')
    const second = await handedIn()
    world.review('person')
    expect(exchange.kyc.identityOf('U0004')?.name).toBe('周岷声')
    expect(() => judge(second.id, 'pass')).toThrow('印章文字须为本人认证的姓名')
    advance(20_000)
    expect(await one(second.id)).toMatchObject({
      state: 'refused',
      reason: '印章文字须为本人认证的姓名，可以加“印”、“之印”或“章”',
    })
    expect(await person(seal.enableSeal, { id: stopped.id })).toMatchObject({ code: 409 })
    const before = (await person(seal.sealList, {})).data
    const { exchange: restored } = testExchange({ journal: memoryJournal([...journal.lines()]) })
    expect(restored.seals.of('U0004').map(({ state }) => state)).toEqual(before.map(({ state }) => state))
  })

  test('of the demo accounts the one that is about to expire expires', async () => {
    const { exchange, advance, messages } = begin()
    const soon = exchange.seals.of('U0004').find(({ validTo }) => validTo === '2026-03-11')!
    advance(6 * dayMs)
    expect([soon.state, messages()[0]?.title]).toEqual(['expired', '印章过期'])
  })
})

describe('[BD-06] the face check of an application', () => {
  const scan = ({ phone }: ReturnType<typeof begin>, token: string) => phone(seal.scanSealFace, { token })

  test('a phone without a session opens it, agrees, and is led back with its result', async () => {
    const world = begin()
    const { apply, one, phone, decide, exchange } = world
    const { id, face } = await apply()
    const { token, until } = face!
    expect((await scan(world, token)).data).toEqual({
      state: 'scanned',
      until,
      reason: null,
      triesLeft: null,
      name: '周**',
      sealName: '新签名',
    })
    expect((await one(id)).face?.state).toBe('scanned')
    expect(exchange.kyc.faces.find(token)?.hasConsent).toBe(false)
    expect((await phone(seal.agreeSealFace, { token, agreed: true })).data).toEqual({
      address: `/mock-face/check?token=${token}`,
    })
    expect(exchange.kyc.faces.find(token)?.hasConsent).toBe(true)
    decide(token, 'pass')
    expect((await scan(world, token)).data).toEqual({
      state: 'passed',
      until,
      reason: null,
      triesLeft: null,
      name: null,
      sealName: null,
    })
    expect(await phone(seal.agreeSealFace, { token, agreed: true })).toMatchObject({ code: 410, data: null })
    expect(() => decide(token, 'pass')).toThrow('二维码已失效，请在电脑上重新获取')
  })

  test('expires after five minutes, is replaced once by two windows, and an old token tells nothing', async () => {
    const world = begin()
    const { apply, one, person, advance } = world
    const { id, face } = await apply()
    const { token } = face!
    advance(5 * 60_000 - 1)
    expect((await scan(world, token)).data.state).toBe('scanned')
    advance(1)
    expect((await one(id)).face?.state).toBe('expired')
    expect((await scan(world, token)).data).toMatchObject({ state: 'expired', name: null })
    const next = (await person(seal.startSealFace, { id, token })).data.face!
    expect(next).toMatchObject({ state: 'waiting', triesLeft: 3 })
    expect(next.token).not.toBe(token)
    expect((await person(seal.startSealFace, { id, token })).data.face?.token).toBe(next.token)
    for (const bad of [token, 'none', ''])
      expect(await scan(world, bad)).toMatchObject({
        code: 410,
        msg: '二维码无效或已失效，请在电脑上重新获取',
        data: null,
      })
    expect((await person(seal.startSealFace, { id, token: next.token })).data.face?.token).not.toBe(next.token)
  })

  test('fails three times a day at most, for seals and claims together; cancelling is no attempt', async () => {
    const world = begin()
    const { apply, one, person, phone, decide, advance, exchange } = world
    const { id, face } = await apply()
    let { token } = face!
    expect((await phone(seal.cancelSealFace, { token })).data).toMatchObject({ state: 'cancelled', triesLeft: null })
    for (const left of [2, 1, 0]) {
      ;({ token } = (await person(seal.startSealFace, { id, token })).data.face!)
      decide(token, 'mismatch')
      expect((await one(id)).face).toMatchObject({ state: 'failed', reason: 'mismatch', triesLeft: left })
      expect((await scan(world, token)).data).toMatchObject({ state: 'failed', triesLeft: left, name: null })
    }
    expect(await person(seal.startSealFace, { id, token })).toMatchObject({
      code: 4098,
      msg: '今天的人脸识别次数已用完，请明天再试',
    })
    expect(exchange.kyc.faces.triesLeft('U0004')).toBe(0)
    expect(await apply()).toMatchObject({ state: 'draft', face: null })
    advance(dayMs)
    expect((await person(seal.startSealFace, { id, token })).data.face).toMatchObject({ triesLeft: 3 })
  })

  test('a changed or deleted application has no use for the old code; the token of a claim is none of a seal', async () => {
    const world = begin()
    const { apply, person, exchange, as } = world
    const { id, face } = await apply()
    const changed = await person(seal.saveSeal, sealRequest(personalSeal(exchange, { name: '另名' }), id))
    expect(await scan(world, face!.token)).toMatchObject({ code: 410 })
    await person(seal.removeSeal, { id })
    expect(await scan(world, changed.data.face!.token)).toMatchObject({ code: 410 })
    expect(() => exchange.take('sayFace', { token: changed.data.face!.token, verdict: 'pass' }, anonymous)).toThrow(
      '二维码已失效',
    )
    const claim = citizen(world, { way: 'face' })
    const coded = { ...world.code('13800138000'), agreement: '2026-01-15' }
    exchange.take('submitPerson', { claim, ...coded }, { userId: 'U0001', visitor: '' })
    const own = (await world.detail('newcomer')).claim!.face!
    expect(await as(null)(seal.scanSealFace, { token: own.token })).toMatchObject({ code: 410 })
    expect((await world.detail('newcomer')).claim?.face?.state).toBe('waiting')
  })
})
