import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Row, Rules } from '../../scripts/chaos/log.mjs'
import { chainFaults, claimFaults, orderFaults, phantomFaults, priceFaults, unitsOf } from '../../scripts/chaos/log.mjs'
import { actionKinds, faultsOf, people, planOf, roundMs } from '../../scripts/chaos/plan.mjs'
import { brokenText } from '../../scripts/chaos/report.mjs'
import { type Screen, screenFaults, screenOf, type Shown, takenIn } from '../../scripts/chaos/screen.mjs'
import { bounds, type Run, verdictOn, withEarlier } from '../../scripts/chaos/verdict.mjs'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** A log in the exchange's format: bids by number and amount, one a second. */
function logOf(roomId: string, bids: readonly (readonly [bidNo: string, amount: string])[]) {
  let link = '0'.repeat(64)
  const rows = bids.map(([bidNo, amount], place): Row => {
    const [seq, time] = [place + 1, 1_000 * (place + 1)]
    const content = { bidNo, amount, phaseId: 2, stage: null, priority: false, salt: '' }
    const commitment = sha256(`bid/1|${roomId}|${seq}|${time}|${bidNo}|${amount}|2|-|-|`)
    link = sha256(`link/1|${link}|${seq}|${time}|${commitment}`)
    return { seq, time, bidNo, amount, commitment, link, content }
  })
  return { rows, head: link }
}

const rules: Rules = { P0: '100.00', S: '10.00', S2: null, M: 20, drop: null }

const roomOf = (bids: readonly (readonly [string, string])[], mode = 'ongoing', roomId = 'A1') => {
  const { rows, head } = logOf(roomId, bids)
  return { roomId, mode, rules, rows, head, pushed: structuredClone(rows) }
}

const weight = { heap: 12_000_000, nodes: 1000, listeners: 250 }

/** One room in which three people and bots bid in turn, without any fault. */
function soundRun(): Run {
  const room = roomOf([
    ['1111', '100.00'],
    ['2222', '110.00'],
    ['3333', '120.00'],
    ['2000', '140.00'],
  ])
  return {
    rooms: [room],
    people: [
      { login: 'person', roomId: 'A1', bidNo: '1111' },
      { login: 'company', roomId: 'A1', bidNo: '2222' },
      { login: 'priority', roomId: 'A1', bidNo: '3333' },
    ],
    intentions: [
      { roomId: 'A1', bidNo: '1111', amount: '100' },
      { roomId: 'A1', bidNo: '2222', amount: '110.00' },
      { roomId: 'A1', bidNo: '3333', amount: '120.00' },
      { roomId: 'A1', bidNo: '2000', amount: null },
    ],
    sent: ['1111', '2222', '3333'].map((bidNo) => ({ roomId: 'A1', bidNo, key: `key-${bidNo}`, amount: '0' })),
    claims: [
      { by: 'answer', roomId: 'A1', bidNo: '1111', seq: 1, link: room.rows[0]!.link },
      { by: 'screen', roomId: 'A1', bidNo: '2222', seq: 2, amount: '110.00' },
    ],
    successTexts: [],
    settlings: people.map((login) => ({ roomId: 'A1', login, tookMs: 300, leader: null, rest: [] })),
    unknowns: [{ login: 'person', from: 10_000, until: 16_000, wasLeft: false }],
    troubles: [{ login: 'person', from: 0, until: 12_000 }],
    signOuts: [],
    secondWindows: [],
    pageErrors: [],
    weights: { person: [weight, weight], company: [weight, weight], priority: [weight, weight] },
    exchange: [
      { held: 70_000_000, bids: 100 },
      { held: 70_500_000, bids: 600 },
    ],
    actions: { bid: 4, reload: 1 },
    wanted: { kinds: ['bid', 'reload'], modes: 1, weighings: 2 },
    at: 100_000,
  }
}

const broken = (change: (run: Run) => void = () => undefined) => {
  const run = soundRun()
  change(run)
  return verdictOn(run).flatMap(({ name, holds }) => (holds ? [] : [name]))
}

const room = (run: Run) => run.rooms[0]!
/** Replaces the log, with a valid chain. */
const rewrite = (run: Run, bids: readonly (readonly [string, string])[], mode = 'ongoing') =>
  Object.assign(room(run), roomOf(bids, mode))

