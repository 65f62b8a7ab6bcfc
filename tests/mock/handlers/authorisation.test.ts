import { describe, expect, test } from 'vitest'
import { contract } from '#src/api/contract.ts'
import type { RoomSnapshot } from '#src/model/bidding/schema.ts'
import { ownedWorld } from '../support/authorisation.ts'
import { callsRequiring, inRooms, rights } from '../support/private-calls.ts'

/** Sign-in calls, which must not be open to guessing. */
const signIns = [
  'passwordLogin',
  'smsLogin',
  'codeLogin',
  'passkeyLogin',
  'codeDetail',
  'refreshLogin',
  'registerUser',
  'forgetPassword',
  'verifySmsCode',
  'findPersonAccount',
  'findOrgAccount',
]

const nameOf = ({ name }: { name: string }) => name
const isPrivate = ({ name, endpoint }: (typeof contract)[number]) => endpoint.access === 'user' || name === 'signOut'
/** All calls by which an owner reads his own data: those without a change, and lists and items with their input in the body. */
const reads = [
  ...contract.filter(({ endpoint }) => endpoint.access === 'user' && endpoint.method === 'get').map(nameOf),
  'favouritesPage',
  'roadshowFavouritesPage',
  'articleFavouritesPage',
  'appealsPage',
  'appealInfo',
  'messagesPage',
  'enrolPage',
  'enrolDetailOf',
  'depositPage',
  'depositDetailOf',
  'myRooms',
  'roomSnapshotOf',
]
const withRights = { ...rights, ...inRooms }
/** After these calls a token is invalid; the last of them has no message about that. */
const endings = ['lockSession', 'signOut']
const atLast = (names: readonly string[]) => [...names.filter((name) => !endings.includes(name)), ...endings]
const refusal = { code: 401, msg: '请先登录', data: null }

/** Callers without a valid session, each with the token that they send. */
async function strangers() {
  const world = await ownedWorld()
  const { exchange, bearers, refreshToken, own } = world
  const { owner, expired, signedOut, switchedOff } = bearers
  const ticket = exchange.take('newPushTicket', { userId: own.user.id }, own.actor)
  const { practiceKey } = exchange.take('practise', { mode: 'ongoing' }, own.actor)
  const last = owner.at(-1) === 'a' ? 'b' : 'a'
  const tokens: Record<string, string | undefined> = {
    'no token': undefined,
    'an expired token': expired,
    'a token after sign-out': signedOut,
    'the token of a disabled account': switchedOff,
    'a forged token': 'forged',
    'a token with a wrong last character': owner.slice(0, -1) + last,
    'a token without its last character': owner.slice(0, -1),
    'a token in capitals': owner.toUpperCase(),
    'a refresh token': refreshToken,
    'a push ticket': ticket,
    'the key of a practice room': practiceKey,
    'the id of the account': own.user.id,
    'the name of an Object property': 'constructor',
  }
  return { world, tokens }
}

