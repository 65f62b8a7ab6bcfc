import { admit, authHeaders } from '../bench/rooms-bidders.mjs'
import { snapshotOf } from '../bench/rooms-world.mjs'
import { people } from './plan.mjs'

const minuteMs = 60_000
/** Bidders are admitted until a minute before a room opens. */
const wantedBefore = 2 * minuteMs
/** The first period of a room that outlasts a run. */
const lastsMs = 180 * minuteMs

export const nowOf = async (world) => (await world.read('/__mock/state')).now

async function jumpTo(world, at) {
  await world.control('clock', { jumpMs: Math.max(0, at - (await nowOf(world))) })
}

async function roomOf(world, assetsId) {
  const { roomId, mode, opensAt } = await world.call('/bid-api/dscq-sync/v1/bid-assets/room/head', { assetsId })
  const { phase, rules, stages } = await snapshotOf(world, roomId)
  return { roomId, mode, opensAt, phase, rules, until: stages[0]?.until ?? null }
}

/** Rooms of single assets whose entry rule excludes no one. */
async function roomsIn(world, path, input) {
  const { records } = await world.call(path, { ...input, current: 1, size: 100 })
  const single = records.filter(({ projectType }) => projectType !== 1)
  const rooms = await Promise.all(single.map(({ assetsId }) => roomOf(world, assetsId)))
  return rooms.filter(({ rules }) => (rules.entryRule ?? 'ALL') === 'ALL')
}

async function waiting(world) {
  const from = (await nowOf(world)) + wantedBefore
  const rooms = await roomsIn(world, '/api/dscq-project/activity/upcoming-bid', {})
  return rooms.filter(({ opensAt }) => opensAt > from).toSorted((a, b) => a.opensAt - b.opensAt)
}

/** Enrols all bidders for these rooms, admits them and pays their deposits; their bid numbers by room. */
async function seatAll(world, rooms) {
  const seats = []
  for (const login of people) {
    const headers = await authHeaders(world, login)
    for (const { roomId } of rooms) {
      seats.push({ login, roomId, bidNo: await admit(world, roomId, login, headers) })
    }
  }
  return seats
}

const first = (rooms, mode, leastMs = 0) =>
  rooms.find((room) => room.mode === mode && (room.until ?? Infinity) - room.opensAt >= leastMs)

/**
 * Rooms of five modes that are open at the same time, with all bidders admitted and paid in each; the first, of rising quotes,
 * outlasts every run. The exchange's clock is moved to that time.
 */
export async function openRooms(world) {
  const sealed = first(await waiting(world), 'final')
  const sealedSeats = await seatAll(world, [sealed])
  await jumpTo(world, sealed.opensAt + 1_000)

  const later = await waiting(world)
  const long = [first(later, 'ongoing', lastsMs), first(later, 'two-stage', lastsMs), first(later, 'v-shaped')]
  const opened = Math.max(...long.map(({ opensAt }) => opensAt))
  const longSeats = await seatAll(world, long)

  // A one-hour room admits bidders for half of it, so it is entered last.
  await jumpTo(world, Math.max(opened - 25 * minuteMs, (await nowOf(world)) + 2 * minuteMs))
  const phased = (await waiting(world)).findLast(
    ({ mode, opensAt }) => mode === 'phased' && opensAt <= opened + 5 * minuteMs,
  )
  const phasedSeats = await seatAll(world, [phased])
  await jumpTo(world, Math.max(opened, phased.opensAt) + 2 * minuteMs)
  const rooms = [...long, phased, sealed].map(({ roomId, mode, rules }) => ({ roomId, mode, rules }))
  return { rooms, seats: [...sealedSeats, ...longSeats, ...phasedSeats] }
}

/** Ends the rooms and reads their records: a sealed one at its own end, because an earlier end would leave it sealed. */
export async function recordsOf(world, rooms) {
  const open = []
  for (const { roomId, mode } of rooms) {
    const { result, phase } = await snapshotOf(world, roomId)
    if (result) continue
    if (mode === 'final') open.push(phase.end)
    else await world.control('room-order', { roomId, kind: 'terminate', reason: 'chaos' })
  }
  const records = new Map()
  const read = async (roomId) =>
    records.set(roomId, await world.call('/bid-api/dscq-sync/v1/bid-assets/room/record', { roomId }))
  for (const { roomId, mode } of rooms) if (mode !== 'final') await read(roomId)
  await jumpTo(world, Math.max(0, ...open) + minuteMs)
  for (const { roomId, mode } of rooms) if (mode === 'final') await read(roomId)
  return records
}
