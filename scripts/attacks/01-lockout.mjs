import { outcomeOf } from './ground.mjs'

export const title = 'A rival who knows the name and the phone keeps a bidder out'

const name = 'person'
const phone = '13900000004'
const minuteMs = 60_000
/** Addresses of the attacker; the victim is at the usual one. */
const sources = Array.from({ length: 20 }, (_, place) => `127.0.0.${place + 2}`)
/** Wrong passwords for one name on one day that an exchange may let happen. */
const guessesAllowed = 100

/** What the attacker and the victim do; the victim has signed in from its device before, and sends its cookie wherever it is. */
async function partsOf({ call, look, control, tryPassword, accounts, world }) {
  const { password } = accounts.find(({ loginName }) => loginName === name)
  let cookie = `mock-world=${world}`
  const victim = () => ({ headers: { cookie } })
  /** The victim signs in, by this name. */
  const arrives = async (loginName = name) => {
    const { headers, json } = await tryPassword(loginName, password, victim())
    for (const given of headers['set-cookie'] ?? []) cookie = `mock-world=${world}; ${given.split(';')[0]}`
    return json
  }
  /** A captcha with its text, as a person or a machine reads it. */
  const solved = async (options) => {
    const { uuid, image } = (await call('/api/blade-auth/oauth/captcha', options)).json.data
    return { image, solution: { uuid, captcha: (await look(`captcha?uuid=${uuid}`)).text } }
  }
  const client = { client_id: 'c', client_secret: 's' }
  /** A wrong password; true if the exchange compared it. */
  const guess = async (source, username = name) => {
    const { solution } = await solved({ source })
    const query = { ...client, grant_type: 'password', username, password: 'guess', ...solution }
    await call('/api/oauth/token', { query, body: {}, source })
    return (await look(`captcha?uuid=${solution.uuid}`)).text === null
  }
  const requestCode = async (options) => {
    const { solution } = await solved(options)
    return (await call('/api/dscq-user/sms/code', { body: { telPhone: phone, code: '1008', ...solution }, ...options }))
      .json
  }
  const newestCode = async () => /验证码 (\d{6})/.exec((await look('inbox.json'))[0]?.text ?? '')?.[1]
  const bySms = async (code, options) => {
    const query = { ...client, grant_type: 'verify_code', telPhone: phone, code }
    return (await call('/api/oauth/token', { query, body: {}, ...options })).json
  }
  const wait = (ms) => control('clock', { jumpMs: ms })
  const { data: session } = await arrives()
  return { call, look, session, victim, arrives, solved, guess, requestCode, newestCode, bySms, wait }
}

/** A deed that succeeds when the exchange refuses the victim. */
const excludedBy = (what, { code, msg }) => outcomeOf(what, code !== 200, `${code} ${msg}`)

async function attackPassword({ solved, guess, arrives, wait }) {
  const { image, solution } = await solved({ source: sources[0] })
  const picture = Buffer.from(image.split(',')[1], 'base64').toString('latin1')
  const written = [...picture.matchAll(/<text[^>]*>([^<])</g)].map(([, letter]) => letter).join('')
  const read = outcomeOf(
    'read the letters of a captcha in its picture',
    written === solution.captcha,
    image.slice(0, 30),
  )
  for (let turn = 0; turn < 5; turn += 1) await guess(sources[turn])
  const locked = await arrives()
  await wait(16 * minuteMs)
  for (let turn = 0; turn < 5; turn += 1) await guess(sources[turn], phone)
  const again = await arrives(phone)
  await wait(16 * minuteMs)
  return [
    read,
    excludedBy('lock the password with five wrong ones', locked),
    excludedBy('lock it again after a quarter of an hour, by the phone number', again),
  ]
}

async function attackCodes({ call, session, victim, solved, requestCode, newestCode, bySms, wait }) {
  await requestCode({ source: sources[0] })
  const hurried = await requestCode(victim())
  await wait(2 * minuteMs)
  await requestCode(victim())
  const code = await newestCode()
  const wrong = code === '000000' ? '000001' : '000000'
  for (let turn = 0; turn < 6; turn += 1) await bySms(wrong, { source: sources[turn] })
  const burnt = await bySms(code, victim())
  for (let turn = 0; turn < 8; turn += 1) {
    await wait(minuteMs + 1000)
    await requestCode({ source: sources[turn] })
  }
  const spent = await requestCode(victim())
  const { solution } = await solved(victim())
  const own = { body: solution, token: session.access_token, ...victim() }
  const step = (await call('/api/dscq-user/sms/own-code', own)).json
  return [
    excludedBy('hold back the code of the victim with a code of the own', hurried),
    excludedBy('invalidate the code of the victim by typing wrong ones', burnt),
    excludedBy('use up the codes of the day', spent),
    excludedBy('keep a signed-in victim from confirming by phone', step),
  ]
}

async function attackForDay({ guess, arrives, wait }) {
  let compared = 0
  for (let turn = 0; turn < 150; turn += 1) {
    compared += (await guess(sources[turn % sources.length])) ? 1 : 0
    if (turn % 5 === 4) await wait(15 * minuteMs + 1000)
  }
  for (let turn = 0; turn < 5; turn += 1) await guess(sources[turn])
  return [
    outcomeOf('guess more often than the budget of a day', compared > guessesAllowed, `${compared} in 7.5 hours`),
    excludedBy('keep the victim out after all that', await arrives()),
  ]
}

export async function attack(ground) {
  const parts = await partsOf(ground)
  return [...(await attackPassword(parts)), ...(await attackCodes(parts)), ...(await attackForDay(parts))]
}
