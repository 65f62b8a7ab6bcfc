import { describe, expect, test } from 'vitest'
import * as person from '#src/api/endpoints/kyc.ts'
import { userOverview } from '#src/api/endpoints/overview.ts'
import { agreement } from '#src/mock/exchange/kyc/agreement.ts'
import { ask, memoryJournal, testExchange } from '#tests/support/exchange.ts'
import {
  begin,
  citizen,
  company,
  freshPhone,
  given,
  anonymous,
  passport,
  submit,
  submitCompany,
  type World,
} from '../support/kyc.ts'
import { formAt, linesOfLetter } from '../support/letter.ts'

const ownCard = '6228480000000998872'
const agent = { agentName: '林知秋', agentDocNumber: '510112198311086137' }

describe('[AC-11] a person by card, number, name and phone', () => {
  const withCard = (world: World, bankCard: string, over = {}) =>
    submit(world, citizen(world, { way: 'bank', bankCard, bankName: '蜀川银行', ...over }))

  test('is verified at once if the bank confirms all four', async () => {
    const { data } = await withCard(begin(), ownCard)
    expect(data).toMatchObject({
      authStatus: 3,
      identity: { way: 'bank', account: '**** **** 8872', agreement: agreement.version },
    })
  })

  test('is refused at the field that differs at the bank', async () => {
    const world = begin()
    const wrong: [string, object, number, string][] = [
      ['', {}, 400, '银行账号不能为空'],
      ['6228480000000998873', {}, 400, '银行卡号校验位错误'],
      ['6217000000000543219', {}, 4097, '该银行卡已挂失或销户，请换用其他银行卡'],
      ['6228480000000123455', {}, 4097, '银行卡户名与姓名不一致'],
      [ownCard, { docNumber: '510101198301010017' }, 4097, '银行卡开户证件与证件号码不一致'],
      [ownCard, { telPhone: '13800138777' }, 4095, '该手机号不是此银行卡的预留手机号'],
    ]
    for (const [index, [card, over, code, msg]] of wrong.entries()) {
      const answer = await withCard(world, card, { telPhone: `1380013901${index}`, ...over })
      expect(answer, msg).toMatchObject({ code, msg })
    }
    expect((await world.detail('newcomer')).authStatus).toBe(0)
  })

  test('five failed queries a day are the limit, for all sources together', async () => {
    const world = begin()
    const codes: number[] = []
    for (const index of [0, 1, 2, 3, 4, 5]) {
      const way = index % 2 === 0 ? ('bank' as const) : ('carrier' as const)
      const over = { way, bankCard: '6217000000000543219', docNumber: '510623198502143313' }
      codes.push((await submit(world, citizen(world, { ...over, telPhone: `1380013902${index}` }))).code)
    }
    expect(codes).toEqual([4094, 4094, 4094, 4094, 4094, 429])
  })

  test('a card entered in the console counts as well', async () => {
    const world = begin()
    const card = {
      card: '4111111111111111',
      name: '别人',
      docNumber: '1',
      telPhone: freshPhone,
      state: 'normal',
    } as const
    world.exchange.take('keepCard', card, anonymous)
    expect(await withCard(world, card.card)).toMatchObject({ code: 4097, msg: '银行卡户名与姓名不一致' })
    world.advance(61_000)
    expect((await withCard(world, '5500000000000004', { telPhone: '13800138222' })).data.authStatus).toBe(3)
  })
})

