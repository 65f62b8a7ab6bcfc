import { call } from '#src/api/client.ts'
import { codeLogin, passwordLogin, signOut as signOutCall, smsLogin, userDetail } from '#src/api/endpoints/auth.ts'
import { isFault } from '#src/api/errors.ts'
import { paths } from '#src/model/paths.ts'
import type { Captcha, LoginAnswer } from '#src/model/session/schema.ts'
import { clientId, clientSecret } from '#src/shared/config/client-id.ts'
import { maskedPhone } from '#src/model/validation/phone.ts'
import { forgetDrafts } from '#src/shared/lib/storage/draft-owner.ts'
import { navigateTo } from '#src/shared/lib/navigation/navigation.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { endSession, goToSignIn } from './sign-out.ts'
import { forgetWayBack, isLocked } from './screen-lock/screen-lock.ts'
import { AccountDisabledError } from './account-disabled-error.ts'
import { forgetAnswers, forgetPerson } from './user-data.ts'
import { sealPassword } from './credentials/password-cipher.ts'
import { isSignedIn, dispatch, useSession } from './store.ts'

const client = { client_id: clientId, client_secret: clientSecret, scope: 'all' }

/**
 * Begins the session that the exchange has let in. The specification's answer has no name: the one that was typed keeps its
 * place until more is known (AC-04).
 */
export function enter(answer: LoginAnswer, grantType: string, typedName: string | null = null): void {
  if (answer.isAllowAccess === false) throw new AccountDisabledError(answer.baseUserId)
  const { baseUserId: before, accessToken: replaced } = useSession.getState()
  if (before !== null && before !== answer.baseUserId) {
    forgetPerson()
    // Nobody could sign out of that session any more.
    if (replaced !== null) void call(signOutCall, {}, { bearer: replaced }).catch(() => undefined)
  }
  dispatch({
    type: 'signed-in',
    baseUserId: answer.baseUserId,
    username: answer.username || typedName,
    grantType,
    tokens: { accessToken: answer.access_token, refreshToken: answer.refresh_token, at: serverNow() },
  })
  forgetWayBack()
  forgetAnswers()
  forgetDrafts(answer.baseUserId)
  void loadUser()
}

/** A captcha, and what the person read in it. */
export type SolvedCaptcha = Captcha & { typed: string }

/** Who signed in with a phone number sees it as it is shown everywhere. */
const nameFrom = (typed: string): string => (/^1\d{10}$/.test(typed) ? maskedPhone(typed) : typed)

/** Signs in with a name or phone number, a password that is sealed here, and what the person read in the captcha. */
export async function signInByPassword(given: {
  username: string
  password: string
  captcha: SolvedCaptcha
}): Promise<void> {
  const { username, captcha } = given
  const password = await sealPassword(given.password, captcha)
  const input = {
    ...client,
    grant_type: 'password',
    username,
    password,
    uuid: captcha.uuid,
    captcha: captcha.typed,
  } as const
  enter(await call(passwordLogin, input), input.grant_type, nameFrom(username))
}

/** The code that was sent to a phone, with a captcha where the exchange asks for one. */
export type SmsProof = { telPhone: string; code: string; uuid?: string; captcha?: string }

export const smsGrant = 'verify_code'

/** What the exchange gives for a code that was sent to a phone. */
export const grantForSms = (given: SmsProof): Promise<LoginAnswer> =>
  call(smsLogin, { ...client, grant_type: smsGrant, ...given })

/** Signs in with the code that was sent to the phone. */
export async function signInBySms(given: SmsProof): Promise<void> {
  enter(await grantForSms(given), smsGrant, nameFrom(given.telPhone))
}

/** What the exchange gives for a code, once. */
export const grantFor = (code: string): Promise<LoginAnswer> =>
  call(codeLogin, { ...client, grant_type: 'authorization_code', code })

/** Finishes a sign-in that began elsewhere: at the public resource trading site, or with a certificate (AC-02). */
export async function signInByCode(code: string): Promise<void> {
  enter(await grantFor(code), 'authorization_code')
}

let loading: { generation: number; done: Promise<void> } | null = null

/** Asks who this token is of; false where another time may tell. `bearer`: one that is no longer the session's. */
export async function fetchUser(
  generation: number,
  accessToken: string,
  options: { bearer?: string } = {},
): Promise<boolean> {
  try {
    // The contract wants the token as a parameter too (deviation D3).
    const { telPhone: _, ...info } = await call(userDetail, { access_token: accessToken }, options)
    dispatch({ type: 'user-known', generation, info })
    return true
  } catch (error) {
    // A refusal has been shown with the exchange's own words (SE-08); without an answer what was known stays.
    return !isFault(error)
  }
}

/**
 * Asks who the person is, once for each session and page; the header shows the login name from it (AC-04). What got lost is asked
 * for again when it is next wanted.
 */
export function loadUser(): Promise<void> {
  const { generation, baseUserId, accessToken } = useSession.getState()
  if (baseUserId === null || accessToken === null) return Promise.resolve()
  if (loading?.generation === generation) return loading.done
  const asked = { generation, done: Promise.resolve() }
  asked.done = fetchUser(generation, accessToken).then((isOver) => {
    if (!isOver && loading === asked) loading = null
  })
  loading = asked
  return asked.done
}

/** Asks again: what the exchange knows of the person has changed, or the session has ended there. */
export function reloadUser(): Promise<void> {
  loading = null
  return loadUser()
}

/** How long somebody who wants to leave waits for the exchange to take note. */
const farewellMs = 3000
let leaving: Promise<void> | null = null

async function takeLeave(): Promise<void> {
  // The bearer token has to go with the call, so the session ends after it, whatever became of it.
  const signal = AbortSignal.timeout(farewellMs)
  const farewell = call(signOutCall, {}, { signal }).catch(() => undefined)
  await Promise.race([farewell, new Promise((resolve) => signal.addEventListener('abort', resolve))])
  endSession({ type: 'signed-out' }, () => navigateTo(paths.login))
  forgetDrafts()
}

/** Signs out at the exchange and in every tab of this browser, and shows the login page (HD-04). */
export function signOut(): Promise<void> {
  leaving ??= takeLeave().finally(() => {
    leaving = null
  })
  return leaving
}

/** The exchange no longer accepts the token: the session is over, and the login page leads back here (SE-03). */
export function signedOutByServer(): void {
  // Whoever is leaving anyway is not asked to sign in again, and a locked screen asks for the password already.
  if (leaving || isLocked()) return
  if (isSignedIn()) endSession({ type: 'signed-out' }, goToSignIn)
  else goToSignIn()
}
