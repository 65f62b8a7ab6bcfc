import { verifyContract } from '#src/api/endpoints/verification.ts'
import { handle } from './call/handle.ts'

export const verificationHandlers = [
  handle(
    verifyContract,
    async ({
      input: { code = null, digest = null },
      exchange: {
        contracts: { papers },
      },
    }) => {
      if (code !== null) return { proof: await papers.proofOf({ code }) }
      return { proof: digest === null ? null : await papers.proofOf({ digest }) }
    },
  ),
]
