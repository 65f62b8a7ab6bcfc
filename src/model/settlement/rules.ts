import { dayMs } from '../time/units.ts'
import type { PriceDue } from './schema.ts'

type Term = Pick<PriceDue, 'dueAt'>

/** Whether the deadline has passed; a paid price has no due record. */
export const isOverdue = ({ dueAt }: Term, now: number): boolean => now > dueAt

/** Days that a payment is late, counting the current one. */
export const daysLate = ({ dueAt }: Term, now: number): number => Math.max(0, Math.ceil((now - dueAt) / dayMs))
