import * as endpoints from '#src/api/endpoints/procurement-saved.ts'
import { idOf } from './call/asker.ts'
import { handle } from './call/handle.ts'

export const procurementSavedHandlers = [
  handle(endpoints.savedProcurementSearches, ({ exchange, user }) => exchange.savedSearches.of(idOf(user))),
  handle(endpoints.saveProcurementSearch, ({ input, exchange, actor }) =>
    exchange.take('saveProcurementSearch', input, actor),
  ),
  handle(endpoints.renameProcurementSearch, ({ input, exchange, actor }) =>
    exchange.take('renameProcurementSearch', input, actor),
  ),
  handle(endpoints.notifyOfProcurements, ({ input, exchange, actor }) =>
    exchange.take('notifyOfProcurements', input, actor),
  ),
  handle(endpoints.openProcurementSearch, ({ input, exchange, actor }) =>
    exchange.take('openProcurementSearch', input, actor),
  ),
  handle(endpoints.removeProcurementSearch, ({ input, exchange, actor }) => {
    exchange.take('removeProcurementSearch', input, actor)
    return { id: input.id }
  }),
]
