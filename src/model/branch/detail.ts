import * as z from 'zod/mini'
import { fact } from '../lenient.ts'
import { nullish } from '../nullish.ts'
import { branch } from './schema.ts'

export const branchDetail = z.extend(branch, {
  introduction: nullish(z.string()),
  imgSrc: nullish(z.string()),
  email: nullish(z.string()),
  /** When its window is open, in words. */
  openingHours: fact(z.string()),
  /** How to get there, in words. */
  route: fact(z.string()),
  /** `#RRGGBB`; its pages have shades of it that are legible. */
  themeColour: fact(z.string()),
  logo: fact(z.string()),
})
export type BranchDetail = z.output<typeof branchDetail>
