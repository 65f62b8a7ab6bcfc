import * as z from 'zod/mini'
import { checkedFile } from '../file/schema.ts'
import { nullish } from '../nullish.ts'

/** Kinds of the files of a project, in the order in which a project brings them (domain 6.20). */
export const caseFileKinds = ['materials', 'payments', 'bidding', 'deal', 'contract', 'certificate', 'invoice'] as const
export type CaseFileKind = (typeof caseFileKinds)[number]

/** A file of a project, as the user sees it who takes part in it. */
export const caseFile = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(caseFileKinds),
  /** The extension without its dot. */
  format: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Epoch ms: when it was issued, handed in or added. */
  at: z.number(),
  /** Uploaded by the user, or issued by the exchange. */
  source: z.enum(['own', 'exchange']),
  /** SHA-256 of the bytes at `url`, hexadecimal. */
  digest: nullish(z.string()),
  /** Issued by the exchange, or part of what was handed in: only the user's own additions can be renamed and deleted. */
  isReadOnly: z.boolean(),
  url: z.string(),
  ...checkedFile.shape,
})
export type CaseFile = z.output<typeof caseFile>

/** A project the user takes part in, as a folder. */
export const caseProject = z.object({
  /** The id of its listing. */
  id: z.string(),
  name: z.string(),
  no: z.string(),
  count: z.number(),
  /** Bytes of all files. */
  size: z.number(),
  /** Epoch ms of the newest file; null for none. */
  changedAt: nullish(z.number()),
})
export type CaseProject = z.output<typeof caseProject>

/** A project with its files, newest first. */
export const caseFolder = z.object({
  project: caseProject,
  files: z.array(caseFile),
  /** The contract that was signed on paper, of which there is no file; epoch ms. */
  paperContract: nullish(z.object({ no: z.string(), registeredAt: z.number() })),
})
export type CaseFolder = z.output<typeof caseFolder>

/** A file found by its name, and where it is. */
export const foundCaseFile = z.extend(caseFile, { projectId: z.string(), projectName: z.string() })
export type FoundCaseFile = z.output<typeof foundCaseFile>
