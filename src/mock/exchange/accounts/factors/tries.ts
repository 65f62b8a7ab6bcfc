import type { Core } from '../../core.ts'
import { Refusal, WrongProof } from '../../refusal.ts'

/** Wrong answers of one asker before a wait. */
export const triesMax = 5
export const waitMs = 15 * 60_000
/** Wrong answers of one account within a day from all devices and addresses on which it has not confirmed, together. */
export const strangerTriesPerDay = 30
const dayMs = 24 * 3_600_000
const minuteMs = 60_000

/** Who tries: an account, from a device or address by its key; a stranger has not confirmed there before. */
export type Asker = { userId: string; key: string; isStranger: boolean }

export type Tries = {
  refuseWhileWaiting: (asker: Asker) => void
  /** Counts a wrong answer; refuses with 403. */
  wrong: (asker: Asker, name: string) => never
  right: (asker: Asker) => void
}

const waitText = (ms: number): string => `验证错误次数过多，请 ${Math.ceil(ms / minuteMs)} 分钟后再试`

const keyOf = ({ userId, key }: Asker): string => JSON.stringify([userId, key])

/**
 * Wrong codes make the device or address wait that sends them, so that nobody keeps the holder out. Whoever tries from many addresses is
 * held back by a budget that confirmed devices do not use.
 */
export function createTries({ now }: Pick<Core, 'now'>): Tries {
  const failures = new Map<string, { count: number; until: number }>()
  const ofStrangers = new Map<string, number[]>()
  const recent = (userId: string): number[] => (ofStrangers.get(userId) ?? []).filter((at) => at > now() - dayMs)

  /** Until when a stranger waits for the budget that strangers share. */
  const budgetUntil = ({ userId, isStranger }: Asker): number => {
    const oldest = isStranger ? recent(userId).at(-strangerTriesPerDay) : undefined
    return oldest === undefined ? 0 : oldest + dayMs
  }

  return {
    refuseWhileWaiting: (asker) => {
      const until = Math.max(failures.get(keyOf(asker))?.until ?? 0, budgetUntil(asker))
      if (until <= now()) return
      throw new Refusal(429, waitText(until - now()))
    },
    wrong: (asker, name) => {
      if (asker.isStranger) ofStrangers.set(asker.userId, [...recent(asker.userId), now()])
      const left = triesMax - (failures.get(keyOf(asker))?.count ?? 0) - 1
      failures.set(keyOf(asker), left > 0 ? { count: triesMax - left, until: 0 } : { count: 0, until: now() + waitMs })
      throw new WrongProof(left > 0 ? `${name}错误，还可以试 ${left} 次` : waitText(waitMs))
    },
    right: (asker) => void failures.delete(keyOf(asker)),
  }
}
