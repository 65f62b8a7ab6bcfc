import { prioritySentences } from '#src/model/terms/rules.ts'
import { rightIn } from '../../listings/priority-right.ts'
import type { Listing } from '../../../tables.ts'
import { inChinese } from './chinese.ts'

/** What the holder of a right to the same price may do in the room of an asset, as text of its terms. */
export const rightText = (listing: Listing): string => prioritySentences(rightIn(listing), inChinese).join('')
