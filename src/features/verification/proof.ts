import { call } from '#src/api/client.ts'
import { verifyContract } from '#src/api/endpoints/verification.ts'
import type { ContractProof } from '#src/model/signature/schema.ts'

type Wanted = { code: string } | { digest: string }

/** The proof of a signed contract by the code of its address or the digest of its file; null if the exchange has none. */
export const fetchProof = async (wanted: Wanted, signal?: AbortSignal): Promise<ContractProof | null> =>
  (await call(verifyContract, wanted, signal && { signal })).proof ?? null
