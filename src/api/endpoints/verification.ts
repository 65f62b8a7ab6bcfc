import * as z from 'zod/mini'
import { nullish } from '#src/model/nullish.ts'
import { contractProof, sm3Digest, verifyCode } from '#src/model/signature/schema.ts'
import { endpoint } from '../endpoint.ts'

export const verifyContract = endpoint({
  origin: 'own',
  fallback: 'block',
  access: 'public',
  method: 'post',
  errorPolicy: { refusal: 'caller' },
  path: '/dscq-contract/verify',
  summary:
    'The proof of a signed contract, or of a document of the exchange, by the code of its verification address or the SM3 digest of its file; null if there is none. The file itself is not sent',
  input: () => z.object({ code: nullish(verifyCode), digest: nullish(sm3Digest) }),
  data: () => z.object({ proof: nullish(contractProof) }),
})
