import { overviewOf } from '#src/mock/exchange/overview/overview.ts'
import { describe, expect, test } from 'vitest'
import { enrolmentOf } from '#src/mock/exchange/listings/lifecycle.ts'
import { enrolSetupOf } from '#src/api/endpoints/enroll.ts'
import { bearerOf } from '#tests/mock/support/sign-in.ts'
import { ask, testExchange } from '#tests/support/exchange.ts'
import {
  actorOf,
  depositOf,
  enrolled,
  fullForm,
  openListing,
  refusalOf,
  transfer,
  userNamed,
} from '../support/enrolment.ts'

const begin = () => {
  const { exchange } = testExchange()
  const listing = openListing(exchange)
  const person = userNamed(exchange, 'person')
  const submit = (more = {}, user = person) =>
    exchange.take(
      'submitEnrolment',
      { assetsId: listing.assetsId, form: fullForm(exchange, listing, user, more) },
      actorOf(user),
    )
  const stateOf = (id: string) => exchange.enrolments.find(id)?.state
  return { exchange, listing, person, submit, stateOf }
}

describe('who may enrol (domain 5.6, 6.3)', () => {
  test.each([
    ['newcomer', 4101, '请先完成实名认证'],
    ['blacklisted', 4103, '黑名单用户不能报名'],
  ])('[BD-01] %s is refused', (loginName, code, words) => {
    const { exchange, listing } = begin()
    const { id } = userNamed(exchange, loginName)
    expect(refusalOf(() => exchange.enrolments.check(listing.assetsId, id))).toEqual([code, words])
  })

  test('[BD-01] before and after the enrolment period', () => {
    const { exchange, listing, person } = begin()
    exchange.shift(enrolmentOf(listing).enrolUntil - exchange.now())
    exchange.advance()
    expect(refusalOf(() => exchange.enrolments.check(listing.assetsId, person.id))).toEqual([4112, '报名已结束'])
    const early = [...exchange.tables.listings.values()].find(({ status }) => status === 'PRE')!
    expect(refusalOf(() => exchange.enrolments.check(early.assetsId, person.id))).toEqual([4111, '报名尚未开始'])
  })

  test('[BD-01] the seller itself', () => {
    const { exchange, listing } = begin()
    const company = userNamed(exchange, 'company')
    listing.seller = company.name
    expect(refusalOf(() => exchange.enrolments.check(listing.assetsId, company.id))).toEqual([
      4115,
      '项目方及关联方不得参与',
    ])
  })

  test('[BD-01] a party that has already enrolled', () => {
    const { exchange, listing, person, submit } = begin()
    submit()
    expect(refusalOf(() => exchange.enrolments.check(listing.assetsId, person.id))).toEqual([4113, '您已报名该项目'])
  })
})

