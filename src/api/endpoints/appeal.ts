import * as z from 'zod/mini'
import { appealDetail, appealKinds, appealRow } from '#src/model/appeal/schema.ts'
import { nullish } from '#src/model/nullish.ts'
import { endpoint, paged, pageWith } from '../endpoint.ts'

const asked = {
  origin: 'own',
  fallback: 'form',
  access: 'user',
  method: 'post',
  errorPolicy: { refusal: 'caller' },
} as const
const requestId = z.string().check(z.minLength(8), z.maxLength(64))
const addition = z.object({ id: z.string(), text: z.string(), fileIds: z.array(z.string()), requestId })

export const appealsPage = endpoint({
  ...asked,
  fallback: 'block',
  errorPolicy: {},
  path: '/dscq-user/appeal/page',
  summary: 'Appeals of the user, newest first, of a state or a kind if asked; how many there are of each state',
  input: () => z.object({ ...paged, state: nullish(z.string()), kind: nullish(z.string()) }),
  data: () => pageWith(appealRow, { counts: z.record(z.string(), z.number()) }),
})

export const appealInfo = endpoint({
  ...asked,
  fallback: 'block',
  errorPolicy: { refusal: 'caller' },
  path: '/dscq-user/appeal/detail',
  summary: 'One appeal with everything that happened to it',
  input: () => z.object({ id: z.string() }),
  data: () => appealDetail,
})

export const submitAppeal = endpoint({
  ...asked,
  path: '/dscq-user/appeal/submit',
  summary:
    'A new appeal; one sent twice under one `requestId` is one. Supported, one about a lost phone puts its `telPhone` in the place of the old phone, and so needs the `code` that was sent there',
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
    }),
  data: () => appealDetail,
})

export const supplementAppeal = endpoint({
  ...asked,
  path: '/dscq-user/appeal/supplement',
  summary: 'More words and files, where the exchange asked for them or has not begun; the same request id twice is one',
  input: () => addition,
  data: () => appealDetail,
})

export const withdrawAppeal = endpoint({
  ...asked,
  path: '/dscq-user/appeal/withdraw',
  summary: 'Withdraw an appeal that has not been accepted',
  input: () => z.object({ id: z.string() }),
  data: () => appealDetail,
})

export const reviewAppeal = endpoint({
  ...asked,
  path: '/dscq-user/appeal/review',
  summary: 'Ask for a decision to be reviewed, once; the same request id twice is one',
  input: () => addition,
  data: () => appealDetail,
})
