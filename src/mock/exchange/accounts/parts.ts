import type { RefundAccount, SealedPassword } from '#src/model/account/schema.ts'
import type { Devices } from './devices.ts'
import type { Proofs } from './proofs.ts'
import type { Exchange } from '../exchange.ts'

/** What the exchange keeps of an account beside its user. */
export type Kept = { email: string | null; passwordChangedAt: number | null; refund: RefundAccount | null }

/** What a person shows to close an account: the password, or a code sent to the phone. */
export type Proof = { password?: SealedPassword | undefined; code?: string | undefined }

/** What every room of an account works with. */
export type Parts = {
  exchange: Exchange
  proofs: Proofs
  devices: Devices
  kept: (userId: string) => Kept
  warn: (userId: string, text: string) => void
}
