import { call } from '#src/api/client.ts'
import type { InputOf } from '#src/api/endpoint.ts'
import * as settlement from '#src/api/endpoints/settlement.ts'
import { userScope } from '#src/features/session/user-data.ts'
import type { SettlementDetail } from '#src/model/settlement/schema.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { settlementQuery } from './queries.ts'

async function cached(answer: Promise<SettlementDetail>): Promise<void> {
  try {
    const detail = await answer
    queryClient.setQueryData(settlementQuery(detail.id).queryKey, detail)
  } finally {
    // Also after a refusal: money may have arrived meanwhile.
    void queryClient.invalidateQueries({ queryKey: [userScope, 'settlements'] })
  }
}

export const handInProof = (input: InputOf<typeof settlement.settlementPayInfo>) =>
  cached(call(settlement.settlementPayInfo, input))

export const askForPlan = (input: InputOf<typeof settlement.settlementPlan>) =>
  cached(call(settlement.settlementPlan, input))

export const answerPlan = (input: InputOf<typeof settlement.settlementPlanAnswer>) =>
  cached(call(settlement.settlementPlanAnswer, input))

export const askForInvoice = (input: InputOf<typeof settlement.settlementInvoice>) =>
  cached(call(settlement.settlementInvoice, input))
