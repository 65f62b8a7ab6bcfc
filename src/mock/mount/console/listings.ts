import * as z from 'zod/mini'
import { startPriceName } from '#src/model/asset-kind/prices.ts'
import { modeLabels } from '#src/model/listing/labels.ts'
import { minuteMs } from '#src/model/time/units.ts'
import type { RoomConfig } from '../../exchange/bidding/engine/config.ts'
import { enrolmentOf } from '../../exchange/listings/lifecycle.ts'
import { type OfferedTerms, termsIn } from '../../exchange/market/publishing.ts'
import { roomConfigOf } from '../../exchange/seed/listings/room-config.ts'
import { priceText, yuanText } from '../../exchange/seed/texts/amounts.ts'
import type { Listing } from '../../exchange/tables.ts'
import type { Exchange } from '../../worlds.ts'
import { escaped } from '../http/html.ts'
import { noUser, timeText, type ToolGroup } from './tool.ts'

/** An empty field of a form leaves the term out of the notice. */
const text = z.pipe(
  z.string(),
  z.transform((value: string) => value.trim() || null),
)
const minutes = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value: string | number) => (value === '' ? null : Number(value))),
)

const order = z.object({
  assetsId: z.string(),
  step: z.optional(text),
  top: z.optional(text),
  floor: z.optional(text),
  dropStep: z.optional(text),
  dropMinutes: z.optional(z.pipe(minutes, z.nullable(z.number().check(z.minimum(0))))),
  trigger: z.optional(z.enum(['TIME', 'CEILING'])),
  ceiling: z.optional(text),
  approvalDoc: z.optional(text),
})

/** Those that the exchange's staff publish: before their time, and on their own. */
const unpublished = ({ tables, now }: Exchange): Listing[] =>
  [...tables.listings.values()]
    .filter(({ status, isPackage, packageId }) => status === 'PRE' && !isPackage && packageId === null)
    .filter(({ publishedAt }) => publishedAt <= now())

/** The terms as they were disclosed. */
const termsOf = ({ S, top, floor, dropStep, dropMs, trigger, ceiling }: RoomConfig): Required<OfferedTerms> => ({
  step: S,
  top,
  floor,
  dropStep,
  dropMinutes: Math.round((dropMs / minuteMs) * 100) / 100,
  trigger,
  ceiling,
  approvalDoc: null,
})

const labels: Readonly<Record<keyof OfferedTerms, string>> = {
  step: '加价幅度',
  top: '最高价',
  floor: '底价',
  dropStep: '降价幅度',
  dropMinutes: '降价间隔（分钟）',
  trigger: '第二阶段',
  ceiling: '第一阶段最高限价',
  approvalDoc: '低于评估结果90%的批准文件',
}

const triggers = { TIME: '第一阶段结束后进入', CEILING: '报价超过最高限价时进入' } as const

const triggerChoice = (chosen: RoomConfig['trigger']): string =>
  Object.entries(triggers)
    .map(([value, label]) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${label}</option>`)
    .join('')

const inUnit: ReadonlySet<string> = new Set(['step', 'top', 'floor', 'dropStep', 'ceiling'])

function field(name: keyof OfferedTerms, terms: Required<OfferedTerms>, unit: string): string {
  const value = terms[name]
  const label = inUnit.has(name) ? `${labels[name]}（${escaped(unit)}）` : labels[name]
  return name === 'trigger'
    ? `<label>${labels.trigger} <select name="trigger">${triggerChoice(terms.trigger)}</select></label> `
    : `<label>${label} <input name="${name}" value="${escaped(String(value ?? ''))}"></label> `
}

function row(listing: Listing): string {
  const { assetsId, assetsName, mode, startPrice, opensAt, typeCode } = listing
  const config = roomConfigOf(listing)
  const terms = termsOf(config)
  const appraised = config.appraisal === null ? '' : `；评估结果 ${yuanText(config.appraisal)}`
  return `<section><h2>${escaped(assetsId)} ${escaped(assetsName)} · ${modeLabels[mode]}</h2>
<p>${startPriceName('document', typeCode)} ${escaped(priceText(startPrice, listing))}${appraised}；${timeText(enrolmentOf(listing).enrolFrom)} 自动发布，${timeText(opensAt)} 开始竞价</p>
<form method="post" action="/__mock/listing-publish"><input type="hidden" name="assetsId" value="${escaped(assetsId)}">${termsIn(
    mode,
  )
    .map((name) => field(name, terms, config.unit))
    .join('')}<button>发布正式公告</button></form></section>`
}

/** The exchange's staff publish the formal notice of a pre-disclosed asset, with the terms of its room. */
export const listingTools: ToolGroup = {
  pages: {
    listings: {
      title: '发布正式公告（模拟）',
      body: (exchange) => {
        const all = unpublished(exchange)
        return all.length === 0 ? '<p>没有预披露的标的。</p>' : all.map(row).join('')
      },
    },
  },
  answers: {
    'listings.json': (exchange) =>
      unpublished(exchange).map((listing) => {
        const { assetsId, mode } = listing
        const config = roomConfigOf(listing)
        const terms = termsOf(config)
        const own = Object.fromEntries(termsIn(mode).map((name) => [name, terms[name]]))
        return { assetsId, mode, appraisal: config.appraisal, terms: own }
      }),
  },
  orders: {
    'listing-publish': (exchange, body) => {
      const { success, data } = order.safeParse(body)
      if (!success) return null
      const { assetsId, ...terms } = data
      const { status } = exchange.take('publishListing', { assetsId, terms }, noUser)
      return { assetsId, status }
    },
  },
}
