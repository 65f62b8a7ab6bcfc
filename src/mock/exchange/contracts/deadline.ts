import { extensionDays } from '#src/model/contract/rules.ts'
import { addWorkingDays, officeEnd } from '#src/model/time/working-days.ts'

/** Until when a contract is to be signed whose deadline is extended, or had passed before both confirmed it. */
export const lateSignBy = (from: number): number => officeEnd(addWorkingDays(from, extensionDays))
