import { dayMs } from '#src/model/time/units.ts'
import type { Core } from '../../core.ts'
import type { Session } from '../proofs.ts'

/** How long a device stays confirmed. */
export const confirmedDays = 180
/** Confirmed devices of one account. */
const confirmedMax = 20

/** Where a person confirms: the device by its token, or where it has none, the session at its network address. */
export type Place = { session?: Session; source?: string | undefined; device?: string | undefined }

/** `session`: the last one on this device. */
type Confirmed = { until: number; session: Session }

export type Confirmations = {
  confirm: (userId: string, place: Place) => void
  /** Epoch ms until which a place is confirmed; null for one that is not. */
  until: (userId: string, place: Place) => number | null
  /** A session has begun on a device: ending other sessions does not end the confirmation of this device. */
  sessionBegan: (userId: string, device: string, session: Session) => void
  /** A device has another token now, for all accounts that have confirmed on it. */
  renamed: (device: string, fresh: string) => void
  /** Ends what was confirmed in these sessions, or on devices whose last sessions they are. */
  endSessions: (userId: string, isEnded: (session: string) => boolean) => void
}

/** What a place is kept by. */
export const placeKey = ({ session, source, device }: Place): string =>
  device === undefined
    ? JSON.stringify(['session', session ?? null, source ?? null])
    : JSON.stringify(['device', device])

/**
 * On which devices an account has confirmed by a second factor. A device is confirmed by its token, which no script can read; the session
 * alone proves nothing, since it may be stolen.
 */
export function createConfirmations({ now }: Pick<Core, 'now'>): Confirmations {
  const confirmed = new Map<string, Map<string, Confirmed>>()

  const keep = (userId: string, place: Place, entry: Confirmed) => {
    const places = confirmed.get(userId) ?? new Map<string, Confirmed>()
    confirmed.set(userId, places)
    places.delete(placeKey(place))
    places.set(placeKey(place), entry)
    const [oldest] = places.keys()
    if (places.size > confirmedMax && oldest !== undefined) places.delete(oldest)
  }
  const living = (userId: string, place: Place): Confirmed | null => {
    const found = confirmed.get(userId)?.get(placeKey(place))
    return found && found.until > now() ? found : null
  }

  return {
    confirm: (userId, place) => keep(userId, place, { until: now() + confirmedDays * dayMs, session: place.session }),
    until: (userId, place) => living(userId, place)?.until ?? null,
    sessionBegan: (userId, device, session) => {
      const found = living(userId, { device })
      if (found) found.session = session
    },
    renamed: (device, fresh) => {
      for (const userId of confirmed.keys()) {
        const found = living(userId, { device })
        if (found) keep(userId, { device: fresh }, found)
      }
    },
    endSessions: (userId, isEnded) => {
      const places = confirmed.get(userId)
      for (const [key, { session }] of places ?? []) if (isEnded(session ?? '')) places?.delete(key)
    },
  }
}