describe('the course of an enrolment (domain 5.6)', () => {
  test('[BD-01] draft, submitted, accepted, deposit, qualified with a number of four digits', () => {
    const { exchange, listing, person } = begin()
    const form = fullForm(exchange, listing, person)
    const { id } = exchange.take(
      'saveEnrolment',
      { assetsId: listing.assetsId, form: { contact: '周岷生' } },
      actorOf(person),
    )
    expect(exchange.enrolments.find(id)?.state).toBe('DRAFT')
    const submitted = exchange.take('submitEnrolment', { assetsId: listing.assetsId, form }, actorOf(person))
    expect(submitted.id).toBe(id)
    expect(submitted.no).toMatch(/^BM\d{8}0001$/)
    exchange.shift(20_000)
    exchange.advance()
    expect(exchange.enrolments.find(id)?.state).toBe('WAIT_DEPOSIT')
    transfer(exchange, id, listing.deposit)
    const { state, bidNo, documents } = exchange.enrolments.find(id)!
    expect([state, bidNo]).toEqual(['QUALIFIED', expect.stringMatching(/^\d{4}$/)])
    expect(documents.map(({ name }) => name)).toEqual(['报名回执.pdf', '竞买资格确认书.pdf'])
  })

  test('[BD-01] submitting twice counts once', () => {
    const { exchange, submit } = begin()
    expect(submit().id).toBe(submit().id)
    expect(exchange.enrolments.ofUser(userNamed(exchange, 'person').id)).toHaveLength(1)
  })

  test('[BD-01] missing items are listed by name', () => {
    const { submit } = begin()
    expect(refusalOf(() => submit({ files: {} }))).toEqual([4116, '请上传受让申请书'])
    expect(refusalOf(() => submit({ offer: '1' }))).toEqual([4116, '承诺报价不得低于挂牌价'])
    expect(refusalOf(() => submit({ agreed: [] }))).toEqual([4116, '请阅读并同意全部文件'])
    expect(refusalOf(() => submit({ refund: { name: '', bank: '', account: '' } }))).toEqual([
      4116,
      '退款账户户名不能为空',
    ])
  })

  test('[BD-01] the refund account is in the current name of the enrolling party, not another or a former one', () => {
    const { exchange, submit } = begin()
    const to = (name: string) => ({ refund: { name, bank: '岷江商业银行', account: '6222020000001234' } })
    for (const other of ['林知秋', '周民生', '成都岷岸实业有限公司'])
      expect(refusalOf(() => submit(to(other)))).toEqual([4116, '退款账户户名须与意向方一致：周岷生'])
    const { id } = submit(to('周　岷生'))
    exchange.take('reviewEnrolment', { id, verdict: { kind: 'pass' } }, { userId: null, visitor: '' })
    expect(depositOf(exchange, id).refund.account.name).toBe('周岷生')
  })

  test('[BD-01] a party that changed its name is not offered the account of the former one', async () => {
    const { exchange, listing, person, submit } = begin()
    submit()
    person.name = '周岷声'
    const { assetsId } = openListing(exchange, (other) => other !== listing)
    const { data } = await ask(exchange, enrolSetupOf, { assetsId }, bearerOf(exchange, 'person'))
    expect([data.known.refund?.name, data.party.name]).toEqual(['周岷声', '周岷声'])
  })

  test('[BD-01] an unmet condition is refused with its text', () => {
    const { exchange, listing, person, submit, stateOf } = begin()
    const { conditions } = exchange.enrolments.setupFor({ listing, userId: person.id })
    const answers = conditions.map((_, index) => ({ meets: index !== 0, note: '正在办理' }))
    const { id } = submit({ answers })
    exchange.shift(20_000)
    exchange.advance()
    expect(stateOf(id)).toBe('REJECTED')
    expect(exchange.enrolments.find(id)?.reason).toBe(`不符合资格条件：${conditions[0]}`)
  })

  test('[BD-01] returned, corrected, accepted', () => {
    const { exchange, person, submit, stateOf } = begin()
    const { id } = submit()
    exchange.take('reviewEnrolment', { id, verdict: { kind: 'fix', reason: '申请书缺少签章' } }, actorOf(person))
    expect(stateOf(id)).toBe('FIX')
    expect(submit().id).toBe(id)
    exchange.take('reviewEnrolment', { id, verdict: { kind: 'pass' } }, actorOf(person))
    expect(stateOf(id)).toBe('WAIT_DEPOSIT')
  })

  test('[BD-01] in a room of the hall a returned enrolment is due before the deposit, and the message has the reason', () => {
    const { exchange } = testExchange()
    const person = userNamed(exchange, 'person')
    const listing = exchange.market
      .upcoming()
      .find(({ isPackage, opensAt }) => !isPackage && opensAt > exchange.now() + 600_000)!
    const form = fullForm(exchange, listing, person)
    const { id } = exchange.take('submitEnrolment', { assetsId: listing.assetsId, form }, actorOf(person))
    exchange.take('reviewEnrolment', { id, verdict: { kind: 'fix', reason: '缺少签章' } }, actorOf(person))
    const { fixUntil, fixLimit } = exchange.enrolments.find(id)!
    const { enrolUntil, depositUntil } = enrolmentOf(listing)
    expect([fixUntil, fixLimit]).toEqual([enrolUntil, 'enrol'])
    expect(enrolUntil).toBe(depositUntil - 60_000)
    expect(exchange.mailbox.of(person.id)[0]?.text).toContain('补正时间因此缩短')
    exchange.shift(enrolUntil - 1 - exchange.now())
    exchange.advance()
    expect(exchange.enrolments.find(id)?.state).toBe('FIX')
    exchange.shift(1)
    exchange.advance()
    expect(exchange.enrolments.find(id)?.state).toBe('REJECTED')
  })

  test('[BD-01] a returned enrolment is refused after two working days without correction', () => {
    const { exchange, person, submit, stateOf } = begin()
    const { id } = submit()
    exchange.take('reviewEnrolment', { id, verdict: { kind: 'fix', reason: '缺少签章' } }, actorOf(person))
    exchange.shift(5 * 86_400_000)
    exchange.advance()
    expect(stateOf(id)).toBe('REJECTED')
  })

  test('[BD-01] withdrawn before money has arrived, and started again', () => {
    const { exchange, person, submit, stateOf } = begin()
    const { id } = submit()
    exchange.take('withdrawEnrolment', { id }, actorOf(person))
    expect(stateOf(id)).toBe('CANCELLED')
    expect(submit().id).not.toBe(id)
  })

  test('[BD-01] a draft ends with the enrolment period', () => {
    const { exchange, listing, person, stateOf } = begin()
    const { id } = exchange.take('saveEnrolment', { assetsId: listing.assetsId, form: {} }, actorOf(person))
    exchange.shift(enrolmentOf(listing).enrolUntil - exchange.now())
    exchange.advance()
    expect(stateOf(id)).toBe('EXPIRED')
  })

  test('[BD-02] without the full deposit in time it lapses, and what was paid is refunded', () => {
    const { exchange, listing, person, stateOf } = begin()
    const id = enrolled(exchange, listing, person)
    transfer(exchange, id, '100')
    exchange.shift(enrolmentOf(listing).depositUntil - exchange.now())
    exchange.advance()
    expect(stateOf(id)).toBe('EXPIRED')
    expect(depositOf(exchange, id).state).toBe(4)
  })
})