describe('[AC-11] a person by face', () => {
  const withFace = (world: World, loginName = 'newcomer') =>
    submit(world, citizen(world, { way: 'face' }, loginName), loginName)
  const faceOf = async (world: World, loginName = 'newcomer') => (await world.detail(loginName)).claim!.face!
  const reportVerdict = (world: World, token: string, verdict: 'pass' | 'cancel' | 'mismatch') =>
    world.exchange.take('sayFace', { token, verdict }, anonymous)
  const renew = (world: World, token: string) =>
    ask(world.exchange, person.startFace, { token }, world.bearer('newcomer'))

  test('waits for the scan, is scanned, and passes', async () => {
    const world = begin()
    expect((await withFace(world)).data).toMatchObject({
      authStatus: 1,
      claim: { way: 'face', face: { state: 'waiting', triesLeft: 3 } },
    })
    const { token, address } = await faceOf(world)
    expect(address).toBe(`/mock-face/check?token=${token}`)
    world.exchange.take('openFace', { token }, anonymous)
    expect(await faceOf(world)).toMatchObject({ state: 'scanned' })
    reportVerdict(world, token, 'pass')
    expect(await world.detail('newcomer')).toMatchObject({ authStatus: 3, identity: { way: 'face' } })
    expect(() => reportVerdict(world, token, 'pass')).toThrow('二维码已失效，请在电脑上重新获取')
  })

  test('an attempt is valid for five minutes and one use; a cancelled one is not counted', async () => {
    const world = begin()
    await withFace(world)
    const first = await faceOf(world)
    world.advance(5 * 60_000)
    expect(await faceOf(world)).toMatchObject({ state: 'expired', triesLeft: 3 })
    expect(() => world.exchange.take('openFace', { token: first.token }, anonymous)).toThrow('二维码已失效')
    await renew(world, first.token)
    const second = await faceOf(world)
    expect(second.token).not.toBe(first.token)
    reportVerdict(world, second.token, 'cancel')
    expect(await faceOf(world)).toMatchObject({ state: 'cancelled', triesLeft: 3 })
  })

  test('two windows renew one attempt once', async () => {
    const world = begin()
    await withFace(world)
    const { token } = await faceOf(world)
    reportVerdict(world, token, 'mismatch')
    expect(await faceOf(world)).toMatchObject({ state: 'failed', reason: 'mismatch', triesLeft: 2 })
    await renew(world, token)
    const { token: next } = await faceOf(world)
    await renew(world, token)
    expect((await faceOf(world)).token).toBe(next)
  })

  test('is rejected with the third failure of a day, and may try again on the next', async () => {
    const world = begin()
    await withFace(world)
    for (const left of [2, 1]) {
      const { token } = await faceOf(world)
      reportVerdict(world, token, 'mismatch')
      expect((await faceOf(world)).triesLeft).toBe(left)
      await renew(world, token)
    }
    reportVerdict(world, (await faceOf(world)).token, 'mismatch')
    expect(await world.detail('newcomer')).toMatchObject({
      authStatus: 2,
      refusal: { reasons: [{ text: '人脸与证件照片不一致' }, { text: '人脸识别三次未通过' }] },
    })
    expect(await withFace(world)).toMatchObject({
      code: 4098,
      msg: '今天的人脸识别次数已用完，请明天再试，或选择其他核验方式',
    })
    world.advance(86_400_000)
    expect((await withFace(world)).data.claim?.face?.triesLeft).toBe(3)
  })

  test('expires after a day without a result; a withdrawn claim leaves no attempt behind', async () => {
    const world = begin()
    await withFace(world)
    world.advance(86_400_000)
    expect((await world.detail('newcomer')).refusal?.reasons[0]?.text).toBe('24 小时内未完成人脸识别')
    await withFace(world)
    const { token } = await faceOf(world)
    await ask(world.exchange, person.withdrawClaim, {}, world.bearer('newcomer'))
    expect(() => reportVerdict(world, token, 'pass')).toThrow('二维码已失效')
    expect(await renew(world, token)).toMatchObject({ code: 409, msg: '没有待完成的人脸识别' })
  })

  test('is decided by the phone only: no reviewer decides it, and a passport does not have this method', async () => {
    const world = begin()
    await withFace(world)
    expect(() => world.review('newcomer')).toThrow('没有待审核的申请')
    const other = begin()
    expect(await submit(other, { ...passport(other), way: 'face' })).toMatchObject({
      code: 400,
      msg: '该证件类型或机构类型只能人工审核',
    })
  })

  test('of two who verify one document by face the second is rejected', async () => {
    const world = begin()
    await withFace(world)
    const { token } = await faceOf(world)
    world.advance(61_000)
    const claim = { ...citizen(world, { way: 'face' as const }, 'rejected'), telPhone: '13800138333' }
    await submit(world, claim, 'rejected')
    const { token: other } = await faceOf(world, 'rejected')
    reportVerdict(world, token, 'pass')
    reportVerdict(world, other, 'pass')
    expect((await world.detail('rejected')).refusal?.reasons[0]?.text).toBe('该证件号已被其他账号认证')
  })

  test('a replay of the journal restores attempts and failures', async () => {
    const world = begin()
    await withFace(world)
    const { token } = await faceOf(world)
    reportVerdict(world, token, 'mismatch')
    await renew(world, token)
    const before = await world.detail('newcomer')
    const { exchange } = testExchange({ journal: memoryJournal([...world.journal.lines()]) })
    expect(exchange.kyc.detail([...exchange.tables.users.values()][0]!)).toEqual(before)
  })
})

