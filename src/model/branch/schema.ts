import * as z from 'zod/mini'
import { fact, figure, identifier } from '../lenient.ts'

export const branch = z.object({
  id: identifier,
  code: fact(identifier),
  name: z.string(),
  clientId: fact(identifier),
  tenantId: fact(identifier),
  /** Administrative code of the place the branch serves; if absent, the place follows from the branch's name. */
  adcode: fact(figure),
  /** `head` is the head office, `branch` one in the province, `centre` one in the neighbouring region. */
  kind: fact(z.string()),
  address: fact(z.string()),
  phone: fact(z.string()),
  lng: fact(figure),
  lat: fact(figure),
})
export type Branch = z.output<typeof branch>
