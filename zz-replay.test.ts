// @ts-nocheck
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { test } from 'vitest'

const dir = process.env.JOURNALS
const out = process.env.OUT
const every = Number(process.env.EVERY ?? 1)
const only = process.env.ONLY
const { Exchange } = await import('#src/mock/exchange/exchange.ts')
const { Refusal } = await import('#src/mock/exchange/refusal.ts')
const { Timers } = await import('#src/mock/exchange/timers.ts')
const favouritesModule = await import('#src/mock/exchange/market/favourites.ts')
mkdirSync(out, { recursive: true })

const renamed = new Map(Object.entries(JSON.parse(readFileSync('/tmp/journal/renamed.json', 'utf8'))))
const dropped = new Set(['bytes'])
function plain(value, depth = 0) {
  if (value instanceof Map) return { '#map': [...value].map(([k, v]) => [k, plain(v, depth + 1)]) }
  if (value instanceof Set) return { '#set': [...value].map((v) => plain(v, depth + 1)) }
  if (typeof value === 'bigint') return String(value)
  if (typeof value === 'function') return undefined
  if (Array.isArray(value)) return value.map((v) => plain(v, depth + 1))
  if (value && typeof value === 'object') {
    const o = {}
    for (const key of Object.keys(value).map((k) => [renamed.get(k) ?? k, k]).sort((a, b) => (a[0] < b[0] ? -1 : 1)))
      if (!dropped.has(key[1])) o[key[0]] = key[1] === 'listing' && value[key[1]] ? value[key[1]].assetsId : plain(value[key[1]], depth + 1)
    return o
  }
  return value
}
const text = (value) => JSON.stringify(plain(value))
const attempt = (run) => { try { return run() } catch (e) { if (e instanceof Refusal) return { refused: e.code, message: e.message, data: e.data }; throw e } }

function dump(ex) {
  const lines = []
  const put = (name, value) => lines.push(`${name} ${text(value)}`)
  for (const [name, table] of Object.entries(ex.tables)) {
    if (table instanceof Map && ['listings', 'notices', 'users', 'favourites'].includes(name)) for (const [id, row] of table) put(`${name} ${id}`, name === 'listings' ? { ...row } : row)
    else if (!['news', 'modules', 'categories', 'partners', 'branches', 'ads', 'plates', 'navigation', 'periodicals', 'recruits', 'evolution', 'hotInvestments'].includes(name)) put(name, table)
  }
  put('inbox', (ex.sms ?? ex.accounts).inbox)
  put('mails', ex.mailbox.mails)
  const favouritesOf = favouritesModule.favouritesOf ?? ((e, id) => e.favourites.of(id))
  for (const user of ex.tables.users.values()) {
    put(`user ${user.id}`, {
      of: ex.mailbox.of(user.id), binned: ex.mailbox.binned(user.id), counts: ex.mailbox.countsOf(user.id), settings: ex.mailbox.settingsOf(user.id),
      demands: ex.demands.of(user.id), appeals: ex.appeals.of(user.id), enrolments: ex.enrolments.ofUser(user.id), deposits: ex.deposits.ofUser(user.id),
      kyc: ex.kyc.detail(user), identity: ex.kyc.identityOf(user.id), former: ex.kyc.formerNamesOf(user.id), contact: ex.kyc.contactOf(user), waiting: ex.kyc.waitingFor(user.id),
      safety: ex.security.overview(user), devices: ex.security.devices.list(user.id, null), favourites: favouritesOf(ex, user.id).map((f) => ({ ...f, id: f.listing.assetsId })),
    })
    for (const owner of [...ex.enrolments.ofUser(user.id), ...ex.deposits.ofUser(user.id)])
      for (const { url } of owner.documents) put(`document ${url}`, ex.documents.find(url.split('/').at(-1).replace('.pdf', '')))
  }
  put('demands', ex.demands.all())
  put('enrolments', ex.enrolments.all()); put('deposits', ex.deposits.all()); put('appeals', ex.appeals.all())
  put('cards', ex.kyc.cards.all())
  for (const listing of ex.tables.listings.values()) {
    const group = ex.rooms.groupOf(listing.assetsId)
    if (group) put(`group ${listing.assetsId}`, { state: group.state, agenda: group.agenda, wakeAt: group.wakeAt, isAlive: group.isAlive })
    if (group) for (const roomId of Object.keys(group.state.rooms)) put(`view ${roomId}`, attempt(() => ex.rooms.viewFor(roomId, 'U0005')))
  }
  put('ticks', ex.market.ticks()); put('now', [ex.market.biddingNow().map((l) => l.assetsId), ex.market.upcoming().map((l) => l.assetsId)])
  put('faults', ex.faults); put('nextAt', ex.timers.nextAt)
  put('polls', ex.hub.answerPoll([{ topic: 'hall', epoch: 'x', seq: 0 }], { userId: null, visitor: 'v' }))
  return lines
}

