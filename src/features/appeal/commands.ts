import { call } from '#src/api/client.ts'
import type { InputOf } from '#src/api/endpoint.ts'
import * as appeal from '#src/api/endpoints/appeal.ts'
import { userScope } from '#src/features/session/user-data.ts'
import type { AppealDetail } from '#src/model/appeal/schema.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { appealQuery } from './queries.ts'

/** Shows the answer at once and invalidates all appeals, because events during the call are not in the answer. */
function known(detail: AppealDetail): AppealDetail {
  queryClient.setQueryData(appealQuery(detail.id).queryKey, detail)
  void queryClient.invalidateQueries({ queryKey: [userScope, 'appeals'] })
  return detail
}

type Addition = { id: string; text: string; fileIds: string[]; requestId: string }

export const submitAppeal = async (given: InputOf<typeof appeal.submitAppeal>): Promise<AppealDetail> =>
  known(await call(appeal.submitAppeal, given))

export const supplementAppeal = async (given: Addition): Promise<AppealDetail> =>
  known(await call(appeal.supplementAppeal, given))

export const reviewAppeal = async (given: Addition): Promise<AppealDetail> =>
  known(await call(appeal.reviewAppeal, given))

export const withdrawAppeal = async (id: string): Promise<AppealDetail> =>
  known(await call(appeal.withdrawAppeal, { id }))
