import { describe, expect, test } from 'vitest'
import { exactTime } from '#src/model/time/exact.ts'
import { contractDetail, contractList } from '#src/api/endpoints/contract.ts'
import { contractStandingOf, contractViewOf } from '#src/mock/exchange/contracts/views.ts'
import { ask, testExchange } from '#tests/support/exchange.ts'
import { agree, codeTo, pastContractToSign, drawnContract, sign } from '../../support/contract.ts'
import { noUser, wonDeal } from '../../support/deal.ts'
import { refusalOf, userNamed } from '../../support/enrolment.ts'
import { callerOf } from '../../support/facts/fact-log.ts'
import { bearerOf } from '../../support/sign-in.ts'

const titlesOf = ({ exchange }: ReturnType<typeof testExchange>, userId: string) =>
  exchange.mailbox.of(userId).map(({ title }) => title)

describe('[BD-07] from the confirmed deal to a text that both confirm', () => {
  test('begins when both have confirmed the deal, is drawn up once, and belongs to its parties', async () => {
    const world = testExchange()
    const { exchange } = world
    const { contract, user, seller, actor } = drawnContract(world)
    expect(contract).toMatchObject({ no: 'HT202603210001', state: 'negotiating', initiator: 'taker' })
    expect(contract.signers.map(({ role, name, way }) => [role, name, way])).toEqual([
      ['taker', '周岷生', 'personal'],
      ['seller', '攀枝花峨辰机械制造有限公司', 'official'],
      ['witness', '岷江联合产权交易所', 'official'],
    ])
    expect(titlesOf(world, user.id)).toContain('合同待拟定')
    expect(titlesOf(world, seller.id).slice(0, 2)).toEqual(['合同待您确认', '合同待拟定'])
    exchange.take('drawContract', { id: contract.id }, actor)
    expect(contract.events.map(({ kind }) => kind)).toEqual(['begun', 'drawn'])
    const data = callerOf(exchange)
    const [mine] = await data(contractList, {}, bearerOf(exchange, 'person'))
    expect(mine).toMatchObject({ role: 'taker', task: 'confirm', seller: '攀枝花峨辰机械制造有限公司' })
    expect(await data(contractList, {}, bearerOf(exchange, 'company'))).toEqual([])
    const foreign = await ask(exchange, contractDetail, { id: contract.id }, bearerOf(exchange, 'company'))
    expect(foreign).toMatchObject({ code: 403, msg: '无权查看', data: null })
  })

  test('a confirmation counts for the text that was read; every change voids both', () => {
    const world = testExchange()
    const { exchange } = world
    const { contract, user, seller, actor, sellerActor } = drawnContract(world)
    const { id } = contract
    expect(refusalOf(() => exchange.take('confirmContract', { id, digest: 'other' }, actor))).toEqual([
      409,
      '合同内容已变化，请重新阅读后确认',
    ])
    agree(exchange, contract, [user])
    const open = { ...contract.open, registrationDays: '20' }
    exchange.take('saveContractFields', { id, version: 1, open }, sellerActor)
    expect([contract.confirmed, contract.fieldsVersion]).toEqual([{ taker: null, seller: null }, 2])
    expect(contract.events.at(-1)?.kind).toBe('voided')
    expect(refusalOf(() => exchange.take('saveContractFields', { id, version: 1, open }, actor))[0]).toBe(4119)
    expect(
      refusalOf(() =>
        exchange.take('saveContractFields', { id, version: 2, open: { ...open, breachRate: '9' } }, actor),
      )[0],
    ).toBe(400)
    const others = { ...contract.open, takerAddress: '成都市锦江区' }
    expect(refusalOf(() => exchange.take('saveContractFields', { id, version: 2, open: others }, sellerActor))).toEqual(
      [403, '对方的通讯地址和电子邮箱由对方填写'],
    )
    agree(exchange, contract, [user])
    exchange.take('returnContract', { id, reason: '交割期限过长' }, sellerActor)
    expect(contract).toMatchObject({
      confirmed: { taker: null, seller: null },
      returned: { by: 'seller', reason: '交割期限过长' },
    })
    agree(exchange, contract, [seller, user])
    expect(contract.state).toBe('toSign')
  })

  test('the desk of a seller without an account confirms the very text that the winner confirmed, after twenty seconds', () => {
    const world = testExchange()
    const { exchange, advance } = world
    const { deal, actor, user } = wonDeal(world)
    exchange.take('confirmDeal', { id: deal.id }, actor)
    advance(20_000)
    const contract = exchange.contracts.ofDeal(deal.id)!
    exchange.take('drawContract', { id: contract.id }, actor)
    agree(exchange, contract, [user])
    advance(10_000)
    exchange.take('saveContractFields', { id: contract.id, version: 1, open: { ...contract.open, copies: '8' } }, actor)
    advance(60_000)
    expect(contract.state).toBe('negotiating')
    agree(exchange, contract, [user])
    advance(20_000)
    expect(contract.state).toBe('toSign')
  })
})

