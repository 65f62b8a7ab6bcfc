import * as z from 'zod/mini'
import { payChannels } from '#src/model/deposit/channels.ts'
import {
  documentAddress,
  handover,
  ownCounts,
  ownProcurement,
  ownTabs,
  paidFor,
  participation,
} from '#src/model/procurement/supplier/schema.ts'
import { endpoint, paged, pageWith, userCommand, userQuery } from '../endpoint.ts'

const project = { id: z.string() }
const requestId = z.string().check(z.minLength(8), z.maxLength(64))

export const participationOf = endpoint({
  ...userQuery,
  path: '/dscq-purchase/supplier/participation',
  summary: 'What the user has to do with one procurement project, and may do as a supplier',
  input: () => z.object(project),
  data: () => participation,
})

export const ownProcurementPage = endpoint({
  ...userQuery,
  method: 'post',
  path: '/dscq-purchase/supplier/page',
  summary:
    'Procurement projects that the user takes part in or follows, the one that changed last first, with counts by list',
  input: () => z.object({ ...paged, tab: z.enum(ownTabs), q: z.optional(z.string()) }),
  data: () => pageWith(ownProcurement, { counts: ownCounts }),
})

export const procurementFollow = endpoint({
  ...userCommand,
  errorPolicy: { on401: 'ask' },
  path: '/dscq-purchase/supplier/collect',
  summary: 'Follow a procurement project, or no more: its changes are sent as messages',
  input: () => z.object({ ...project, on: z.boolean() }),
  data: () => participation,
})

export const procurementEnrol = endpoint({
  ...userCommand,
  path: '/dscq-purchase/supplier/enrol',
  summary:
    'Enrol for lots of a procurement project with the data of the verified organisation, or add lots to an enrolment; chosen lots stay',
  input: () => z.object({ ...project, contact: z.string(), telPhone: z.string(), lotIds: z.array(z.string()) }),
  data: () => participation,
})

export const procurementPay = endpoint({
  ...userCommand,
  path: '/dscq-purchase/supplier/pay',
  summary:
    'Start the payment of the documents or of a bond; the same key starts it once. Documents that are free are taken at once, without a payment address',
  input: () =>
    z.object({
      ...project,
      paidFor: z.enum(paidFor),
      lotId: z.optional(z.string()),
      channel: z.enum(payChannels),
      idemKey: requestId,
    }),
  data: () => z.object({ payUrl: z.nullable(z.string()) }),
})

export const procurementCancelPay = endpoint({
  ...userCommand,
  path: '/dscq-purchase/supplier/pay-cancel',
  summary: 'Close a payment that the bank has not answered',
  input: () => z.object({ ...project, orderId: z.string() }),
  data: () => participation,
})

export const procurementAsk = endpoint({
  ...userCommand,
  path: '/dscq-purchase/supplier/ask',
  summary: 'Ask about the documents; the answer is published without the name of who asked',
  input: () => z.object({ ...project, text: z.string(), requestId }),
  data: () => participation,
})

export const procurementObject = endpoint({
  ...userCommand,
  path: '/dscq-purchase/supplier/object',
  summary: 'Object to the candidates within their publicity; the procedure halts until the answer',
  input: () => z.object({ ...project, text: z.string(), requestId }),
  data: () => participation,
})

export const procurementDocumentAddress = endpoint({
  ...userCommand,
  path: '/dscq-purchase/supplier/document',
  summary: 'The address of a file of the documents for a supplier who has bought them; it ends after a few minutes',
  input: () => z.object({ ...project, fileId: z.string() }),
  data: () => documentAddress,
})

export const procurementHandover = endpoint({
  ...userCommand,
  path: '/dscq-purchase/supplier/handover',
  summary: 'A one-time code for the procurement system, bound to the user, the project and the `state` of the page',
  input: () => z.object({ ...project, state: z.string().check(z.minLength(16), z.maxLength(64)) }),
  data: () => handover,
})