describe('[AC-11] an organisation by a letter of authority', () => {
  const withLetter = (world: World, over = {}) =>
    submitCompany(world, company(world, { way: 'letter', ...agent, ...over }))
  const sign = (world: World, fileId: string) =>
    ask(world.exchange, person.signLetter, { fileId }, world.bearer('newcomer'))

  test('gets the letter, uploads it signed, is reviewed and passes', async () => {
    const world = begin()
    const { data } = await withLetter(world)
    expect(data).toMatchObject({ authStatus: 1, claim: { way: 'letter', letter: { state: 'signing', signed: null } } })
    const { template, number } = data.claim!.letter!
    expect(formAt(world.exchange, template.url).no).toBe(number)
    const text = linesOfLetter(world.exchange, template.url).join('\n')
    for (const part of ['成都云岭测试有限公司', '91510100MA6RQ7D842', '林知秋', '510112198311086137'])
      expect(text).toContain(part)
    expect(() => world.review('newcomer')).toThrow('没有待审核的申请')
    expect((await sign(world, world.file('newcomer', 'signed.png', 'licence'))).data.claim?.letter).toMatchObject({
      state: 'checking',
      signed: { name: 'signed.png' },
    })
    expect(await sign(world, world.file('newcomer', 'signed.png', 'licence'))).toMatchObject({ code: 409 })
    world.review('newcomer')
    expect(await world.detail('newcomer')).toMatchObject({ authStatus: 4, identity: { way: 'letter' } })
  })

  test('without a reviewer the exchange decides; a rejected claim keeps the form', async () => {
    const world = begin()
    await withLetter(world)
    await sign(world, world.file('newcomer', 'signed.png', 'licence'))
    world.review('newcomer', [{ text: '授权委托书缺少盖章或签字', fix: '请重新上传' }])
    expect(await world.detail('newcomer')).toMatchObject({ authStatus: 2, draft: { values: { agentName: '林知秋' } } })
    world.advance(61_000)
    await withLetter(world)
    await sign(world, world.file('newcomer', 'again.png', 'licence'))
    world.advance(10 * 60_000)
    expect((await world.detail('newcomer')).authStatus).toBe(4)
  })

  test('is rejected if the letter is not uploaded within seven days', async () => {
    const world = begin()
    await withLetter(world)
    world.advance(7 * 86_400_000)
    expect((await world.detail('newcomer')).refusal?.reasons[0]?.text).toBe('7 天内未交回签署的授权书')
  })

  test('accepts only its own letter, and does not apply to a legal representative who acts alone', async () => {
    const world = begin()
    expect(await submitCompany(world, company(world, { way: 'letter' }))).toMatchObject({
      code: 400,
      msg: '法定代表人本人经办时无需授权书，请选择其他核验方式',
    })
    expect(await sign(world, 'none')).toMatchObject({ code: 409, msg: '没有待签署的授权书' })
    await withLetter(world, { telPhone: '13800138444' })
    expect(await sign(world, world.file('person', 'signed.png', 'licence'))).toMatchObject({ code: 400 })
    expect(await sign(world, world.file('newcomer', 'x.png', 'receipt'))).toMatchObject({
      code: 400,
      msg: '所选文件不能用于实名认证',
    })
  })
})

describe('[AC-11] the business register', () => {
  const known = {
    name: '绵阳芙蓉溪精密仪器有限公司',
    accountName: '绵阳芙蓉溪精密仪器有限公司',
    creditCode: '91510700MA6RP3K85H',
    legalName: '段清越',
    legalDocNumber: '510703198105224814',
    agentName: '段清越',
    agentDocNumber: '510703198105224814',
  }
  const other = { name: '绵阳别的有限公司', accountName: '绵阳别的有限公司' }

  test('checks name, code and legal representative, for every method; a reviewer decides independently', async () => {
    const world = begin()
    const wrong = [other, { legalName: '段清远', ...agent, letterId: world.file('newcomer', 'letter.png', 'licence') }]
    for (const [index, over] of wrong.entries())
      expect(
        await submitCompany(world, company(world, { ...known, ...over, telPhone: `1380013904${index}` })),
      ).toMatchObject({ code: 4100, msg: '营业执照信息与填写不一致' })
    expect((await submitCompany(world, company(world, { ...known, ...other, way: 'manual' }))).code).toBe(200)
    const right = begin()
    expect((await submitCompany(right, company(right, known))).data.claim?.transfer?.state).toBe('sending')
  })
})