describe('[BD-07] signing', () => {
  test('begins after the publicity; all sign, the exchange witnesses, the contract takes effect and the price is due', () => {
    const world = testExchange()
    const { exchange, advance } = world
    const given = drawnContract(world)
    const { contract, user, seller, actor, deal, enrolId } = given
    agree(exchange, contract, [user, seller])
    expect(refusalOf(() => exchange.take('openContract', { id: contract.id }, actor))).toEqual([
      409,
      `成交公示期未满，不能签订合同；公示于 ${exactTime(deal.publicityUntil)} 结束`,
    ])
    advance(deal.publicityUntil - exchange.now())
    for (const party of [user, seller]) expect(titlesOf(world, party.id)).toContain('成交公示期满')
    sign(exchange, contract, user)
    expect(contract.signers.map(({ state }) => state)).toEqual(['signed', 'waiting', 'idle'])
    const { events } = contract
    const count = events.length
    sign(exchange, contract, seller)
    expect(events).toHaveLength(count + 1)
    expect(contract.state).toBe('signing')
    // Both are bound: nobody withdraws it, or changes who signs, while the exchange certifies it.
    expect([user, seller].map(({ id }) => exchange.contracts.actsOf(contract, id))).toEqual([[], []])
    advance(20_000)
    const signedAt = exchange.now()
    expect(contract).toMatchObject({ state: 'signed', completedAt: signedAt })
    advance(20_000)
    expect(contract).toMatchObject({ state: 'effective', effectiveAt: signedAt })
    expect(events.at(-1)).toMatchObject({ kind: 'effective', at: signedAt })
    expect(deal).toMatchObject({ signedAt, contractNo: contract.no })
    expect(exchange.settlements.byEnrolment(enrolId)).toMatchObject({ contractNo: contract.no, effectiveAt: signedAt })
  })

  test('a code is needed, counts for the signer’s phone, and is used up', () => {
    const world = testExchange()
    const { exchange } = world
    const { contract, user, actor } = pastContractToSign(world)
    const { id } = contract
    exchange.take('openContract', { id }, actor)
    exchange.take('sendSigningCode', { id }, actor)
    const seal = exchange.seals.of(user.id).find(({ state }) => state === 'active')!
    const input = {
      id,
      digest: exchange.contracts.digestOf(contract),
      picture: { kind: 'seal' as const, sealId: seal.id },
      marks: [{ page: 0, x: 0.5, y: 0.5 }],
      hasSeam: false,
    }
    const signWith = (code: string) =>
      exchange.take('signContract', { ...input, willingness: { kind: 'sms', code } }, actor)
    const code = codeTo(exchange, user.telPhone)
    const wrong = code === '000000' ? '000001' : '000000'
    expect(refusalOf(() => signWith(wrong))).toEqual([403, '短信验证码错误'])
    expect(
      refusalOf(() =>
        exchange.take('signContract', { ...input, digest: 'x', willingness: { kind: 'sms', code } }, actor),
      )[1],
    ).toBe('合同内容已变化，请重新阅读后确认')
    signWith(code)
    expect(contract.signers[0]).toMatchObject({ state: 'signed', signature: { willingness: 'sms', hasSeam: false } })
    // A second time changes nothing.
    signWith(code)
    expect(contract.events.filter(({ kind }) => kind === 'signed')).toHaveLength(1)
  })

  test('seals of another kind, of others, stopped, or not made for contracts are refused; an organisation does not draw', () => {
    const world = testExchange()
    const { exchange } = world
    const { contract, user, seller, actor, sellerActor } = pastContractToSign(world)
    const { id } = contract
    exchange.take('openContract', { id }, actor)
    const strokes = [
      [
        { x: 0.1, y: 0.5 },
        { x: 0.9, y: 0.4 },
      ],
    ]
    const input = {
      id,
      digest: exchange.contracts.digestOf(contract),
      marks: [{ page: 0, x: 0.5, y: 0.5 }],
      hasSeam: true,
    }
    const willingness = { kind: 'sms', code: '000000' } as const
    const sealOf = (userId: string, name: string) =>
      ({ kind: 'seal', sealId: exchange.seals.of(userId).find((seal) => seal.name === name)!.id }) as const
    const refusal = (picture: Parameters<typeof exchange.take<'signContract'>>[1]['picture'], by = sellerActor) =>
      refusalOf(() => exchange.take('signContract', { ...input, picture, willingness }, by))
    expect(refusal({ kind: 'drawn', strokes })).toEqual([409, '机构签署须使用印章'])
    expect(refusal(sealOf(seller.id, '法定代表人名章'))).toEqual([409, '请选择可用的印章'])
    expect(refusal(sealOf(user.id, '个人签名'))[0]).toBe(404)
    expect(refusal(sealOf(user.id, '备用名章'), actor)).toEqual([409, '请选择可用的印章'])
    expect(refusal({ kind: 'drawn', strokes }, actor)[0]).toBe(403)
  })

  test('in order, the second waits for the first; a refusal ends it for all, and it can be drawn up anew', () => {
    const world = testExchange()
    const { exchange, advance } = world
    const { contract, user, seller, actor, sellerActor } = pastContractToSign(world)
    const { id, signers } = contract
    const ids = [signers[1]!.id, signers[0]!.id]
    exchange.take('orderSigners', { id, order: 'ordered', signerIds: ids }, actor)
    const standing = (userId: string) => contractStandingOf(exchange.contracts, contract, userId)
    expect([user.id, seller.id].map(standing)).toEqual([
      { state: 'toSign', task: null },
      { state: 'toSign', task: 'sign' },
    ])
    expect(refusalOf(() => exchange.take('openContract', { id }, actor))).toEqual([409, '尚未轮到您签署'])
    exchange.take('openContract', { id }, sellerActor)
    expect(contract.signers.map(({ state }) => state)).toEqual(['waiting', 'idle', 'idle'])
    expect(refusalOf(() => sign(exchange, contract, user))).toEqual([409, '尚未轮到您签署'])
    sign(exchange, contract, seller)
    expect(refusalOf(() => exchange.take('rejectContract', { id, reason: ' ' }, actor))).toEqual([400, '请填写原因'])
    exchange.take('rejectContract', { id, reason: '付款安排有变' }, actor)
    expect(contract).toMatchObject({ state: 'rejected', reason: '付款安排有变' })
    expect(contract.signers.map(({ state }) => state)).toEqual(['signed', 'rejected', 'ended'])
    expect(titlesOf(world, seller.id)).toContain('合同已被拒签')
    expect(refusalOf(() => exchange.take('openContract', { id }, sellerActor))).toEqual([
      409,
      '合同已被拒签，流程已终止',
    ])
    exchange.take('redrawContract', { id }, sellerActor)
    exchange.take('redrawContract', { id }, actor)
    const next = exchange.contracts.ofDeal(contract.deal.id)!
    expect([contract.nextId, next.state, next.initiator, next.no]).toEqual([
      next.id,
      'negotiating',
      'seller',
      'HT202603060002',
    ])
    // Who signs, and in which order, stays.
    expect(next.signers.map(({ role, order, state }) => [role, order, state])).toEqual([
      ['seller', 1, 'idle'],
      ['taker', 2, 'idle'],
      ['witness', 3, 'idle'],
    ])
    expect([next.order, exchange.contracts.all().length]).toEqual(['ordered', 2])
    advance(1)
  })

  test('is revoked by who drew it up, with at most fifty characters; expires at its deadline, which is extended three times', () => {
    const world = testExchange()
    const { exchange, advance } = world
    const { contract, user, actor, sellerActor, deal } = pastContractToSign(world)
    const { id } = contract
    sign(exchange, contract, user)
    expect(refusalOf(() => exchange.take('revokeContract', { id, reason: '改期' }, sellerActor))[0]).toBe(409)
    expect(refusalOf(() => exchange.take('revokeContract', { id, reason: '改'.repeat(51) }, actor))).toEqual([
      400,
      '原因不能超过50个字',
    ])
    const { signBy } = deal
    for (let count = 0; count < 3; count += 1) exchange.take('extendContract', { id }, actor)
    expect(refusalOf(() => exchange.take('extendContract', { id }, actor))).toEqual([409, '签署期限最多延长3次'])
    expect(deal.signBy).toBeGreaterThan(signBy)
    advance(signBy - exchange.now() + 1)
    expect(contract.state).toBe('signing')
    advance(deal.signBy - exchange.now())
    expect(contract.state).toBe('expired')
    expect(refusalOf(() => sign(exchange, contract, user))).toEqual([409, '合同已过期'])
  })

  test('a signer must be verified, is added once, replaced by the own side only, and urged once a day', () => {
    const world = testExchange()
    const { exchange, advance } = world
    const { contract, actor, sellerActor, seller } = pastContractToSign(world)
    const { id } = contract
    const company = userNamed(exchange, 'company')
    const signer = {
      kind: 'organisation',
      name: '成都岷岸实业有限公司',
      code: '91510100MA6RK4T311',
      agent: '李岷',
      phone: '13900000005',
      way: 'official',
      needsFace: true,
    } as const
    const add = (over = {}) => exchange.take('addSigner', { id, signer: { ...signer, ...over }, order: 'free' }, actor)
    // The codes for signing would go to the other party.
    const othersPhone = '该手机号是对方签署方的手机号，签署验证码会发给对方，请填写己方经办人的手机号'
    expect(refusalOf(() => add({ phone: contract.signers[1]!.phone }))).toEqual([409, othersPhone])
    expect(contract.signers).toHaveLength(3)
    expect(refusalOf(() => add({ code: '91510000MA6RL8W521' }))).toEqual([409, '签署人未实名，请先邀请实名'])
    add()
    expect(refusalOf(() => add())).toEqual([409, '同一签署方不可重复添加'])
    expect(contract.signers.map(({ role, order }) => [role, order])).toEqual([
      ['taker', 1],
      ['seller', 2],
      ['other', 3],
      ['witness', 4],
    ])
    const news = exchange.mailbox.of(seller.id)[0]!
    expect([news.title, news.text]).toEqual([
      '签署方有变化',
      `“${contract.name}”添加了签署方成都岷岸实业有限公司，请查看`,
    ])
    const added = contract.signers[2]!
    const ownPhone = { id, signerId: contract.signers[1]!.id, agent: '王江', phone: added.phone }
    expect(refusalOf(() => exchange.take('replaceSigner', ownPhone, sellerActor))).toEqual([409, othersPhone])
    const replace = { id, signerId: added.id, agent: '王江', phone: '13900000005' }
    expect(refusalOf(() => exchange.take('replaceSigner', replace, sellerActor))[0]).toBe(403)
    exchange.take('replaceSigner', replace, actor)
    const canOf = (user: string) => contractViewOf(exchange, contract, user).signers.map(({ can }) => can)
    expect(canOf(actor.userId)).toEqual([['replace'], [], ['replace', 'remove'], []])
    expect(canOf(seller.id)).toEqual([[], ['replace'], [], []])
    expect(added.agent).toBe('王江')
    exchange.take('openContract', { id }, actor)
    const urge = () => exchange.take('urgeSigner', { id, signerId: added.id }, sellerActor)
    urge()
    expect(refusalOf(urge)).toEqual([429, '今天已催签，请明天再试'])
    advance(86_400_000)
    urge()
    expect(refusalOf(() => sign(exchange, contract, company))).toEqual([409, '该签署方须通过人脸识别'])
    sign(exchange, contract, seller)
    const removeSeller = { id, signerId: contract.signers[1]!.id }
    expect(refusalOf(() => exchange.take('removeSigner', removeSeller, sellerActor))[0]).toBe(403)
    exchange.take('removeSigner', { id, signerId: added.id }, actor)
    expect(contract.signers).toHaveLength(3)
    expect(titlesOf(world, seller.id)[0]).toBe('签署方有变化')
  })

  test('[BD-06] who was added as a signer learns how the contract ends', () => {
    const world = testExchange()
    const { exchange } = world
    const { contract, actor } = pastContractToSign(world)
    const { id } = contract
    const company = userNamed(exchange, 'company')
    const signer = {
      kind: 'organisation',
      name: '成都岷岸实业有限公司',
      code: '91510100MA6RK4T311',
      agent: '李岷',
      phone: '13900000005',
      way: 'official',
      needsFace: false,
    } as const
    exchange.take('addSigner', { id, signer, order: 'free' }, actor)
    exchange.take('openContract', { id }, actor)
    exchange.take('extendContract', { id }, actor)
    exchange.take('revokeContract', { id, reason: '改期' }, actor)
    expect(titlesOf(world, company.id).slice(0, 4)).toEqual([
      '合同已撤销',
      '签署期限已延长',
      '合同待您签署',
      '邀请您签署合同',
    ])
  })

  test('a face check that passed is used up by one signature', () => {
    const world = testExchange()
    const { exchange } = world
    const { contract, user, actor } = pastContractToSign(world)
    const { id } = contract
    exchange.take('openContract', { id }, actor)
    const { token } = exchange.take('startSigningFace', { id, token: null }, actor)
    const strokes = [
      [
        { x: 0.1, y: 0.5 },
        { x: 0.9, y: 0.4 },
      ],
    ]
    const signIt = () =>
      exchange.take(
        'signContract',
        {
          id,
          digest: exchange.contracts.digestOf(contract),
          picture: { kind: 'drawn', strokes },
          marks: [{ page: 0, x: 0.5, y: 0.5 }],
          hasSeam: false,
          willingness: { kind: 'face', token },
        },
        actor,
      )
    expect(refusalOf(signIt)).toEqual([409, '请先通过人脸识别'])
    exchange.take('openFace', { token }, noUser)
    exchange.take('sayFace', { token, verdict: 'pass' }, noUser)
    signIt()
    expect(contract.signers.find(({ userId }) => userId === user.id)?.signature).toMatchObject({
      willingness: 'face',
      picture: { kind: 'drawn' },
    })
  })

  test('a contract on paper, or a default, ends what was being signed; both parties have it in their lists and folders', async () => {
    const world = testExchange()
    const { exchange } = world
    const { contract, deal } = pastContractToSign(world)
    exchange.take('registerContract', { id: deal.id }, noUser)
    expect(contract).toMatchObject({ state: 'revoked', reason: '已在柜台签订纸质合同' })
    expect(deal.contractNo).toBe(contract.no)
    const list = async (name: string) => (await ask(exchange, contractList, {}, bearerOf(exchange, name))).data
    const rowOf = {
      no: contract.no,
      state: 'paper',
      name: contract.name,
      registeredAt: deal.signedAt,
      task: null,
      can: [],
    }
    for (const [name, role] of [
      ['person', 'taker'],
      ['seller', 'seller'],
    ] as const) {
      const rows = await list(name)
      expect(rows.filter(({ state }) => state === 'paper')).toMatchObject([{ ...rowOf, role }])
      expect(rows.filter(({ state }) => state === 'revoked')).toHaveLength(1)
      const { paperContract, files } = exchange.caseFiles.folderOf(userNamed(exchange, name).id, deal.listing.assetsId)
      expect(paperContract).toEqual({ no: contract.no, registeredAt: deal.signedAt })
      expect(files.filter(({ kind }) => kind === 'contract')).toEqual([])
    }
    expect(await list('company')).toEqual([])
  })
})
