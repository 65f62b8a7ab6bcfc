import type { EnrolFilter } from '#src/features/enrolment/queries.ts'
import { type EnrolTab, enrolTabs } from '#src/features/enrolment/labels.ts'
import { classification } from '#src/features/listing/labels.ts'
import { type RoomTab, roomTabs } from '#src/model/bidding/room-tab.ts'
import { linkTo } from '#src/model/paths.ts'
import { parseShanghai } from '#src/model/time/shanghai.ts'
import { normaliseQuery } from '#src/shared/lib/search-input.ts'

const longestName = 100

const dayIn = (text: string | null): string | null =>
  text !== null && text.length === 10 && parseShanghai(text) !== null ? text : null

const isTab = (text: string | null): text is EnrolTab => Object.hasOwn(enrolTabs, text ?? '')

/** What the address asks for; what it cannot mean is left out. */
export function filterIn(search: URLSearchParams): EnrolFilter {
  const tab = search.get('tab')
  const page = search.get('page') ?? ''
  return {
    tab: isTab(tab) ? tab : 'all',
    q: normaliseQuery(search.get('q') ?? '').slice(0, longestName),
    typeCode: classification.find(({ typeCode }) => typeCode === search.get('type'))?.typeCode ?? null,
    from: dayIn(search.get('from')),
    to: dayIn(search.get('to')),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

export const addressOf = ({ tab, q, typeCode, from, to, page }: EnrolFilter): string =>
  linkTo.myProject({
    list: 1,
    tab: tab === 'all' ? undefined : tab,
    q: q || undefined,
    type: typeCode ?? undefined,
    from: from ?? undefined,
    to: to ?? undefined,
    page: page > 1 ? page : undefined,
  })

export const roomTabIn = (search: URLSearchParams): RoomTab | null =>
  roomTabs.find((tab) => tab === search.get('tab')) ?? null

export const roomsAddress = (tab: RoomTab): string => linkTo.biddingRoom(tab)
