import { isOverdue } from '#src/model/settlement/rules.ts'
import type { PriceDue } from '#src/model/settlement/schema.ts'
import { brand } from '#src/shared/config/brand.ts'
import type { Enrolment } from './record.ts'

/** What the winner owes, as every page shows it. */
export const priceDueOf = ({ price }: Pick<Enrolment, 'price'>): PriceDue | null =>
  price && { ...price, phone: brand.hotline }

/** Whether this enrolment won something whose price should have been paid by now. */
export const isPriceOverdue = ({ price }: Pick<Enrolment, 'price'>, now: number): boolean =>
  price !== null && isOverdue(price, now)
