import { outcomeOf, startSession } from './ground.mjs'

export const title = 'A session found open gives the account away'

const mailbox = 'thief@mail.example'
const own = '/api/dscq-user/account'

/** The code in the last text message or mail to `to`. */
async function codeTo(look, to) {
  const messages = await look('inbox.json')
  return /验证码 (\d{6})/.exec(messages.find(({ telPhone }) => telPhone === to)?.text ?? '')?.[1] ?? ''
}

const seen = ({ json, status }) => `${json?.code ?? status} ${json?.msg ?? ''}`.trim()

/** What the thief does with an access token alone; the victim's other session is on another device. */
async function withToken({ call, look, signIn }) {
  const stolen = (await signIn('person')).access_token
  const other = (await signIn('person')).access_token
  const did = []
  const post = (path, body) => call(`${own}${path}`, { body, token: stolen })
  const note = (what, answer, succeeded = answer.json?.code === 200) =>
    did.push(outcomeOf(what, succeeded, seen(answer)))

  note('have a code sent to a mailbox of one’s own', await post('/email/code', { email: mailbox }))
  const code = await codeTo(look, mailbox)
  note('bind that mailbox to the account', await post('/email/bind', { email: mailbox, code }))
  const devices = (await call(`${own}/device/list`, { token: stolen })).json.data
  const id = devices.find(({ isCurrent, isSignedIn }) => !isCurrent && isSignedIn)?.id
  note('sign one device of the victim out', await post('/device/end', { id }))
  note('sign all devices of the victim out', await post('/device/end-others', {}))
  const alive = await call('/api/dscq-user/user/detail', { token: other })
  did.push(outcomeOf('keep the victim out of the own session', alive.json.code === 401, seen(alive)))
  note(
    'replace the refund account',
    await post('/refund-account/bind', { bankName: '黑市银行', cardNo: '6222020000001234566' }),
  )
  note('replace the phone', await post('/phone/change', { grant: '', telPhone: '13911112222', code: '000000' }))
  return did
}

/** What tokens still do after the victim has changed what proves the identity. */
async function afterChange({ call, look, control, signIn, encrypted }) {
  const thief = await signIn('person')
  const victim = (await signIn('person')).access_token
  const refresh = (token) =>
    call('/api/oauth/token', {
      query: {
        grant_type: 'refresh_token',
        client_id: 'minjiang-portal',
        client_secret: 'minjiang-portal',
        refresh_token: token,
      },
      body: {},
    })
  const lives = async (what, { access_token: access, refresh_token: renew }) => {
    const [used, renewed] = [await call('/api/dscq-user/user/detail', { token: access }), await refresh(renew)]
    return [
      outcomeOf(`go on with the access token after ${what}`, used.json.code === 200, seen(used)),
      outcomeOf(`go on with the refresh token after ${what}`, renewed.json.code === 200, seen(renewed)),
    ]
  }
  const codeFor = async (telPhone) => {
    await control('clock', { jumpMs: 61_000 })
    const { data } = (await call('/api/blade-auth/oauth/captcha')).json
    const captcha = (await look(`captcha?uuid=${data.uuid}`)).text
    await call('/api/dscq-user/sms/code', { body: { telPhone, code: '1008', uuid: data.uuid, captcha } })
    return codeTo(look, telPhone)
  }
  const sealed = async (password) => {
    const { data } = (await call('/api/blade-auth/oauth/captcha')).json
    return { sealed: await encrypted(password, data), nonce: data.nonce }
  }
  const grantNow = async () => {
    const code = await codeFor('13900000004')
    return (await call(`${own}/phone/prove`, { body: { code }, token: victim })).json.data.grant
  }
  const did = []
  const old = await grantNow()
  await control('clock', { jumpMs: 6 * 60_000 })
  const late = await call(`${own}/phone/change`, {
    body: { grant: old, telPhone: '13911113333', code: await codeFor('13911113333') },
    token: thief.access_token,
  })
  did.push(outcomeOf('change the phone with a proof that is seven minutes old', late.json.code === 200, seen(late)))
  if (late.json.code !== 200) {
    const grant = await grantNow()
    const body = { grant, telPhone: '13911112222', code: await codeFor('13911112222') }
    await call(`${own}/phone/change`, { body, token: victim })
  }
  did.push(...(await lives('the victim has a new phone', thief)))
  const again = await signIn('person')
  const body = { old: await sealed('Minjiang#2026'), fresh: await sealed('Jialing=7788') }
  await call(`${own}/password`, { body, token: (await signIn('person')).access_token })
  did.push(...(await lives('the victim has a new password', again)))
  return did
}

/** The portal of a browser that was closed for two hours, by someone who opens it then. */
async function twoHoursLater({ openPage, signIn }) {
  const page = await openPage()
  const hourMs = 3_600_000
  await startSession(page, await signIn('company'), {
    agoMs: { tokens: hourMs / 2, session: 3 * hourMs },
    stored: { 'activity:v1': String(Date.now() - 2 * hourMs) },
  })
  await page.goto('/accountSafe')
  const isOpen = await page
    .getByRole('region', { name: '安全评分' })
    .waitFor({ timeout: 30_000 })
    .then(() => page.waitForURL('**/lock', { timeout: 5_000 }))
    .then(
      () => false,
      () => new URL(page.url()).pathname === '/accountSafe',
    )
  return [
    outcomeOf('find the account open two hours later', isOpen, `the browser is at ${new URL(page.url()).pathname}`),
  ]
}

export async function attack(ground) {
  const did = await withToken(ground)
  await ground.control('reset')
  did.push(...(await afterChange(ground)))
  await ground.control('reset')
  did.push(...(await twoHoursLater(ground)))
  return did
}
