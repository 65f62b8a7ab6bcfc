import { call } from '#src/api/client.ts'
import { oauthCaptcha, signOut } from '#src/api/endpoints/auth.ts'
import { ApiError } from '#src/api/errors.ts'
import {
  enter,
  grantForPassword,
  grantForSms,
  passwordGrant,
  smsGrant,
  type SmsProof,
  type SolvedCaptcha,
} from '../commands.ts'
import { passSettled } from './screen-lock-sync.ts'
import { OtherAccount } from '../account-disabled-error.ts'
import { dispatch, useSession } from '../store.ts'
import type { LoginAnswer } from '#src/model/session/schema.ts'
import type { SessionState } from '../reducer.ts'
import { continuePlatformSession } from '../tokens/platform-session.ts'
import { isMasked } from '../tokens/known-user.ts'

/** The login name of the locked account; null where this tab has learnt no more than its mask, or nothing. */
export function lockedName({ userInfo, username }: SessionState): string | null {
  if (userInfo?.loginName) return userInfo.loginName
  return username && !isMasked(username) ? username : null
}

/** A proof of another account unlocks nothing, and its tokens are revoked at once. */
function enterOwn(answer: LoginAnswer, grantType: string): void {
  const { baseUserId, username } = useSession.getState()
  if (answer.baseUserId !== baseUserId) {
    void call(signOut, {}, { bearer: answer.access_token }).catch(() => undefined)
    throw new OtherAccount()
  }
  enter(answer, grantType, username)
}

/**
 * Unlocks every tab with a new session for the password. Without a captcha the pass of the lock
 * replaces it, for one try. `typed`: the login name, where this tab does not know it.
 */
export async function unlock(password: string, captcha?: SolvedCaptcha, typed = ''): Promise<void> {
  await passSettled()
  const state = useSession.getState()
  const { generation, pass } = state
  const solved = captcha ?? { ...(await call(oauthCaptcha, {})), uuid: pass ?? '', typed: '' }
  try {
    const known = lockedName(state)
    const answer = await grantForPassword({ username: known ?? typed, password, captcha: solved })
    continuePlatformSession(() => {
      if (known === null) enterOwn(answer, passwordGrant)
      else enter(answer, passwordGrant, known)
    })
  } catch (error) {
    if (error instanceof ApiError) dispatch({ type: 'pass-known', generation, pass: null })
    throw error
  }
}

/** Unlocks by an SMS code. */
export async function unlockBySms(proof: SmsProof): Promise<void> {
  await passSettled()
  const answer = await grantForSms(proof)
  continuePlatformSession(() => enterOwn(answer, smsGrant))
}
