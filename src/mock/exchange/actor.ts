import { Refusal } from './refusal.ts'
import type { Tables, User } from './tables.ts'

/** The source of every call to an exchange inside the page, which has one client and no cookies. */
export const pageSource = 'page'

/** Who is behind a request: the user of a valid token, and the browser it came from. */
export type Actor = {
  userId: string | null
  visitor: string
  /** The session of the token. */
  session?: string | null
  /** What the browser calls itself. */
  agent?: string
  /** The network address that the request came from. */
  source?: string
  /** The token of a device that has signed in before. */
  device?: string
  /** The origin of the page that asks. */
  origin?: string
  /** Where its address is, in words; absent or null where the exchange cannot tell. */
  place?: string | null
}

/** The id of the signed-in user; refuses a visitor with 401. */
export function userIdOf({ userId }: Actor): string {
  if (userId === null) throw new Refusal(401, '请先登录')
  return userId
}

/** The account of the signed-in user; refuses a visitor, and an account that has been closed, with 401. */
export function userOf({ tables }: { tables: Pick<Tables, 'users'> }, { userId }: Actor): User {
  const user = tables.users.get(userId ?? '')
  if (!user) throw new Refusal(401, '请先登录')
  return user
}
