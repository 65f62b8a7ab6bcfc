import type { Random } from '../../pictures/seed.ts'
import { placeFrom, type Place } from '../places.ts'
import { cooperation } from './cooperation.ts'
import { equity } from './equity.ts'
import { machinery, scrap } from './equipment.ts'
import { house } from './house.ts'
import { increase } from './increase.ts'
import { lease } from './lease.ts'
import { land, unfinished, woodland } from './land.ts'
import type { ListingText, Maker, TypeCode } from './listing-text.ts'
import { debt, intellectualProperty } from './rights.ts'
import { vehicle } from './vehicle.ts'

/** Makers of each type; one that stands twice comes up twice as often. */
export const listingMakers: Readonly<Record<TypeCode, readonly Maker[]>> = {
  '1': [equity],
  '2': [
    house,
    house,
    house,
    house,
    land,
    land,
    vehicle,
    vehicle,
    vehicle,
    machinery,
    machinery,
    unfinished,
    debt,
    intellectualProperty,
    woodland,
    scrap,
  ],
  '4': [increase],
  '5': [cooperation],
  '6': [lease],
}

/** Puts the space that belongs between a Han character and the number after it. */
const spaced = (text: string): string => text.replace(/(?<=\p{Script=Han})(?=\d)/gu, ' ')

const typeset = (made: ListingText): ListingText => ({
  ...made,
  title: spaced(made.title),
  highlights: made.highlights.map(spaced),
  facts: made.facts.map(({ label, value }) => ({ label, value: spaced(value) })),
  description: made.description.map(spaced),
})

/**
 * A listing of one type, wholly fixed by the random source: `makeListing('6', randomFrom(assetsId), { year: 2026 })`.
 * `year` is the year it is listed in; `place` fixes where it lies.
 */
export function makeListing(
  typeCode: TypeCode,
  random: Random,
  { year, place }: { year: number; place?: Place },
): ListingText {
  const maker = random.pick(listingMakers[typeCode])
  return typeset(maker({ random, place: place ?? placeFrom(random), year }))
}
