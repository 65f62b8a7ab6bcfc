import { describe, expect, test } from 'vitest'
import { auditRecord } from '#src/model/audit/audit.ts'
import { verifyChain } from '#src/model/bidding/chain.ts'
import { bidModes } from '#src/model/listing/detail.ts'
import { sha256 } from '#src/mock/exchange/digest.ts'
import { playedRecord } from '#src/mock/exchange/bidding/rooms/public-record.ts'
import { playAuction, runs } from '#tests/mock/exchange/bidding/engine/random-auction.ts'
import { replay } from '#tests/mock/exchange/bidding/engine/support.ts'

const auctions = Math.ceil(runs / 8)

describe('[BD-03] random auctions with every option, removals, pauses and rights', () => {
  test.each(bidModes)('%s: no record of a correct exchange has a fault', async (mode) => {
    const found: unknown[] = []
    for (let seed = 0; seed < auctions; seed += 1) {
      const { beginning, log, until } = playAuction(mode, seed, 60, () => undefined)
      const { config } = beginning
      // Only a first stage has a ceiling; elsewhere a random one is set that no rule reads.
      const isStaged = mode === 'two-stage' && config.trigger === 'CEILING'
      const room = replay(
        { ...beginning, config: { ...config, ceiling: isStaged ? config.ceiling : null } },
        log,
        until,
      )
      if (!room.result) continue
      const record = playedRecord(room)
      const { faults } = auditRecord(record)
      const broken = await verifyChain(record.roomId, record.rows, sha256, record.head)
      if (faults.length > 0 || broken) found.push({ seed, faults, broken, config: room.config, record })
    }
    expect(found).toEqual([])
  })
})
