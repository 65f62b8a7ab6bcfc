import type { ShownFaceCheck } from '#src/model/kyc/schema.ts'

/** Where an attempt stands at `now` (epoch ms): it expires by the clock, also while nothing can be heard from the exchange. */
export const faceStateAt = ({ state, until }: ShownFaceCheck, now: number): ShownFaceCheck['state'] =>
  (state === 'waiting' || state === 'scanned') && until <= now ? 'expired' : state