function play(file) {
  const [first, begin, ...rest] = readFileSync(`${dir}/${file}`, 'utf8').trim().split('\n')
  const { options } = JSON.parse(first)
  const beginning = JSON.parse(begin)
  const story = rest.map((line) => JSON.parse(line))
  let now = beginning.startedAt
  const secrets = [beginning.secret, ...story.map(({ secret }) => secret)]
  const original = crypto.getRandomValues
  crypto.getRandomValues = (array) => { const s = secrets.shift() ?? '00'.repeat(32); for (let i = 0; i < array.length; i++) array[i] = parseInt(s.slice(2 * i, 2 * i + 2), 16); return array }
  const trace = []
  const set = Timers.prototype.set
  let construction = []
  Timers.prototype.set = function (at, run) { construction.push(at); return set.call(this, at, run) }
  try {
    const ex = new Exchange({ ...options, ...(options.seed === undefined ? {} : {}), real: () => now })
    trace.push(`constructed ${construction.length} ${createHash('md5').update(construction.join()).digest('hex')}`)
    if (process.env.FULL) trace.push('timers ' + construction.join())
    Timers.prototype.set = function (at, run) { trace.push(`timer ${at - beginning.startedAt}`); return set.call(this, at, run) }
    const publish = ex.hub.publish
    ex.hub.publish = (topic, type, data, lot) => { trace.push(`publish ${topic} ${type} ${text(data)} ${lot}`); return publish(topic, type, data, lot) }
    const close = ex.hub.closeUser
    ex.hub.closeUser = (...args) => { trace.push(`closeUser ${args[0]} ${args[1]}`); return close(...args) }
    // somebody reads the hall and a room
    attempt(() => ex.hub.answerPoll([{ topic: 'hall', epoch: 'x', seq: 0 }], { userId: null, visitor: 'v' }))
    for (const { at, name, input } of story) {
      now = at
      trace.push(`> ${at - beginning.startedAt} ${name}`)
      try { trace.push(`< ${text(ex.take(name, input.input, input.actor))}`) }
      catch (e) { trace.push(e instanceof Refusal ? `! ${e.code} ${e.message} ${text(e.data)}` : `!! ${e.message}`); if (!(e instanceof Refusal) && process.env.FULL) trace.push(e.stack) }
    }
    now += 0
    try { now = Math.max(now, ex.now()) + (options.bots ? 2 * 3_600_000 : 3 * 3_600_000); ex.advance() } catch (e) { trace.push(`!! advance ${e.message}`) }
    trace.push('random ' + [ex.random(), ex.random()].join())
    trace.push(...dump(ex))
    if (file.length % 5 === 0 && !options.bots) { try { now += 12 * 86_400_000; ex.advance() } catch (e) { trace.push(`!! advance ${e.message}`) }; trace.push(...dump(ex)) }
    // and by the constructor's own replay
    if (file.length % 3 === 0) {
      Timers.prototype.set = set
      const lines = [begin, ...rest]
      const again = new Exchange({ ...options, real: () => story.at(-1).at, journal: { lines: () => lines, append: () => {}, keep: () => {}, clear: () => {} } })
      again.advance()
      trace.push('replayed', ...dump(again))
    }
  } finally { crypto.getRandomValues = original; Timers.prototype.set = set }
  return trace
}

test('replay', { timeout: 3_000_000 }, () => {
  const error = console.error
  console.error = () => {}
  const files = readdirSync(dir).sort().filter((file, i) => (only ? file.includes(only) : i % every === 0))
  const sums = []
  for (const file of files) {
    const trace = play(file).map((line) => line.replaceAll(/\\"epoch\\":[^,]*/g, ''))
    const body = trace.join('\n')
    sums.push(`${file} ${createHash('md5').update(body).digest('hex')} ${trace.length}`)
    if (process.env.KEEP !== '0') writeFileSync(`${out}/${file}.trace`, body)
  }
  writeFileSync(`${out}/SUMS`, sums.join('\n') + '\n')
  console.error = error
})