describe('[F22] the verdict of a run', () => {
  test('the bounds: 10 s, 5 s, 10 MB', () => {
    expect(bounds).toMatchObject({ convergedMs: 10_000, unknownMs: 5_000, heapGrowthBytes: 10_000_000 })
  })

  test('holds without faults', () => {
    expect(broken()).toEqual([])
  })

  const doctored: [name: string, what: string, change: (run: Run) => unknown][] = [
    ['once', 'an accepted bid is not in the log', ({ claims }) => claims.push({ by: 'answer', roomId: 'A1', seq: 5 })],
    ['once', 'its number is another bid’s', ({ claims }) => (claims[0]!.bidNo = '9999')],
    ['once', 'it has another link', ({ claims }) => (claims[0]!.link = 'f'.repeat(64))],
    ['once', 'one key became two bids', ({ sent }) => sent.pop()],
    ['no phantom', 'a person has a bid without an intention', ({ intentions }) => intentions.shift()],
    ['no phantom', 'a person has it at another amount', ({ intentions }) => (intentions[0]!.amount = '130.00')],
    ['no phantom', 'an unknown bidder bids', (run) => run.intentions.pop()],
    [
      'no false success',
      'a screen shows an accepted bid that is not in the log',
      ({ claims }) => (claims[1]!.amount = '150.00'),
    ],
    ['no false success', 'a success text appears elsewhere', ({ successTexts }) => successTexts.push('报价成功')],
    ['pushed', 'a pushed bid is not in the log', (run) => (room(run).pushed[3]!.link = 'f'.repeat(64))],
    ['leader', 'another leader is on a screen', ({ settlings }) => (settlings[2]!.leader = 'leader 1111, not 2000')],
    ['converged', 'a screen takes 10,001 ms', ({ settlings }) => (settlings[0]!.tookMs = 10_001)],
    [
      'converged',
      'a screen never converges',
      ({ settlings }) => Object.assign(settlings[0]!, { tookMs: null, rest: ['price 1, not 2'] }),
    ],
    ['unknown', 'an outcome is known after 5,001 ms', ({ unknowns }) => (unknowns[0]!.until = 17_001)],
    ['unknown', 'an outcome is never known', ({ unknowns }) => (unknowns[0]!.until = null)],
    ['signed in', 'a bidder is signed out', ({ signOuts }) => signOuts.push('person: sent to /login')],
    ['one window', 'two windows can quote', ({ secondWindows }) => secondWindows.push('person')],
    ['page errors', 'an exception is not caught', ({ pageErrors }) => pageErrors.push('person: TypeError')],
    [
      'heap',
      'a page holds 10 MB more',
      ({ weights }) => (weights['company'] = [weight, { ...weight, heap: 22_000_000 }]),
    ],
    ['nodes', 'a page has 500 nodes more', ({ weights }) => (weights['person'] = [weight, { ...weight, nodes: 1500 }])],
    [
      'listeners',
      'a page has 100 listeners more',
      ({ weights }) => (weights['priority'] = [weight, { ...weight, listeners: 350 }]),
    ],
    [
      'exchange memory',
      'the exchange holds 11.5 MB more for 500 bids',
      ({ exchange }) => (exchange[1]!.held = 81_500_000),
    ],
    ['active', 'a kind of action is missing', ({ actions }) => delete actions['reload']],
    ['active', 'too few modes', ({ wanted }) => (wanted.modes = 2)],
    ['active', 'there was one measurement', ({ exchange }) => exchange.pop()],
  ]
  test.each(doctored)('%s: broken if %s', (name, _, change) => {
    expect(broken((run) => void change(run))).toEqual([name])
  })

  test('active: broken if no bid of one bidder was accepted', () => {
    const silent = broken((run) => {
      for (const each of run.people) if (each.login === 'priority') each.bidNo = '4444'
    })
    expect(silent).toEqual(['active'])
  })

  test('a bid that is in the log twice breaks order and chain, and has no intention', () => {
    const twice = broken(({ rooms }) => rooms[0]!.rows.push(rooms[0]!.rows[3]!))
    expect(twice).toEqual(['once', 'no phantom', 'prices', 'chain'])
  })

  test('a bid missing at the end of the log breaks the head and its claim', () => {
    expect(broken((run) => room(run).rows.pop())).toEqual(['chain', 'pushed'])
  })

  test('a bid below the step breaks the mode, even in a valid chain', () => {
    const low = broken((run) => {
      rewrite(run, [
        ['1111', '100.00'],
        ['2222', '105.00'],
      ])
      run.intentions[1]!.amount = '105.00'
      run.claims = []
      run.intentions.push({ roomId: 'A1', bidNo: '3333', amount: '1' })
      run.people.pop()
    })
    expect(low).toEqual(['prices'])
  })

  test('the largest figures that still hold', () => {
    const most = broken((run) => {
      run.settlings[0]!.tookMs = 10_000
      run.unknowns[0]!.until = 17_000
      run.weights['person'] = [weight, { heap: 21_999_999, nodes: 1499, listeners: 349 }]
      run.exchange[1]!.held = 81_499_999
    })
    expect(most).toEqual([])
  })
})

