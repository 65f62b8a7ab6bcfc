import { Refusal } from './refusal.ts'

/** Who stands behind a request: the user of a valid token, and the browser it came from. */
export type Actor = {
  userId: string | null
  visitor: string
  /** The session of the token. */
  session?: string | null
  /** What the browser calls itself. */
  agent?: string
}

/** The signed-in user behind it; refuses with 401 when there is none. */
export function userIdOf({ userId }: Actor): string {
  if (userId === null) throw new Refusal(401, '请先登录')
  return userId
}
