import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import {
  contractPaperOf,
  openContract as open,
  rejectContract as reject,
  sendSigningCode as sendCode,
  signContract as sign,
  signingFace,
  startSigningFace as startFace,
} from '#src/api/endpoints/contract.ts'
import { userScope } from '#src/features/session/user-data.ts'
import type { SignatureInput } from '#src/model/contract/schema.ts'
import type { SealFace } from '#src/model/seal/schema.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { known } from './commands.ts'

/** The pages of the paper with the signatures so far; each signature invalidates it. */
export const paperQuery = (id: string) =>
  queryOptions({
    queryKey: [userScope, 'contracts', 'paper', id],
    queryFn: ({ signal }) => call(contractPaperOf, { id }, { signal }),
  })

/** The face check for signing: its result on the phone arrives by push. */
export const signingFaceQuery = (id: string) =>
  queryOptions({
    queryKey: [userScope, 'contracts', 'signing-face', id],
    queryFn: ({ signal }) => call(signingFace, { id }, { signal }),
  })

export const openContract = (id: string) => known(call(open, { id }))

export const rejectContract = (id: string, reason: string) => known(call(reject, { id, reason }))

export const signContract = (input: SignatureInput) => known(call(sign, input))

/** Answers the phone that it went to, masked. */
export const sendSigningCode = async (id: string): Promise<string> => (await call(sendCode, { id })).phone

export async function startSigningFace(id: string, token: string | null): Promise<SealFace> {
  const face = await call(startFace, { id, token })
  queryClient.setQueryData(signingFaceQuery(id).queryKey, face)
  return face
}