test('an invariant that was broken during the run is broken at the end', () => {
  const last = verdictOn(soundRun())
  const finding = { name: 'chain', bound: '', holds: false, breaches: ['A1: bid 2 is not linked to the previous one'] }
  const isHolding = (earlier: (typeof last)[]) =>
    withEarlier(last, earlier).flatMap(({ name, holds, breaches }) => (holds ? [] : [[name, breaches]]))
  expect(isHolding([[], []])).toEqual([])
  expect(isHolding([[], [finding], [finding]])).toEqual([['chain', finding.breaches]])
})

describe('an unknown outcome', () => {
  const unknownWith = (change: (run: Run) => unknown) => broken((run) => void change(run)).includes('unknown')

  test('need not be resolved while the connection is down', () => {
    expect(unknownWith(({ troubles }) => (troubles[0]!.until = null))).toBe(false)
  })

  test('has five seconds from the end of the last trouble of its own bidder', () => {
    const late = ({ unknowns }: Run) => (unknowns[0]!.until = 30_000)
    const again = (login: string) => (run: Run) => {
      late(run)
      run.troubles.push({ login, from: 20_000, until: 26_000 })
    }
    expect(unknownWith(late)).toBe(true)
    expect(unknownWith(again('person'))).toBe(false)
    expect(unknownWith(again('company'))).toBe(true)
  })

  test('has five seconds from its beginning if there was no trouble', () => {
    const from = (until: number) => (run: Run) => {
      run.troubles = []
      run.unknowns[0]!.until = until
    }
    expect(unknownWith(from(15_000))).toBe(false)
    expect(unknownWith(from(15_001))).toBe(true)
  })

  test('is not judged on a page that was reloaded', () => {
    expect(unknownWith(({ unknowns }) => Object.assign(unknowns[0]!, { until: 90_000, wasLeft: true }))).toBe(false)
  })
})

describe('a log', () => {
  test('in the exchange’s format is valid', () => {
    const sound = roomOf([
      ['1111', '100.00'],
      ['2222', '110.00'],
    ])
    expect([orderFaults(sound), chainFaults(sound), priceFaults(sound)]).toEqual([[], [], []])
  })

  test('an amount that was changed afterwards does not match its commitment', () => {
    const doctored = roomOf([
      ['1111', '100.00'],
      ['2222', '110.00'],
    ])
    doctored.rows[0]!.content!.amount = '90.00'
    expect(chainFaults(doctored)).toEqual(['A1: bid 1 does not match its commitment'])
  })

  test('a bid that was removed breaks the next link', () => {
    const doctored = roomOf([
      ['1111', '100.00'],
      ['2222', '110.00'],
      ['1111', '120.00'],
    ])
    doctored.rows.splice(1, 1)
    expect(orderFaults(doctored)).toEqual(['A1: bid 3 is at position 2'])
    expect(chainFaults(doctored)).toEqual(['A1: bid 3 is not linked to the previous one'])
  })

  const faulty = (mode: string, amounts: readonly string[], over: Partial<Rules> = {}) => {
    const bids = amounts.map((amount, place) => [String(1000 + (place % 2)), amount] as const)
    return priceFaults({ ...roomOf(bids, mode), rules: { ...rules, ...over } }).length
  }
  const drop = { top: '100.00', step: '3.00', floor: '70.00' }

  test.each([
    ['ongoing', ['100.00', '110.00', '310.00'], {}, 0],
    ['ongoing', ['90.00'], {}, 1],
    ['ongoing', ['105.00'], {}, 1],
    ['ongoing', ['100.00', '100.00'], {}, 1],
    ['ongoing', ['110.00', '100.00'], {}, 1],
    ['ongoing', ['100.00', '310.00'], {}, 1],
    ['ongoing', ['100.00', '900.00'], { M: null }, 0],
    ['phased', ['100.00', '110.00', '115.00'], { S2: '5.00' }, 0],
    ['two-stage', ['100.00', '112.00'], {}, 1],
    ['v-shaped', ['94.00', '104.00'], { drop }, 0],
    ['v-shaped', ['95.00'], { drop }, 1],
    ['v-shaped', ['67.00'], { drop }, 1],
    ['v-shaped', ['94.00', '91.00'], { drop }, 1],
    ['final', ['100.00', '500.00', '100.00'], {}, 0],
    ['final', ['99.99'], {}, 1],
    ['final', ['200.00', '100.00', '199.00'], {}, 1],
  ])('%s: %j under %j has %i bids against the mode', (mode, amounts, over, faults) => {
    expect(faulty(mode, amounts, over)).toBe(faults)
  })

  test('sealed bids have no amount before the opening', () => {
    const sealed = roomOf([['1111', '100.00']], 'final')
    Object.assign(sealed.rows[0]!, { amount: null, bidNo: null })
    expect([priceFaults(sealed), phantomFaults(sealed, [])]).toEqual([[], []])
    const claim = { by: 'screen', roomId: 'A1', seq: 1, bidNo: '1111', amount: '100.00' }
    expect(claimFaults(sealed, [claim])).toEqual([])
    expect(claimFaults(sealed, [{ ...claim, seq: 2 }])).toEqual(['A1: bid 2 of 100.00 (screen) is 0 times in the log'])
  })

  test.each([
    ['1,234.50', 123_450_000_000n],
    ['0.00000001', 1n],
    ['12.5 万元', 1_250_000_000n],
    ['100', 10_000_000_000n],
  ])('%s is %s parts', (text, units) => {
    expect(unitsOf(text)).toBe(units)
  })

  test.each(['', '—', '******', '-5', '1.2.3'])('%j is no amount', (text) => {
    expect(() => unitsOf(text)).toThrow(RangeError)
  })
})

