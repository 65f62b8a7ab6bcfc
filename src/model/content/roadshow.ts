import * as z from 'zod/mini'
import { flag, fact, figure, identifier, orElse } from '../lenient.ts'
import { nullish } from '../nullish.ts'
import { attachments, relatedAsset } from './article.ts'

/** Where a roadshow takes place: at an address, or as a live stream. */
export const roadshowModes = ['offline', 'online'] as const
export type RoadshowMode = (typeof roadshowModes)[number]

const speaker = z.object({ name: z.string(), title: nullish(z.string()), unit: nullish(z.string()) })

/** The presentation of an asset to investors. Its state follows from its times: see `roadshowState`. */
export const roadshow = z.object({
  id: identifier,
  title: z.string(),
  asset: z.extend(relatedAsset, { no: fact(z.string()) }),
  /** Epoch ms. */
  startsAt: figure,
  endsAt: figure,
  isCancelled: orElse(flag, false),
  /** Why it was cancelled. */
  cancelReason: nullish(z.string()),
  mode: z.enum(roadshowModes),
  /** Address of one that is held offline. */
  place: nullish(z.string()),
  /** Address of the live stream. */
  liveUrl: nullish(z.string()),
  /** Address of the recording. */
  replayUrl: nullish(z.string()),
  speaker: nullish(speaker),
  /** The organiser. */
  host: nullish(z.string()),
  intro: nullish(z.string()),
  attachments,
})
export type Roadshow = z.output<typeof roadshow>

/** `addedAt`: when it was added to the favourites, epoch ms. */
export const favouriteRoadshow = z.extend(roadshow, { addedAt: z.number() })
export type FavouriteRoadshow = z.output<typeof favouriteRoadshow>

export const roadshowStates = ['upcoming', 'running', 'over', 'cancelled'] as const
export type RoadshowState = (typeof roadshowStates)[number]

type Timed = Pick<Roadshow, 'startsAt' | 'endsAt' | 'isCancelled'>

/** The state at a time of the exchange; a cancelled roadshow remains so after its day. */
export function roadshowState({ startsAt, endsAt, isCancelled }: Timed, now: number): RoadshowState {
  if (isCancelled) return 'cancelled'
  if (now < startsAt) return 'upcoming'
  return now < endsAt ? 'running' : 'over'
}

/** No one can take part any more. */
export const isPast = (row: Timed, now: number): boolean => ['over', 'cancelled'].includes(roadshowState(row, now))
