import { Refusal } from '../../exchange/refusal.ts'
import type { User } from '../../exchange/tables.ts'

/** The id of the caller; refuses a visitor. */
export function idOf(user: User | null): string {
  if (!user) throw new Refusal(401, '请先登录')
  return user.id
}