describe('a screen', () => {
  const shown: Shown = {
    current: '1230000.00',
    minNext: '1240000.00',
    leaderNo: '1111',
    phase: { name: 'FREE' },
    rules: { P0: '1000000.00' },
    counts: { bids: 3 },
    bids: [{ seq: 3 }],
    me: { leading: true, ownBest: '1230000.00' },
    result: null,
  }
  const screen: Screen = {
    path: '/quoteHall',
    isSignedIn: true,
    price: '123 万元',
    leader: '1111',
    isLeading: true,
    isOutbid: false,
    bids: 3,
    rows: [3, 2, 1],
    step: 'draft',
    ending: null,
  }
  const found = (over: Partial<Screen>, pushed: Partial<Shown> = {}) => {
    const { leader, rest } = screenFaults({ ...screen, ...over }, { ...shown, ...pushed })
    return [leader, ...rest].filter(Boolean).length
  }

  test.each<[string, Partial<Screen>, Partial<Shown>, number]>([
    ['is right', {}, {}, 0],
    ['shows another price', { price: '122 万元' }, {}, 1],
    ['shows no price', { price: null }, {}, 1],
    ['shows the start price before the first bid', { price: '100 万元' }, { current: null }, 0],
    ['shows another leader', { leader: '2222' }, {}, 1],
    ['shows a leader if there is none', {}, { leaderNo: null }, 1],
    ['shows another bidder as the leader', { isOutbid: false }, { me: { leading: false, ownBest: null } }, 1],
    ['does not show that its bidder was outbid', { isLeading: false }, { me: { leading: false, ownBest: '1' } }, 1],
    ['says so', { isLeading: false, isOutbid: true }, { me: { leading: false, ownBest: '1' } }, 0],
    ['counts one bid less', { bids: 2 }, {}, 1],
    ['lacks the newest row', { rows: [2, 1] }, {}, 1],
    ['has a row twice', { rows: [3, 3, 2] }, {}, 1],
    ['shows a sealed price', {}, { phase: { name: 'SEALED' } }, 1],
    ['hides a sealed price', { price: '******' }, { phase: { name: 'SEALED' } }, 0],
    ['shows no result of a room that is over', {}, { result: { kind: 'DEAL', bidNo: '1111' } }, 1],
    ['shows the result', { ending: '竞得号 1111' }, { result: { kind: 'DEAL', bidNo: '1111' } }, 0],
    ['shows another bidder’s result', { ending: '竞得号 2222' }, { result: { kind: 'DEAL', bidNo: '1111' } }, 1],
  ])('%s', (_, over, pushed, faults) => {
    expect(found(over, pushed)).toBe(faults)
  })

  const texts = {
    path: '/quoteHall',
    session: '{"state":{"accessToken":"t"}}',
    centre: '当前价 123 万元 领先：1111我 您当前领先',
    price: '123 万元',
    lines: ['当前价123 万元', '领先：1111我', '您当前领先'],
    record: '竞价记录 共 3 次报价',
    rows: ['3', '2', '1'],
    step: 'draft',
    ending: null,
  }

  test('is read from its texts', () => {
    expect(screenOf(texts)).toEqual(screen)
  })

  test('without data is read as such', () => {
    const empty = { ...texts, session: null, centre: null, price: null, lines: [], record: null, rows: [], step: null }
    const nothing = { price: null, leader: null, isLeading: false, isOutbid: false, bids: -1, rows: [], step: null }
    expect(screenOf(empty)).toMatchObject({ ...nothing, isSignedIn: false })
  })

  test('its outcome text of an accepted bid is parsed literally', () => {
    expect(takenIn('报价 1,230,000.00 元 已受理（第 3 号）')).toEqual({ amount: '1,230,000.00', seq: 3 })
    expect(takenIn('报价 23.40 元/平方米·月 已受理（第 1 号）')).toEqual({ amount: '23.40', seq: 1 })
    expect(takenIn('正在提交报价 1,230,000.00 元…')).toBeNull()
    expect(takenIn('报价 1,230,000.00 元 未被受理：报价未送达')).toBeNull()
  })
})

