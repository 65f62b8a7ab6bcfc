import { knownEntryRule, traitsOf } from '../bidding/modes.ts'
import { directionOf } from '../bidding/direction/direction.ts'
import type { RoomRules } from '../bidding/schema.ts'
import { durationText, type Translate } from './figures.ts'
import { entryShort, type FigureName, figureNames } from './labels.ts'
import { priorityShortOf } from './priority.ts'

/** One figure of a room's notice: its name and its value as text. */
export type RuleFigure = { name: FigureName; label: string; value: string }

type Rules = RoomRules & { mode: string }
type Writing = { t: Translate; amount: (text: string) => string }
type Figure = (rules: Rules, writing: Writing) => string | null

const amountOf =
  (pick: (rules: Rules) => string | null | undefined): Figure =>
  (rules, { amount }) => {
    const text = pick(rules)
    return text ? amount(text) : null
  }

const lengthOf =
  (pick: (rules: Rules) => number | null | undefined): Figure =>
  (rules, { t }) => {
    const ms = pick(rules)
    return ms ? durationText(ms, t) : null
  }

/** The value of each figure; null where a room has none. */
const figures = {
  S: amountOf(({ mode, S }) => (traitsOf(mode)?.takesFirst ? null : S)),
  S2: amountOf(({ S2 }) => S2),
  M: ({ M }, { t }) => (M ? t('{{count}} 手', { count: M }) : null),
  entry: ({ mode, entryRule }, { t }) => (mode === 'phased' ? t(entryShort[knownEntryRule(entryRule)]) : null),
  dropStep: amountOf(({ drop }) => drop?.step),
  dropEvery: lengthOf(({ drop }) => drop?.everyMs),
  floor: amountOf(({ drop }) => drop?.floor),
  D: lengthOf(({ D }) => D),
  range: ({ range }, { amount }) => (range?.high ? `${amount(range.low)} – ${amount(range.high)}` : null),
  cap: amountOf(({ cap }) => cap),
  maxRevisions: ({ maxRevisions }, { t }) => (maxRevisions ? t('{{count}} 次', { count: maxRevisions }) : null),
  holdMs: lengthOf(({ holdMs }) => holdMs),
  reserve: ({ reserve }, { t }) => (reserve === 'HAS' ? t('有') : t('无')),
  // No supplier has a right to the same price.
  priority: (rules, { t }) => (rules.reverse ? null : priorityShortOf(rules, t)),
} satisfies Record<FigureName, Figure>

/** The rules of a room in short, as figures; the sentences of the same rules are its terms (`biddingTerms`). */
export function ruleFigures(mode: string, rules: RoomRules, writing: Writing): RuleFigure[] {
  const names = Object.keys(figureNames) as FigureName[]
  const { textOf } = directionOf(rules)
  return names.flatMap((name) => {
    const value = figures[name]({ ...rules, mode }, writing)
    return value === null ? [] : [{ name, label: writing.t(textOf(figureNames[name])), value }]
  })
}
