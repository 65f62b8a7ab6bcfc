import { call } from '#src/api/client.ts'
import type { Endpoint, InputOf } from '#src/api/endpoint.ts'
import { askFurther, rateDemand, submitDemand, updateDemand, withdrawDemand } from '#src/api/endpoints/demand.ts'
import { userScope } from '#src/features/session/user-data.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'

/** Invalidates all demands after the call, in case the push event is late. */
const withInvalidation =
  <E extends Endpoint>(send: (input: InputOf<E>) => Promise<{ id: string }>) =>
  async (input: InputOf<E>): Promise<string> => {
    const { id } = await send(input)
    void queryClient.invalidateQueries({ queryKey: [userScope, 'demands'] })
    return id
  }

/** Each resolves with the demand's id. */
export const submit = withInvalidation<typeof submitDemand>((input) => call(submitDemand, input))
export const update = withInvalidation<typeof updateDemand>((input) => call(updateDemand, input))
export const withdraw = withInvalidation<typeof withdrawDemand>((input) => call(withdrawDemand, input))
export const askMore = withInvalidation<typeof askFurther>((input) => call(askFurther, input))
export const rate = withInvalidation<typeof rateDemand>((input) => call(rateDemand, input))
