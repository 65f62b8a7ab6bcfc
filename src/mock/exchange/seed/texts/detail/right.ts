import { prioritySentences } from '#src/model/terms/rules.ts'
import { rightIn } from '../../listings/priority-right.ts'
import type { Listing } from '../../../tables.ts'
import { inChinese } from './chinese.ts'

/** What whoever holds the right to the same price may do in the room of an asset, as its terms say it. */
export const rightSaid = (listing: Listing): string => prioritySentences(rightIn(listing), inChinese).join('')
