import { compareMoney } from '../../money/money.ts'
import type { RoomRules, RoomSnapshot } from '../schema.ts'
import { tagLabels } from '../labels.ts'
import { fallingTags, fallingTexts } from './labels.ts'

type Bounds = Pick<RoomSnapshot, 'minNext' | 'maxNext'>

/** Which way the quotes of a room go: up, or in procurement down, where the lowest wins. */
export type Direction = {
  isFalling: boolean
  /** By which a step changes an amount. */
  sign: 1 | -1
  /** The accepted amount next to the best one: the least, or the most. Null where no quote is taken. */
  nextOf: (bounds: Bounds) => string | null
  /** The accepted amount that is farthest from the best one; null without a guard. */
  lastOf: (bounds: Bounds) => string | null
  isBetter: (one: string, other: string) => boolean
  /** The text that stands for one of a room in which the price rises. */
  textOf: (rising: string) => string
  /** The states of the rows of its record. */
  tags: Readonly<Record<keyof typeof tagLabels, string>>
}

const rising: Direction = {
  isFalling: false,
  sign: 1,
  nextOf: ({ minNext }) => minNext ?? null,
  lastOf: ({ maxNext }) => maxNext ?? null,
  isBetter: (one, other) => compareMoney(one, other) > 0,
  textOf: (text) => text,
  tags: tagLabels,
}

const falling: Direction = {
  isFalling: true,
  sign: -1,
  nextOf: ({ maxNext }) => maxNext ?? null,
  lastOf: ({ minNext }) => minNext ?? null,
  isBetter: (one, other) => compareMoney(one, other) < 0,
  textOf: (text) => fallingTexts.get(text) ?? text,
  tags: fallingTags,
}

/** The direction that the rules of a room state. */
export const directionOf = ({ reverse }: Pick<RoomRules, 'reverse'>): Direction => (reverse ? falling : rising)
