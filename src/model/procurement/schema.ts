import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { articleFile } from '../content/article.ts'
import { nullish } from '../nullish.ts'
import { schedule } from './stage.ts'

/** A project in lists. Amounts in 元. */
export const procurementRow = z.object({
  id: z.string(),
  /** 项目编号 */
  no: z.string(),
  name: z.string(),
  /** One of `procurementMethods`, `procurementCategories`; others are shown as they are written. */
  method: z.string(),
  category: z.string(),
  /** Administrative code of the prefecture, and its name. */
  regionCode: z.string(),
  region: z.string(),
  purchaser: z.string(),
  /** 招标代理机构; null when the purchaser runs the procurement itself. */
  agency: nullish(z.string()),
  /** Null when it is not published. */
  budget: nullish(amount),
  lotCount: z.number(),
  schedule,
})
export type ProcurementRow = z.output<typeof procurementRow>

/** A part of a project that is awarded by itself. Amounts in 元. */
export const procurementLot = z.object({
  id: z.string(),
  name: z.string(),
  /** What is procured, with its quantity. */
  content: z.string(),
  budget: nullish(amount),
  /** 最高限价 */
  ceiling: nullish(amount),
  /** 0 when none is asked for. */
  bond: amount,
  /** 工期、交货期或服务期 */
  period: z.string(),
})
export type ProcurementLot = z.output<typeof procurementLot>

/** One response as it was read out at the opening. */
const openedResponse = z.object({
  lotId: z.string(),
  supplier: z.string(),
  price: amount,
  period: z.string(),
  at: z.number(),
})

/** A candidate in the order of the evaluation. */
const candidate = z.object({
  lotId: z.string(),
  rank: z.number(),
  supplier: z.string(),
  price: amount,
  /** Out of 100; null where the price alone decides. */
  score: nullish(z.string()),
})

const award = z.object({ lotId: z.string(), supplier: z.string(), price: amount })

/** A question about the documents, without the name of who asked. */
const answeredQuestion = z.object({
  id: z.string(),
  askedAt: z.number(),
  text: z.string(),
  answeredAt: z.number(),
  answer: z.string(),
})

/** An objection to the candidates; its answer is null while it is examined. */
const publicObjection = z.object({
  id: z.string(),
  at: z.number(),
  /** Until when it is answered at the latest. */
  answerBy: z.number(),
  answeredAt: nullish(z.number()),
  answer: nullish(z.string()),
})

/** A notice of a project in lists. */
export const procurementNoticeRow = z.object({
  id: z.string(),
  /** One of `procurementNoticeKinds`. */
  kind: z.string(),
  title: z.string(),
  publishedAt: z.number(),
  projectId: z.string(),
  projectName: z.string(),
  method: z.string(),
  region: z.string(),
})
export type ProcurementNoticeRow = z.output<typeof procurementNoticeRow>

const neighbour = nullish(z.object({ id: z.string(), title: z.string() }))

/** What ends at a date that follows from a notice. */
export const procurementDeadlineKinds = [
  'sale',
  'questions',
  'deadline',
  'publicity',
  'contractDue',
  'bondReturn',
] as const
export type ProcurementDeadlineKind = (typeof procurementDeadlineKinds)[number]

/** A notice in full. */
export const procurementNotice = z.extend(procurementNoticeRow, {
  projectNo: z.string(),
  /** Who publishes it. */
  source: z.string(),
  /** HTML; shown only through SafeHtml. */
  content: z.string(),
  attachments: z.array(articleFile),
  /** `kind`: one of `procurementDeadlineKinds`; epoch ms, the earliest first. */
  deadlines: z.array(z.object({ kind: z.string(), at: z.number() })),
  /** When a later notice changed what this one says, epoch ms, and what it changed. */
  correctedAt: nullish(z.number()),
  correction: nullish(z.string()),
  /** The notices of the same project before and after it. */
  previous: neighbour,
  next: neighbour,
  /** All notices of the project, the earliest first. */
  course: z.array(procurementNoticeRow),
})
export type ProcurementNotice = z.output<typeof procurementNotice>

/** A file of the procurement documents: `isSold` ones are for those who have bought them. */
export const procurementFile = z.extend(articleFile, { isSold: z.boolean() })
export type ProcurementFile = z.output<typeof procurementFile>

/** The room of a 竞价采购. */
const auction = z.object({
  roomId: z.string(),
  mode: z.string(),
  opensAt: z.number(),
  ceiling: amount,
  step: nullish(amount),
})

export const procurementDetail = z.extend(procurementRow, {
  /** Paragraphs of plain text. */
  overview: z.array(z.string()),
  /** 资格要求 */
  requirements: z.array(z.string()),
  /** How the responses are compared. */
  evaluation: z.string(),
  funding: z.string(),
  /** 元; 0 when the documents are free. */
  filePrice: amount,
  purchaserContact: z.object({ name: z.string(), phone: z.string(), address: z.string() }),
  agencyContact: nullish(z.object({ name: z.string(), phone: z.string(), address: z.string() })),
  openingPlace: z.string(),
  /** Where the opening was announced first, if a notice has changed the place. */
  openingPlaceBefore: nullish(z.string()),
  lots: z.array(procurementLot),
  files: z.array(procurementFile),
  /** The earliest first. */
  notices: z.array(procurementNoticeRow),
  questions: z.array(answeredQuestion),
  objections: z.array(publicObjection),
  /** Null before the opening. */
  opening: nullish(z.array(openedResponse)),
  /** Null before their publicity. */
  candidates: nullish(z.array(candidate)),
  /** Null before the result. */
  awards: nullish(z.array(award)),
  terminationReason: nullish(z.string()),
  auction: nullish(auction),
})
export type ProcurementDetail = z.output<typeof procurementDetail>
