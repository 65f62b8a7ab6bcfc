import { call } from '#src/api/client.ts'
import { oauthCaptcha, signOut } from '#src/api/endpoints/auth.ts'
import { ApiError } from '#src/api/errors.ts'
import { enter, grantForSms, signInByPassword, smsGrant, type SmsProof, type SolvedCaptcha } from '../commands.ts'
import { passSettled } from './screen-lock-sync.ts'
import { OtherAccount } from '../account-disabled-error.ts'
import { dispatch, useSession } from '../store.ts'

/**
 * Unlocks every tab with a new session for the password. Without a captcha the pass of the lock
 * replaces it, for one try.
 */
export async function unlock(password: string, captcha?: SolvedCaptcha): Promise<void> {
  await passSettled()
  const { generation, pass, userInfo, username } = useSession.getState()
  const solved = captcha ?? { ...(await call(oauthCaptcha, {})), uuid: pass ?? '', typed: '' }
  try {
    await signInByPassword({ username: userInfo?.loginName ?? username ?? '', password, captcha: solved })
  } catch (error) {
    if (error instanceof ApiError) dispatch({ type: 'pass-known', generation, pass: null })
    throw error
  }
}

/** Unlocks by an SMS code. A code of another account unlocks nothing, and its tokens are revoked at once. */
export async function unlockBySms(proof: SmsProof): Promise<void> {
  await passSettled()
  const { baseUserId, username } = useSession.getState()
  const answer = await grantForSms(proof)
  if (answer.baseUserId !== baseUserId) {
    void call(signOut, {}, { bearer: answer.access_token }).catch(() => undefined)
    throw new OtherAccount()
  }
  enter(answer, smsGrant, username)
}
