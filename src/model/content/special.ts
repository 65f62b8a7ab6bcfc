import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { listingRow } from '../listing/schema.ts'
import { readAs } from '../lenient.ts'
import { newsRow } from '../news/schema.ts'
import { nullish } from '../nullish.ts'

/** What an address names when it names no theme page. */
export const usualSpecial = 'cqzr'

const link = z.object({ label: z.string(), url: z.string() })
const titled = { id: z.string(), title: z.string() }

const banner = z.object({
  ...titled,
  type: z.literal('banner'),
  text: nullish(z.string()),
  imgSrc: nullish(z.string()),
  links: z.array(link),
})
export type BannerSection = z.output<typeof banner>

/** `amount` in 万元, `rate` in per cent. */
const figure = z.object({ label: z.string(), kind: z.enum(['count', 'amount', 'rate']), value: amount })
export type SpecialFigure = z.output<typeof figure>
const figures = z.object({
  ...titled,
  type: z.literal('figures'),
  items: z.array(figure),
  note: nullish(z.string()),
  /** `YYYY-MM-DD` of the first of the deals that are counted. */
  since: nullish(z.string()),
})
export type FiguresSection = z.output<typeof figures>

const listings = z.object({
  ...titled,
  type: z.literal('listings'),
  rows: z.array(listingRow),
  more: nullish(link),
})
export type ListingsSection = z.output<typeof listings>

const steps = z.object({
  ...titled,
  type: z.literal('steps'),
  steps: z.array(z.object({ label: z.string(), note: nullish(z.string()) })),
  more: nullish(link),
})
export type StepsSection = z.output<typeof steps>

/** Laws and rules, which are news of the plate 政策法规. */
const policies = z.object({
  ...titled,
  type: z.literal('policies'),
  rows: z.array(newsRow),
  more: nullish(link),
})
export type PoliciesSection = z.output<typeof policies>

/** The list of roadshows, which has a call of its own. */
const roadshows = z.object({
  ...titled,
  type: z.literal('roadshows'),
  /** Of assets of these kinds; of all if absent. */
  typeCodes: nullish(z.array(z.string())),
})
export type RoadshowsSection = z.output<typeof roadshows>

const questions = z.object({
  ...titled,
  type: z.literal('questions'),
  items: z.array(z.object({ question: z.string(), answer: z.string() })),
  more: nullish(link),
})
export type QuestionsSection = z.output<typeof questions>

const contacts = z.object({
  ...titled,
  type: z.literal('contacts'),
  items: z.array(z.object({ label: z.string(), phone: z.string() })),
  email: nullish(z.string()),
  address: nullish(z.string()),
})
export type ContactsSection = z.output<typeof contacts>

const section = z.discriminatedUnion('type', [
  banner,
  figures,
  listings,
  steps,
  policies,
  roadshows,
  questions,
  contacts,
])
export type SpecialSection = z.output<typeof section>

/** A section of a type that this portal does not know, or that is unreadable, is left out: the rest is still of use. */
const readable = (written: unknown): unknown =>
  Array.isArray(written) ? written.filter((one) => z.safeParse(section, one).success) : written

/** A page about one theme, put together by the editors of the exchange; its sections are in the order of the page. */
export const special = z.object({
  code: z.string(),
  title: z.string(),
  description: nullish(z.string()),
  sections: /* @__PURE__ */ readAs(readable, z.array(section)),
})
export type Special = z.output<typeof special>
