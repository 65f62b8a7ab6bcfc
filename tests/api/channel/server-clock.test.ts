import { expect, test } from 'vitest'
import { createServerClock, withoutStepsBack } from '#src/api/channel/server-clock.ts'
import { createRandom } from './support/sim.ts'
import { openWorld } from './support/world.ts'

const seconds = 1000
const minutes = 60 * seconds
const hours = 60 * minutes
const serverStart = 1_600_000_000_000

/** A machine whose wall clock is off by `offByMs`, and a server with the correct time. */
function machine(offByMs: number) {
  const state = { real: 0, lostPerf: 0, off: offByMs }
  const clock = createServerClock({
    perf: () => 5000 + state.real - state.lostPerf,
    date: () => serverStart + state.real + state.off,
  })
  const serverNow = () => serverStart + state.real
  return {
    state,
    clock,
    serverNow,
    error: () => Math.abs(clock.now() - serverNow()),
    /** One request: latency there and back. */
    ask: (thereMs: number, backMs: number) => {
      const sent = clock.perf()
      state.real += thereMs
      const t = serverNow()
      state.real += backMs
      clock.learn(sent, t, clock.perf())
    },
  }
}

const day = 24 * hours

test.each([
  ['right', 0],
  ['10 min ahead', 10 * minutes],
  ['10 min behind', -10 * minutes],
  ['a day ahead', day],
  ['a day behind', -day],
  ['an hour off by daylight saving', 1 * hours],
  ['in a zone 8 h west', -8 * hours],
])('[F05] wall clock %s, 0 to 2 s of asymmetric latency: off by less than 1 s at each of 60 samples', (_name, off) => {
  const random = createRandom(off)
  const { state, clock, error, ask } = machine(off)
  for (let sample = 0; sample < 60; sample += 1) {
    ask(random() * 2000, random() * 2000)
    expect(error()).toBeLessThan(1000)
    state.real += 5000
    expect(error()).toBeLessThan(1000)
  }
  expect(clock.needsResync()).toBe(false)
})

test('[F05] the offset is signed: a clock ahead is set back, a clock behind is set forward', () => {
  const ahead = createServerClock({ perf: () => 9_000_000, date: () => 9_000_000 })
  ahead.learn(9_000_000, 1_000_000, 9_000_000)
  expect(ahead.now()).toBe(1_000_000)
  const behind = createServerClock({ perf: () => 1_000_000, date: () => 1_000_000 })
  behind.learn(1_000_000, 9_000_000, 1_000_000)
  expect(behind.now()).toBe(9_000_000)
})

test('[F05] of the last eight samples the one with the shortest round trip counts, narrowed by the others', () => {
  let perf = 0
  const clock = createServerClock({ perf: () => perf, date: () => perf })
  const learn = (roundTrip: number, offset: number) =>
    clock.learn(perf, perf + roundTrip / 2 + offset, perf + roundTrip)
  learn(400, 1000)
  expect(clock.now()).toBe(1000)
  // Between 800 and 1200 by the first, between 1175 and 1225 by the second.
  learn(50, 1200)
  expect(clock.now()).toBe(1187.5)
  for (let i = 0; i < 7; i += 1) learn(300, 1325)
  expect(clock.now()).toBe(1200)
  learn(310, 1325)
  expect(clock.now()).toBe(1325)
  perf += 250
  expect(clock.now()).toBe(1575)
})

test('[F05] an answer that contradicts earlier ones replaces them: the clock of the server was set', () => {
  const { clock, state, serverNow, error, ask } = machine(0)
  ask(5, 5)
  expect(error()).toBe(0)
  const sent = clock.perf()
  state.real += 300
  clock.learn(sent, serverNow() + hours, clock.perf())
  expect(clock.now() - serverNow()).toBeGreaterThan(hours - 200)
})

test('a sample received before it was sent is ignored', () => {
  const clock = createServerClock({ perf: () => 100, date: () => 7 })
  clock.learn(100, 5000, 90)
  clock.learn(Number.NaN, 5000, 90)
  expect(clock.now()).toBe(7)
  expect(clock.needsResync()).toBe(true)
})

test('before the first sample the local date is shown and a resync is due', () => {
  const clock = createServerClock({ perf: () => 3, date: () => 1_700_000_000_000 })
  expect(clock.now()).toBe(1_700_000_000_000)
  expect(clock.needsResync()).toBe(true)
})

const dateHeader = (sent: number, time: number, received: number) => ({ time, grain: 1000, sent, received })

test('[F05] the Date header of HTTP is used until the socket has a sample', () => {
  const { state, clock, error, ask } = machine(10 * minutes)
  state.real = 730
  clock.learnCoarse(dateHeader(clock.perf(), serverStart, clock.perf()))
  expect(error()).toBeLessThanOrEqual(500)
  expect(clock.needsResync()).toBe(false)
  // Later headers move it as little as possible: the second began 10 ms ago.
  expect(error()).toBe(230)
  state.real = 1010
  clock.learnCoarse(dateHeader(clock.perf(), serverStart + 1000, clock.perf()))
  expect(error()).toBe(60)
  const before = clock.now()
  state.real = 1500
  clock.learnCoarse(dateHeader(clock.perf(), serverStart + 1000, clock.perf()))
  expect(clock.now() - before).toBe(490)
  ask(20, 20)
  expect(error()).toBe(0)
  clock.learnCoarse(dateHeader(clock.perf(), serverStart + 90_000, clock.perf()))
  expect(error()).toBe(0)
})

