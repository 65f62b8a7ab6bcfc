import { priceNameValues } from '../asset-kind/prices.ts'
import { type TypeCode } from '../asset-kind/labels.ts'
import { directionOf } from '../bidding/direction/direction.ts'
import type { RoomRules } from '../bidding/schema.ts'
import { type EntryRule, knownEntryRule, isBidMode, modeTraits } from '../bidding/modes.ts'
import { modePhaseLabels, phaseLabels } from '../bidding/labels.ts'
import type { BidMode } from '../listing/detail.ts'
import { modeLabels } from '../listing/labels.ts'
import { dateTimeSeconds } from '../time/shanghai.ts'
import { termAmount, durationText, type Translate } from './figures.ts'
import { priorityUses, type PriorityRules } from './priority.ts'
import { modeTerms, type PriorityUse, type TermName, termNames, type TermText, termTexts } from './labels.ts'

/** One rule of a room: its name and its sentences, as shown. */
export type Term = { name: TermName; label: string; texts: string[] }

/** Deadlines in working days (domain 1.3, 1.6). */
export const termDays = {
  refund: 3,
  contract: 5,
  payment: 5,
  grace: 5,
  certificate: 3,
  payOut: 3,
  offer: 3,
  cycle: 5,
} as const

type Figures = Readonly<Record<string, string | number>>
type RuleText = readonly [TermName, TermText, Figures?]
type Rule = (rules: RoomRules, figures: ReturnType<typeof figuresOf>) => readonly RuleText[]

/** Writes an amount in the unit of the room. */
type WriteAmount = (amount: string) => string

/** The figures of a room as text; empty when it has none, and then no sentence of its mode uses it. */
function figuresOf(rules: RoomRules, t: Translate, write: WriteAmount) {
  const amount = (text: string | null | undefined) => (text ? write(text) : '')
  const length = (ms: number | null | undefined) => durationText(ms ?? 0, t)
  return {
    start: amount(rules.P0),
    step: amount(rules.S),
    most: rules.M ?? '',
    high: amount(rules.range?.high),
    cap: amount(rules.cap),
    open: length(rules.openMs),
    prep: length(rules.prepMs),
    delay: length(rules.D),
    within: length(rules.W),
    wait: length(rules.waitMs),
    inquiry: length(rules.inquiryMs),
    sealed: length(rules.sealedMs),
    hold: length(rules.holdMs),
    confirm: length(rules.confirmMs),
    count: rules.maxRevisions ?? '',
  }
}

/** Who enters the timed round of 分段竞价 (domain 4.2). */
const entryTexts: Readonly<Record<EntryRule, TermText>> = {
  ALL: 'enterAll',
  FREE_BIDDERS: 'enterQuoters',
  CONFIRMED: 'enterConfirmed',
}

const entry: Rule = ({ entryRule }, figures) => [['entry', entryTexts[knownEntryRule(entryRule)], figures]]

const rise: Rule = ({ stepRule, M }, figures) => [
  ['amount', stepRule === 'AT_LEAST' ? 'riseLeast' : M ? 'rise' : 'riseFreely', figures],
]

const wholeStep: Rule = ({ range }, figures) => [['amount', range?.high ? 'wholeInRange' : 'whole', figures]]

const revisions: Rule = ({ maxRevisions }, figures) => [
  ['revisions', maxRevisions === 0 ? 'once' : maxRevisions ? 'revisions' : 'revisionsFree', figures],
]

const secondRevisions: Rule = ({ maxRevisions }) => {
  if (maxRevisions === 0) return [['revisions', 'secondOnce']]
  if (!maxRevisions) return [['revisions', 'secondRevisionsFree']]
  return [['revisions', 'secondRevisions', { times: maxRevisions + 1 }]]
}

/** Rules specific to each mode. */
const rulesByMode: Readonly<Record<BidMode, Rule>> = {
  ongoing: (rules, figures) => [['course', 'ongoing', figures], ...rise(rules, figures)],
  phased: (rules, figures) => [['course', 'phased', figures], ...entry(rules, figures), ...rise(rules, figures)],
  final: (rules, figures) => [
    ['course', 'sealed', figures],
    ...wholeStep(rules, figures),
    ...revisions(rules, figures),
  ],
  'once-off': (rules, figures) => [
    ['course', rules.inquiryMs ? 'inquiryThenSealed' : 'sealed', figures],
    ...(rules.inquiryMs ? ([['confirmation', 'confirmOnce', figures]] as const) : []),
    ...wholeStep(rules, figures),
    ...revisions(rules, figures),
  ],
  'first-come-first-served': (_, figures) => [
    ['course', 'taking', figures],
    ['amount', 'fixed', figures],
    ['hold', 'hold', figures],
  ],
  'two-stage': (rules, figures) => [
    ['course', rules.cap ? 'ceilingStage' : 'twoStage', figures],
    ...(rules.inquiryMs ? ([['confirmation', 'confirmSecond', figures]] as const) : []),
    ...rise(rules, figures),
    ['amount', 'secondWhole', figures],
    ...secondRevisions(rules, figures),
  ],
  'v-shaped': ({ M }, figures) => [
    ['amount', 'atClock'],
    ['amount', M ? 'riseAfterFall' : 'riseAfterFallFreely', figures],
  ],
  'dutch-auction': () => [['amount', 'atClock']],
}

