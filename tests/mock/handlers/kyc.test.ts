import { describe, expect, test } from 'vitest'
import * as person from '#src/api/endpoints/kyc.ts'
import type { OrganisationClaim, PersonClaim } from '#src/model/kyc/schema.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import { ask, memoryJournal, testExchange } from '#tests/support/exchange.ts'
import {
  begin,
  boxOf,
  citizen,
  company,
  freshPhone,
  given,
  passport,
  submit,
  submitCompany,
  type World,
} from '../support/kyc.ts'

describe('[AC-11] a person', () => {
  test('with name, number and phone is verified at once, in all answers', async () => {
    const world = begin()
    const { data, code } = await submit(world, citizen(world))
    expect(code).toBe(200)
    expect(data).toMatchObject({
      authStatus: 3,
      claim: null,
      identity: { name: '林**', docNumber: '510***********6137', telPhone: '138****8000', isExpired: false },
    })
    const user = world.userOf('newcomer')
    expect([user.authStatus, user.name, user.username]).toEqual([3, '林知秋', '林知秋'])
    expect(world.exchange.kyc.identityOf(user.id)).toMatchObject({
      kind: 'person',
      name: '林知秋',
      docNumber: '510112198311086137',
      isExpired: false,
    })
    expect(boxOf(world)[0]).toMatchObject({ title: '实名认证已通过', link: '/realNamePersonInfo' })
  })

  test('is rejected with the exchange’s text, and nothing changes', async () => {
    const world = begin()
    const wrong: [Partial<PersonClaim>, number, string][] = [
      [{ docNumber: '510112198311086138' }, 400, '证件号码校验位错误'],
      [{ docExpiry: '2020-01-01' }, 400, '证件已过期'],
      [{ backId: null }, 400, '请上传身份证国徽面'],
      [{ docType: 11 }, 400, '请选择证件类型'],
      [{ docType: 5, docNumber: 'E30461388' }, 400, '该证件类型或机构类型只能人工审核'],
      [{ frontId: 'foreign' }, 400, '所选文件不存在，请重新上传'],
      [{ frontId: world.file('newcomer', 'x.png', 'receipt') }, 400, '所选文件不能用于实名认证'],
      [{ docNumber: '510104199003071237', name: '周岷生' }, 4093, '该证件号已被其他账号认证，请申诉'],
      [{ docNumber: '510623198502143313' }, 4094, '姓名与身份证号不一致'],
      [{ telPhone: '17012345678' }, 4095, '该手机号为虚拟号段，运营商无法核验，请换用本人实名手机号或选择人工审核'],
    ]
    for (const [index, [over, code, msg]] of wrong.entries())
      expect(await submit(world, citizen(world, { telPhone: `1380013900${index}`, ...over })), msg).toMatchObject({
        code,
        msg,
      })
    expect((await world.detail('newcomer')).authStatus).toBe(0)
  }, 60_000)

  test('without access to the phone learns nothing about a document', async () => {
    const world = begin()
    const claim = citizen(world, { docNumber: '510104199003071237', name: '周岷生' })
    const answer = await ask(
      world.exchange,
      person.submitPerson,
      { ...claim, ...given(world, claim.telPhone), code: '000000' },
      world.bearer('newcomer'),
    )
    expect(answer).toMatchObject({ code: 403 })
  })

  test('five failed queries to the operators a day are the limit', async () => {
    const world = begin()
    const mismatch = citizen(world, { docNumber: '510623198502143313' })
    const phones = ['13800138001', '13800138002', '13800138003', '13800138004', '13800138005', '13800138006']
    const codes: number[] = []
    for (const telPhone of phones) codes.push((await submit(world, { ...mismatch, telPhone })).code)
    expect(codes).toEqual([4094, 4094, 4094, 4094, 4094, 429])
  })

  test('verified documents cannot be probed without limit, by any method', async () => {
    const world = begin()
    const taken = citizen(world, { docNumber: '510104199003071237', name: '周岷生' })
    const codes: number[] = []
    for (const last of [1, 2, 3, 4, 5, 6])
      codes.push((await submit(world, { ...taken, telPhone: `1380013800${last}` })).code)
    expect(codes).toEqual([4093, 4093, 4093, 4093, 4093, 429])
    // The result of a review comes from the reviewer only.
    expect((await submit(world, { ...taken, way: 'manual', telPhone: '13800138007' })).data.authStatus).toBe(1)
    world.review('newcomer')
    expect(await world.detail('newcomer')).toMatchObject({
      authStatus: 2,
      refusal: { reasons: [{ text: '该证件号已被其他账号认证' }] },
    })
  }, 60_000)

  test('with a passport waits for a reviewer; without one, the exchange approves it', async () => {
    const world = begin()
    expect((await submit(world, passport(world))).data).toMatchObject({
      authStatus: 1,
      claim: { way: 'manual', docNumber: 'E30**1388', isChange: false },
    })
    expect(await submit(world, passport(world))).toMatchObject({ code: 409, msg: '实名认证审核中，请勿重复提交' })
    world.advance(10 * 60_000)
    expect((await world.detail('newcomer')).authStatus).toBe(3)
  })

  test('rejected with reasons, submits again with the same input, and passes', async () => {
    const world = begin()
    await submit(world, passport(world))
    world.review('newcomer', [{ text: '证件照片不清晰或不完整', fix: '请重新拍摄' }])
    const refused = await world.detail('newcomer')
    expect(refused).toMatchObject({
      authStatus: 2,
      refusal: { reviewer: '审核员 0312', reasons: [{ text: '证件照片不清晰或不完整' }] },
      draft: { kind: 'person', masked: { docNumber: 'E30**1388' }, values: { front: [{ name: 'front.png' }] } },
    })
    expect(boxOf(world)[0]).toMatchObject({
      title: '实名认证未通过',
      text: '未通过：证件照片不清晰或不完整',
      link: '/membershipReason',
    })
    expect((await submit(world, passport(world))).data).toMatchObject({ authStatus: 1, refusal: null })
    world.review('newcomer')
    expect((await world.detail('newcomer')).authStatus).toBe(3)
  })

  test('withdraws a claim, and its automatic reviewer does not decide the next', async () => {
    const world = begin()
    await submit(world, passport(world))
    expect((await ask(world.exchange, person.withdrawClaim, {}, world.bearer('newcomer'))).data).toMatchObject({
      authStatus: 0,
      claim: null,
      draft: { kind: 'person' },
    })
    expect(await ask(world.exchange, person.withdrawClaim, {}, world.bearer('newcomer'))).toMatchObject({ code: 409 })
    world.advance(9 * 60_000)
    await submit(world, passport(world))
    world.advance(2 * 60_000)
    expect((await world.detail('newcomer')).authStatus).toBe(1)
  })

  test('of two who claim one document the second is rejected once the first has passed', async () => {
    const world = begin()
    await submit(world, passport(world))
    const other = { ...passport(world), frontId: world.file('rejected', 'front.png'), telPhone: '13800138111' }
    expect((await submit(world, other, 'rejected')).data.authStatus).toBe(1)
    world.review('newcomer')
    world.review('rejected')
    expect(await world.detail('rejected')).toMatchObject({
      authStatus: 2,
      refusal: { reasons: [{ text: '该证件号已被其他账号认证' }] },
    })
  })
})

