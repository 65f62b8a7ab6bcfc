import { favouriteOrders, favouriteStages } from '#src/model/favourite/schema.ts'
import { messageKinds } from '#src/model/message/schema.ts'
import { paths } from '#src/model/paths.ts'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'

export const messageList = listAddress(paths.myMessage, {
  kind: param.oneOf(messageKinds),
  state: param.oneOf(['unread', 'bin'], 'all'),
  page: param.page(),
})

export const favouriteList = listAddress(paths.myCollect, {
  stage: param.oneOf(favouriteStages),
  q: param.text(100),
  order: param.order(favouriteOrders, 'kept'),
  page: param.page(),
})

export const favouriteKinds = ['asset', 'roadshow', 'article'] as const
export type FavouriteKind = (typeof favouriteKinds)[number]

/** Which kind of favourites an address lists. */
export const favouriteKind = listAddress(paths.myCollect, { kind: param.oneOf(favouriteKinds, 'asset') })

export const roadshowFavouriteList = listAddress(favouriteKind.addressOf({ kind: 'roadshow' }), { page: param.page() })

export const articleFavouriteList = listAddress(favouriteKind.addressOf({ kind: 'article' }), { page: param.page() })
