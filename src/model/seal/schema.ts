import * as z from 'zod/mini'
import { uploadedFile } from '../file/schema.ts'
import { faceCheckReason, faceCheckState } from '../kyc/schema.ts'
import { nullish } from '../nullish.ts'

/** Kinds of electronic seals (domain 6.19). */
export const sealKinds = ['official', 'contract', 'legal', 'personal'] as const
export type SealKind = (typeof sealKinds)[number]

/** Domain 5.6. */
export const sealStates = ['draft', 'checking', 'active', 'stopped', 'refused', 'expired'] as const
export type SealState = (typeof sealStates)[number]

export const sealShapes = ['round', 'ellipse', 'rectangle'] as const
export type SealShape = (typeof sealShapes)[number]

/** What a seal may be placed on. */
export const sealScopes = ['contract', 'confirmation', 'enrolment', 'settlement'] as const
export type SealScope = (typeof sealScopes)[number]

const fileId = z.string().check(z.maxLength(64))
const line = z.string().check(z.maxLength(100))

/** A seal drawn from a template. */
export const sealDesign = z.object({
  shape: z.enum(sealShapes),
  /** Along the upper arc; of a rectangle the whole text. */
  text: line,
  /** 横向文: a line below the star. */
  across: line,
  /** 下弦文: along the lower arc. */
  below: line,
})
export type SealDesign = z.output<typeof sealDesign>

/** An application: the seal is drawn from a template or is an uploaded picture. */
export const sealApplication = z.object({
  kind: z.enum(sealKinds),
  name: line,
  design: nullish(sealDesign),
  pictureId: nullish(fileId),
  /** The signed letter by which the seal is authorised. */
  letterId: fileId,
  scopes: z.array(z.enum(sealScopes)),
  /** `2028-01-31`, the last day. */
  validTo: line,
})
export type SealApplication = z.output<typeof sealApplication>

/** The verified party of an account, whose names its seals show; `kind` is null before it is verified. */
export const sealApplicant = z.object({
  kind: nullish(z.enum(['person', 'organisation'])),
  name: z.string(),
  /** Of an organisation. */
  legalName: z.string(),
  /** Who applies and passes the face check, masked. */
  applicant: z.string(),
})
export type SealApplicant = z.output<typeof sealApplicant>

/** The face check of an application on the applicant's own screen; its token is in the code that the phone scans. */
export const sealFace = z.object({
  token: z.string(),
  state: faceCheckState,
  /** Epoch ms at which a waiting or scanned check expires. */
  until: z.number(),
  /** Failures left today. */
  triesLeft: z.number(),
  /** Of a failed check. */
  reason: nullish(faceCheckReason),
})
export type SealFace = z.output<typeof sealFace>

/** The same check on the phone, which is not signed in. Once it is over, nothing is said about the person. */
export const phoneFace = z.object({
  state: faceCheckState,
  until: z.number(),
  reason: nullish(faceCheckReason),
  triesLeft: nullish(z.number()),
  /** Masked; only while the check can be made. */
  name: nullish(z.string()),
  sealName: nullish(z.string()),
  /** Of a check for signing. */
  contractName: nullish(z.string()),
})
export type PhoneFace = z.output<typeof phoneFace>

export const sealActs = ['edit', 'submit', 'resubmit', 'stop', 'enable', 'remove'] as const
export type SealAct = (typeof sealActs)[number]

/** A seal as its owner sees it. */
export const seal = z.object({
  id: z.string(),
  kind: z.string(),
  name: z.string(),
  state: z.string(),
  design: nullish(sealDesign),
  picture: nullish(uploadedFile),
  letter: uploadedFile,
  scopes: z.array(z.string()),
  validTo: z.string(),
  /** Masked. */
  applicant: z.string(),
  createdAt: z.number(),
  /** When it was put into use. */
  enabledAt: nullish(z.number()),
  /** Why it was refused. */
  reason: nullish(z.string()),
  face: nullish(sealFace),
  can: z.array(z.string()),
})
export type Seal = z.output<typeof seal>