function dropTexts({ drop }: RoomRules, t: Translate, write: WriteAmount): RuleText[] {
  if (!drop) return []
  const figures = { top: write(drop.top), step: write(drop.step), every: durationText(drop.everyMs, t) }
  return [drop.floor ? ['drop', 'drop', { ...figures, floor: write(drop.floor) }] : ['drop', 'dropHidden', figures]]
}

function endTexts(
  mode: BidMode,
  { D, maxExtensions, hardStop }: RoomRules,
  figures: Figures,
  t: Translate,
): RuleText[] {
  const { countdown } = modeTraits[mode]
  if (!countdown || !D) return [['extension', 'noExtension']]
  const phase = t(modePhaseLabels[mode]?.[countdown] ?? phaseLabels[countdown])
  const count = maxExtensions ?? ''
  return [
    ['extension', maxExtensions ? 'extensionTimes' : 'extension', { ...figures, phase, count }],
    ...(hardStop ? ([['extension', 'hardStop', { time: dateTimeSeconds(hardStop) }]] as const) : []),
  ]
}

/** In procurement the ceiling is where quotes start from. */
function capTexts(mode: BidMode, { cap, range, reverse }: RoomRules, figures: Figures): RuleText[] {
  if (modeTraits[mode].takesFirst || range?.high || reverse) return []
  if (!cap) return [['cap', 'noCap']]
  return [['cap', mode === 'two-stage' ? 'ceiling' : 'cap', figures]]
}

const textsByUse: Readonly<Record<PriorityUse, TermText>> = {
  match: 'rightMatch',
  entrant: 'rightEntrant',
  sealed: 'rightSealed',
  firstStage: 'rightFirstStage',
  secondStage: 'rightSecondStage',
  after: 'rightAfter',
  taken: 'rightTaken',
  accepted: 'rightAccepted',
}

const priorityTexts = (right: PriorityRules, figures: Figures): RuleText[] =>
  priorityUses(right).map((use) => ['priority', textsByUse[use], figures])

/** What the right of first refusal gives in a room, as in its notice. */
export const prioritySentences = (right: PriorityRules, t: Translate): string[] =>
  priorityTexts(right, { confirm: durationText(right.confirmMs ?? 0, t) }).map(([, text, figures]) =>
    t(termTexts[text], figures),
  )

const textsBySingle: Readonly<Record<string, TermText>> = { AGREEMENT: 'agreement', FAIL: 'notAlone' }

function singleTexts(mode: BidMode, { single, drop }: RoomRules, typeCode: TypeCode): RuleText[] {
  if (!single) return []
  const alone = modeTraits[mode].paysInRoom ? 'oneTakes' : drop ? 'oneAccepts' : 'oneQuotes'
  return [['single', textsBySingle[single] ?? alone, priceNameValues(typeCode)]]
}

/** Nothing in a room without consequences. */
const secondTexts = ({ second }: RoomRules): RuleText[] =>
  typeof second === 'boolean' ? [['second', second ? 'secondAsked' : 'secondNotAsked', { days: termDays.offer }]] : []

/** What follows if nobody takes the lot, where the notice announces extensions. */
function cycleTexts(mode: BidMode, { cycles }: RoomRules): RuleText[] {
  if (!cycles) return []
  const text = modeTraits[mode].takesFirst ? 'cyclesTaking' : 'cycles'
  const done = cycles.most - cycles.left
  return [
    ['cycles', text, { days: termDays.cycle, count: cycles.most }],
    ...(done > 0 ? ([['cycles', 'cyclesSoFar', { count: done }]] as const) : []),
  ]
}

/** Joins sentences of the same name into one rule. */
function groupedByName(rules: readonly RuleText[], t: Translate): Term[] {
  const texts = new Map<TermName, string[]>()
  for (const [name, text, figures] of rules) texts.set(name, [...(texts.get(name) ?? []), t(termTexts[text], figures)])
  const names = Object.keys(termNames) as TermName[]
  return names.flatMap((name) => {
    const known = texts.get(name)
    return known ? [{ name, label: t(termNames[name]), texts: known }] : []
  })
}

/** The words of a room in which the lowest wins, where it is one. */
function inDirection(rules: RoomRules, t: Translate): Translate {
  const { textOf } = directionOf(rules)
  return (key, values) => t(textOf(key), values)
}

/**
 * All rules in a room's notice with their figures, in reading order. The terms of a listing and the rules shown in its room both
 * come from here. `typeCode` is that of the listing, by which its prices are named; a room writes amounts in its own form. Empty
 * for an unknown mode.
 */
export function biddingTerms(
  mode: string,
  rules: RoomRules,
  typeCode: TypeCode,
  t: Translate,
  write: WriteAmount = (amount) => termAmount(amount, rules.unit, t),
): Term[] {
  if (!isBidMode(mode)) return []
  const say = inDirection(rules, t)
  const figures = figuresOf(rules, t, write)
  return groupedByName(
    [
      ['mode', 'mode', { name: t(modeLabels[mode]), text: say(modeTerms[mode], priceNameValues(typeCode)) }],
      ...dropTexts(rules, t, write),
      ...rulesByMode[mode](rules, figures),
      ...(rules.S2 ? ([['amount', 'secondStep', { step: write(rules.S2) }]] as const) : []),
      ...endTexts(mode, rules, figures, t),
      ...capTexts(mode, rules, figures),
      ['reserve', rules.reserve === 'HAS' ? 'reserve' : 'noReserve'],
      ...priorityTexts({ ...rules, mode }, figures),
      ...singleTexts(mode, rules, typeCode),
      ...secondTexts(rules),
      ...cycleTexts(mode, rules),
    ],
    say,
  )
}
