import * as z from 'zod/mini'
import { nullish } from '../nullish.ts'

/** Whether the exchange has checked a file for malware; only a clean one is shown to anyone but its owner. */
const fileState = z.enum(['checking', 'clean', 'refused'])
export type FileState = z.output<typeof fileState>

/** What is known of the check of a file; an exchange without a check says nothing, which counts as clean. */
export const checkedFile = z.object({
  state: nullish(fileState),
  /** Why it was refused. */
  reason: nullish(z.string()),
})
export type CheckedFile = Partial<z.output<typeof checkedFile>>

/** An uploaded file, as its owner sees it. */
export const uploadedFile = z.object({
  id: z.string(),
  name: z.string(),
  /** `pdf`, `jpg`, `png`, `zip`, `docx`, `xlsx`: by content, not by name. */
  kind: z.string(),
  /** Bytes. */
  size: z.number(),
  /**
   * For the reader of this answer alone. `until` in its query, epoch ms, is when it ends; `fileAddresses` gives the next one.
   */
  url: z.string(),
  ...checkedFile.shape,
})
export type UploadedFile = z.output<typeof uploadedFile>
