import { parseShanghai } from '../time/shanghai.ts'
import { dayMs } from '../time/units.ts'
import type { Recruit } from './about.ts'

export type RecruitState = 'open' | 'closed'

/** A position takes applications until the end of its last day in Shanghai; without one, or with an unreadable one, it is open. */
export function recruitState({ closeDate }: Pick<Recruit, 'closeDate'>, now: number): RecruitState {
  const lastDay = parseShanghai((closeDate ?? '').slice(0, 10))
  return lastDay !== null && now >= lastDay + dayMs ? 'closed' : 'open'
}
