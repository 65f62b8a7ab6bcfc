import { narrow } from '../validation/rule.ts'

/** Signs that keyboards and banks write for the point within a name. */
const points = /[•∙⋅・‧᛫]/gu
/** Between Chinese signs a full stop is that point, too. */
const stopsWithin = /(?<=\p{Script=Han})\.(?=\p{Script=Han})/gu
const dashes = /\p{Pd}/gu
/** Signs that nobody sees: joiners, marks of direction, a byte order mark. */
const unseen = /\p{Cf}/gu
/** Spaces mean something between Latin words alone. */
const spaces = /(?<![\p{L}\p{M}\p{N}]) +| +(?![\p{L}\p{M}\p{N}])|(?<=\p{Script=Han}) +| +(?=\p{Script=Han})/gu

/** A name as it is compared: whatever way of typing it, of a keyboard or of a bank, is not part of the name. */
export const comparableName = (name: string): string =>
  narrow(name)
    .replace(unseen, '')
    .replace(/\s+/gu, ' ')
    .replace(points, '·')
    .replace(dashes, '-')
    .replace(spaces, '')
    .replace(stopsWithin, '·')
    .toUpperCase()
    .normalize('NFKC')

/** Whether two names are those of one party; nobody is without a name. A former name is another name. */
export const isSameName = (name: string, other: string): boolean => {
  const comparable = comparableName(name)
  return comparable !== '' && comparable === comparableName(other)
}

/** Whether this is a name under which the party is known: `names` are the verified one and the former ones. */
export const isNameOf = (name: string, names: readonly string[]): boolean =>
  names.some((known) => isSameName(name, known))