describe('[AC-11] a verified identity', () => {
  test('remains valid while a change is reviewed, and if the change is rejected', async () => {
    const world = begin()
    const claim = { ...passport(world), frontId: world.file('person', 'front.png') }
    expect((await submit(world, claim, 'person')).data).toMatchObject({
      authStatus: 3,
      identity: { name: '周**' },
      claim: { isChange: true },
    })
    const { id } = world.userOf('person')
    expect(world.exchange.kyc.identityOf(id)?.name).toBe('周岷生')
    world.review('person', [{ text: '证件已过有效期', fix: '' }])
    expect(await world.detail('person')).toMatchObject({ authStatus: 3, refusal: { isChange: true } })
  })

  test('is of one kind: a person’s account does not become an organisation', async () => {
    const world = begin()
    const claim = { ...company(world), licenceId: world.file('person', 'licence.png', 'licence') }
    const input = { ...claim, ...given(world, freshPhone) }
    const answer = await ask(world.exchange, person.submitOrganisation, input, world.bearer('person'))
    expect(answer).toMatchObject({ code: 409, msg: '本账户已完成个人认证，请用另一账户办理' })
  })

  test('expires with its document, with one message', async () => {
    const world = begin()
    await submit(world, citizen(world, { docExpiry: '2026-03-20' }))
    const { id } = world.userOf('newcomer')
    expect(world.exchange.kyc.identityOf(id)?.isExpired).toBe(false)
    world.advance(20 * 86_400_000)
    expect(world.exchange.kyc.identityOf(id)?.isExpired).toBe(true)
    expect(boxOf(world).filter(({ title }) => title === '证件已过期')).toHaveLength(1)
  })
})