describe('a joint enrolment (domain 1.3, 6.3)', () => {
  const joint = (share: string) => ({
    way: 'joint' as const,
    leadShare: '60',
    members: [{ name: '成都岷岸实业有限公司', documentNo: '91510100MA6RK4T311', telPhone: '13900000005', share }],
  })

  test('[BD-01] the shares add up to the whole', () => {
    const { submit } = begin()
    expect(refusalOf(() => submit(joint('30')))).toEqual([4116, '出资比例总和必须等于100%'])
  })

  test('[BD-01] members consent online before it can be submitted, and cannot enrol alone then', () => {
    const { exchange, listing, person, submit } = begin()
    const company = userNamed(exchange, 'company')
    expect(refusalOf(() => submit(joint('40')))).toEqual([4117, '被联合竞买人尚未同意'])
    const id = exchange.enrolments.ofUser(person.id)[0]!.id
    expect(exchange.mailbox.of(company.id)[0]?.title).toBe('联合竞买邀请')
    const todos = () => overviewOf(exchange, company).todos.filter(({ id: todo }) => todo === `consent ${id}`)
    expect(todos()).toEqual([
      {
        id: `consent ${id}`,
        title: `答复“${listing.assetsName}”的联合竞买邀请`,
        deadline: enrolmentOf(listing).enrolUntil,
        link: `/enrollDetail?id=${id}`,
      },
    ])
    exchange.take('answerConsent', { id, agree: true }, actorOf(company))
    expect(todos()).toEqual([])
    expect(submit(joint('40')).id).toBe(id)
    expect(refusalOf(() => exchange.enrolments.check(listing.assetsId, company.id))).toEqual([
      4114,
      '当前用户已参加联合竞买，不能再次报名',
    ])
  })

  /** A joint enrolment of `person`, sent to the company for consent; `submit` submits it. */
  const jointEnrolment = () => {
    const world = begin()
    const { exchange, listing, person, submit } = world
    const company = userNamed(exchange, 'company')
    const { assetsId } = listing
    const invite = (leader = person, share = '40') => {
      const form = fullForm(exchange, listing, leader, joint(share))
      return exchange.take('saveEnrolment', { assetsId, form }, actorOf(leader)).id
    }
    const id = invite()
    const answer = (agree: boolean, enrolId = id) =>
      exchange.take('answerConsent', { id: enrolId, agree }, actorOf(company))
    const consentOf = (enrolId = id) => exchange.enrolments.find(enrolId)?.consents[0]
    return { ...world, company, id, invite, answer, consentOf, handIn: () => submit(joint('40')) }
  }

  test('[BD-01] a consent may be revoked until submission, and again when the enrolment is returned; then it is final', () => {
    const { exchange, person, id, answer, consentOf, handIn } = jointEnrolment()
    const refused = () => refusalOf(() => answer(false))
    const review = (verdict: { kind: 'pass' } | { kind: 'fix'; reason: string }) =>
      exchange.take('reviewEnrolment', { id, verdict }, actorOf(person))
    answer(true)
    answer(false)
    expect(consentOf()?.state).toBe('refused')
    answer(true)
    handIn()
    expect(refused()).toEqual([404, '没有等待您确认的联合竞买'])
    review({ kind: 'fix', reason: '缺少签章' })
    answer(false)
    answer(true)
    handIn()
    review({ kind: 'pass' })
    expect(refused()[0]).toBe(404)
    transfer(exchange, id, depositOf(exchange, id).due)
    expect(exchange.enrolments.find(id)?.state).toBe('QUALIFIED')
    expect(refused()[0]).toBe(404)
    expect(consentOf()?.state).toBe('agreed')
  })

  test('[BD-01] consenting twice counts once', () => {
    const { exchange, person, id, answer } = jointEnrolment()
    answer(true)
    answer(true)
    const titles = exchange.enrolments.find(id)!.events.map(({ title }) => title)
    expect(titles.filter((title) => title.endsWith('同意联合竞买'))).toHaveLength(1)
    expect(exchange.mailbox.of(person.id).filter(({ title }) => title === '联合竞买确认')).toHaveLength(1)
  })

  test('[BD-01] no one takes part in two joint bids for one asset', () => {
    const { exchange, invite, answer, consentOf } = jointEnrolment()
    const other = invite(userNamed(exchange, 'priority'))
    answer(true)
    expect(refusalOf(() => answer(true, other))).toEqual([4114, '当前用户已参加联合竞买，不能再次报名'])
    expect(consentOf(other)?.state).toBe('asked')
    answer(false)
    answer(true, other)
    expect(consentOf(other)?.state).toBe('agreed')
  })

  const change = (world: ReturnType<typeof jointEnrolment>, more: object) => {
    const { exchange, listing, person } = world
    const { form } = exchange.enrolments.find(world.id)!
    exchange.take('saveEnrolment', { assetsId: listing.assetsId, form: { ...form, ...more } }, actorOf(person))
  }
  const memberOf = (world: ReturnType<typeof jointEnrolment>) =>
    world.exchange.enrolments.find(world.id)!.form.members[0]!
  const invitations = ({ exchange, company }: ReturnType<typeof jointEnrolment>) =>
    exchange.mailbox.of(company.id).filter(({ title }) => title === '联合竞买邀请')

  test('[BD-01] the leader cannot be a member, by any number, document or name', () => {
    const { exchange, person, submit } = begin()
    const members = [{ name: '林知秋', documentNo: '510112198311086137', telPhone: '13800138000', share: '40' }]
    const named = (more: object) => () =>
      submit({ way: 'joint', leadShare: '60', members: [{ ...members[0], ...more }] })
    const own = [4116, '联合体成员不能是您本人']
    expect(refusalOf(named({ telPhone: person.telPhone }))).toEqual(own)
    expect(refusalOf(named({ documentNo: '510104199003071237' }))).toEqual(own)
    expect(refusalOf(named({}))).toEqual([4117, '林知秋尚未注册或未完成实名认证'])
    const twice = () => submit({ way: 'joint', leadShare: '20', members: [members[0], members[0]] })
    expect(refusalOf(twice)).toEqual([4116, '联合体成员不能重复'])
    expect(exchange.mailbox.of(person.id).map(({ title }) => title)).not.toContain('联合竞买邀请')
  })

  test.each([{ name: '成都岷岸实业公司' }, { name: '周岷生' }, { documentNo: '91510000MA6RL8W521' }])(
    '[BD-01] a member named as %j is not asked for consent: the account is another person’s',
    (more) => {
      const world = jointEnrolment()
      const before = invitations(world).length
      const members = [{ ...memberOf(world), ...more }]
      change(world, { members })
      expect(refusalOf(() => world.answer(true))).toEqual([404, '没有等待您确认的联合竞买'])
      const refusalText = `${members[0]!.name}的名称或证件号码与该手机号的实名信息不一致，请更正`
      expect(refusalOf(() => world.submit({ ...joint('40'), members }))).toEqual([4117, refusalText])
      expect(invitations(world)).toHaveLength(before)
    },
  )

  test('[BD-01] a member named correctly after a mistake is asked for the first time, not again', () => {
    const world = jointEnrolment()
    const named = memberOf(world)
    const other = { ...named, name: '成都岷岸实业公司' }
    change(world, { members: [other] })
    change(world, { members: [named] })
    expect(invitations(world)[0]?.text).toMatch(/，请确认$/)
  })

  test('[BD-01] a space in the name or small letters in the document number still match the member', () => {
    const world = jointEnrolment()
    change(world, {
      members: [{ ...memberOf(world), name: '成都岷岸 实业有限公司', documentNo: '91510100ma6rk4t311' }],
    })
    world.answer(true)
    expect(world.consentOf()?.state).toBe('agreed')
  })

  test('[BD-01] a consent has its account, its time and the version of the terms', () => {
    const world = jointEnrolment()
    world.exchange.shift(1000)
    world.answer(true)
    const { given } = world.consentOf()!
    expect(given).toEqual({
      account: expect.stringMatching(/^HY[A-Z\d]{8,10}$/),
      at: world.exchange.now(),
      termsVersion: expect.stringMatching(/^[A-F\d]{8}$/),
    })
    const { events } = world.exchange.enrolments.find(world.id)!
    expect(events.at(-1)?.note).toBe(`账户 ${given!.account}，文本版本 ${given!.termsVersion}`)
    world.handIn()
    expect(world.consentOf()?.given).toEqual(given)
  })

  test.each<[string, (world: ReturnType<typeof jointEnrolment>) => void]>([
    ['the name', (world) => change(world, { members: [{ ...memberOf(world), name: '成都岷岸 实业有限公司' }] })],
    ['the shares', (world) => change(world, { leadShare: '50', members: [{ ...memberOf(world), share: '50' }] })],
    [
      'the members',
      (world) =>
        change(world, {
          leadShare: '50',
          members: [
            memberOf(world),
            { name: '林知秋', documentNo: '510112198311086137', telPhone: '13800138000', share: '10' },
          ],
        }),
    ],
    ['the offer', (world) => change(world, { offer: '99999999' })],
    [
      'the terms',
      (world) => {
        world.listing.description = [...world.listing.description, '变更：标的交付时间顺延。']
      },
    ],
  ])('[BD-01] a change of %s needs a new consent, and the record agrees with the page', (_, act) => {
    const world = jointEnrolment()
    world.answer(true)
    act(world)
    const { form } = world.exchange.enrolments.find(world.id)!
    const leadShare = form.leadShare
    const again = () => world.submit({ way: 'joint', leadShare, members: form.members })
    expect(refusalOf(again)[0]).toBe(4117)
    expect(world.consentOf()).toMatchObject({ state: 'asked', given: null, name: form.members[0]!.name })
    expect(invitations(world)[0]?.text).toContain('成员、份额、报价或文本已变更，请重新确认')
    world.answer(true)
    expect(world.consentOf()?.state).toBe('agreed')
  })

  test('[BD-01] a change of other fields needs no new consent', () => {
    const world = jointEnrolment()
    world.answer(true)
    change(world, { email: 'zhou@letters.example', contact: '周岷' })
    expect(world.consentOf()?.state).toBe('agreed')
  })

  test('[BD-01] a consent to terms that changed since they were read is refused', () => {
    const world = jointEnrolment()
    const { version } = world.consentOf()!
    const agree = () =>
      world.exchange.take('answerConsent', { id: world.id, agree: true, version }, actorOf(world.company))
    change(world, { leadShare: '50', members: [{ ...memberOf(world), share: '50' }] })
    expect(refusalOf(agree)).toEqual([4120, '联合竞买的成员、份额、报价或文本已变更，请查看后重新确认'])
    expect(world.consentOf()?.state).toBe('asked')
  })

  test('[BD-01] a party that may not enrol alone may not join others', () => {
    const world = jointEnrolment()
    world.exchange.tables.blacklist.add(world.company.id)
    expect(refusalOf(() => world.answer(true))).toEqual([4103, '黑名单用户不能报名'])
    world.exchange.tables.blacklist.delete(world.company.id)
    world.listing.seller = world.company.name
    expect(refusalOf(() => world.answer(true))).toEqual([4115, '项目方及关联方不得参与'])
  })

  test('[BD-01] a new phone keeps the consent, and the present owner of the old phone is not bound by it', () => {
    const { exchange, listing, company, answer, handIn } = jointEnrolment()
    answer(true)
    const { telPhone } = company
    company.telPhone = '13900000099'
    const check = (userId: string) => exchange.enrolments.check(listing.assetsId, userId)
    expect(refusalOf(() => check(company.id))[0]).toBe(4114)
    expect(handIn().id).toBeTruthy()
    const stranger = userNamed(exchange, 'priority')
    stranger.telPhone = telPhone
    expect(check(stranger.id)).toEqual({ enrolId: null })
  })
})

