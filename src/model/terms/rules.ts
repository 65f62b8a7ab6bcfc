import type { RoomRules } from '../bidding/schema.ts'
import { modePhaseLabels, phaseLabels } from '../bidding/labels.ts'
import { type BidMode, bidModes } from '../listing/detail.ts'
import { modeLabels } from '../listing/labels.ts'
import { dateTimeSeconds } from '../time/shanghai.ts'
import { termAmount, durationText, type Translate } from './figures.ts'
import { priorityUses, type RightIn } from './priority.ts'
import { modeTerms, type PriorityUse, type TermName, termNames, type TermText, termTexts } from './labels.ts'

/** One rule of a room: its name and its sentences, as they are shown. */
export type Term = { name: TermName; label: string; texts: string[] }

/** Days that the exchange takes or gives, of work each (domain 1.3, 1.6). */
export const termDays = { refund: 3, contract: 5, payment: 5 } as const

type Figures = Readonly<Record<string, string | number>>
type Said = readonly [TermName, TermText, Figures?]
type Rule = (rules: RoomRules, figures: ReturnType<typeof figuresOf>) => readonly Said[]

/** The figures of a room in words; what a room has not is empty, and no sentence of its mode asks for it. */
function figuresOf(rules: RoomRules, t: Translate) {
  const amount = (text: string | null | undefined) => (text ? termAmount(text, rules.unit, t) : '')
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

/** Who goes on into the timed round of 分段竞价 (domain 4.2). */
const entryTexts: Readonly<Record<string, TermText>> = {
  ALL: 'enterAll',
  FREE_BIDDERS: 'enterQuoters',
  CONFIRMED: 'enterConfirmed',
}

const entry: Rule = ({ entryRule }, figures) => [['entry', entryTexts[entryRule ?? ''] ?? 'enterAll', figures]]

const rise: Rule = ({ stepRule, M }, figures) => [
  ['amount', stepRule === 'AT_LEAST' ? 'riseLeast' : M ? 'rise' : 'riseFreely', figures],
]

const whole: Rule = ({ range }, figures) => [['amount', range?.high ? 'wholeInRange' : 'whole', figures]]

const revisions: Rule = ({ maxRevisions }, figures) => [
  ['revisions', maxRevisions === 0 ? 'once' : maxRevisions ? 'revisions' : 'revisionsFree', figures],
]

/** What is particular to each mode. */
const particular: Readonly<Record<BidMode, Rule>> = {
  ongoing: (rules, figures) => [['course', 'ongoing', figures], ...rise(rules, figures)],
  phased: (rules, figures) => [['course', 'phased', figures], ...entry(rules, figures), ...rise(rules, figures)],
  final: (rules, figures) => [['course', 'sealed', figures], ...whole(rules, figures), ...revisions(rules, figures)],
  'once-off': (rules, figures) => [
    ['course', rules.inquiryMs ? 'asked' : 'sealed', figures],
    ...(rules.inquiryMs ? ([['confirmation', 'confirmOnce', figures]] as const) : []),
    ...whole(rules, figures),
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
  ],
  'v-shaped': ({ M }, figures) => [
    ['amount', 'atClock'],
    ['amount', M ? 'riseAfterFall' : 'riseAfterFallFreely', figures],
  ],
  'dutch-auction': () => [['amount', 'atClock']],
}

/** Phases in which a late quote moves the end. */
const countdowns: Readonly<Partial<Record<BidMode, 'DELAY' | 'LIMIT' | 'ASCEND'>>> = {
  ongoing: 'DELAY',
  phased: 'LIMIT',
  'two-stage': 'DELAY',
  'v-shaped': 'ASCEND',
}

function dropSaid({ drop, unit }: RoomRules, t: Translate): Said[] {
  if (!drop) return []
  const [top, step] = [drop.top, drop.step].map((amount) => termAmount(amount, unit, t))
  const figures = { top: top!, step: step!, every: durationText(drop.everyMs, t) }
  return [
    drop.floor
      ? ['drop', 'drop', { ...figures, floor: termAmount(drop.floor, unit, t) }]
      : ['drop', 'dropHidden', figures],
  ]
}

function endSaid(mode: BidMode, { D, maxExtensions, hardStop }: RoomRules, figures: Figures, t: Translate): Said[] {
  const countdown = countdowns[mode]
  if (!countdown || !D) return [['extension', 'noExtension']]
  const phase = t(modePhaseLabels[mode]?.[countdown] ?? phaseLabels[countdown])
  const count = maxExtensions ?? ''
  return [
    ['extension', maxExtensions ? 'extensionTimes' : 'extension', { ...figures, phase, count }],
    ...(hardStop ? ([['extension', 'hardStop', { time: dateTimeSeconds(hardStop) }]] as const) : []),
  ]
}

/** Modes in which somebody names a price of his own. */
const isPriced = (mode: BidMode): boolean => mode !== 'first-come-first-served' && mode !== 'dutch-auction'

function capSaid(mode: BidMode, { cap, range }: RoomRules, figures: Figures): Said[] {
  if (!isPriced(mode) || range?.high) return []
  if (!cap) return [['cap', 'noCap']]
  return [['cap', mode === 'two-stage' ? 'ceiling' : 'cap', figures]]
}

const priorityTexts: Readonly<Record<PriorityUse, TermText>> = {
  match: 'rightMatch',
  entrant: 'rightEntrant',
  sealed: 'rightSealed',
  firstStage: 'rightFirstStage',
  secondStage: 'rightSecondStage',
  after: 'rightAfter',
  taken: 'rightTaken',
  accepted: 'rightAccepted',
}

const prioritySaid = (right: RightIn, figures: Figures): Said[] =>
  priorityUses(right).map((use) => ['priority', priorityTexts[use], figures])

/** What a right to the same price gives in a room, as its notice says it. */
export const prioritySentences = (right: RightIn, t: Translate): string[] =>
  prioritySaid(right, { confirm: durationText(right.confirmMs ?? 0, t) }).map(([, text, figures]) =>
    t(termTexts[text], figures),
  )

const singleTexts: Readonly<Record<string, TermText>> = { AGREEMENT: 'agreement', FAIL: 'notAlone' }

function singleSaid(mode: BidMode, { single, drop }: RoomRules): Said[] {
  if (!single) return []
  const alone = mode === 'first-come-first-served' ? 'oneTakes' : drop ? 'oneAccepts' : 'oneQuotes'
  return [['single', singleTexts[single] ?? alone]]
}

const isMode = (mode: string): mode is BidMode => (bidModes as readonly string[]).includes(mode)

/** Sentences of one name are one rule. */
function joined(said: readonly Said[], t: Translate): Term[] {
  const texts = new Map<TermName, string[]>()
  for (const [name, text, figures] of said) texts.set(name, [...(texts.get(name) ?? []), t(termTexts[text], figures)])
  const names = Object.keys(termNames) as TermName[]
  return names.flatMap((name) => {
    const known = texts.get(name)
    return known ? [{ name, label: t(termNames[name]), texts: known }] : []
  })
}

/**
 * All that the notice of a room fixes, each rule with its figures, in the order in which they are read. The terms of a listing
 * and the rules shown in its room are these and no others. None for a mode nobody told the portal of.
 */
export function biddingTerms(mode: string, rules: RoomRules, t: Translate): Term[] {
  if (!isMode(mode)) return []
  const figures = figuresOf(rules, t)
  return joined(
    [
      ['mode', 'mode', { name: t(modeLabels[mode]), text: t(modeTerms[mode]) }],
      ...dropSaid(rules, t),
      ...particular[mode](rules, figures),
      ...(rules.S2 ? ([['amount', 'secondStep', { step: termAmount(rules.S2, rules.unit, t) }]] as const) : []),
      ...endSaid(mode, rules, figures, t),
      ...capSaid(mode, rules, figures),
      ['reserve', rules.reserve === 'HAS' ? 'reserve' : 'noReserve'],
      ...prioritySaid({ ...rules, mode }, figures),
      ...singleSaid(mode, rules),
    ],
    t,
  )
}
