import * as z from 'zod/mini'
import { nullish } from '#src/model/nullish.ts'
import { phoneFace, seal, sealApplicant, sealApplication } from '#src/model/seal/schema.ts'
import { endpoint, userCommand, userQuery } from '../endpoint.ts'

const id = z.string().check(z.maxLength(64))
const token = z.string().check(z.maxLength(64))

export const sealList = endpoint({
  ...userQuery,
  path: '/dscq-contract/seal/list',
  summary: 'Electronic seals of the user, newest first, with the current face check of each application',
  input: () => z.object({}),
  data: () => z.array(seal),
})

export const sealApplicantOf = endpoint({
  ...userQuery,
  path: '/dscq-contract/seal/applicant',
  summary: 'The verified names that seals of the user show; `kind` is null before the account is verified',
  input: () => z.object({}),
  data: () => sealApplicant,
})

export const saveSeal = endpoint({
  ...userCommand,
  path: '/dscq-contract/seal/save',
  summary:
    'A new application, or a change of a draft or a refused one; it waits for the face check of the applicant, which begins with it. The same `requestId` twice is one application',
  input: () =>
    z.object({
      id: nullish(id),
      application: sealApplication,
      requestId: z.string().check(z.minLength(8), z.maxLength(64)),
    }),
  data: () => seal,
})

export const startSealFace = endpoint({
  ...userCommand,
  path: '/dscq-contract/seal/face/start',
  summary:
    'Start the face check of an application, in place of the check with `token`; if another one is open, nothing changes. When it passes, the application is handed in',
  input: () => z.object({ id, token: nullish(token) }),
  data: () => seal,
})

export const resubmitSeal = endpoint({
  ...userCommand,
  path: '/dscq-contract/seal/resubmit',
  summary: 'Hand in a refused application again as it is; its face check begins',
  input: () => z.object({ id }),
  data: () => seal,
})

export const stopSeal = endpoint({
  ...userCommand,
  path: '/dscq-contract/seal/stop',
  summary: 'Stop the use of a seal',
  input: () => z.object({ id }),
  data: () => seal,
})

export const enableSeal = endpoint({
  ...userCommand,
  path: '/dscq-contract/seal/enable',
  summary: 'Use a stopped seal again; refused if it does not show the verified name any more',
  input: () => z.object({ id }),
  data: () => seal,
})

export const removeSeal = endpoint({
  ...userCommand,
  path: '/dscq-contract/seal/remove',
  summary: 'Delete an application that has not been handed in',
  input: () => z.object({ id }),
  data: () => z.object({ id }),
})

/** Calls of the phone, which has the token of one face check and no session. */
const phoneCommand = { ...userCommand, access: 'public' } as const

export const scanSealFace = endpoint({
  ...phoneCommand,
  path: '/dscq-contract/seal/face/scan',
  summary:
    'A phone has opened the face check with this token: the waiting page learns of it. Once the check is over only its result is answered',
  input: () => z.object({ token }),
  data: () => phoneFace,
})

export const agreeSealFace = endpoint({
  ...phoneCommand,
  path: '/dscq-contract/seal/face/agree',
  summary: 'The person agrees to the comparison; answers the address of the service that makes it and leads back',
  input: () => z.object({ token, agreed: z.literal(true) }),
  data: () => z.object({ address: z.string() }),
})

export const cancelSealFace = endpoint({
  ...phoneCommand,
  path: '/dscq-contract/seal/face/cancel',
  summary: 'The person does not agree; this is no failed attempt',
  input: () => z.object({ token }),
  data: () => phoneFace,
})
