import type { BidMode } from '#src/model/listing/detail.ts'
import type { RoomConfig } from '../engine/config.ts'
import { configOf } from '../engine/presets.ts'
import { createRoom } from '../engine/room.ts'
import { houseBidder } from './group.ts'
import type { Group } from './record.ts'

/** A practice room is there for so long. */
export const practiceMs = 20 * 60_000
/** Time to look around before it opens. */
const beginsAfterMs = 8_000

const amounts: Partial<RoomConfig> & { P0: string; S: string } = { P0: '1000000', S: '10000' }
const ladder: Partial<RoomConfig> = { top: '1000000', floor: '900000', dropStep: '10000' }

/** Whoever tries for the first time what must be confirmed reads before he clicks. */
const inquiryMs = 60_000

const particular: Partial<Record<BidMode, Partial<RoomConfig>>> = {
  'v-shaped': ladder,
  'dutch-auction': ladder,
  'once-off': { inquiryMs },
  'two-stage': { trigger: 'TIME', inquiryMs },
}

export const guestId = (key: string): string => `guest:${key}`

const entryRules = ['ALL', 'FREE_BIDDERS', 'CONFIRMED'] as const

/** Who tries 分段竞价 again meets its next rule; the first try lets everybody on. */
export const entryRuleOfTry = (tries: number): RoomConfig['entryRule'] => entryRules[(tries - 1) % entryRules.length]!

type Occasion = { key: string; guest: string; now: number; entryRule: RoomConfig['entryRule'] }

/** A room that nothing depends on: three bidders of the house, and one guest known by a key. */
export function practiceGroup(roomId: string, mode: BidMode, { key, guest, now, entryRule }: Occasion): Group {
  const house = ['3107', '5528', '8846']
  const config = configOf(
    {
      roomId,
      assetsId: roomId,
      mode,
      opensAt: now + beginsAfterMs,
      ...amounts,
      singlePolicy: 'ONE_QUOTE',
      entryRule,
      ...particular[mode],
    },
    'demo',
  )
  const bidders = [...house.map((bidNo) => houseBidder(bidNo, now)), { ...houseBidder('6666', now), userId: guest }]
  return {
    listing: null,
    lots: new Map(),
    state: { rooms: { [roomId]: createRoom(config, bidders, now) }, requirements: {}, pools: {} },
    agenda: [],
    isAlive: true,
    wakeAt: null,
    house,
    practice: { key, until: now + practiceMs },
    told: new Set(),
  }
}
