import type { Core } from '../core.ts'
import { Refusal } from '../refusal.ts'

const triesMax = 5
const lockMs = 15 * 60_000

export type LoginThrottle = {
  refuseWhileLocked: (name: string) => void
  count: (name: string) => void
  forget: (name: string) => void
}

/** Counts failed sign-ins by the name that was typed, whether or not there is such an account. */
export function createLoginThrottle({ now }: Pick<Core, 'now'>): LoginThrottle {
  const failures = new Map<string, { count: number; lockedUntil: number }>()
  return {
    refuseWhileLocked: (name) => {
      const until = failures.get(name)?.lockedUntil ?? 0
      if (until <= now()) return
      const minutes = Math.ceil((until - now()) / 60_000)
      throw new Refusal(407, `登录失败次数过多，请 ${minutes} 分钟后再试，或使用短信验证码登录`)
    },
    count: (name) => {
      const count = (failures.get(name)?.count ?? 0) + 1
      failures.set(name, { count: count % triesMax, lockedUntil: count >= triesMax ? now() + lockMs : 0 })
    },
    forget: (name) => void failures.delete(name),
  }
}
