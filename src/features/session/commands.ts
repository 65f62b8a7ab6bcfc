import { call } from '#src/api/client.ts'
import { passwordLogin, signOut as signOutCall, smsLogin, userDetail } from '#src/api/endpoints/auth.ts'
import { isFault } from '#src/api/errors.ts'
import { paths } from '#src/model/paths.ts'
import type { Captcha, LoginAnswer } from '#src/model/session/schema.ts'
import { clientId, clientSecret } from '#src/shared/config/client-id.ts'
import { maskedPhone } from '#src/model/validation/phone.ts'
import { forgetDrafts, hasDrafts } from '#src/shared/lib/storage/draft-owner.ts'
import { navigateTo } from '#src/shared/lib/navigation/navigation.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { confirmDialog } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { endSession, goToSignIn, isLeaving, leaveOnce } from './sign-out.ts'
import { clearReturnPath, isLocked } from './screen-lock/screen-lock.ts'
import { AccountDisabledError } from './account-disabled-error.ts'
import { forgetAnswers, forgetPerson } from './user-data.ts'
import { encryptPassword } from './credentials/password-cipher.ts'
import { isSignedIn, dispatch, useSession } from './store.ts'

export const client = { client_id: clientId, client_secret: clientSecret, scope: 'all' }

/**
 * Starts the session for a login answer. The specification's answer has no name: the typed one is shown
 * until the user is loaded (AC-04).
 */
export function enter(answer: LoginAnswer, grantType: string, typedName: string | null = null): void {
  if (answer.isAllowAccess === false) throw new AccountDisabledError(answer.baseUserId)
  const { baseUserId: before, accessToken: replaced } = useSession.getState()
  if (before !== null && before !== answer.baseUserId) forgetPerson()
  // Without its tokens that session could not be signed out any more; one of the same account ends as well (ASVS 7.2.4). An exchange
  // that answers with the token it gave before has no new session.
  if (replaced !== null && replaced !== answer.access_token)
    void call(signOutCall, {}, { bearer: replaced }).catch(() => undefined)
  dispatch({
    type: 'signed-in',
    baseUserId: answer.baseUserId,
    username: answer.username || typedName,
    grantType,
    tokens: { accessToken: answer.access_token, refreshToken: answer.refresh_token, at: serverNow() },
  })
  clearReturnPath()
  forgetAnswers()
  forgetDrafts(answer.baseUserId)
  void loadUser()
}

/** A captcha and its typed text. */
export type SolvedCaptcha = Captcha & { typed: string }

/** A phone number as login name is masked as everywhere. */
const nameFrom = (typed: string): string => (/^1\d{10}$/.test(typed) ? maskedPhone(typed) : typed)

type PasswordProof = { username: string; password: string; captcha: SolvedCaptcha }
export const passwordGrant = 'password'

/** Requests tokens for a name or phone number, a password that is encrypted here, and a captcha. */
export async function grantForPassword(given: PasswordProof): Promise<LoginAnswer> {
  const { username, captcha } = given
  const password = await encryptPassword(given.password, captcha)
  const input = {
    ...client,
    grant_type: passwordGrant,
    username,
    password,
    uuid: captcha.uuid,
    captcha: captcha.typed,
  } as const
  return call(passwordLogin, input)
}

/** Signs in with a name or phone number and a password. */
export async function signInByPassword(given: PasswordProof): Promise<void> {
  enter(await grantForPassword(given), passwordGrant, nameFrom(given.username))
}

/** The SMS code, with a captcha where the exchange requires one. */
export type SmsProof = { telPhone: string; code: string; uuid?: string; captcha?: string }

export const smsGrant = 'verify_code'

/** Requests tokens for an SMS code. */
export const grantForSms = (given: SmsProof): Promise<LoginAnswer> =>
  call(smsLogin, { ...client, grant_type: smsGrant, ...given })

/** Signs in with an SMS code. */
export async function signInBySms(given: SmsProof): Promise<void> {
  enter(await grantForSms(given), smsGrant, nameFrom(given.telPhone))
}

let loading: { generation: number; done: Promise<void> } | null = null

/** Fetches the user of this token; false where a retry may succeed. `bearer`: a token that no longer belongs to the session. */
export async function fetchUser(
  generation: number,
  accessToken: string,
  options: { bearer?: string } = {},
): Promise<boolean> {
  try {
    // The contract requires the token as a parameter too (deviation D3).
    const { telPhone: _, ...info } = await call(userDetail, { access_token: accessToken }, options)
    dispatch({ type: 'user-known', generation, info })
    return true
  } catch (error) {
    // A refusal has been shown in the exchange's own words (SE-08); without an answer the known data stays.
    return !isFault(error)
  }
}

/**
 * Loads the user once for each session and page; the header shows the login name from it (AC-04). A failed call is repeated
 * on the next use.
 */
export function loadUser(): Promise<void> {
  const { generation, baseUserId, accessToken } = useSession.getState()
  if (baseUserId === null || accessToken === null) return Promise.resolve()
  if (loading?.generation === generation) return loading.done
  const load = { generation, done: Promise.resolve() }
  load.done = fetchUser(generation, accessToken).then((isOver) => {
    if (!isOver && loading === load) loading = null
  })
  loading = load
  return load.done
}

/** Loads the user again after its data has changed at the exchange, or after the session has ended there. */
export function reloadUser(): Promise<void> {
  loading = null
  return loadUser()
}

/** How long a sign-out waits for the exchange, ms. */
const signOutTimeoutMs = 3000

async function endAtExchange(): Promise<void> {
  // The call needs the bearer token, so the session ends after it, whatever its outcome.
  const signal = AbortSignal.timeout(signOutTimeoutMs)
  const farewell = call(signOutCall, {}, { signal }).catch(() => undefined)
  await Promise.race([farewell, new Promise((resolve) => signal.addEventListener('abort', resolve))])
  endSession({ type: 'signed-out' }, () => navigateTo(paths.login))
  forgetDrafts()
}

/** Signs out at the exchange and in every tab of this browser, and shows the login page (HD-04). */
export const signOut = (): Promise<void> => leaveOnce(endAtExchange)

/** Signs out; asks first where that deletes what was filled in but not sent. */
export function askToSignOut(t: Translate): void {
  if (!hasDrafts()) return void signOut()
  confirmDialog({
    title: t('退出登录'),
    message: t('您有填写后尚未提交的内容，退出后不再保留。确定退出吗？'),
    confirm: t('退出当前账号'),
    onConfirm: () => void signOut(),
  })
}

/** The exchange no longer accepts the token: the session is over, and the login page leads back here (SE-03). */
export function signedOutByServer(): void {
  // A locked screen asks for the password already.
  if (isLeaving() || isLocked()) return
  if (isSignedIn()) endSession({ type: 'signed-out' }, goToSignIn)
  else goToSignIn()
}
