import { randomBytes } from 'node:crypto'
import { type Answer, type Question, refuse, say } from './answers.ts'
import { isPerson } from './people.ts'

/*
 * One bidding room of the mode `ongoing`. The specification names the calls of the modes and the push base without their
 * fields, so these follow docs/contract.md: `room/head`, `room/snapshot`, `ongoing/quote`, `room/answer`, and the push socket, each
 * with its required fields only. There is neither a ticket for the socket nor a polling fallback.
 */

const root = '/dscq-sync/v1/bid-assets'
const roomId = 'R-7001'
const assetsId = '7001'
const startYuan = 1_200_000
const stepYuan = 10_000
const hour = 3_600_000
export const bidNo = '1008'
const rival = '1001'

type Bid = { seq: number; bidNo: string; amount: number; time: number }

const openedAt = Date.now()
const epoch = randomBytes(4).toString('hex')
const bids: Bid[] = [{ seq: 1, bidNo: rival, amount: startYuan + 6 * stepYuan, time: openedAt }]
/** The answer to each idempotency key: the same quote is judged once. */
const answers = new Map<string, Answer>()
const readers = new Set<(text: string) => void>()

const last = () => bids.at(-1)!
const phase = { id: 1, name: 'FREE', label: '自由竞价期', start: openedAt - hour, end: openedAt + 24 * hour }

const prices = () => ({
  current: String(last().amount),
  minNext: String(last().amount + stepYuan),
  leaderNo: last().bidNo,
})

/** The public state of a room; `isBidder` adds the bidder's own fields. */
const snapshot = (isBidder: boolean) => ({
  roomId,
  assetsId,
  mode: 'ongoing',
  version: last().seq,
  seq: last().seq,
  serverNow: Date.now(),
  phase,
  extensions: 0,
  rules: {
    unit: '元',
    decimals: 2,
    P0: String(startYuan),
    S: String(stepYuan),
    stepRule: 'AT_LEAST',
    reserve: 'NONE',
    priority: 'NONE',
  },
  stages: [],
  ...prices(),
  counts: { enrolled: 2, qualified: 2, bids: bids.length, watching: 1 },
  bids: bids.toReversed().map((bid) => ({ ...bid, amount: String(bid.amount) })),
  notes: [],
  ...(isBidder
    ? {
        me: {
          bidNo,
          canBid: true,
          leading: last().bidNo === bidNo,
          ownSealed: [],
          confirmed: true,
          mustConfirm: false,
        },
      }
    : {}),
})

const head = {
  roomId,
  assetsId,
  name: '锦江区办公楼一层整体出租',
  no: 'ZL2026CD1007001',
  imgSrc: '',
  mode: 'ongoing',
  isPractice: false,
  lots: [],
  deposit: '120,000.00',
  opensAt: phase.start,
}

const frame = (type: string, data: object) =>
  JSON.stringify({ kind: 'event', v: 1, epoch, seq: last().seq, t: Date.now(), topic: `room:${roomId}`, type, data })

function judged({ input }: Question): Answer {
  const least = last().amount + stepYuan
  const amount = Number(input['amount'])
  const version = last().seq
  if (!(amount >= least)) {
    const data = { accepted: false, reason: 'E_LOW', seq: version, serverTime: Date.now(), version }
    return { status: 200, body: { code: 4102, msg: `报价不得低于 ${least} 元`, data } }
  }
  const bid = { seq: version + 1, bidNo, amount, time: Date.now() }
  bids.push(bid)
  const link = randomBytes(32).toString('hex')
  const event = {
    ...bid,
    amount: String(amount),
    version: bid.seq,
    commitment: '',
    link,
    bids: bids.length,
    ...prices(),
  }
  for (const publish of readers) publish(frame('BID', event))
  return say({ accepted: true, seq: bid.seq, serverTime: bid.time, version: bid.seq, link, ...prices() })
}

function quoted(question: Question): Answer {
  const key = String(question.input['idemKey'])
  const answer = answers.get(key) ?? judged(question)
  answers.set(key, answer)
  return answer
}

function answerTo({ input }: Question): Answer {
  const answer = answers.get(String(input['idemKey']))
  if (!answer) return say({ known: false })
  const { code, msg, data } = answer.body as { code: number; msg: string; data: unknown }
  return say({ known: true, code, msg, reply: data })
}

type Call = { needsPerson: boolean; answer: (question: Question) => Answer }

const calls: Readonly<Record<string, Call>> = {
  [`POST ${root}/room/head`]: {
    needsPerson: false,
    answer: ({ input }) =>
      input['assetsId'] === assetsId || input['roomId'] === roomId ? say(head) : refuse(404, '竞价厅不存在'),
  },
  [`POST ${root}/room/snapshot`]: { needsPerson: false, answer: (question) => say(snapshot(isPerson(question))) },
  [`POST ${root}/ongoing/quote`]: { needsPerson: true, answer: quoted },
  [`POST ${root}/room/answer`]: { needsPerson: true, answer: answerTo },
}

/** The answers of the room; null for any other call. */
export function answerRoom(question: Question): Answer | null {
  const call = calls[`${question.method} ${question.path}`]
  if (!call) return null
  return call.needsPerson && !isPerson(question) ? refuse(401, '请先登录') : call.answer(question)
}

type Socket = {
  send: (text: string) => void
  onMessage: (read: (text: string) => void) => void
  onClose: (run: () => void) => void
}

const pingEveryMs = 5_000

/** The push socket: every connection is a guest, and the room is the only topic. */
export function openPush({ send, onMessage, onClose }: Socket): void {
  const publish = (message: object) => send(JSON.stringify({ t: Date.now(), ...message }))
  let reader: ((text: string) => void) | null = null
  const leave = () => {
    if (reader) readers.delete(reader)
    reader = null
  }
  const answer: Readonly<Record<string, (asked: { topic?: string; sent?: number }) => void>> = {
    time: ({ sent }) => publish({ kind: 'time', sent }),
    unsubscribe: leave,
    subscribe: ({ topic }) => {
      if (topic !== `room:${roomId}`) return publish({ kind: 'refused', topic, code: 404, msg: '主题不存在' })
      reader ??= send
      readers.add(reader)
      publish({ kind: 'reset', topic, epoch, seq: last().seq, snapshot: snapshot(false) })
    },
  }
  onMessage((text) => {
    const asked = JSON.parse(text) as { kind: string; topic?: string; sent?: number }
    answer[asked.kind]?.(asked)
  })
  const pings = setInterval(() => publish({ kind: 'ping' }), pingEveryMs)
  onClose(() => {
    clearInterval(pings)
    leave()
  })
  publish({ kind: 'hello', v: 1, sessionTtl: 0 })
}
