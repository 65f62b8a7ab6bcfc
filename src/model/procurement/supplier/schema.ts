import * as z from 'zod/mini'
import { amount } from '../../amount.ts'
import { gatewayOrder } from '../../deposit/schema.ts'
import { nullish } from '../../nullish.ts'
import { procurementFile, procurementRow } from '../schema.ts'

/** Who takes part: the verified organisation of the account, and whom it names for this project. */
const enrolment = z.object({
  /** 报名编号 */
  no: z.string(),
  at: z.number(),
  company: z.string(),
  creditCode: z.string(),
  contact: z.string(),
  telPhone: z.string(),
  lotIds: z.array(z.string()),
})

/** What is paid at the gateway: the documents, or the bond of one lot. */
export const paidFor = ['documents', 'bond'] as const
export type PaidFor = (typeof paidFor)[number]

const purchaseOrder = z.extend(gatewayOrder, { paidFor: z.string(), lotId: nullish(z.string()) })
export type PurchaseOrder = z.output<typeof purchaseOrder>

/** The bond of one lot. Amounts in 元. */
const ownBond = z.object({
  lotId: z.string(),
  amount,
  /** One of `bondStates`. */
  state: z.string(),
  paidAt: nullish(z.number()),
  returnedAt: nullish(z.number()),
  /** Paid with the return. */
  interest: nullish(amount),
})
export type OwnBond = z.output<typeof ownBond>

const ownQuestion = z.object({
  id: z.string(),
  text: z.string(),
  askedAt: z.number(),
  answeredAt: nullish(z.number()),
  answer: nullish(z.string()),
})

const ownObjection = z.object({
  id: z.string(),
  text: z.string(),
  at: z.number(),
  /** Until when it is answered at the latest. */
  answerBy: z.number(),
  answeredAt: nullish(z.number()),
  answer: nullish(z.string()),
})

const ownResponse = z.object({ lotId: z.string(), price: amount, at: z.number() })

/** What became of a lot for this supplier; `open` while the result is not announced. */
const lotResult = z.object({ lotId: z.string(), outcome: z.string() })

const standing = z.object({
  isInvited: z.boolean(),
  isEnrolled: z.boolean(),
  hasDocuments: z.boolean(),
  hasBond: z.boolean(),
  isObjecting: z.boolean(),
})

/** Everything one supplier has to do with one project. */
export const participation = z.object({
  projectId: z.string(),
  isFollowed: z.boolean(),
  /** Null while the account may take part; else one of `eligibilityFaults`. */
  fault: nullish(z.string()),
  standing,
  /** Of the account, with whom it named last; null while it is not verified as an organisation. */
  party: nullish(z.object({ company: z.string(), creditCode: z.string(), contact: z.string(), telPhone: z.string() })),
  enrolment: nullish(enrolment),
  /** When the documents were bought, or taken where they are free. */
  boughtAt: nullish(z.number()),
  /** 元; 0 when the documents are free. */
  filePrice: amount,
  /** The price of the documents of a project that its purchaser has given up, 元: paid back at that time, or to be paid back. */
  feeReturn: nullish(z.object({ amount, at: nullish(z.number()) })),
  lots: z.array(z.object({ id: z.string(), name: z.string(), ceiling: nullish(amount), bond: amount })),
  /** The sold files, for who has bought them. */
  files: z.array(procurementFile),
  /** The latest last. */
  orders: z.array(purchaseOrder),
  /** Of the chosen lots that ask for one. */
  bonds: z.array(ownBond),
  questions: z.array(ownQuestion),
  objections: z.array(ownObjection),
  /** Handed in at the procurement system; nobody else sees it before the opening. */
  responses: z.array(ownResponse),
  results: z.array(lotResult),
})
export type Participation = z.output<typeof participation>

/** A project in the lists of a supplier, with everything the supplier has to do with it. */
export const ownProcurement = z.object({ project: procurementRow, own: participation })
export type OwnProcurement = z.output<typeof ownProcurement>

/** The lists of a supplier. */
export const ownTabs = ['projects', 'documents', 'bonds', 'questions', 'objections', 'results', 'follows'] as const
export type OwnTab = (typeof ownTabs)[number]

/** Number of projects by `OwnTab`. */
export const ownCounts = z.record(z.string(), z.number())

/** A file of the documents, at an address for this supplier that ends soon. */
export const documentAddress = z.object({
  /** Below the host of the downloads. */
  path: z.string(),
  expiresAt: z.number(),
})

/** Where the browser goes to reach the procurement system with a one-time code. */
export const handover = z.object({ url: z.string(), expiresAt: z.number() })
