import { userOverview } from '#src/api/endpoints/overview.ts'
import { lastSignInOf, overviewOf, protectionOf, recommendedTo } from '../exchange/overview/overview.ts'
import { Refusal } from '../exchange/refusal.ts'
import { handle } from './call/handle.ts'
import { listingRowOf } from './shapes/rows.ts'

export const overviewHandlers = [
  handle(userOverview, ({ exchange, user, actor }) => {
    if (!user) throw new Refusal(401, '请先登录')
    const now = exchange.now()
    const { counts, todos, recent } = overviewOf(exchange, user)
    const { listings, by } = recommendedTo(exchange, user.id)
    return {
      counts,
      todos,
      recent: recent.map(({ listing, ...part }) => ({ row: listingRowOf(listing, now), ...part })),
      recommended: listings.map((listing) => listingRowOf(listing, now)),
      recommendedBy: by,
      lastSignInAt: lastSignInOf(exchange, user.id, actor.session),
      protection: protectionOf(exchange, user),
    }
  }),
]
