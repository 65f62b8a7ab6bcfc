import * as z from 'zod/mini'

/** One message of a support conversation. */
export const deskMessage = z.object({
  id: z.string(),
  from: z.enum(['visitor', 'desk']),
  text: z.string(),
  at: z.number(),
})
export type DeskMessage = z.output<typeof deskMessage>
