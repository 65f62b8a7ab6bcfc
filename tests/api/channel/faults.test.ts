import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openPage } from './support/client.ts'
import { createLedger, createWitness } from './support/exchange.ts'
import { createNetwork } from './support/network.ts'
import { createRandom, createSim } from './support/sim.ts'

/** PUSH_RUNS=10000 in the nightly run. */
const runs = Number(process.env['PUSH_RUNS'] ?? 1000)

const topics = ['hall', 'lot:1'] as const
const minutes = 60_000

type Command =
  | { do: 'elapse' | 'silence'; ms: number }
  | { do: 'publish'; topic: (typeof topics)[number]; count: number }
  | { do: 'drop' | 'double' | 'reorder' | 'dropUp'; count: number }
  | { do: 'delay'; count: number; ms: number }
  | { do: 'restart'; downMs: number; isClean: boolean }
  | { do: 'cut' | 'hide' | 'second reader' | 'longOutage' | 'flood' }
  | { do: 'show'; withEvent: boolean }

const count = fc.integer({ min: 1, max: 4 })
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 18, arbitrary: fc.record({ do: fc.constant('elapse'), ms: fc.integer({ min: 0, max: 3000 }) }) },
  {
    weight: 24,
    arbitrary: fc.record({
      do: fc.constant('publish'),
      topic: fc.constantFrom(...topics),
      count: fc.integer({ min: 1, max: 6 }),
    }),
  },
  { weight: 18, arbitrary: fc.record({ do: fc.constantFrom('drop', 'double', 'reorder', 'dropUp'), count }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('delay'), count, ms: fc.integer({ min: 1, max: 4000 }) }) },
  { weight: 9, arbitrary: fc.record({ do: fc.constantFrom('cut', 'second reader', 'hide') }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('show'), withEvent: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('silence'), ms: fc.integer({ min: 1, max: 20_000 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('longOutage', 'flood') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('restart'),
      downMs: fc.integer({ min: 0, max: 5000 }),
      isClean: fc.boolean(),
    }),
  },
)

function createWorld(seed: number) {
  const sim = createSim()
  const random = createRandom(seed)
  const ledger = createLedger(sim)
  const network = createNetwork({ sim, random, latencyMs: () => 5 + random() * 60 })
  network.serve(ledger.hub())
  const page = openPage({ sim, network, random })
  const witnesses = topics.map((topic) => ({ topic, witness: createWitness(ledger, topic) }))
  for (const { topic, witness } of witnesses) page.channel.subscribe(topic, witness.handlers)
  let second: { undo: () => void; witness: ReturnType<typeof createWitness> } | null = null
  const watching = witnesses.map(({ witness }) => witness)
  const violations = () => watching.flatMap((witness) => witness.violations)

  const toggleSecond = () => {
    if (second) {
      second.undo()
      second = null
      return
    }
    const witness = createWitness(ledger, 'lot:1')
    watching.push(witness)
    second = { undo: page.channel.subscribe('lot:1', witness.handlers), witness }
  }

  const restart = (downMs: number, isClean: boolean) => {
    network.serve(null)
    if (isClean) ledger.hub().close()
    else network.cut()
    sim.elapse(downMs)
    network.serve(ledger.restart())
  }

  /** An outage longer than the server keeps frames. */
  const longOutage = () => {
    network.setSilent(true)
    for (const topic of topics) ledger.publish(topic)
    sim.elapse(11 * minutes)
    network.setSilent(false)
  }

  /** More frames than the server keeps. */
  const flood = () => {
    network.cut()
    ledger.publish('lot:1', 1_600)
  }

  const silence = (ms: number) => {
    network.setSilent(true)
    sim.elapse(ms)
    network.setSilent(false)
  }

  const plain = {
    cut: () => network.cut(),
    hide: () => page.show(false),
    'second reader': toggleSecond,
    longOutage,
    flood,
  }

  const execute = (next: Command): void => {
    switch (next.do) {
      case 'elapse':
        return sim.elapse(next.ms)
      case 'silence':
        return silence(next.ms)
      case 'publish':
        return ledger.publish(next.topic, next.count)
      case 'delay':
        Object.assign(network.faults, { delay: network.faults.delay + next.count, delayMs: next.ms })
        return
      case 'restart':
        return restart(next.downMs, next.isClean)
      case 'show':
        return page.show(true, next.withEvent)
      default:
        if ('count' in next) network.faults[next.do] += next.count
        else plain[next.do]()
    }
  }

  /** All faults end; the page is visible again without an event. */
  const settle = (ms: number) => {
    network.heal()
    page.show(true, false)
    sim.elapse(ms)
  }
  return { sim, ledger, network, page, witnesses, execute, settle, violations, second: () => second }
}