describe('[AC-11] requirements of every claim', () => {
  test('the current agreement, which is public', async () => {
    const world = begin()
    const { data } = await ask(world.exchange, person.verificationAgreement, {})
    expect(data.version).toBe(agreement.version)
    expect(data.sections.length).toBeGreaterThan(5)
    const claim = { ...citizen(world), ...given(world, freshPhone), agreement: '2020-01-01' }
    expect(await ask(world.exchange, person.submitPerson, claim, world.bearer('newcomer'))).toMatchObject({
      code: 4099,
      msg: '请阅读并同意现行的实名认证服务协议',
    })
  })

  test('a region of the list, at every level', async () => {
    const world = begin()
    expect(await submit(world, citizen(world, { region: '519999' }))).toMatchObject({
      code: 400,
      msg: '所选地区不存在',
    })
    const { data } = await submit(world, citizen(world, { region: '510104', telPhone: '13800138555' }))
    expect(data.identity?.known).toMatchObject({ region: '510104' })
  })

  test('[AC-12] also for a member’s contact', async () => {
    const { exchange, bearer } = begin()
    const contact = { contact: '林秘书', telPhone: freshPhone, email: '', region: '510100', address: '', postcode: '' }
    expect((await ask(exchange, person.saveContact, contact, bearer('company'))).data.regionName).toBe('四川省 成都市')
    const wrong = { ...contact, region: '123456' }
    expect(await ask(exchange, person.saveContact, wrong, bearer('company'))).toMatchObject({ code: 400 })
  })
})

test('[AC-11] a closed account has no claim, and its document is free', async () => {
  const world = begin()
  for (const way of ['manual', 'face'] as const) {
    await submit(world, citizen(world, { way, telPhone: way === 'face' ? '13800138777' : freshPhone }))
    if (way === 'manual') await ask(world.exchange, person.withdrawClaim, {}, world.bearer('newcomer'))
  }
  const { token } = (await world.detail('newcomer')).claim!.face!
  world.exchange.tables.users.delete(world.userOf('newcomer').id)
  world.exchange.tables.users.delete(world.userOf('person').id)
  expect(() => world.exchange.take('sayFace', { token, verdict: 'pass' }, anonymous)).toThrow('二维码已失效')
  world.advance(2 * 86_400_000)
  const claim = citizen(world, { name: '周岷生', docNumber: '510104199003071237', telPhone: '13800138888' }, 'rejected')
  expect((await submit(world, claim, 'rejected')).data.authStatus).toBe(3)
})

describe('[AC-11] a change of verified data', () => {
  test('starts with the known data, without masked values', async () => {
    const { detail } = begin()
    const { known } = (await detail('company')).identity!
    expect(known).toMatchObject({ name: '成都岷岸实业有限公司', creditCode: '91510100MA6RK4T311', orgType: 0 })
    for (const field of ['legalName', 'legalDocNumber', 'agentDocNumber', 'telPhone', 'accountNo', 'licenceId'])
      expect(known).not.toHaveProperty(field)
    expect((await detail('person')).identity!.known).not.toHaveProperty('docNumber')
  })

  test('of the holder is decided by a person: no automatic method changes name or number', async () => {
    const world = begin()
    const other = citizen(world, {}, 'person')
    for (const way of ['carrier', 'bank', 'face'] as const)
      expect(await submit(world, { ...other, way, bankCard: ownCard }, 'person')).toMatchObject({
        code: 4098,
        msg: '变更姓名或证件号码须选择人工审核',
      })
    world.advance(61_000)
    expect((await submit(world, { ...other, way: 'manual' }, 'person')).data).toMatchObject({
      authStatus: 3,
      claim: { isChange: true },
    })
  })

  test('of anything else may be automatic, and takes effect at once', async () => {
    const world = begin()
    const same = citizen(
      world,
      { name: '周岷生', docNumber: '510104199003071237', docExpiry: '2040-01-31', telPhone: '13800138666' },
      'person',
    )
    const { data } = await submit(world, same, 'person')
    expect(data).toMatchObject({ authStatus: 3, claim: null, identity: { docExpiry: '2040-01-31' } })
  })
})

describe('[AC-11] the to-do items of a claim in the overview', () => {
  const todoOf = async ({ exchange, bearer }: World) =>
    (await ask(exchange, userOverview, {}, bearer('newcomer'))).data.todos.find(({ id }) => id === 'real-name')

  test('a face verification, a letter to sign with its deadline, an amount to enter', async () => {
    const face = begin()
    expect((await todoOf(face))?.link).toBe('/realNamePerson')
    await submit(face, citizen(face, { way: 'face' }))
    expect(await todoOf(face)).toMatchObject({ title: '实名认证：请用手机完成人脸识别', link: '/realNamePersonInfo' })

    const letter = begin()
    await submitCompany(letter, company(letter, { way: 'letter', ...agent }))
    const { until } = (await letter.detail('newcomer')).claim!.letter!
    expect(await todoOf(letter)).toMatchObject({ title: '实名认证：请签署并上传授权书', deadline: until })

    const transfer = begin()
    await submitCompany(transfer, company(transfer))
    expect(await todoOf(transfer)).toBeUndefined()
    transfer.advance(20_000)
    expect(await todoOf(transfer)).toMatchObject({ title: '实名认证：收到对公打款后，请回填金额' })
  })
})
