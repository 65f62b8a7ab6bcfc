import type { RoomRules } from '#src/model/bidding/schema.ts'
import type { RoomHead } from '#src/model/bidding/calls.ts'
import { grouped } from '#src/model/money/money.ts'
import { durationText } from '#src/model/terms/figures.ts'
import { priorityShortOf } from '#src/model/terms/priority.ts'
import type { RoomView } from '../state/room-view.ts'
import { plainAmount } from '../price/show.ts'
import { entryLabels, type RuleName } from '../labels.ts'

type Rule = { name: RuleName; value: string }

type Translate = (key: string, values?: Record<string, string | number>) => string

/** Modes without price increments. */
const stepless: ReadonlySet<string> = new Set(['first-come-first-served', 'dutch-auction'])

const rangeText = ({ range }: RoomRules, amount: (text: string) => string | null): string | null =>
  range?.high ? `${amount(range.low)} – ${amount(range.high)}` : null

/** Which bidders of 分段竞价 enter the timed round. */
const entryText = (mode: string, { entryRule }: RoomRules, t: Translate): string | null => {
  const label = mode === 'phased' ? entryLabels[entryRule ?? ''] : undefined
  return label === undefined ? null : t(label)
}

const depositText = ({ deposit }: Pick<RoomHead, 'deposit'>, t: Translate): string | null =>
  deposit ? t('{{amount}} 元', { amount: grouped(deposit, 2) }) : null

type Head = Pick<RoomHead, 'deposit' | 'listing'>

/** Whether the room is one lot of a package, which has one deposit as a whole. */
export const isLotIn = ({ listing }: Pick<RoomHead, 'listing'>, roomId: string): boolean =>
  Boolean(listing) && listing?.assetsId !== roomId

/** The figures of the room's notice; those that do not apply to its mode are left out. */
export function rulesOf({ rules, mode, roomId }: RoomView, head: Head, t: Translate): Rule[] {
  const { P0, S, S2, M, D, cap, maxRevisions, holdMs, drop, reserve } = rules
  const amount = (text: string | null | undefined) => (text ? plainAmount(text, rules) : null)
  const length = (ms: number | null | undefined) => (ms ? durationText(ms, t) : null)
  const rows: [RuleName, string | null][] = [
    [mode === 'first-come-first-served' ? 'fixed' : 'P0', amount(P0)],
    ['S', stepless.has(mode) ? null : amount(S)],
    ['S2', amount(S2)],
    ['M', M ? t('{{count}} 手', { count: M }) : null],
    ['entry', entryText(mode, rules, t)],
    ['dropStep', amount(drop?.step)],
    ['dropEvery', length(drop?.everyMs)],
    ['floor', amount(drop?.floor)],
    ['D', length(D)],
    ['range', rangeText(rules, amount)],
    ['cap', amount(cap)],
    ['maxRevisions', maxRevisions ? t('{{count}} 次', { count: maxRevisions }) : null],
    ['holdMs', length(holdMs)],
    ['reserve', reserve === 'HAS' ? t('有') : t('无')],
    ['priority', priorityShortOf({ ...rules, mode }, t)],
    [isLotIn(head, roomId) ? 'bound' : 'deposit', depositText(head, t)],
  ]
  return rows.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))
}
