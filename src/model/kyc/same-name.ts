import { narrow } from '../validation/rule.ts'

/** Characters that keyboards and banks write for the point within a name. */
const points = /[•∙⋅・‧᛫]/gu
/** Between Chinese characters a full stop means that point, too. */
const stopsWithin = /(?<=\p{Script=Han})\.(?=\p{Script=Han})/gu
const dashes = /\p{Pd}/gu
/** Invisible characters: joiners, bidirectional marks, a byte-order mark. */
const invisible = /\p{Cf}/gu
/** Spaces are significant between Latin words only. */
const spaces = /(?<![\p{L}\p{M}\p{N}]) +| +(?![\p{L}\p{M}\p{N}])|(?<=\p{Script=Han}) +| +(?=\p{Script=Han})/gu

/** A name normalised for comparison, without differences between keyboards and banks. */
export const comparableName = (name: string): string =>
  narrow(name)
    .replace(invisible, '')
    .replace(/\s+/gu, ' ')
    .replace(points, '·')
    .replace(dashes, '-')
    .replace(spaces, '')
    .replace(stopsWithin, '·')
    .toUpperCase()
    .normalize('NFKC')

/** Whether two names denote one party; an empty name matches none. A former name is a different name. */
export const isSameName = (name: string, other: string): boolean => {
  const comparable = comparableName(name)
  return comparable !== '' && comparable === comparableName(other)
}

/** Whether the party is known under this name: `names` are the verified and the former ones. */
export const isNameOf = (name: string, names: readonly string[]): boolean =>
  names.some((known) => isSameName(name, known))
