import type { Exchange } from '../exchange.ts'
import { Refusal } from '../refusal.ts'

const tries = 5
const lockMs = 15 * 60_000

/** Counts failed sign-ins by the name that was typed, whether or not there is such an account. */
export function createGuard(exchange: Exchange) {
  const failures = new Map<string, { count: number; lockedUntil: number }>()
  return {
    refuseWhileLocked: (name: string) => {
      const until = failures.get(name)?.lockedUntil ?? 0
      if (until <= exchange.now()) return
      const minutes = Math.ceil((until - exchange.now()) / 60_000)
      throw new Refusal(407, `登录失败次数过多，请 ${minutes} 分钟后再试，或使用短信验证码登录`)
    },
    count: (name: string) => {
      const count = (failures.get(name)?.count ?? 0) + 1
      failures.set(name, { count: count % tries, lockedUntil: count >= tries ? exchange.now() + lockMs : 0 })
    },
    forget: (name: string) => void failures.delete(name),
  }
}
export type Guard = ReturnType<typeof createGuard>
