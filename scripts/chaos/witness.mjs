import { WebSocket } from 'ws'

/** Records every bid of these rooms over a socket without faults: the log as it was pushed. */
export async function witnessOf({ address, cookie }, roomIds) {
  const pushed = new Map(roomIds.map((roomId) => [roomId, []]))
  const over = new Set()
  const socket = new WebSocket(`${address.replace('http', 'ws')}/push`, { origin: address, headers: { cookie } })
  socket.on('message', (data) => {
    const message = JSON.parse(new TextDecoder().decode(data))
    if (message.kind === 'ping') socket.send('{"kind":"pong"}')
    const roomId = message.topic?.replace(/^room:/, '')
    if (message.kind !== 'event' || !pushed.has(roomId)) return
    if (message.type === 'BID') pushed.get(roomId).push(message.data)
    if (message.type === 'RESULT') over.add(roomId)
  })
  await new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once('open', resolve)
  })
  for (const roomId of roomIds) socket.send(JSON.stringify({ kind: 'subscribe', topic: `room:${roomId}` }))
  return {
    pushed: (roomId) => pushed.get(roomId),
    isOver: (roomId) => over.has(roomId),
    bids: () => [...pushed.values()].reduce((sum, rows) => sum + rows.length, 0),
    close: () => socket.terminate(),
  }
}
