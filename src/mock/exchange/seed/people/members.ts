import { randomStream } from '../../random.ts'
import type { Member } from '../../tables.ts'
import { dayMs, type Calendar } from '../calendar.ts'

/** Investors registered when a world begins, and those who register in the weeks after. */
const joined = 4_812
const joining = 96

export function seedMembers(seed: string, calendar: Calendar): Member[] {
  const kinds = randomStream(`${seed}:members:kind`)
  const first = calendar.onDay(0, 0)
  return Array.from({ length: joined + joining }, (_, index) => {
    const isOld = index < joined
    // More registrations recently than in the early years.
    const daysAgo = isOld ? 4_000 * (1 - Math.sqrt((index + 0.5) / joined)) : -(index - joined + 1) * 0.9
    return {
      id: `M${String(index + 1).padStart(5, '0')}`,
      joinedAt: Math.round(first - daysAgo * dayMs),
      kind: kinds() < 0.62 ? 'person' : 'organisation',
    }
  })
}
