import * as z from 'zod/mini'

/** A file that a user gave to the exchange, as its owner sees it. */
export const uploadedFile = z.object({
  id: z.string(),
  name: z.string(),
  /** `pdf`, `jpg`, `png`, `zip`, `docx`, `xlsx`: told by the first bytes, not by the name. */
  kind: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Address under which the owner and the exchange's reviewers read it; nobody else can know it. */
  url: z.string(),
})
export type UploadedFile = z.output<typeof uploadedFile>
