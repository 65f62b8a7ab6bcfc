import { dayMs } from '../time/units.ts'
import type { PriceDue } from './schema.ts'

type Term = Pick<PriceDue, 'dueAt'>

/** Whether the time to pay is over; nothing has come by then, or there would be nothing due. */
export const isOverdue = ({ dueAt }: Term, now: number): boolean => now > dueAt

/** Days that a payment is late, one that has begun included. */
export const daysLate = ({ dueAt }: Term, now: number): number => Math.max(0, Math.ceil((now - dueAt) / dayMs))
