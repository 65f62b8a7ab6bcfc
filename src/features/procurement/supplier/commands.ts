import { call } from '#src/api/client.ts'
import type { Endpoint, InputOf } from '#src/api/endpoint.ts'
import * as supplier from '#src/api/endpoints/procurement-supplier.ts'
import type { Participation } from '#src/model/procurement/supplier/schema.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { participationQuery, purchasesKey } from './queries.ts'

const refetch = () => queryClient.invalidateQueries({ queryKey: purchasesKey })

/** Stores the answer, and refetches the lists in case the push event is late. */
const stored =
  <E extends Endpoint>(send: (input: InputOf<E>) => Promise<Participation>) =>
  async (input: InputOf<E>): Promise<void> => {
    try {
      const own = await send(input)
      queryClient.setQueryData(participationQuery(own.projectId).queryKey, own)
    } finally {
      // Also after a refusal: another window may have done it.
      void refetch()
    }
  }

export const follow = stored<typeof supplier.procurementFollow>((input) => call(supplier.procurementFollow, input))
export const enrol = stored<typeof supplier.procurementEnrol>((input) => call(supplier.procurementEnrol, input))
export const ask = stored<typeof supplier.procurementAsk>((input) => call(supplier.procurementAsk, input))
export const object = stored<typeof supplier.procurementObject>((input) => call(supplier.procurementObject, input))
export const cancelPayment = stored<typeof supplier.procurementCancelPay>((input) =>
  call(supplier.procurementCancelPay, input),
)

/** The address of the bank's page; null where nothing is paid. */
export async function beginPayment(input: InputOf<typeof supplier.procurementPay>): Promise<string | null> {
  try {
    const { payUrl } = await call(supplier.procurementPay, input)
    return payUrl
  } finally {
    void refetch()
  }
}

export const documentAddressOf = (id: string, fileId: string) =>
  call(supplier.procurementDocumentAddress, { id, fileId })

export const handOver = (id: string, state: string) => call(supplier.procurementHandover, { id, state })
