import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { nullish } from '../nullish.ts'

/** Where an asset is: of a company, its registered office. */
export const assetPlace = z.object({
  /** Of the city or prefecture, `510100`. */
  adcode: z.number(),
  address: z.string(),
})

/** A part of a company's capital. `isOffered`: it is transferred, or given to the new investor, by this listing. */
const holder = z.object({
  name: z.string(),
  /** Per cent; those of a company are 100 together. */
  share: amount,
  isOffered: z.boolean(),
})
export type Holder = z.output<typeof holder>

/** Audited figures of one year, 元; a loss is negative. */
const yearFigures = z.object({
  year: z.number(),
  revenue: amount,
  profit: amount,
  assets: amount,
  liabilities: amount,
})
export type YearFigures = z.output<typeof yearFigures>

/** The company of which a share is offered, or that takes capital. */
export const company = z.object({
  holders: z.array(holder),
  /** Oldest first. */
  years: z.array(yearFigures),
})
export type Company = z.output<typeof company>

/** What happens to the price of an asset; an unknown event is shown as its own text. */
const priceEvents = ['listed', 'relisted', 'first-bid', 'last-bid', 'deal', 'extended', 'failed', 'terminated'] as const
export type PriceEvent = (typeof priceEvents)[number]

/** One entry of the history of a price, an earlier listing of the same asset included. */
export const priceStep = z.object({
  /** Epoch ms. */
  at: z.number(),
  event: z.string(),
  /** In the unit of the asset; absent for an event without a price. */
  price: nullish(amount),
  /** The earlier listing, if it is not this one. */
  assetsId: nullish(z.string()),
})
export type PriceStep = z.output<typeof priceStep>

/** Groups of files in the order of the shelf; an unknown one is the last. */
export const fileGroups = ['notice', 'report', 'form', 'picture'] as const
export type FileGroup = (typeof fileGroups)[number]
