import { verifyContract } from '#src/api/endpoints/verification.ts'
import { handle } from './call/handle.ts'

export const verificationHandlers = [
  handle(verifyContract, async ({ input: { code = null, digest = null }, exchange: { contracts, documents } }) => {
    const wanted = code === null ? digest !== null && { digest } : { code }
    if (!wanted) return { proof: null }
    return { proof: (await contracts.papers.proofOf(wanted)) ?? (await documents.proofOf(wanted)) }
  }),
]