test(`[F01] ${runs} runs of 50 random faults: nothing lost, duplicated or out of order; the final state is the server's`, () => {
  fc.assert(
    fc.property(fc.array(command, { minLength: 50, maxLength: 50 }), fc.integer(), (commands, seed) => {
      const world = createWorld(seed)
      for (const next of commands) {
        world.execute(next)
        if (world.violations().length > 0) break
      }
      expect(world.violations()).toEqual([])
      world.settle(minutes)
      expect(world.violations()).toEqual([])
      for (const { topic, witness } of world.witnesses) expect(witness.list()).toEqual(world.ledger.listOf(topic))
      const second = world.second()
      if (second) expect(second.witness.list()).toEqual(world.ledger.listOf('lot:1'))
      expect(world.page.channel.status()).toBe('live')
      expect(world.network.mostLiveSockets()).toBe(1)
      expect(world.page.reports).toEqual([])
    }),
    { numRuns: runs },
  )
}, 600_000)

test('[F02] 1,000 disconnects in one auction with 5,000 events and 20 readers: nothing lost, duplicated or out of order', () => {
  const began = process.cpuUsage()
  const sim = createSim()
  const random = createRandom(2)
  const ledger = createLedger(sim)
  const readers = Array.from({ length: 20 }, () => {
    const network = createNetwork({ sim, random, latencyMs: () => 10 + random() * 80 })
    network.serve(ledger.hub())
    const page = openPage({ sim, network, random })
    const witness = createWitness(ledger, 'lot:1')
    page.channel.subscribe('lot:1', witness.handlers)
    return { network, page, witness }
  })
  sim.elapse(1000)
  let disconnects = 0
  for (let event = 0; event < 5000; event += 1) {
    ledger.publish('lot:1')
    sim.elapse(100)
    if (event % 5 !== 0) continue
    const connected = readers.filter(({ page }) => page.channel.status() === 'live')
    connected[Math.floor(random() * connected.length)]?.network.cut()
    disconnects += connected.length > 0 ? 1 : 0
  }
  sim.elapse(5000)
  expect(disconnects).toBe(1000)
  expect(ledger.listOf('lot:1')).toHaveLength(5000)
  for (const { witness, page } of readers) {
    expect(witness.violations).toEqual([])
    expect(witness.list()).toEqual(ledger.listOf('lot:1'))
    // Each reconnect resumes from the position: the one snapshot is the first.
    expect(witness.snapshots()).toBe(1)
    expect(page.reports).toEqual([])
  }
  // Time of its own: what else runs on the machine does not count.
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(10_000)
})

test('[F04] the reconnects of 1,000 pages after a server restart are spread out', () => {
  const sim = createSim()
  const random = createRandom(4)
  const ledger = createLedger(sim)
  const networks = Array.from({ length: 1000 }, () => {
    const network = createNetwork({ sim, random })
    network.serve(ledger.hub())
    openPage({ sim, network, random }).channel.subscribe('hall', createWitness(ledger, 'hall').handlers)
    return network
  })
  sim.elapse(10_000)
  for (const network of networks) {
    network.serve(null)
    network.dials.length = 0
  }
  ledger.hub().close()
  sim.elapse(60_000)
  /** The largest share of one wave of dials within any 100 ms. */
  const peak = (wave: number) => {
    const dials = networks.map(({ dials: all }) => all[wave - 1]!).sort((a, b) => a - b)
    let [from, most] = [0, 0]
    for (let to = 0; to < dials.length; to += 1) {
      while (dials[to]! - dials[from]! >= 100) from += 1
      most = Math.max(most, to - from + 1)
    }
    return most / dials.length
  }
  expect(peak(1)).toBeLessThanOrEqual(0.25)
  expect(peak(3)).toBeLessThanOrEqual(0.1)
  const first = networks.map(({ dials }) => dials[0]! - 11_020)
  expect(Math.min(...first)).toBeGreaterThanOrEqual(500)
  expect(Math.max(...first)).toBeLessThanOrEqual(1000)
})
