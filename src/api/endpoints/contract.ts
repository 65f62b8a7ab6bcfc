import * as z from 'zod/mini'
import {
  contractPaper,
  contractRow,
  contractView,
  newSigner,
  signatureInput,
  signOrders,
} from '#src/model/contract/schema.ts'
import { nullish } from '#src/model/nullish.ts'
import { sealFace } from '#src/model/seal/schema.ts'
import { endpoint, userCommand, userQuery } from '../endpoint.ts'

const id = z.string().check(z.maxLength(64))
const reason = z.string().check(z.maxLength(500))
const one = () => z.object({ id })
const reasoned = () => z.object({ id, reason })

export const contractList = endpoint({
  ...userQuery,
  path: '/dscq-contract/list',
  summary: 'Contracts of which the user is a party or a signer, the last changed first',
  input: () => z.object({}),
  data: () => z.array(contractRow),
})

export const contractDetail = endpoint({
  ...userQuery,
  path: '/dscq-contract/detail',
  summary: 'One contract; of another’s 403',
  input: one,
  data: () => contractView,
})

export const drawContract = endpoint({
  ...userCommand,
  path: '/dscq-contract/draw',
  summary: 'Draw up the text from the template of the kind of asset; a second time changes nothing',
  input: one,
  data: () => contractView,
})

export const saveContractFields = endpoint({
  ...userCommand,
  path: '/dscq-contract/fields/save',
  summary: 'Change agreed fields while negotiating; both confirmations are void. On an older version refused with 4119',
  input: () => z.object({ id, version: z.int(), open: z.record(z.string(), z.string().check(z.maxLength(2000))) }),
  data: () => contractView,
})

export const confirmContract = endpoint({
  ...userCommand,
  path: '/dscq-contract/confirm',
  summary: 'Confirm the text with this digest; when both have, it can be signed. Refused if the text has changed',
  input: () => z.object({ id, digest: z.string().check(z.maxLength(128)) }),
  data: () => contractView,
})

export const returnContract = endpoint({
  ...userCommand,
  path: '/dscq-contract/return',
  summary: 'Return the text for changes, with a reason; both confirmations are void',
  input: reasoned,
  data: () => contractView,
})

export const contractPaperOf = endpoint({
  ...userQuery,
  path: '/dscq-contract/paper',
  summary: 'The pages of the paper with the signatures so far, and the places to sign; null before both have confirmed',
  input: one,
  data: () => z.nullable(contractPaper),
})

export const openContract = endpoint({
  ...userCommand,
  path: '/dscq-contract/sign/open',
  summary: 'Begin to sign: after the publicity, without an open objection, when all signers are verified',
  input: one,
  data: () => contractView,
})

export const sendSigningCode = endpoint({
  ...userCommand,
  path: '/dscq-contract/sign/code',
  summary: 'Send the code for signing to the phone of the signer',
  input: one,
  data: () => z.object({ phone: z.string() }),
})

export const startSigningFace = endpoint({
  ...userCommand,
  path: '/dscq-contract/sign/face',
  summary:
    'Begin a face check for signing, in place of the check with `token`; if another one is open, nothing changes',
  input: () => z.object({ id, token: nullish(z.string().check(z.maxLength(64))) }),
  data: () => sealFace,
})

export const signingFace = endpoint({
  ...userQuery,
  path: '/dscq-contract/sign/face/state',
  summary: 'The current face check for signing; null without one',
  input: one,
  data: () => z.nullable(sealFace),
})

export const signContract = endpoint({
  ...userCommand,
  path: '/dscq-contract/sign',
  summary: 'Sign: seal or drawn signature on the page, willingness by code or face. A second time changes nothing',
  input: () => signatureInput,
  data: () => contractView,
})

export const rejectContract = endpoint({
  ...userCommand,
  path: '/dscq-contract/reject',
  summary: 'Refuse to sign, which ends the contract for all',
  input: reasoned,
  data: () => contractView,
})

export const revokeContract = endpoint({
  ...userCommand,
  path: '/dscq-contract/revoke',
  summary: 'Revoke while it is being signed, by who drew it up; the reason has at most 50 characters',
  input: reasoned,
  data: () => contractView,
})

export const extendContract = endpoint({
  ...userCommand,
  path: '/dscq-contract/extend',
  summary: 'Extend the deadline for signing by five working days, at most three times',
  input: one,
  data: () => contractView,
})

export const redrawContract = endpoint({
  ...userCommand,
  path: '/dscq-contract/redraw',
  summary:
    'Draw up a new contract in place of one that was refused, revoked or has expired; it begins with the old text',
  input: one,
  data: () => contractView,
})

export const urgeSigner = endpoint({
  ...userCommand,
  path: '/dscq-contract/signer/urge',
  summary: 'Urge a signer, once a day',
  input: () => z.object({ id, signerId: id }),
  data: () => contractView,
})

export const addSigner = endpoint({
  ...userCommand,
  path: '/dscq-contract/signer/add',
  summary: 'Add a signer, who must be verified under that name and number; the same twice is refused',
  input: () => z.object({ id, signer: newSigner, order: z.enum(signOrders) }),
  data: () => contractView,
})

export const replaceSigner = endpoint({
  ...userCommand,
  path: '/dscq-contract/signer/replace',
  summary: 'Replace the person who acts for a signer that has not signed',
  input: () =>
    z.object({
      id,
      signerId: id,
      agent: z.string().check(z.maxLength(60)),
      phone: z.string().check(z.maxLength(20)),
    }),
  data: () => contractView,
})

export const removeSigner = endpoint({
  ...userCommand,
  path: '/dscq-contract/signer/remove',
  summary: 'Remove an added signer that has not signed',
  input: () => z.object({ id, signerId: id }),
  data: () => contractView,
})

export const orderSigners = endpoint({
  ...userCommand,
  path: '/dscq-contract/signer/order',
  summary: 'In which order the signers sign; refused once someone has signed',
  input: () => z.object({ id, order: z.enum(signOrders), signerIds: z.array(id).check(z.maxLength(20)) }),
  data: () => contractView,
})
