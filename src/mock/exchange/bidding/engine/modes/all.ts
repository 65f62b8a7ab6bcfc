import type { BidMode } from '#src/model/listing/detail.ts'
import { dutchAuction } from './dutch-auction.ts'
import { final } from './final.ts'
import { firstComeFirstServed } from './first-come-first-served.ts'
import type { Mode } from '../mode.ts'
import { onceOff } from './once-off.ts'
import { ongoing } from './ongoing.ts'
import { phased } from './phased.ts'
import { twoStage } from './two-stage.ts'
import { vShaped } from './v-shaped.ts'

export const modes: Readonly<Record<BidMode, Mode>> = {
  ongoing,
  phased,
  final,
  'once-off': onceOff,
  'first-come-first-served': firstComeFirstServed,
  'two-stage': twoStage,
  'v-shaped': vShaped,
  'dutch-auction': dutchAuction,
}
