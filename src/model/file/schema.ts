import * as z from 'zod/mini'

/** An uploaded file, as its owner sees it. */
export const uploadedFile = z.object({
  id: z.string(),
  name: z.string(),
  /** `pdf`, `jpg`, `png`, `zip`, `docx`, `xlsx`: by content, not by name. */
  kind: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Unguessable address for the owner and the exchange's reviewers. */
  url: z.string(),
})
export type UploadedFile = z.output<typeof uploadedFile>
