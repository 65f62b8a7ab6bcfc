import { securityScore } from '#src/model/account/score.ts'
import { takesEnrolments } from '#src/model/listing/enrolling.ts'
import { paths } from '#src/model/paths.ts'
import { type Counter, counters, type ProtectionLevel, type Todo } from '#src/model/overview/schema.ts'
import { enrolmentOf } from '../listings/lifecycle.ts'
import type { Core } from '../core.ts'
import type { Favourites } from '../market/favourites.ts'
import type { Security } from '../accounts/security.ts'
import { dealTodos } from './deal-todos.ts'
import { depositTodos } from './deposit-todos.ts'
import type { Known, OverviewSource } from './part.ts'
import { procurementTodos } from './procurement-todos.ts'
import { trading } from './trading.ts'
import type { Listing, User } from '../tables.ts'

const recentMax = 5
const recommendedMax = 6

const messages: OverviewSource = ({ mailbox }, { id }) => ({ counts: { unreadMessages: mailbox.unreadOf(id) } })

const claimTitles = {
  transfer: '实名认证：收到对公打款后，请回填金额',
  face: '实名认证：请用手机完成人脸识别',
  letter: '实名认证：请签署并上传授权书',
} as const

const verification: OverviewSource = ({ kyc }, { id, authStatus }) => {
  const waiting = kyc.waitingFor(id)
  if (waiting)
    return {
      todos: [
        {
          id: 'real-name',
          title: claimTitles[waiting.what],
          link: paths.realNamePersonInfo,
          ...(waiting.until === null ? {} : { deadline: waiting.until }),
        },
      ],
    }
  if (authStatus === 0)
    return { todos: [{ id: 'real-name', title: '完成实名认证，认证后方可报名', link: paths.realNamePerson }] }
  if (authStatus === 2)
    return { todos: [{ id: 'real-name', title: '实名认证未通过，请更正后重新提交', link: paths.membershipReason }] }
  return {}
}

const exclusion: OverviewSource = ({ tables }, { id }) =>
  tables.blacklist.has(id)
    ? {
        todos: [
          {
            id: 'blacklist',
            title: '您已被列入竞买黑名单，限制期内不能报名和竞价；如有异议，可以提交申诉',
            link: paths.shensuRecord,
          },
        ],
      }
    : {}

/** Each part of the exchange that has something to count or to be done; a new one is added here. */
const sources: readonly OverviewSource[] = [
  messages,
  verification,
  exclusion,
  trading,
  depositTodos,
  dealTodos,
  procurementTodos,
]

const noCounts = Object.fromEntries(counters.map((counter) => [counter, 0])) as Record<Counter, number>

/** Those with a deadline first, the nearest first. */
const byUrgency = (one: Todo, other: Todo): number =>
  (one.deadline ?? Infinity) - (other.deadline ?? Infinity) || one.id.localeCompare(other.id)

/** What all parts add up to. */
export function overviewOf(known: Known, user: User) {
  const parts = sources.map((source) => source(known, user))
  const counts = { ...noCounts }
  for (const part of parts)
    for (const [counter, count] of Object.entries(part.counts ?? {})) counts[counter as Counter] += count
  return {
    counts,
    todos: parts.flatMap(({ todos = [] }) => todos).toSorted(byUrgency),
    recent: parts
      .flatMap(({ recent = [] }) => recent)
      .toSorted((one, other) => other.at - one.at)
      .slice(0, recentMax),
  }
}

/** Whether one can still take part in it, now or once it is announced. */
const isOpen = (listing: Listing, now: number): boolean =>
  listing.status === 'PRE' || takesEnrolments(listing.status, enrolmentOf(listing), now)

/** How near a listing is to a favourite: kind of asset, kind of business, city. */
const likeness = (listing: Listing, other: Listing): number =>
  (listing.parentId === other.parentId ? 3 : 0) +
  (listing.typeCode === other.typeCode ? 2 : 0) +
  (listing.adcode === other.adcode ? 1 : 0)

type Recommending = Pick<Core, 'tables' | 'now'> & { favourites: Pick<Favourites, 'of' | 'isGone'> }

/**
 * Of what one can still take part in, what is most like the favourites of a user and not among them; without any, what is looked
 * at most.
 */
export function recommendedTo({ tables, now: clock, favourites }: Recommending, userId: string) {
  const now = clock()
  const ownFavourites = favourites.of(userId).filter((favourite) => !favourites.isGone(favourite))
  const ids = new Set(ownFavourites.map(({ listing }) => listing.assetsId))
  const score = (listing: Listing) =>
    ownFavourites.reduce((best, favourite) => Math.max(best, likeness(listing, favourite.listing)), 0)
  const listings = [...tables.listings.values()]
    .filter(
      (listing) =>
        listing.packageId === null && listing.publishedAt <= now && isOpen(listing, now) && !ids.has(listing.assetsId),
    )
    .map((listing) => ({ listing, score: score(listing) }))
    .toSorted((one, other) => other.score - one.score || other.listing.viewCount - one.listing.viewCount)
    .slice(0, recommendedMax)
    .map(({ listing }) => listing)
  return { listings, by: ownFavourites.length > 0 ? ('favourites' as const) : ('heat' as const) }
}

/** When the user signed in before this session; null when this is the first time. */
export function lastSignInOf(
  { security }: { security: Pick<Security, 'devices'> },
  userId: string,
  session: string | null | undefined,
): number | null {
  const devices = security.devices.list(userId, session)
  const current = devices.findIndex(({ isCurrent }) => isCurrent)
  return devices[current + 1]?.signedInAt ?? null
}

export function protectionOf({ security }: { security: Pick<Security, 'overview'> }, user: User): ProtectionLevel {
  const { points, level } = securityScore(security.overview(user))
  return { points, level }
}
