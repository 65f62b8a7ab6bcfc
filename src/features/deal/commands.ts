import { call } from '#src/api/client.ts'
import { dealConfirm, dealHandOver, dealOfferAnswer } from '#src/api/endpoints/deal.ts'
import { userScope } from '#src/features/session/user-data.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'

async function refreshed(answer: Promise<unknown>): Promise<void> {
  try {
    await answer
  } finally {
    // Also after a refusal: the other party or another window may have acted meanwhile.
    for (const matter of ['settlements', 'enrolments'])
      void queryClient.invalidateQueries({ queryKey: [userScope, matter] })
  }
}

export const confirmDeal = (id: string): Promise<void> => refreshed(call(dealConfirm, { id }))

export const handOverDeal = (id: string): Promise<void> => refreshed(call(dealHandOver, { id }))

export const answerOffer = (enrolId: string, accept: boolean): Promise<void> =>
  refreshed(call(dealOfferAnswer, { enrolId, accept }))
