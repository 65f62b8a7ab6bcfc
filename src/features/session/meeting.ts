import { call } from '#src/api/client.ts'
import { codeDetail, signOut, userDetail } from '#src/api/endpoints/auth.ts'
import { Refused } from '#src/api/errors.ts'
import type { LoginAnswer, UserInfo } from '#src/model/session/schema.ts'
import { enter, grantFor, signInByCode } from './commands.ts'
import { NotLetIn } from './not-let-in.ts'

/** Somebody whose account is known and who is not signed in yet. */
export type Met = {
  /** As the account's owner knows it: the name, and the login name beside it. */
  name: string
  goOn: () => Promise<void>
  /** What was given for the sign-in so far is worth nothing any more. */
  turnBack: () => void
}

const nameOf = ({ name, loginName, username }: UserInfo): string => {
  const [shown = '', other] = [...new Set([name, username, loginName].filter(Boolean))] as string[]
  return other ? `${shown}（${loginName || other}）` : shown
}

/** The tokens are held here and nowhere else until the person says yes. */
async function holding(answer: LoginAnswer): Promise<Met> {
  if (answer.isAllowAccess === false) throw new NotLetIn(answer.baseUserId)
  const bearer = answer.access_token
  const known = await call(userDetail, { access_token: bearer }, { bearer }).catch(() => ({}))
  return {
    name: nameOf({ username: answer.username, ...known }) || answer.baseUserId,
    goOn: async () => enter(answer, 'authorization_code'),
    turnBack: () => void call(signOut, {}, { bearer }).catch(() => undefined),
  }
}

/**
 * Whose account a code stands for, before anybody is signed in by it: of a certificate, or of a sign-in that was begun
 * elsewhere (spec 7). An exchange that does not name it by the code gives tokens for it, which are held aside.
 */
export async function meet(code: string): Promise<Met> {
  try {
    const name = nameOf(await call(codeDetail, { code }))
    if (name) return { name, goOn: () => signInByCode(code), turnBack: () => undefined }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
  return holding(await grantFor(code))
}