describe('[AC-11] an organisation', () => {
  const amountOf = ({ exchange, userOf }: World): string => {
    const open = exchange.kyc.open().find(({ userId }) => userId === userOf('newcomer').id)
    return `0.${String(open!.claim.transfer!.amountFen).padStart(2, '0')}`
  }
  const confirm = ({ exchange, bearer }: World, amount: string) =>
    ask(exchange, person.confirmTransfer, { amount }, bearer('newcomer'))
  const wrongFor = (amount: string) => (amount === '0.01' ? '0.02' : '0.01')

  test('enters the received amount: wrong, then right', async () => {
    const world = begin()
    expect((await submitCompany(world, company(world))).data).toMatchObject({
      authStatus: 1,
      claim: { way: 'transfer', transfer: { state: 'sending', triesLeft: 3 } },
    })
    expect(await confirm(world, '0.50')).toMatchObject({ code: 409, msg: '款项尚未打出，请收到后再填写' })
    world.advance(20_000)
    expect(await confirm(world, '1.50')).toMatchObject({ code: 4096, msg: '请填写收到的金额，如 0.37' })
    const amount = amountOf(world)
    expect(await confirm(world, wrongFor(amount))).toMatchObject({ code: 4096, msg: '打款金额不正确，您还有2次机会' })
    expect((await confirm(world, amount)).data).toMatchObject({
      authStatus: 4,
      identity: {
        name: '成都云岭测试有限公司',
        docNumber: '91510100MA6RQ7D842',
        legalName: '周**',
        account: '**** **** 9999',
      },
    })
  })

  const wide = (text: string) => text.replace(/[.\d]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0))

  test.each([
    [29, '0.29'],
    [50, '0.5'],
    [57, wide('0.57')],
  ])('with a transfer of %i 分 enters it as %s', async (amountFen, entered) => {
    const world = begin()
    await submitCompany(world, company(world))
    world.advance(20_000)
    world.exchange.kyc.open()[0]!.claim.transfer!.amountFen = amountFen
    expect((await confirm(world, entered)).data).toMatchObject({ authStatus: 4 })
  })

  test('is rejected after three wrong amounts, and after three days without one', async () => {
    const world = begin()
    await submitCompany(world, company(world))
    world.advance(20_000)
    const wrong = wrongFor(amountOf(world))
    for (let count = 0; count < 3; count += 1) await confirm(world, wrong)
    expect(await world.detail('newcomer')).toMatchObject({
      authStatus: 2,
      refusal: { reasons: [{ text: '打款金额三次填写不正确' }] },
    })
    world.advance(86_400_000)
    await submitCompany(world, company(world))
    world.advance(3 * 86_400_000)
    expect((await world.detail('newcomer')).refusal?.reasons[0]?.text).toBe('打款金额超过 3 天未回填')
  })

  test('has three wrong amounts a day: withdrawing the claim gives no more', async () => {
    const world = begin()
    const withdraw = () => ask(world.exchange, person.withdrawClaim, {}, world.bearer('newcomer'))
    await submitCompany(world, company(world))
    world.advance(20_000)
    const wrong = wrongFor(amountOf(world))
    await confirm(world, wrong)
    await confirm(world, wrong)
    await withdraw()
    expect((await submitCompany(world, company(world))).data.claim?.transfer).toMatchObject({ triesLeft: 1 })
    world.advance(20_000)
    await confirm(world, wrongFor(amountOf(world)))
    expect(await world.detail('newcomer')).toMatchObject({ authStatus: 2, claim: null })
    expect(await submitCompany(world, company(world))).toMatchObject({
      code: 4098,
      msg: '今天的打款金额填写次数已用完，请明天再试，或选择其他核验方式',
    })
    world.advance(86_400_000)
    expect((await submitCompany(world, company(world))).data.claim?.transfer).toMatchObject({ triesLeft: 3 })
  })

  test('passes at once if its legal representative, verified here, acts for it', async () => {
    const world = begin()
    const own = company(world, { way: 'legal', telPhone: '13900000004' })
    expect((await submitCompany(world, own)).data.authStatus).toBe(4)
    const unknown = {
      legalName: '林知秋',
      legalDocNumber: '510112198311086137',
      agentName: '林知秋',
      agentDocNumber: '510112198311086137',
    }
    const other = begin()
    expect(await submitCompany(other, company(other, { way: 'legal', ...unknown }))).toMatchObject({ code: 4094 })
  })

  test('is not verified with the name and number of its legal representative and another phone', async () => {
    const world = begin()
    expect(await submitCompany(world, company(world, { way: 'legal' }))).toMatchObject({
      code: 4094,
      msg: '法定代表人尚未在本网完成个人认证，或手机号不是其认证时所用的号码，请核对或选择其他核验方式',
    })
    expect((await world.detail('newcomer')).authStatus).toBe(0)
  })

  test('is rejected if its documents do not support the claim', async () => {
    const world = begin()
    const wrong: [Partial<OrganisationClaim>, string][] = [
      [{ creditCode: '91510100MA6RQ7D841' }, '统一社会信用代码校验位错误'],
      [{ accountName: '别的公司' }, '户名应与机构名称一致'],
      [{ orgType: 2 }, '该证件类型或机构类型只能人工审核'],
      [{ agentName: '林知秋', agentDocNumber: '510112198311086137' }, '经办人不是法定代表人时，请上传授权委托书'],
      [{ licenceId: '' }, '请上传营业执照或登记证书'],
    ]
    for (const [index, [over, msg]] of wrong.entries())
      expect(
        await submitCompany(world, company(world, { telPhone: `1380013900${index}`, ...over })),
        msg,
      ).toMatchObject({ code: 400, msg })
    const taken = company(world, { creditCode: '91510100MA6RK4T311' })
    expect(await submitCompany(world, taken)).toMatchObject({ code: 4093, msg: '该机构已认证，请联系管理员或申诉' })
  })
})

