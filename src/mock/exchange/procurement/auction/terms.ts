import type { ProcurementDetail } from '#src/model/procurement/schema.ts'
import { minuteMs } from '#src/model/time/units.ts'
import { randomFrom } from '../../../random.ts'
import type { ReverseRoom } from '../../bidding/rooms/reverse.ts'
import { auctionSlots, type AuctionSlot } from '../../seed/procurement/auctions.ts'
import type { Procurement } from '../../tables.ts'
import { seededResponses } from '../responses.ts'

/** Length of a room before its countdown. */
const openMs = { usual: 30 * minuteMs, inSlot: 4 * minuteMs } as const
const countdownMs = 2 * minuteMs

/** Sealed quotes are whole hundreds, as the ceilings are. */
const sealedStep = '100'

const slotOf = ({ id }: Procurement): AuctionSlot | null =>
  (Object.keys(auctionSlots) as AuctionSlot[]).find((slot) => id.startsWith(slot)) ?? null

const modeOf = (project: Procurement): ReverseRoom['mode'] => {
  const slot = slotOf(project)
  if (slot !== null) return auctionSlots[slot]
  return randomFrom(`auction mode:${project.id}`).chance(0.5) ? 'ongoing' : 'final'
}

/** The largest of 1, 2 and 5 with noughts that is at most a hundredth of the ceiling, 元. */
function openStep(ceiling: string): string {
  const most = Number(ceiling) / 100
  const unit = 10 ** Math.floor(Math.log10(most))
  const first = [5, 2, 1].find((digit) => digit * unit <= most)!
  return String(first * unit)
}

/** An auction is for the whole of a project, which is one lot. */
export const auctionRoomId = ({ id, lots }: Procurement): string => `${id}-${lots[0]!.id}`

/** What is announced of the room of an auction; the same each time. */
export function auctionTerms(
  project: Procurement,
): NonNullable<ProcurementDetail['auction']> & Pick<ReverseRoom, 'mode'> {
  const { ceiling } = project.lots[0]!
  const mode = modeOf(project)
  return {
    roomId: auctionRoomId(project),
    mode,
    opensAt: project.dates.deadlineAt,
    ceiling,
    step: mode === 'ongoing' ? openStep(ceiling) : sealedStep,
  }
}

/** The room of an auction. Suppliers of the seed quote down to what they hand in where there is no room. */
export function auctionRoom(project: Procurement): ReverseRoom {
  const { step, ...terms } = auctionTerms(project)
  return {
    ...terms,
    projectId: project.id,
    no: project.no,
    title: project.name,
    step: step!,
    openMs: slotOf(project) === null ? openMs.usual : openMs.inSlot,
    delayMs: countdownMs,
    bots: seededResponses(project).map(({ supplier, price }) => ({ name: supplier, floor: price })),
  }
}
