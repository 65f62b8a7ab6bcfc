import { call } from '#src/api/client.ts'
import type { InputOf } from '#src/api/endpoint.ts'
import * as endpoints from '#src/api/endpoints/contract.ts'
import { userScope } from '#src/features/session/user-data.ts'
import type { ContractView } from '#src/model/contract/schema.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { contractQuery } from './queries.ts'

/** Shows the answer at once and fetches again; also after a refusal, because the other party may have acted meanwhile. */
export async function known(answer: Promise<ContractView>): Promise<ContractView> {
  try {
    const contract = await answer
    queryClient.setQueryData(contractQuery(contract.id).queryKey, contract)
    return contract
  } finally {
    // Deals show what their contracts ask, and are stored beside the settlements.
    for (const matter of ['contracts', 'settlements'])
      void queryClient.invalidateQueries({ queryKey: [userScope, matter] })
  }
}

export const drawContract = (id: string) => known(call(endpoints.drawContract, { id }))

/** Refused with 4119 if the other party has saved since this version. */
export const saveContractFields = (input: InputOf<typeof endpoints.saveContractFields>) =>
  known(call(endpoints.saveContractFields, input))

/** The contract in place of one that has ended without being signed. */
export const redrawContract = (id: string) => known(call(endpoints.redrawContract, { id }))

export const extendContract = (id: string) => known(call(endpoints.extendContract, { id }))

export const revokeContract = (id: string, reason: string) => known(call(endpoints.revokeContract, { id, reason }))

export const urgeSigner = (id: string, signerId: string) => known(call(endpoints.urgeSigner, { id, signerId }))

export const addSigner = (input: InputOf<typeof endpoints.addSigner>) => known(call(endpoints.addSigner, input))

export const replaceSigner = (input: InputOf<typeof endpoints.replaceSigner>) =>
  known(call(endpoints.replaceSigner, input))

export const removeSigner = (id: string, signerId: string) => known(call(endpoints.removeSigner, { id, signerId }))

export const orderSigners = (input: InputOf<typeof endpoints.orderSigners>) =>
  known(call(endpoints.orderSigners, input))
