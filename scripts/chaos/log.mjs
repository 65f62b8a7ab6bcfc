import { createHash } from 'node:crypto'

const sha256 = (text) => createHash('sha256').update(text).digest('hex')

/** An amount as a whole number of 10⁻⁸; separators and a unit after it are ignored. */
export function unitsOf(text) {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d{1,8}))?(?:\s.*)?$/.exec(text.replaceAll(',', '').trim()) ?? []
  if (whole === undefined) throw new RangeError(`not an amount: ${text}`)
  return BigInt(whole + fraction.padEnd(8, '0'))
}

const isSameAmount = (one, other) => unitsOf(one) === unitsOf(other)

/** Errors in the numbering of a log: each bid is in it once, in order. */
export const orderFaults = ({ roomId, rows }) =>
  rows.flatMap(({ seq }, place) => (seq === place + 1 ? [] : [`${roomId}: bid ${seq} is at position ${place + 1}`]))

/** Breaks in the chain of a log: each link is the hash over the previous one, each content matches its commitment. */
export function chainFaults({ roomId, rows, head }) {
  let previous = '0'.repeat(64)
  const faults = rows.flatMap(({ seq, time, commitment, link, content }) => {
    const expected = sha256(`link/1|${previous}|${seq}|${time}|${commitment}`)
    previous = link
    const found = expected === link ? [] : [`${roomId}: bid ${seq} is not linked to the previous one`]
    if (!content) return found
    const { bidNo, amount, phaseId, stage, priority, salt } = content
    const text = ['bid/1', roomId, seq, time, bidNo, amount, phaseId, stage ?? '-', priority ? 'P' : '-', salt].join(
      '|',
    )
    return sha256(text) === commitment ? found : [...found, `${roomId}: bid ${seq} does not match its commitment`]
  })
  return head === undefined || head === previous ? faults : [...faults, `${roomId}: the log ends before its head`]
}

const risingStep = ({ S, S2 }) => [S, S2].filter(Boolean).map(unitsOf)

/** A rise by whole steps, at least one and at most the number that the rules allow. */
function isRise(rules, from, to) {
  const rise = to - from
  return risingStep(rules).some(
    (step) => rise >= step && rise % step === 0n && (!rules.M || rise <= step * BigInt(rules.M)),
  )
}

const startsRising = ({ P0, S }, amount) => amount >= unitsOf(P0) && (amount - unitsOf(P0)) % unitsOf(S) === 0n

function startsFalling({ drop }, amount) {
  const [top, step, floor] = [drop.top, drop.step, drop.floor ?? '0'].map(unitsOf)
  return amount <= top && amount >= floor && (top - amount) % step === 0n
}

const starts = { ongoing: startsRising, phased: startsRising, 'two-stage': startsRising, 'v-shaped': startsFalling }

function risingFaults({ roomId, mode, rules }, open) {
  return open.flatMap(({ seq, amount }, place) => {
    const before = open[place - 1]
    const isRight = before
      ? isRise(rules, unitsOf(before.amount), unitsOf(amount))
      : starts[mode](rules, unitsOf(amount))
    return isRight
      ? []
      : [`${roomId}: bid ${seq} of ${amount} after ${before?.amount ?? 'none'} (${mode}, step ${rules.S})`]
  })
}

function sealedFaults({ roomId, mode, rules }, open) {
  const own = new Map()
  return open.flatMap(({ seq, bidNo, amount }) => {
    const least = own.get(bidNo) ?? unitsOf(rules.P0)
    own.set(bidNo, unitsOf(amount))
    return unitsOf(amount) >= least ? [] : [`${roomId}: bid ${seq} of ${amount} is below the previous one (${mode})`]
  })
}

/** Bids with an amount that the mode does not allow: up by whole steps, from the start price or the accepted falling price. */
export function priceFaults(room) {
  const open = room.rows.filter(({ amount }) => amount !== null && amount !== undefined)
  return starts[room.mode] ? risingFaults(room, open) : sealedFaults(room, open)
}

/** Unknown values match: the row of a sealed bid has no bidder before the opening. */
const mayBe = (one, other, isSame = Object.is) => !one || !other || isSame(one, other)

const isAbout = (claim, row) =>
  claim.seq === row.seq &&
  mayBe(claim.bidNo, row.bidNo) &&
  mayBe(claim.link, row.link) &&
  mayBe(claim.amount, row.amount, isSameAmount)

/** Bids that were reported as accepted and are not in the log exactly once. */
export const claimFaults = ({ roomId, rows }, claims) =>
  claims
    .filter((claim) => claim.roomId === roomId)
    .flatMap((claim) => {
      const times = rows.filter((row) => isAbout(claim, row)).length
      const { by, seq, amount } = claim
      return times === 1
        ? []
        : [`${roomId}: bid ${seq}${amount ? ` of ${amount}` : ''} (${by}) is ${times} times in the log`]
    })

/** Matches each row with one intention; returns the rows without one. An intention with an unknown amount matches any. */
function unintended(rows, intentions) {
  const left = [...intentions]
  return rows.filter(({ bidNo, amount }) => {
    const place = left.findIndex(
      (intention) => intention.bidNo === bidNo && mayBe(intention.amount, amount, isSameAmount),
    )
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

/** Bids in the log without an intention, or more of them than intentions. */
export const phantomFaults = ({ roomId, rows }, intentions) =>
  unintended(
    rows.filter(({ bidNo }) => bidNo),
    intentions.filter((intention) => intention.roomId === roomId),
  ).map(({ seq, bidNo, amount }) => `${roomId}: no intention for bid ${seq} of ${bidNo}, ${amount ?? 'sealed'}`)

/** Bidders who have more bids in the log than idempotency keys in their requests: one key was used twice. */
export const keyFaults = ({ roomId, rows }, sent, people) =>
  people
    .filter((each) => each.roomId === roomId)
    .flatMap(({ bidNo }) => {
      const isOwn = (each) => each.bidNo === bidNo
      const keys = new Set(sent.filter((request) => request.roomId === roomId && isOwn(request)).map(({ key }) => key))
      const bids = rows.filter(isOwn).length
      return bids <= keys.size ? [] : [`${roomId}: ${bids} bids of ${bidNo} under ${keys.size} keys`]
    })

/** Bids whose link in the final log differs from the one that was pushed. */
export const pushFaults = ({ roomId, rows, pushed }) =>
  pushed.flatMap(({ seq, link }) =>
    rows[seq - 1]?.link === link ? [] : [`${roomId}: bid ${seq} was pushed with another link than in the log`],
  )