describe('the end of the room (domain 5.6)', () => {
  const visitor = { userId: null, visitor: '' }
  const terminated = (world: ReturnType<typeof begin>) => {
    const { assetsId } = world.listing
    const command = { kind: 'terminate' as const, reason: '委托方撤回' }
    world.exchange.take('interveneInRoom', { roomId: assetsId, command }, visitor)
  }

  test('[BD-01] a draft, one in review and a returned one lapse with it', () => {
    const world = begin()
    const { exchange, listing, person, submit, stateOf } = world
    const { assetsId } = listing
    const { id: pending } = submit()
    const { id: fix } = submit({}, userNamed(exchange, 'company'))
    exchange.take('reviewEnrolment', { id: fix, verdict: { kind: 'fix', reason: '缺少签章' } }, actorOf(person))
    const { id: draft } = exchange.take(
      'saveEnrolment',
      { assetsId, form: {} },
      actorOf(userNamed(exchange, 'priority')),
    )
    terminated(world)
    expect([pending, fix, draft].map(stateOf)).toEqual(['EXPIRED', 'EXPIRED', 'EXPIRED'])
    expect(exchange.enrolments.find(fix)?.reason).toBe('本场竞买已终止，报名失效')
    expect(exchange.mailbox.of(person.id)[0]?.title).toBe('报名失效')
    expect(refusalOf(() => submit({}, userNamed(exchange, 'priority')))).toEqual([4112, '报名已结束'])
  })

  test('[BD-02] so does one that waits for its deposit: earlier and later payments are refunded', () => {
    const world = begin()
    const { exchange, listing, person, stateOf } = world
    const id = enrolled(exchange, listing, person)
    const deposit = depositOf(exchange, id)
    transfer(exchange, id, '100')
    terminated(world)
    expect(stateOf(id)).toBe('EXPIRED')
    expect(deposit.refund).toMatchObject({ state: 'asked', amount: '100' })
    expect(transfer(exchange, id, deposit.due).match).toBe('returned')
    expect([stateOf(id), exchange.enrolments.find(id)?.bidNo, deposit.frozen.size]).toEqual(['EXPIRED', null, 0])
  })

  test('[BD-01] a party that may no longer enrol cannot submit a draft', () => {
    const { exchange, listing, person, submit, stateOf } = begin()
    const { id } = exchange.take('saveEnrolment', { assetsId: listing.assetsId, form: {} }, actorOf(person))
    listing.status = 'PAUSED'
    expect(refusalOf(() => submit())).toEqual([4112, '报名已结束'])
    expect(stateOf(id)).toBe('DRAFT')
  })

  test('[BD-02] a bidder whom the room no longer admits gets no number and a full refund', () => {
    const { exchange, advance } = testExchange()
    const person = userNamed(exchange, 'person')
    const listing = exchange.market.upcoming().find(({ mode, isPackage }) => mode === 'ongoing' && !isPackage)!
    listing.depositEndsAt = listing.closesAt
    const id = enrolled(exchange, listing, person)
    const deposit = depositOf(exchange, id)
    advance(listing.closesAt - 60_000 - exchange.now())
    expect(exchange.rooms.viewFor(listing.assetsId, null).phase.name).toBe('DELAY')
    transfer(exchange, id, deposit.due)
    const { state, bidNo, reason } = exchange.enrolments.find(id)!
    expect([state, bidNo, reason]).toEqual(['EXPIRED', null, '竞价已不再接受新的竞买人，报名失效'])
    expect(exchange.mailbox.of(person.id).map(({ title }) => title)).not.toContain('保证金已生效')
    expect([deposit.frozen.size, deposit.refund.amount]).toEqual([0, deposit.due])
    advance(120_000)
    expect(deposit.state).toBe(6)
  })
})
