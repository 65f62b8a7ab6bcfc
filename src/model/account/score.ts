import type { AccountSafety } from './schema.ts'

export type Protection = 'password' | 'phone' | 'email' | 'real-name' | 'refund-account'

/** Points for a password by its strength, 0 to 4. */
const passwordPoints = [0, 5, 15, 25, 30] as const

/** Maximum points of each protection; together 100. */
const protectionPoints: Record<Protection, number> = {
  password: 30,
  phone: 20,
  email: 20,
  'real-name': 20,
  'refund-account': 10,
}

type Scored = Pick<AccountSafety, 'passwordStrength' | 'telPhone' | 'email' | 'authStatus' | 'refundAccount'>

const earnedOf = (safety: Scored): Record<Protection, number> => ({
  password: passwordPoints[safety.passwordStrength] ?? 0,
  phone: safety.telPhone ? protectionPoints.phone : 0,
  email: safety.email ? protectionPoints.email : 0,
  'real-name': safety.authStatus >= 3 ? protectionPoints['real-name'] : 0,
  'refund-account': safety.refundAccount ? protectionPoints['refund-account'] : 0,
})

type SecurityScore = {
  /** 0 to 100. */
  points: number
  level: 'low' | 'middle' | 'high'
  /** Protections that would raise the score, and by how much; the largest first. */
  raise: { protection: Protection; by: number }[]
}

/** How well an account is protected, and what would improve it (domain 6.16). */
export function securityScore(safety: Scored): SecurityScore {
  const earned = Object.entries(earnedOf(safety)) as [Protection, number][]
  const points = earned.reduce((sum, [, worth]) => sum + worth, 0)
  const raise = earned
    .map(([protection, worth]) => ({ protection, by: protectionPoints[protection] - worth }))
    .filter(({ by }) => by > 0)
    .toSorted((a, b) => b.by - a.by)
  const level = points >= 80 ? 'high' : points >= 60 ? 'middle' : 'low'
  return { points, level, raise }
}