describe('[AC-04] authorisation of calls', () => {
  test('every private call has its expected codes, and only calls have them', () => {
    expect(Object.keys(rights).toSorted()).toEqual(contract.filter(isPrivate).map(nameOf).toSorted())
    const known = new Set(contract.map(nameOf))
    expect([...Object.keys(inRooms), ...signIns].filter((name) => !known.has(name))).toEqual([])
  })

  test('without a session, whatever the token: 401, no data, and nothing in the journal', async () => {
    const { world, tokens } = await strangers()
    const { ask, inputs, journal } = world
    const written = journal.lines().length
    const wrong: unknown[] = []
    for (const name of Object.keys(rights).filter((call) => call !== 'signOut'))
      for (const [what, bearer] of Object.entries(tokens))
        for (const input of [inputs[name] ?? {}, {}]) {
          const answer = await ask(name, input, bearer)
          if (JSON.stringify(answer) !== JSON.stringify(refusal)) wrong.push([name, what, answer])
        }
    expect(wrong).toEqual([])
    expect(journal.lines()).toHaveLength(written)
  })

  test('without a session no quote and no action in a room is possible', async () => {
    const { world, tokens } = await strangers()
    const { ask, inputs, secrets } = world
    for (const name of Object.keys(inRooms))
      for (const [what, bearer] of Object.entries(tokens)) {
        const answer = await ask(name, inputs[name]!, bearer)
        expect([name, what, answer.code]).toEqual([name, what, 401])
        expect(answer.data).toMatchObject({ accepted: false, reason: 'E401', link: null })
        expect(secrets.filter((secret) => JSON.stringify(answer).includes(secret))).toEqual([])
      }
  })

  test('no sign-in succeeds by guessing', async () => {
    const { ask, inputs } = await ownedWorld()
    for (const name of signIns) {
      const { code, data } = await ask(name, inputs[name]!)
      expect([name, code, data]).toEqual([name, 403, null])
    }
  })

  test('without a session the outcome of a quote is not answered', async () => {
    const { world, tokens } = await strangers()
    const { roomId, idemKey } = world.inputs['ongoingQuote']!
    for (const [what, bearer] of Object.entries(tokens)) {
      const { code, data } = await world.ask('roomAnswerOf', { roomId, idemKey }, bearer)
      expect([what, code, data]).toEqual([what, 401, null])
    }
  })

  test('public calls return no data of the owner to anyone else', async () => {
    const { world, tokens } = await strangers()
    const { ask, inputs, secrets, bearers } = world
    // A captcha is spoken a few times only.
    const others = new Set([...Object.keys(withRights), ...signIns, 'roomAnswerOf', 'captchaVoice'])
    const publicCalls = contract.map(nameOf).filter((name) => !others.has(name))
    expect(publicCalls.length).toBeGreaterThan(50)
    const askers = { ...tokens, 'another person': bearers.other, 'an unverified user': bearers.unverified }
    const wrong: unknown[] = []
    for (const name of publicCalls.filter((call) => call !== 'sendSmsCode'))
      for (const [what, bearer] of Object.entries(askers)) {
        const { code, data } = await ask(name, inputs[name] ?? {}, bearer)
        const leaked = secrets.filter((secret) => JSON.stringify(data).includes(secret))
        if (code !== 200 || leaked.length > 0) wrong.push([name, what, code, leaked])
      }
    expect(wrong).toEqual([])
  })

  test.each([
    ['other', 0],
    ['unverified', 1],
  ] as const)(
    '%s: the expected code, no data of the owner in any answer, and none of them changed',
    async (who, at) => {
      const { ask, inputs, secrets, bearers } = await ownedWorld()
      const witness = async () => {
        const seen: unknown[] = []
        for (const name of reads) seen.push([name, await ask(name, inputs[name] ?? {}, bearers.owner)])
        return seen
      }
      const before = await witness()
      const codes: Record<string, number> = {}
      for (const name of atLast(Object.keys(withRights))) {
        const answer = await ask(name, inputs[name] ?? {}, bearers[who])
        codes[name] = answer.code
        expect([name, secrets.filter((secret) => JSON.stringify(answer).includes(secret))]).toEqual([name, []])
        if (answer.code !== 200 && !(name in inRooms)) expect([name, answer.data]).toEqual([name, null])
      }
      expect(codes).toEqual(Object.fromEntries(Object.entries(withRights).map(([name, row]) => [name, row[at]])))
      expect(await witness()).toEqual(before)
    },
  )

  test('the owner may do with the same input what no one else may', async () => {
    const { ask, inputs, bearers } = await ownedWorld()
    const codes: Record<string, number> = {}
    for (const name of atLast(Object.keys(withRights)))
      codes[name] = (await ask(name, inputs[name] ?? {}, bearers.owner)).code
    expect(codes).toEqual(Object.fromEntries(Object.entries(withRights).map(([name, row]) => [name, row[2]])))
  })
})

test('an asset that does not exist is not found, whichever call is about it', async () => {
  const { ask, inputs, bearers } = await ownedWorld()
  const found: unknown[] = []
  for (const name of callsRequiring('assetsId')) {
    const { code, data } = await ask(name, { ...inputs[name], assetsId: 'A99999' }, bearers.owner)
    if (code !== 404 || data !== null) found.push([name, code, data])
  }
  expect(found).toEqual([])
  expect(callsRequiring('assetsId')).toContain('addFavourite')
})

test('a text of ten thousand characters is refused by every call that takes one', async () => {
  const { ask, inputs, bearers } = await ownedWorld()
  const taken: unknown[] = []
  for (const name of callsRequiring('text')) {
    const { code } = await ask(name, { ...inputs[name], text: '字'.repeat(10_000) }, bearers.owner)
    if (code === 200) taken.push([name, code])
  }
  expect(taken).toEqual([])
  expect(callsRequiring('text')).toContain('askFurther')
})

test('[AC-04] everyone else sees a room as a visitor does, and that he is not admitted', async () => {
  const { world, tokens } = await strangers()
  const { ask, inputs, bearers } = world
  const shownTo = async (bearer?: string) => {
    const { data } = await ask('roomSnapshotOf', inputs['roomSnapshotOf']!, bearer)
    const { me, ...rest } = data as RoomSnapshot
    return { me, rest }
  }
  const visitors = await shownTo()
  expect((await shownTo(bearers.owner)).me).toMatchObject({ bidNo: expect.stringMatching(/^\d{4}$/), reason: null })
  for (const [what, bearer] of Object.entries(tokens)) expect([what, await shownTo(bearer)]).toEqual([what, visitors])
  for (const bearer of [bearers.other, bearers.unverified]) {
    const { me, rest } = await shownTo(bearer)
    expect(rest).toEqual(visitors.rest)
    expect(me).toMatchObject({ bidNo: null, canBid: false, ownBest: null, ownSealed: [], hold: null })
  }
})
