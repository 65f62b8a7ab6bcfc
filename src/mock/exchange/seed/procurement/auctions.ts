import { dayMs, hourMs, minuteMs } from '#src/model/time/units.ts'
import { randomFrom } from '../../../random.ts'
import type { Procurement } from '../../tables.ts'
import { laterDates } from './dates.ts'
import { procurementFrom, subjects } from './projects.ts'

/** Subjects that are procured by auction, by their place among all. */
const places = subjects.flatMap(({ methods }, place) => (methods.includes('auction') ? [place] : []))

/** Documents are on sale from an hour after the announcement until a minute before the room opens. */
const announcedMs = 7 * dayMs
const saleEndsMs = minuteMs
/** Small, so that anyone can try. */
const bond = '1000'

/** The slots of auctions that go on all the time, by the first letters of their projects. */
export const auctionSlots = { CA: 'ongoing', CB: 'final' } as const
export type AuctionSlot = keyof typeof auctionSlots

/** An auction whose room opens at that time, with free documents; its id is that of the slot and a number. */
export function auctionProject(slot: AuctionSlot, number: number, opensAt: number): Procurement {
  const id = `${slot}${number}`
  const random = randomFrom(`auction project:${id}`)
  const place = random.pick(places)
  const round = subjects[place]!.methods.indexOf('auction')
  const project = procurementFrom(place + round * subjects.length, id, opensAt - announcedMs, new Set())
  const announcedAt = opensAt - announcedMs
  const saleTo = opensAt - saleEndsMs
  return {
    ...project,
    no: `${project.no.slice(0, -7)}${slot === 'CA' ? 3 : 4}${String(number).padStart(6, '0')}`,
    name: `${project.name}（第${number}场）`,
    filePrice: '0',
    lots: project.lots.map((lot) => ({ ...lot, bond })),
    dates: {
      announcedAt,
      saleFrom: announcedAt + hourMs,
      saleTo,
      questionsUntil: saleTo - dayMs,
      deadlineAt: opensAt,
      ...laterDates(random, opensAt),
    },
    isScarce: false,
    termination: null,
  }
}
