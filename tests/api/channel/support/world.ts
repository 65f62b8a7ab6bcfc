import type { ChannelOptions } from '#src/api/channel/channel.ts'
import { openPage } from './client.ts'
import { createLedger, createWitness } from './exchange.ts'
import { createNetwork } from './network.ts'
import { createRandom, createSim } from './sim.ts'

type Options = Partial<ChannelOptions> & {
  seed?: number
  latencyMs?: () => number
  serverAhead?: number
  topic?: string
}

/** One page that reads one topic of one exchange, live unless a fault prevents it. */
export function openWorld({ seed = 1, latencyMs = () => 20, serverAhead = 0, topic = 'lot:1', ...more }: Options = {}) {
  const sim = createSim()
  const random = createRandom(seed)
  const ledger = createLedger(sim, { serverAhead })
  const network = createNetwork({ sim, random, latencyMs })
  network.serve(ledger.hub())
  const page = openPage({ sim, network, random, ...more })
  const witness = createWitness(ledger, topic)
  const undo = page.channel.subscribe(topic, witness.handlers)
  return {
    sim,
    ledger,
    network,
    page,
    witness,
    undo,
    channel: page.channel,
    publish: (count = 1) => ledger.publish(topic, count),
    /** What the page shows, and what it should show. */
    shown: () => witness.list(),
    truth: () => ledger.listOf(topic),
  }
}
