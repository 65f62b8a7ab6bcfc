// A separate process that reads one room with many sockets and sends the bids, so that one clock measures both ends.
import http from 'node:http'
import { WebSocket } from 'ws'
import { portalHeaders } from '../lib/portal-headers.mjs'
import { percentile, spread } from './rooms-figures.mjs'

const { address, cookie, roomId, sockets: count, bids } = JSON.parse(process.argv[2])
const origin = new URL(address)
const agent = new http.Agent({ keepAlive: true })
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const isBid = (data) => data.includes('"type":"BID"')

let round = null
const take = (data) => {
  if (!round || !isBid(data)) return
  round.times.push(performance.now() - round.from)
  if (round.times.length === count) round.done()
}

const connect = () =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${origin.host}/push`, {
      origin: address,
      headers: { cookie },
      perMessageDeflate: false,
    })
    socket.on('error', reject)
    socket.on('open', () => {
      socket.send(JSON.stringify({ kind: 'subscribe', topic: `room:${roomId}` }))
      resolve(socket)
    })
    socket.on('message', (data) => {
      if (data.includes('"kind":"ping"')) socket.send('{"kind":"pong"}')
      else take(data)
    })
  })

const post = (body) =>
  new Promise((resolve, reject) => {
    const headers = {
      ...portalHeaders,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      cookie,
    }
    const { hostname, port } = origin
    const request = http.request(
      { hostname, port, method: 'POST', path: '/__mock/quote', headers, agent },
      (answer) => {
        answer.resume()
        answer.once('end', () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`bid: ${answer.statusCode}`)),
        )
      },
    )
    request.once('error', reject)
    request.end(body)
  })

async function oneBid(turn) {
  const times = []
  const all = new Promise((done) => (round = { from: performance.now(), times, done }))
  await post(JSON.stringify({ assetsId: roomId, bidNo: String(2000 + (turn % 60)) }))
  const repliedAfter = performance.now() - round.from
  await Promise.race([all, pause(5_000)])
  round = null
  return { ...spread(times), reply: repliedAfter, lost: count - times.length }
}

const from = performance.now()
const open = []
// In portions, so that the server's backlog of new connections never overflows.
while (open.length < count) {
  open.push(...(await Promise.all(Array.from({ length: Math.min(100, count - open.length) }, connect))))
}
const connectMs = performance.now() - from
await pause(1_000)
for (let turn = 0; turn < 3; turn += 1) await oneBid(turn)
process.send({ kind: 'connected', connectMs })
await new Promise((resolve) => process.once('message', resolve))
const rounds = []
for (let turn = 3; turn < bids + 3; turn += 1) {
  rounds.push(await oneBid(turn))
  await pause(60)
}
const middle = (name) =>
  percentile(
    rounds.map((each) => each[name]),
    0.5,
  )
process.send({
  kind: 'done',
  ...Object.fromEntries(['p50', 'p95', 'p99', 'last', 'reply'].map((name) => [name, middle(name)])),
  worst: Math.max(...rounds.map(({ last }) => last)),
  lost: rounds.reduce((sum, { lost }) => sum + lost, 0),
})
await new Promise((resolve) => process.once('message', resolve))
for (const socket of open) socket.terminate()
process.exit(0)
