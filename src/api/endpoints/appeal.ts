import * as z from 'zod/mini'
import { appealDetail, appealKinds, appealRow } from '#src/model/appeal/schema.ts'
import { nullish } from '#src/model/nullish.ts'
import { endpoint, paged, pageWith, userCommand } from '../endpoint.ts'
import { codeUuid } from '../typed-code.ts'

const requestId = z.string().check(z.minLength(8), z.maxLength(64))
const addition = z.object({ id: z.string(), text: z.string(), fileIds: z.array(z.string()), requestId })

export const appealsPage = endpoint({
  ...userCommand,
  fallback: 'block',
  errorPolicy: {},
  path: '/dscq-user/appeal/page',
  summary: 'Appeals of the user, newest first, filtered by state or kind; with counts by state',
  input: () => z.object({ ...paged, state: nullish(z.string()), kind: nullish(z.string()) }),
  data: () => pageWith(appealRow, { counts: z.record(z.string(), z.number()) }),
})

export const appealInfo = endpoint({
  ...userCommand,
  fallback: 'block',
  errorPolicy: { refusal: 'caller' },
  path: '/dscq-user/appeal/detail',
  summary: 'One appeal with its history',
  input: () => z.object({ id: z.string() }),
  data: () => appealDetail,
})

export const submitAppeal = endpoint({
  ...userCommand,
  path: '/dscq-user/appeal/submit',
  summary:
    'A new appeal; the same `requestId` twice is one appeal. If supported, one about a lost phone replaces the old phone by its `telPhone`, so it needs the `code` sent to that number',
  input: () =>
    z.object({
      requestId,
      kind: z.enum(appealKinds),
      about: nullish(z.string()),
      description: z.string(),
      fileIds: z.array(z.string()),
      contact: z.string(),
      telPhone: z.string(),
      code: nullish(z.string()),
      codeUuid,
    }),
  data: () => appealDetail,
})

export const supplementAppeal = endpoint({
  ...userCommand,
  path: '/dscq-user/appeal/supplement',
  summary:
    'Add text and files, if the exchange asked for them or has not started; the same request id twice is one addition',
  input: () => addition,
  data: () => appealDetail,
})

export const withdrawAppeal = endpoint({
  ...userCommand,
  path: '/dscq-user/appeal/withdraw',
  summary: 'Withdraw an appeal that has not been accepted',
  input: () => z.object({ id: z.string() }),
  data: () => appealDetail,
})

export const reviewAppeal = endpoint({
  ...userCommand,
  path: '/dscq-user/appeal/review',
  summary: 'Request a review of a decision, once; the same request id twice is one request',
  input: () => addition,
  data: () => appealDetail,
})
