import { type EntryRule, entryRules } from '#src/model/bidding/modes.ts'
import type { BidMode } from '#src/model/listing/detail.ts'
import type { RoomConfig } from '../engine/config.ts'
import { configOf } from '../engine/presets.ts'
import { createRoom } from '../engine/room.ts'
import { botBidder } from './bots.ts'
import type { Group } from './record.ts'

/** A practice room is there for so long. */
export const practiceMs = 20 * 60_000
/** Time to look around before it opens. */
const beginsAfterMs = 8_000

const amounts: Partial<RoomConfig> & { P0: string; S: string } = { P0: '1000000', S: '10000' }
const ladder: Partial<RoomConfig> = { top: '1000000', floor: '900000', dropStep: '10000' }

/** Long enough to read what must be confirmed. */
const inquiryMs = 60_000

const configByMode: Partial<Record<BidMode, Partial<RoomConfig>>> = {
  'v-shaped': ladder,
  'dutch-auction': ladder,
  'once-off': { inquiryMs },
  'two-stage': { trigger: 'TIME', inquiryMs },
}

export const guestId = (key: string): string => `guest:${key}`

/** Each further try of 分段竞价 shows its next rule; the first lets all go on. */
export const entryRuleOfTry = (tries: number): EntryRule => entryRules[(tries - 1) % entryRules.length]!

/** Every second try of 两阶段 begins its second stage by the first quote above this price. */
const ceilingStage: Partial<RoomConfig> = { trigger: 'CEILING', ceiling: '1050000' }

const variantOfTry = (mode: BidMode, tries: number): Partial<RoomConfig> => {
  if (mode === 'phased') return { entryRule: entryRuleOfTry(tries) }
  return mode === 'two-stage' && tries % 2 === 0 ? ceilingStage : {}
}

type Occasion = {
  key: string
  guest: string
  now: number
  /** How often the mode was practised, this time included. */ tries: number
}

/** A room that nothing depends on: three bots, and one guest known by a key. */
export function practiceGroup(roomId: string, mode: BidMode, { key, guest, now, tries }: Occasion): Group {
  const bots = ['3107', '5528', '8846']
  const config = configOf(
    {
      roomId,
      assetsId: roomId,
      mode,
      opensAt: now + beginsAfterMs,
      ...amounts,
      singlePolicy: 'ONE_QUOTE',
      entryRule: 'ALL',
      ...configByMode[mode],
      ...variantOfTry(mode, tries),
    },
    'demo',
  )
  const bidders = [...bots.map((bidNo) => botBidder(bidNo, now)), { ...botBidder('6666', now), userId: guest }]
  return {
    listing: null,
    lots: new Map(),
    state: { rooms: { [roomId]: createRoom(config, bidders, now) }, requirements: {}, pools: {} },
    agenda: [],
    isAlive: true,
    wakeAt: null,
    bots,
    practice: { key, until: now + practiceMs },
    procurement: null,
  }
}
