import { unitsOf } from './log.mjs'

/** Runs in the page: the texts of the quote hall. */
export function readScreen() {
  const textOf = (node) => node?.textContent?.trim() ?? null
  const text = (selector) => textOf(document.querySelector(selector))
  const texts = (selector, within = document) => [...(within?.querySelectorAll(selector) ?? [])].map(textOf)
  const headings = [...document.querySelectorAll('main h2')]
  const record = headings.find((heading) => textOf(heading) === '竞价记录')?.closest('section')
  return {
    path: location.pathname,
    session: localStorage.getItem('session:v1'),
    centre: text('[aria-label="报价区"]'),
    price: text('[aria-label="报价区"] strong'),
    lines: texts('[aria-label="报价区"] p'),
    record: textOf(record),
    rows: texts('tbody tr[aria-rowindex] td:first-child', record),
    step: document.querySelector('[aria-label="报价结果"]')?.getAttribute('data-step') ?? null,
    ending: text('[aria-label="竞价结果"]'),
  }
}

/** The first group of a pattern in a text, or null. */
const part = (pattern, text) => pattern.exec(text ?? '')?.[1] ?? null
const has = (text, words) => (text ?? '').includes(words)
const isSessionStored = (session) => Boolean(JSON.parse(session ?? '{}').state?.accessToken)

/** The room's state as read from those texts. */
export const screenOf = ({ path, session, centre, price, lines, record, rows, step, ending }) => ({
  path,
  isSignedIn: isSessionStored(session),
  price,
  leader: lines.map((line) => part(/^(?:领先|锁定)：(\d{4})/, line)).find(Boolean) ?? null,
  isLeading: has(centre, '您当前领先'),
  isOutbid: has(centre, '您已被超越'),
  bids: Number(part(/共 (\d+) 次报价/, record) ?? -1),
  rows: rows.map(Number),
  step,
  ending,
})

const hidden = '******'

/** `1,234.5 万元` in 元, as units; anything else in its own unit. */
function shownUnits(price) {
  const [figure, unit = ''] = price.split(/\s+/)
  return unitsOf(figure) * (unit === '万元' ? 10_000n : 1n)
}

function priceFault({ price }, { current, phase, rules }) {
  if (phase.name === 'SEALED') return price === hidden ? null : `price ${price} of a sealed quote`
  const expected = current ?? rules.P0
  const isRight = price !== null && price !== hidden && shownUnits(price) === unitsOf(expected)
  return isRight ? null : `price ${price}, not ${expected}`
}

const leaderFault = ({ leader }, { leaderNo }) =>
  leader === (leaderNo ?? null) ? null : `leader ${leader}, not ${leaderNo ?? null}`

function standingFault({ isLeading, isOutbid }, { me, minNext }) {
  if (isLeading !== (me?.leading ?? false)) return `own standing: leading ${isLeading}`
  const mustBeShown = Boolean(me && !me.leading && me.ownBest && minNext)
  return mustBeShown === isOutbid ? null : `own standing: outbid ${isOutbid}`
}

function rowsFault({ bids, rows }, { counts, bids: known }) {
  if (bids !== counts.bids) return `${bids} bids, not ${counts.bids}`
  const newest = known[0]?.seq ?? null
  if ((rows[0] ?? null) !== newest) return `newest row ${rows[0] ?? null}, not ${newest}`
  const isWhole = rows.every((seq, place) => place === 0 || seq < rows[place - 1])
  return isWhole ? null : `rows out of order: ${rows.slice(0, 10).join(' ')}`
}

function endingFault({ ending }, { result }) {
  if (ending === null) return `no result, although the room is over (${result.kind})`
  return result.kind === 'DEAL' && !ending.includes(result.bidNo) ? `result without ${result.bidNo}` : null
}

/** Differences between a screen and the snapshot for the same bidder; the leader apart from the rest. */
export function screenFaults(screen, snapshot) {
  if (snapshot.result) return { leader: null, rest: [endingFault(screen, snapshot)].filter(Boolean) }
  const rest = [priceFault(screen, snapshot), standingFault(screen, snapshot), rowsFault(screen, snapshot)]
  return { leader: leaderFault(screen, snapshot), rest: rest.filter(Boolean) }
}

/** Number and amount from the outcome text of an accepted bid; null for any other text. */
export function takenIn(text) {
  const [, amount, seq] = /报价 ([\d,.]+)[^（]*已受理（第 (\d+) 号）/.exec(text ?? '') ?? []
  return seq === undefined ? null : { amount, seq: Number(seq) }
}

/** Texts of success anywhere on a screen, apart from those of `takenIn`. */
export const isSuccessText = (text) => /报价成功|已报价/.test(text ?? '')
