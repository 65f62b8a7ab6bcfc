import * as collect from '#src/api/endpoints/collect.ts'
import { favouritesOf } from '../exchange/interest.ts'
import { Refusal } from '../exchange/refusal.ts'
import type { User } from '../exchange/tables.ts'
import { handle } from './handle.ts'
import { containing, pageOfRows } from './page.ts'
import { rowOf } from './rows.ts'

const idOf = (user: User | null): string => {
  if (!user) throw new Refusal(401, '请先登录')
  return user.id
}

export const collectHandlers = [
  handle(collect.addFavourite, ({ input, exchange, actor }) => ({
    favourites: exchange.take('addFavourite', { assetsId: input.assetsId }, actor),
  })),
  handle(collect.removeFavourite, ({ input, exchange, actor }) => ({
    removed: exchange.take('removeFavourites', { assetsIds: input.assetsIds }, actor),
  })),
  handle(collect.favouritesPage, ({ input, exchange, user }) => {
    const matches = containing(input.assetsName)
    const kept = favouritesOf(exchange, idOf(user)).filter(({ assetsName }) => matches(assetsName))
    const page = pageOfRows(kept, input)
    return { ...page, records: page.records.map((listing) => rowOf(listing, exchange.now())) }
  }),
  handle(collect.favouriteIds, ({ exchange, user }) =>
    favouritesOf(exchange, idOf(user)).map(({ assetsId }) => assetsId),
  ),
]
