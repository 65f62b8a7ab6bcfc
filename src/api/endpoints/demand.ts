import * as z from 'zod/mini'
import { demandDetail as detail, demandFields, demandRow } from '#src/model/demand/schema.ts'
import { endpoint, paged, pageWith } from '../endpoint.ts'
import { codeUuid } from '../typed-code.ts'

const own = { origin: 'own', fallback: 'block', access: 'user' } as const
/** The form shows a refusal at its field, or above the button. */
const command = { ...own, fallback: 'form', method: 'post', errorPolicy: { refusal: 'caller' } } as const
const done = z.object({ id: z.string() })

export const demandsPage = endpoint({
  ...own,
  method: 'get',
  path: '/dscq-content/demand/page',
  summary: 'Demands of the user, by their last change, newest first; with counts by state',
  input: () =>
    z.object({
      ...paged,
      need: z.optional(z.number()),
      state: z.optional(z.string()),
      title: z.optional(z.string()),
    }),
  data: () => pageWith(demandRow, { counts: z.record(z.string(), z.number()) }),
})

export const demandDetail = endpoint({
  ...own,
  method: 'get',
  path: '/dscq-content/demand/detail',
  errorPolicy: { toCaller: [404] },
  summary: 'One demand of the user with its history',
  input: () => z.object({ id: z.string() }),
  data: () => detail,
})

export const submitDemand = endpoint({
  ...command,
  path: '/dscq-content/demand/submit',
  summary: 'A new demand, with the code sent to its phone; the same request id twice is one demand',
  input: () => z.object({ ...demandFields, telPhone: z.string(), code: z.string(), codeUuid, requestId: z.string() }),
  data: () => done,
})

export const updateDemand = endpoint({
  ...command,
  path: '/dscq-content/demand/update',
  summary: 'Change the text of a demand that is not accepted yet',
  input: () => z.object({ ...demandFields, id: z.string() }),
  data: () => done,
})

export const withdrawDemand = endpoint({
  ...command,
  path: '/dscq-content/demand/withdraw',
  summary: 'Withdraw a demand before it is answered',
  input: () => z.object({ id: z.string() }),
  data: () => done,
})

export const askFurther = endpoint({
  ...command,
  path: '/dscq-content/demand/ask',
  summary: 'A question about the answer; the same request id twice is one question',
  input: () => z.object({ id: z.string(), text: z.string(), fileIds: z.array(z.string()), requestId: z.string() }),
  data: () => done,
})

export const rateDemand = endpoint({
  ...command,
  path: '/dscq-content/demand/rate',
  summary: 'Rate the answer, 1 to 5; ends the demand',
  input: () => z.object({ id: z.string(), score: z.number(), text: z.optional(z.string()) }),
  data: () => done,
})
