import * as z from 'zod/mini'
import { maybe } from '../maybe.ts'

export const branch = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  clientId: z.string(),
  tenantId: z.string(),
  /** Administrative code of the place the branch serves. */
  adcode: z.number(),
  /** `head` is the head office, `branch` one of the province, `centre` the neighbouring region's. */
  kind: z.string(),
  address: maybe(z.string()),
  phone: maybe(z.string()),
  lng: z.number(),
  lat: z.number(),
})
export type Branch = z.output<typeof branch>

export const branchDetail = z.extend(branch, {
  introduction: maybe(z.string()),
  imgSrc: maybe(z.string()),
  email: maybe(z.string()),
})
export type BranchDetail = z.output<typeof branchDetail>
