import { describe, expect, test } from 'vitest'
import * as calls from '#src/api/endpoints/enroll.ts'
import { bearerOf } from '#tests/mock/support/sign-in.ts'
import { ask, testExchange } from '#tests/support/exchange.ts'
import { actorOf, depositOf, fullForm, openListing, transfer, userNamed } from '../support/enrolment.ts'

const members = [
  { name: '成都岷岸实业有限公司', documentNo: '91510100MA6RK4T311', telPhone: '13900000005', share: '30' },
  { name: '四川嘉陵水务投资有限公司', documentNo: '91510000MA6RL8W521', telPhone: '13900000006', share: '10' },
]

/** A draft with two invited members, and the view of the first of them. */
function jointEnrolment() {
  const { exchange, advance } = testExchange()
  const listing = openListing(exchange)
  const leader = userNamed(exchange, 'person')
  const [company, priority] = ['company', 'priority'].map((name) => userNamed(exchange, name))
  const named = members.map((member, index) => ({ ...member, telPhone: [company, priority][index]!.telPhone }))
  const { assetsId } = listing
  const joint = {
    way: 'joint' as const,
    leadShare: '60',
    members: named,
    email: 'zhou@letters.example',
    agency: '某会员',
  }
  const form = fullForm(exchange, listing, leader, joint)
  const { id } = exchange.take('saveEnrolment', { assetsId, form }, actorOf(leader))
  const bearer = bearerOf(exchange, 'company')
  const answer = (user: typeof leader, agree: boolean) => exchange.take('answerConsent', { id, agree }, actorOf(user))
  return {
    exchange,
    advance,
    leader,
    company: company!,
    id,
    form,
    answer,
    qualify: () => {
      for (const member of [company, priority]) answer(member!, true)
      exchange.take('submitEnrolment', { assetsId, form }, actorOf(leader))
      exchange.take('reviewEnrolment', { id, verdict: { kind: 'pass' } }, actorOf(leader))
      transfer(exchange, id, depositOf(exchange, id).due)
    },
    listed: async (tab: string) => (await ask(exchange, calls.enrolPage, { tab }, bearer)).data,
    seen: async () => (await ask(exchange, calls.enrolDetailOf, { id }, bearer)).data,
  }
}

/** Data of the leader and of the other member that no one else may see. */
const secrets = ({ form, leader }: ReturnType<typeof jointEnrolment>): string[] => [
  form.refund.account,
  form.refund.bank,
  form.email,
  form.agency,
  leader.telPhone,
  '"meets"',
  ...form.members.flatMap(({ documentNo, telPhone }) => [documentNo, telPhone]),
  ...Object.values(form.files).flat(),
  '510***',
]

describe('an enrolment in the view of an invited member (domain 3.8)', () => {
  test('[BD-01] contains the offer and the shares, and nothing else of the form', async () => {
    const world = jointEnrolment()
    const detail = await world.seen()
    expect(detail.form).toEqual({
      lotIds: [],
      poolAmount: null,
      way: 'joint',
      leadShare: '60',
      members: [
        { name: '成都岷岸实业有限公司', documentNo: '', telPhone: '', share: '30' },
        { name: '四川嘉陵水务投资有限公司', documentNo: '', telPhone: '', share: '10' },
      ],
      offer: world.form.offer,
      ratio: world.form.ratio,
      investment: '1000000',
      use: '',
      isStateOwned: false,
      regulator: '',
      isManagement: false,
      managementPost: '',
      isPriority: false,
      fundSource: 'own',
      answers: [],
      contact: '',
      telPhone: '',
      email: '',
      refund: { name: '', bank: '', account: '' },
      agency: '',
      files: {},
      agreed: [],
    })
    expect(detail).toMatchObject({ isOwner: false, party: { name: '周岷生' }, files: [], documents: [], events: [] })
    const blank = { account: null, at: null, termsVersion: null }
    expect(detail.consents).toEqual([
      {
        name: '成都岷岸实业有限公司',
        telPhone: expect.stringContaining('****'),
        share: '30',
        state: 'asked',
        isMe: true,
        ...blank,
      },
      { name: '四川嘉陵水务投资有限公司', telPhone: '', share: '10', state: 'asked', isMe: false, ...blank },
    ])
    for (const secret of secrets(world)) expect(JSON.stringify(detail)).not.toContain(secret)
  })

  test('[BD-01] is not visible after a refusal', async () => {
    const { answer, company, seen } = jointEnrolment()
    answer(company, false)
    expect(await seen()).toMatchObject({ form: { offer: '', refund: { account: '' } }, events: [] })
  })

  test('[BD-01] shows a member who has agreed its further states, with the number in the room', async () => {
    const world = jointEnrolment()
    world.qualify()
    const { bidNo, depositId } = world.exchange.enrolments.find(world.id)!
    const detail = await world.seen()
    expect(detail).toMatchObject({ state: 'QUALIFIED', bidNo, depositId, documents: [] })
    expect(detail.events.map(({ title }) => title)).toContain('取得竞买资格')
    for (const secret of secrets(world)) expect(JSON.stringify(detail)).not.toContain(secret)
  })

  test('[BD-04] the list of a member contains the joint enrolment once agreed to, without actions', async () => {
    const world = jointEnrolment()
    const before = await world.listed('all')
    expect(before.records.map(({ id }) => id)).not.toContain(world.id)
    world.answer(world.company, true)
    const open = await world.listed('all')
    expect(open.records[0]).toMatchObject({ id: world.id, state: 'DRAFT', asMember: true, depositId: null })
    expect([open.counts['all'], open.counts['draft']]).toEqual([before.counts['all']! + 1, before.counts['draft']])
    world.qualify()
    const waiting = await world.listed('waiting')
    expect(waiting.records[0]).toMatchObject({ id: world.id, state: 'QUALIFIED', asMember: true })
  })

  test('[BD-01] a member who has not agreed gets no message about the room and the deposit', async () => {
    const world = jointEnrolment()
    world.qualify()
    world.exchange.enrolments.find(world.id)!.consents[0]!.state = 'refused'
    expect(await world.seen()).toMatchObject({ bidNo: null, depositId: null, depositState: null, events: [] })
  })
})
