import * as z from 'zod/mini'
import { enrolDetail, enrolDraft, enrolForm, enrolRow, enrolSetup } from '#src/model/enrolment/schema.ts'
import { nullish } from '#src/model/nullish.ts'
import { endpoint, paged, pageWith } from '../endpoint.ts'

const own = { origin: 'own', fallback: 'form', access: 'user', method: 'post' } as const

/** The draft version this text is based on; 0 for none. */
const basis = nullish(z.int())

/** Shows no message: the page shows the person's enrolment state (SE-05). */
export const enrolCheck = endpoint({
  ...own,
  path: '/dscq-project/enroll/check',
  summary: 'Whether the person may enrol for an asset; refused with the codes of `enrolRefusal`',
  errorPolicy: { refusal: 'caller' },
  input: () => z.object({ assetsId: z.string() }),
  data: () => z.object({ enrolId: nullish(z.string()) }),
})

export const enrolSetupOf = endpoint({
  ...own,
  fallback: 'block',
  path: '/dscq-project/enroll/sheet',
  summary: 'The texts, questions and files of an enrolment for an asset, with the data already known',
  errorPolicy: { refusal: 'caller' },
  input: () => z.object({ assetsId: z.string() }),
  data: () => enrolSetup,
})

export const enrolSave = endpoint({
  ...own,
  path: '/dscq-project/enroll/save',
  summary:
    'Save a draft; its joint members are asked for their consent. Refused if a newer version than `basis` was saved',
  errorPolicy: { refusal: 'caller' },
  input: () => z.object({ assetsId: z.string(), form: enrolDraft, basis }),
  data: () => z.object({ id: z.string(), savedAt: z.number(), version: z.int() }),
})

export const enrolSubmit = endpoint({
  ...own,
  path: '/dscq-project/enroll/submit',
  summary: 'Submit an enrolment, for the first time or corrected; submitting twice counts once',
  errorPolicy: { refusal: 'caller' },
  input: () => z.object({ assetsId: z.string(), form: enrolForm, basis }),
  data: () => z.object({ id: z.string(), no: z.string() }),
})

export const enrolWithdraw = endpoint({
  ...own,
  path: '/dscq-project/enroll/withdraw',
  summary: 'Withdraw an enrolment before any money has arrived',
  input: () => z.object({ id: z.string() }),
  data: () => z.object({ id: z.string() }),
})

export const enrolConsent = endpoint({
  ...own,
  path: '/dscq-project/enroll/consent',
  summary: 'A joint member accepts or declines to take part; refused if the terms have changed since `jointVersion`',
  input: () => z.object({ id: z.string(), agree: z.boolean(), version: nullish(z.string()) }),
  data: () => z.object({ id: z.string() }),
})

export const enrolPage = endpoint({
  ...own,
  fallback: 'block',
  path: '/dscq-project/enroll/page',
  summary: 'Enrolments of the person, newest first, with the count of each tab',
  input: () =>
    z.object({
      ...paged,
      tab: z.optional(z.string()),
      q: z.optional(z.string()),
      typeCode: z.optional(z.string()),
      /** `YYYY-MM-DD` in Shanghai. */
      from: z.optional(z.string()),
      to: z.optional(z.string()),
    }),
  data: () => pageWith(enrolRow, { counts: z.record(z.string(), z.number()) }),
})

/** By its own id, or by the asset. */
export const enrolDetailOf = endpoint({
  ...own,
  fallback: 'block',
  path: '/dscq-project/enroll/detail',
  summary: 'One enrolment with all its data',
  // The page shows that there is no such enrolment.
  errorPolicy: { refusal: 'caller', toCaller: [404] },
  input: () => z.object({ id: z.optional(z.string()), assetsId: z.optional(z.string()) }),
  data: () => enrolDetail,
})
