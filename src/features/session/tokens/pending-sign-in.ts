import { call } from '#src/api/client.ts'
import { codeDetail, signOut, userDetail } from '#src/api/endpoints/auth.ts'
import { ApiError, NetworkError } from '#src/api/errors.ts'
import type { LoginAnswer, UserInfo } from '#src/model/session/schema.ts'
import { enter, grantFor, signInByCode } from '../commands.ts'
import { AccountDisabledError } from '../account-disabled-error.ts'
import { useSession } from '../store.ts'

/** Somebody who is not signed in yet. */
export type PendingSignIn = {
  /** As the account's owner knows it: the name, and the login name beside it. Null where only a redeemed code tells it. */
  name: string | null
  /** Signs in. Where the name was not known, it redeems the code and gives who that is, who has to say yes again. */
  confirm: () => Promise<PendingSignIn | null>
  /** What was given for the sign-in so far is worth nothing any more. */
  turnBack: () => void
}

const nameOf = ({ name, loginName, username }: UserInfo): string => {
  const [shown = '', other] = [...new Set([name, username, loginName].filter(Boolean))] as string[]
  return other ? `${shown}（${loginName || other}）` : shown
}

/** The tokens are held here and nowhere else until the person says yes. */
async function pendingSignIn(answer: LoginAnswer): Promise<PendingSignIn> {
  if (answer.isAllowAccess === false) throw new AccountDisabledError(answer.baseUserId)
  const bearer = answer.access_token
  const known = await call(userDetail, { access_token: bearer }, { bearer }).catch(() => ({}))
  return {
    name: nameOf({ username: answer.username, ...known }) || answer.baseUserId,
    confirm: async () => {
      enter(answer, 'authorization_code')
      return null
    },
    turnBack: () => void call(signOut, {}, { bearer }).catch(() => undefined),
  }
}

/** Null where the exchange does not name the account by the code. */
async function nameByCode(code: string): Promise<string | null> {
  try {
    // In nobody's name: with the bearer of whoever is signed in, the exchange could name that person instead.
    return nameOf(await call(codeDetail, { code }, { bearer: '' })) || null
  } catch (error) {
    const isAnswered = error instanceof ApiError || (error instanceof NetworkError && error.trouble === 'malformed')
    if (!isAnswered) throw error
    return null
  }
}

/**
 * Whose account a code stands for, before anybody is signed in by it: of a certificate, or of a sign-in that was begun
 * elsewhere (spec 7). The code is not redeemed by this: that takes a yes, also where nobody can be named before.
 */
export async function identifyCode(code: string): Promise<PendingSignIn> {
  const name = await nameByCode(code)
  return {
    name,
    confirm: async () => {
      if (name === null) return pendingSignIn(await grantFor(code))
      await signInByCode(code)
      return null
    },
    turnBack: () => undefined,
  }
}

/** Signs in by a code that this tab asked for. Where that would replace somebody else, it gives who it is: nobody is replaced without a word. */
export async function redeemOwnCode(code: string): Promise<PendingSignIn | null> {
  const answer = await grantFor(code)
  const { baseUserId } = useSession.getState()
  if (baseUserId !== null && baseUserId !== answer.baseUserId) return pendingSignIn(answer)
  enter(answer, 'authorization_code')
  return null
}
