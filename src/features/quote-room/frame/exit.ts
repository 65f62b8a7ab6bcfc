import type { RoomHead } from '#src/model/bidding/calls.ts'
import { paths } from '#src/model/paths.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { exitLabels } from '../labels.ts'

/** Where the way out of a room leads; its texts are keys of the interface. */
export type Exit = { to: string; label: string; hint: string }

export const toHall: Exit = { to: paths.hall, ...exitLabels.hall }

/** The address of the procurement project that a room is held for, or of the part with its record; null for every other room. */
export const projectAddress = ({ origin }: Pick<RoomHead, 'origin'>, tab?: 'room'): string | null =>
  origin ? linkToPurchase.detail(origin.projectId, tab) : null

/** From the room of a procurement project back to it, from every other to the hall. */
export function exitOf(head: Pick<RoomHead, 'origin'>): Exit {
  const to = projectAddress(head)
  return to === null ? toHall : { to, ...exitLabels.project }
}