describe('around a claim', () => {
  test('every demo account has the record of its state', async () => {
    const { exchange } = begin()
    for (const user of exchange.tables.users.values()) {
      const { identity, claim, refusal } = exchange.kyc.detail(user)
      const status = identity ? (identity.kind === 'person' ? 3 : 4) : claim ? 1 : refusal ? 2 : 0
      expect([user.loginName, status]).toEqual([user.loginName, user.authStatus])
      const verified = exchange.kyc.identityOf(user.id)
      if (user.authStatus >= 3) expect(verified?.name).toBe(user.name)
    }
  })

  test('a picture is recognised or not, and the refusal is for the caller', async () => {
    const world = begin()
    const read = (name: string, what: 'identity' | 'licence') =>
      ask(world.exchange, person.readPicture, { fileId: world.file('newcomer', name), what }, world.bearer('newcomer'))
    expect((await read('林知秋_510112198311086137.png', 'identity')).data).toEqual({
      name: '林知秋',
      docNumber: '510112198311086137',
    })
    expect((await read('成都云岭测试有限公司_91510100MA6RQ7D842_周岷生.png', 'licence')).data).toMatchObject({
      creditCode: '91510100MA6RQ7D842',
      legalName: '周岷生',
    })
    expect(await read('scan.png', 'licence')).toMatchObject({ code: 422, msg: '识别失败，请手工填写' })
    expect(person.readPicture.errorPolicy.refusal).toBe('caller')
  })

  test('[AC-12] a member changes his contact data, and nothing else', async () => {
    const { exchange, bearer } = begin()
    const contact = {
      contact: '林秘书',
      telPhone: '13800138000',
      email: 'lin@mail.example',
      address: '锦江区',
      postcode: '610000',
    }
    expect((await ask(exchange, person.saveContact, { ...contact, telPhone: '123' }, bearer('company'))).code).toBe(400)
    const { data } = await ask(exchange, person.saveContact, contact, bearer('company'))
    expect(data).toMatchObject({ name: '成都岷岸实业有限公司', level: '认证会员', authStatus: 4, contact })
    expect((await ask(exchange, person.member, {}, bearer('company'))).data).toEqual(data)
  })

  test('a replay of the journal restores all of it', async () => {
    const world = begin()
    await submit(world, passport(world))
    world.review('newcomer', [{ text: '证件照片不清晰或不完整', fix: '请重新拍摄' }])
    const { exchange } = testExchange({ journal: memoryJournal([...world.journal.lines()]) })
    const detailOf = (one: Exchange) => one.kyc.detail([...one.tables.users.values()][0]!)
    expect(detailOf(exchange)).toEqual(detailOf(world.exchange))
  })
})
