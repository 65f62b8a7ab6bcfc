import { fallEnd } from './falling-price.ts'
import type { RoomPhase, RoomRules } from './schema.ts'

type Stage = { name: string; leastMs?: number | null | undefined }
type Running = {
  phase: Pick<RoomPhase, 'name' | 'end' | 'stage'>
  stages: readonly Stage[]
  rules: Pick<RoomRules, 'drop'>
}

/**
 * When a running room will be over unless a quote moves an end, epoch ms: the end of the running stage and the least lengths of
 * those after it, or the last step of a falling price. Null where the exchange does not say it.
 */
export function plannedEnd({ phase: { name, end, stage }, stages, rules: { drop } }: Running): number | null {
  if (typeof end !== 'number') return null
  if (name === 'DESCEND')
    return drop?.floor ? fallEnd({ ...drop, floor: drop.floor }, { stage: stage ?? 0, until: end }) : null
  const place = stages.findIndex((one) => one.name === name)
  const later = place === -1 ? [] : stages.slice(place + 1)
  return later.reduce((until, { leastMs }) => until + (leastMs ?? 0), end)
}
