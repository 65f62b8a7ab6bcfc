/** One line of a paragraph: `width` of its characters in em; `isLast` of the paragraph, so that it is not justified. */
export type Line = { text: string; width: number; indent: number; isLast: boolean }

/** Characters that do not begin a line, and those that do not end one (GB/T 15834). */
const neverFirst = new Set('、，。．；：？！…—～·）》〉】〕』」”’％‰℃,.;:?!)]}%')
const neverLast = new Set('（《〈【〔『「“‘([{￥¥$')

/** Letters, digits and what connects them: words, numbers, addresses. */
const isWordPart = (char: string): boolean => /[\p{Script=Latin}\d.,:/%&?=@#+_-]/u.test(char)

/** Read as one: a date with its time, a date in words, an amount with its unit. */
const inseparable = /\d{4}-\d\d-\d\d(?: \d\d:\d\d(?::\d\d)?)?|\d{4}年\d{1,2}月\d{1,2}日|\d[\d,.]* 万?元/g

const mayBreak = (before: string, after: string): boolean =>
  before === ' ' ||
  !(neverLast.has(before) || neverFirst.has(after) || after === ' ' || (isWordPart(before) && isWordPart(after)))

/** Parts of a text that lines are made of; none may be divided. */
function unitsOf(text: string): string[] {
  const units: string[] = []
  const joined = new Set(
    [...text.matchAll(inseparable)].flatMap(({ 0: { length }, index }) =>
      Array.from({ length: length - 1 }, (_, offset) => index + offset + 1),
    ),
  )
  let before = ''
  let at = 0
  for (const char of text) {
    if (before !== '' && (joined.has(at) || !mayBreak(before, char))) units[units.length - 1] += char
    else units.push(char)
    before = char
    at += char.length
  }
  return units
}

type Measure = (char: string) => number

const widthOf = (text: string, measure: Measure): number =>
  Array.from(text).reduce((sum, char) => sum + measure(char), 0)

/** A unit that is wider than a whole line is divided after a sign of an address in its second half, otherwise where it has to be. */
function divided(unit: string, room: number, measure: Measure): string[] {
  if (widthOf(unit, measure) <= room) return [unit]
  let part = ''
  let used = 0
  for (const char of unit) {
    used += measure(char)
    if (used > room && part !== '') break
    part += char
  }
  const sign = Math.max(...Array.from('./?=&', (one) => part.lastIndexOf(one))) + 1
  const end = sign > part.length / 2 ? sign : part.length
  return [unit.slice(0, end), ...divided(unit.slice(end), room, measure)]
}

/**
 * Breaks a paragraph into lines of at most `room` em, the first one with an indent. Spaces at the end of a line are dropped. An empty
 * text is one empty line.
 */
export function brokenLines(
  text: string,
  { room, indent = 0 }: { room: number; indent?: number },
  measure: Measure,
): Line[] {
  const lines: Line[] = []
  let line = ''
  let used = 0
  const indentNow = () => (lines.length === 0 ? indent : 0)
  const end = (isLast: boolean) => {
    const trimmed = line.trimEnd()
    lines.push({ text: trimmed, width: widthOf(trimmed, measure), indent: indentNow(), isLast })
    line = ''
    used = 0
  }
  for (const unit of unitsOf(text).flatMap((whole) => divided(whole, room - indent, measure))) {
    const width = widthOf(unit, measure)
    if (line !== '' && used + widthOf(unit.trimEnd(), measure) > room - indentNow() + 1e-6) end(false)
    if (line === '' && unit.trim() === '' && lines.length > 0) continue
    line += unit
    used += width
  }
  end(true)
  return lines
}