describe('the plan', () => {
  const rooms = ['A', 'B', 'C', 'D', 'E']

  test('is the same for the same seed and another one for another', () => {
    expect(planOf(7, 10, rooms)).toEqual(planOf(7, 10, rooms))
    expect(planOf(7, 10, rooms)).not.toEqual(planOf(8, 10, rooms))
  })

  test('visits every room before it repeats one', () => {
    const plan = planOf(7, 10, rooms)
    for (const from of [0, 5]) {
      const names = plan.slice(from, from + 5).map(({ roomId }) => roomId)
      expect(names.toSorted()).toEqual(rooms)
    }
  })

  test('has every kind of action within three rounds, whatever the seed', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const kinds = new Set(planOf(seed, 3, rooms).flatMap(({ actions }) => actions.map(({ kind }) => kind)))
      expect([...kinds].toSorted()).toEqual([...actionKinds].toSorted())
    }
  })

  test('never reloads one bidder’s page, and has three bidders and bots in each round', () => {
    for (const { actions, bots } of planOf(3, 100, rooms)) {
      expect(actions.filter(({ kind, login }) => kind === 'reload' && login === 'priority')).toEqual([])
      expect(new Set(actions.map(({ login }) => login)).size).toBe(3)
      expect(bots.length).toBeGreaterThanOrEqual(3)
      expect(actions.every(({ at }) => at >= 0 && at < roundMs)).toBe(true)
    }
  })

  test('10 % of all calls fail, 10 % are 3 s late, 5 % are malformed', () => {
    let left = 1
    const shares: Record<string, number> = {}
    for (const { kind, share, ms } of faultsOf(1, 0)) {
      const name = kind === 'refuse' || kind === 'down' ? 'error' : `${kind}${ms ?? ''}`
      shares[name] = (shares[name] ?? 0) + left * share
      left *= 1 - share
    }
    expect(shares['error']).toBeCloseTo(0.1)
    expect(shares['slow3000']).toBeCloseTo(0.1)
    expect(shares['nonsense']).toBeCloseTo(0.05)
    expect(left).toBeCloseTo(0.75)
  })

  test('the faults of a round come from its seed', () => {
    expect(faultsOf(1, 0)).toEqual(faultsOf(1, 0))
    expect(faultsOf(1, 0)).not.toEqual(faultsOf(1, 1))
    expect(faultsOf(1, 0)).not.toEqual(faultsOf(2, 0))
  })
})

test('the report of a broken invariant has its bound, the last actions and the seed', () => {
  const verdict = [
    { name: 'chain', bound: '0 breaks', holds: false, breaches: ['A1: bid 2 is not linked to the previous one'] },
    { name: 'once', bound: '0 lost', holds: true, breaches: [] },
  ]
  expect(brokenText(verdict, { seed: 42, log: ['one', 'two', 'three'] }, 2)).toBe(
    [
      'Broken: chain (0 breaks)',
      '  A1: bid 2 is not linked to the previous one',
      'The last 2 actions:',
      '  two',
      '  three',
      'Seed: 42',
    ].join('\n'),
  )
})
