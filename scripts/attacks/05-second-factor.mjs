import { createHmac, randomUUID } from 'node:crypto'
import { admit } from '../bench/rooms-bidders.mjs'
import { longestRoom, openWorld, snapshotOf } from '../bench/rooms-world.mjs'
import { outcomeOf } from './ground.mjs'

export const title = 'A stolen session, password or text message moves money'

const own = '/api/dscq-user/account'
const phone = '13900000004'
const password = 'Minjiang#2026'
/** The victim is at 127.0.0.1. */
const abroad = '127.0.0.9'
const newPhone = '13911112222'

const seen = ({ json, status }) => `${json?.code ?? status} ${json?.msg ?? ''}`.trim()

const note = (what, answer) => outcomeOf(what, answer.json?.code === 200, seen(answer))

/** The code of an authenticator app with this key (RFC 6238) at a time, epoch ms. */
function appCode(secret, at) {
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from(bits.match(/.{8}/g).map((octet) => Number.parseInt(octet, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const mac = createHmac('sha1', key).update(counter).digest()
  return String((mac.readUInt32BE(mac[19] & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The newest code that was sent to a phone. */
async function newestCode({ look }, to) {
  const messages = await look('inbox.json')
  return /验证码 (\d{6})/.exec(messages.find(({ telPhone }) => telPhone === to)?.text ?? '')?.[1] ?? ''
}

async function codeTo(ground, to) {
  const { call, look, control } = ground
  await control('clock', { jumpMs: 61_000 })
  const { data } = (await call('/api/blade-auth/oauth/captcha', { source: abroad })).json
  const captcha = (await look(`captcha?uuid=${data.uuid}`)).text
  const body = { telPhone: to, code: '1008', uuid: data.uuid, captcha }
  await call('/api/dscq-user/sms/code', { body, source: abroad })
  return newestCode(ground, to)
}

async function sealed({ call, encrypted }, text) {
  const { data } = (await call('/api/blade-auth/oauth/captcha')).json
  return { sealed: await encrypted(text, data), nonce: data.nonce }
}

/** The victim links an authenticator app; an exchange without second factors refuses that. */
async function protect(ground, token) {
  const { call, look } = ground
  const post = (path, body) => call(`${own}${path}`, { body, token })
  await post('/prove', { password: await sealed(ground, password) })
  const { json } = await post('/factor/authenticator/new', {})
  if (json?.code !== 200) return
  const added = await post('/factor/authenticator/add', { code: appCode(json.data.secret, (await look('state')).now) })
  if (added.json.code !== 200) throw new Error(`the app is not linked: ${seen(added)}`)
}

/** A victim at home who has linked an app and waits in a room with a deposit that is paid: the session, the room. */
async function victimOf(ground) {
  const { address, world: name, signIn, control } = ground
  await control('reset')
  const token = (await signIn('person')).access_token
  await protect(ground, token)
  const world = await openWorld(address, name, false)
  const roomId = await longestRoom(world)
  await admit(world, roomId, 'person', { authorization: `Bearer ${token}` })
  return { token, roomId, room: await snapshotOf(world, roomId) }
}

/** What moves money, with the session of `thief` from abroad. */
async function spend({ call }, { roomId, room }, thief, with_) {
  const post = (path, body) => call(path, { body, token: thief, source: abroad })
  const quote = { roomId, phaseId: room.phase.id, amount: room.minNext, idemKey: randomUUID() }
  const bid = await post(`/bid-api/dscq-sync/v1/bid-assets/${room.mode}/quote`, quote)
  const { data } = (await post('/api/dscq-project/deposit/page', { current: 1, size: 10 })).json
  const account = { name: '周岷生', bank: '黑市银行', account: '6222020000001234566' }
  const deposit = await post('/api/dscq-project/deposit/refund-account', { id: data.records[0].id, account })
  return [
    note(`bid in the victim's name ${with_}`, bid),
    note(`have the deposit paid back elsewhere ${with_}`, deposit),
  ]
}

async function bySession(ground) {
  const victim = await victimOf(ground)
  return spend(ground, victim, victim.token, 'with a stolen session')
}

async function byPassword(ground) {
  const victim = await victimOf(ground)
  const thief = (await ground.signIn('person', { source: abroad })).access_token
  const did = await spend(ground, victim, thief, 'with a stolen password')
  const post = (path, body) => ground.call(`${own}${path}`, { body, token: thief, source: abroad })
  const card = { bankName: '黑市银行', cardNo: '6222020000001234566', password: await sealed(ground, password) }
  did.push(note('replace the refund account with a stolen password', await post('/refund-account/bind', card)))
  const passwords = { old: await sealed(ground, password), fresh: await sealed(ground, 'Jialing=7788') }
  did.push(note('replace the password with a stolen one', await post('/password', passwords)))
  return did
}

async function byMessage(ground) {
  const victim = await victimOf(ground)
  const { call } = ground
  const query = {
    grant_type: 'verify_code',
    client_id: 'minjiang-portal',
    client_secret: 'minjiang-portal',
    telPhone: phone,
    code: await codeTo(ground, phone),
  }
  const signedIn = (await call('/api/oauth/token', { query, body: {}, source: abroad })).json
  if (signedIn.code !== 200) throw new Error(`the code does not sign in: ${signedIn.msg}`)
  const thief = signedIn.data.access_token
  const did = await spend(ground, victim, thief, 'with a stolen text message')
  const post = (path, body) => call(`${own}${path}`, { body, token: thief, source: abroad })
  const { data } = (await post('/phone/prove', { code: await codeTo(ground, phone) })).json
  const change = { grant: data?.grant ?? '', telPhone: newPhone, code: await codeTo(ground, newPhone) }
  did.push(note('replace the phone with stolen text messages', await post('/phone/change', change)))
  return did
}

export async function attack(ground) {
  return [...(await bySession(ground)), ...(await byPassword(ground)), ...(await byMessage(ground))]
}
