import { portalHeaders } from '../lib/portal-headers.mjs'

const json = { ...portalHeaders, 'content-type': 'application/json' }

/** A world of the exchange of its own without bots; reset to its seed unless that is not wanted. */
export async function openWorld(address, name, isReset = true) {
  const cookie = `mock-world=${name}`
  const post = async (path, body, headers = {}) => {
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { ...json, cookie, ...headers },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  const control = (tool, body) => post(`/__mock/${tool}`, body)
  const call = async (path, body, headers) => {
    const reply = await post(path, body, headers)
    if (reply.code !== 200) throw new Error(`${path}: ${reply.code} ${reply.msg}`)
    return reply.data
  }
  if (isReset) await control('reset', {})
  return {
    address,
    cookie,
    cookies: [{ name: 'mock-world', value: name, url: address }],
    control,
    call,
    read: async (path) => (await fetch(address + path, { headers: { cookie } })).json(),
    upload: async (body, headers) => {
      const answer = await fetch(`${address}/api/dscq-resource/file/upload`, {
        method: 'POST',
        headers: { cookie, ...portalHeaders, ...headers },
        body,
      })
      return (await answer.json()).data.id
    },
  }
}

export const snapshotOf = (world, roomId) => world.call('/bid-api/dscq-sync/v1/bid-assets/room/snapshot', { roomId })

/** The single-asset room of rising quotes that stays open longest. */
export async function longestRoom(world) {
  const { records } = await world.call('/api/dscq-project/assets/page', { status: 'bidding', size: 100 })
  const single = records.filter(({ projectType }) => projectType !== 1)
  const details = await Promise.all(
    single.map(({ assetsId }) => world.read(`/api/dscq-project/assets/detail?assetsId=${assetsId}`)),
  )
  const [longest] = details
    .map(({ data }) => data)
    .filter(({ mode }) => mode === 'ongoing')
    .toSorted((a, b) => b.bidUntil - a.bidUntil)
  if (!longest) throw new Error('no room of rising quotes is open')
  return longest.assetsId
}

/** Quotes by bots without delay between them: each bidder may quote once a second, so they take turns. */
export function botQuotes(world, assetsId, bidders = 60) {
  let turn = 0
  let known = -1
  return async () => {
    turn += 1
    const { biddingCount } = await world.control('quote', { assetsId, bidNo: String(2000 + (turn % bidders)) })
    if (biddingCount <= known) throw new Error(`quote ${turn} was not accepted`)
    known = biddingCount
  }
}