test('[F05] asymmetric latency: earlier Date headers narrow the range', () => {
  const { state, clock, error, ask } = machine(-10 * minutes)
  const header = (thereMs: number, backMs: number) => {
    const sent = clock.perf()
    state.real += thereMs
    const second = Math.floor(state.real / 1000) * 1000
    state.real += backMs
    clock.learnCoarse(dateHeader(sent, serverStart + second, clock.perf()))
  }
  header(40, 60)
  state.real = 1870
  header(40, 60)
  ask(0, 1600)
  expect(error()).toBeLessThanOrEqual(200)
  state.real = 5050
  header(30, 20)
  ask(1600, 0)
  expect(error()).toBeLessThanOrEqual(200)
})

test('[F05] a header that a busy page reads late is corrected by the next one', () => {
  const { state, clock, error } = machine(day)
  state.real = 2400
  clock.learnCoarse(dateHeader(clock.perf() - 2390, serverStart, clock.perf()))
  expect(error()).toBe(705)
  state.real = 2450
  clock.learnCoarse(dateHeader(clock.perf() - 20, serverStart + 2000, clock.perf()))
  expect(error()).toBe(500)
})

test('[F05] the shorter the transfer of an answer in milliseconds, the more precise the time', () => {
  const { state, clock, error } = machine(day)
  state.real = 2460
  clock.learnCoarse({ time: serverStart + 2430, grain: 0, sent: clock.perf() - 40, received: clock.perf() - 20 })
  expect(error()).toBe(0)
})

test('[F05] asymmetric latency: two answers, one slow there and one slow back, bound each other', () => {
  const { error, ask } = machine(day)
  ask(1500, 100)
  expect(error()).toBe(700)
  ask(100, 1500)
  expect(error()).toBeLessThanOrEqual(100)
})

test('[F06] when the wall clock is set, the shown time does not move, and a resync is due', () => {
  const { state, clock, error, ask } = machine(0)
  ask(40, 40)
  for (const off of [1 * hours, -1 * hours, 3000, -3000]) {
    state.off = off
    expect(error()).toBe(0)
    expect(clock.needsResync()).toBe(true)
    ask(40, 40)
    expect(error()).toBe(0)
    expect(clock.needsResync()).toBe(false)
  }
  state.off += 1900
  expect(clock.needsResync()).toBe(false)
})

test('[F06] after the monotonic clock stood still for an hour, earlier samples are dropped', () => {
  const { state, clock, error, ask } = machine(0)
  ask(5, 5)
  state.real += 1 * hours
  state.lostPerf += 1 * hours
  expect(clock.needsResync()).toBe(true)
  ask(400, 400)
  expect(error()).toBe(0)
})

test('[F06] timers throttled to one a minute: the time is derived, not counted', () => {
  const { state, error, ask } = machine(-10 * minutes)
  ask(30, 30)
  for (let i = 0; i < 60; i += 1) {
    state.real += 1 * minutes
    expect(error()).toBe(0)
  }
})

test.each([
  ['continuing', true],
  ['stopped', false],
])('[F06] an hour of sleep, the monotonic clock %s: off by less than 1 s within 2 s of waking', (_name, goesOn) => {
  const { sim, network, page } = openWorld({ serverAhead: 1_500_000_000_000 })
  sim.elapse(20 * seconds)
  network.setSilent(true)
  page.sleep(1 * hours, goesOn)
  network.setSilent(false)
  sim.elapse(2 * seconds)
  expect(Math.abs(page.clock.now() - (sim.now() + 1_500_000_000_000))).toBeLessThan(1000)
  expect(page.clock.needsResync()).toBe(false)
})

test('[F06] a wall clock set while the page is open is corrected within 2 s', () => {
  const { sim, page } = openWorld({ serverAhead: 1_500_000_000_000 })
  sim.elapse(20 * seconds)
  for (const by of [10 * minutes, -20 * minutes, 24 * hours]) {
    page.setDate(by)
    expect(page.clock.needsResync()).toBe(true)
    sim.elapse(2 * seconds)
    expect(page.clock.needsResync()).toBe(false)
    expect(page.clock.now()).toBe(sim.now() + 1_500_000_000_000)
  }
})

test('[F06] shown time never goes back: it pauses after a small correction, and follows a large one at once', () => {
  let at = 10_000
  const shown = withoutStepsBack(() => at)
  const seen = [9_999, 10_000, 9_900, 9_999, 10_001, 8_001, 10_002, 8_001, 8_002, 8_100].map((next) => {
    at = next
    return shown()
  })
  expect(seen).toEqual([9_999, 10_000, 10_000, 10_000, 10_001, 10_001, 10_002, 8_001, 8_002, 8_100])
})

test('[F06] with asymmetric latency no estimate shows more time left than before, and each is off by less than 1 s', () => {
  const random = createRandom(6)
  const { state, clock, serverNow } = machine(0)
  const shown = withoutStepsBack(() => clock.now())
  let corrections = 0
  for (let sample = 0; sample < 200; sample += 1) {
    const sent = clock.perf()
    state.real += random() * 400
    const t = serverNow()
    state.real += random() * 1_600
    // Read in the instant of the answer: a moment later time has advanced by more than the correction.
    const before = shown()
    clock.learn(sent, t, clock.perf())
    if (clock.now() < before) corrections += 1
    expect(shown()).toBeGreaterThanOrEqual(before)
    expect(Math.abs(shown() - serverNow())).toBeLessThan(1000)
    state.real += 5_000
    expect(Math.abs(shown() - serverNow())).toBeLessThan(1000)
  }
  expect(corrections).toBeGreaterThan(3)
})
