import type { FavouriteFilter } from '#src/features/favourite/kept.ts'
import type { MessageFilter } from '#src/features/messages/queries.ts'
import { favouriteOrders, favouriteStages } from '#src/model/favourite/schema.ts'
import { messageKinds } from '#src/model/message/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { normaliseQuery } from '#src/shared/lib/search-input.ts'

const longestName = 100

const pageIn = (text: string | null): number => (/^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1)

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | null =>
  known.find((one) => one === text) ?? null

/** What the address of the messages asks for; what it cannot mean is left out. */
export const messageFilterIn = (search: URLSearchParams): MessageFilter => ({
  kind: oneOf(messageKinds, search.get('kind')),
  state: oneOf(['unread', 'bin'], search.get('state')) ?? 'all',
  page: pageIn(search.get('page')),
})

export const messagesAddress = ({ kind, state, page }: MessageFilter): string =>
  linkTo.messages({
    kind: kind ?? undefined,
    state: state === 'all' ? undefined : state,
    page: page > 1 ? page : undefined,
  })

/** What the address of the favourites asks for. */
export const favouriteFilterIn = (search: URLSearchParams): FavouriteFilter => ({
  stage: oneOf(favouriteStages, search.get('stage')),
  q: normaliseQuery(search.get('q') ?? '').slice(0, longestName),
  order: oneOf(favouriteOrders, search.get('order')) ?? 'kept',
  page: pageIn(search.get('page')),
})

export const favouritesAddress = ({ stage, q, order, page }: FavouriteFilter): string =>
  linkTo.favourites({
    stage: stage ?? undefined,
    q: q || undefined,
    order: order === 'kept' ? undefined : order,
    page: page > 1 ? page : undefined,
  })
