import type { Query } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { reloadUser } from '#src/features/session/commands.ts'
import { isLocked } from '#src/features/session/screen-lock/screen-lock.ts'
import { userScope } from '#src/features/session/user-data.ts'
import type { SessionState } from '#src/features/session/reducer.ts'
import { useSession } from '#src/features/session/store.ts'
import { setUnread } from '#src/features/user-centre/unread.ts'
import { changedEvent, messageEvent, unreadEvent, userSnapshot } from '#src/model/message/schema.ts'
import { paths } from '#src/model/paths.ts'
import { userTopic } from '#src/model/push/topics.ts'
import { translate } from '#src/shared/lib/text/i18n.ts'
import { hereQuery } from '#src/shared/lib/navigation/navigation.ts'
import { push, type PushEvent, type PushStatus } from '#src/shared/lib/push.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'

/**
 * Whether a mutation of this matter is pending. Its end invalidates the queries; an answer from before that would undo what is
 * shown optimistically.
 */
const isMutating = (matter: unknown) => queryClient.isMutating({ mutationKey: [userScope, matter] }) > 0

/**
 * Invalidates these queries once their first load ends: its answer may be from before the event, and the cache restarts only
 * queries that have data already.
 */
function invalidateFirstLoads(queryKey: readonly unknown[]): void {
  const isFirstLoad = ({ state }: Query) => state.data === undefined && state.fetchStatus === 'fetching'
  for (const { promise, queryKey: key } of queryClient.getQueryCache().findAll({ queryKey, predicate: isFirstLoad }))
    promise?.then(
      () => queryClient.invalidateQueries({ queryKey: key, exact: true }),
      () => undefined,
    )
}

/** Invalidates the queries of a matter, and the overview of all. */
function invalidateMatter(matter: string): void {
  for (const queryKey of [
    [userScope, matter],
    [userScope, 'overview'],
  ]) {
    invalidateFirstLoads(queryKey)
    void queryClient.invalidateQueries({ queryKey, refetchType: isMutating(queryKey[1]) ? 'none' : 'active' })
  }
}

/** Whether the reader is in the bidding room that a message links to: a toast would only cover it. */
function isInRoomOf(link: string | null | undefined): boolean {
  const [path, query] = (link ?? '').split('?')
  const here = [...hereQuery().values()]
  return (
    path === paths.quoteHall &&
    location.pathname === path &&
    [...new URLSearchParams(query).values()].every((id) => here.includes(id))
  )
}

/** The text of a toast in the reader's language, with the colon of that language. */
function toastText(title: string, text: string): string {
  const translated = translate(title)
  return `${translated}${translated === title ? '：' : ': '}${translate(text)}`
}

const handlers: Record<string, (data: unknown) => void> = {
  message: (data) => {
    const news = z.safeParse(messageEvent, data)
    if (!news.success) return
    invalidateMatter('messages')
    setUnread(news.data.unread)
    const { title, text, link } = news.data.message
    // A locked screen shows nothing of the user.
    if (news.data.toast && !isLocked() && !isInRoomOf(link)) showToast('info', toastText(title, text))
  },
  unread: (data) => {
    const news = z.safeParse(unreadEvent, data)
    if (!news.success) return
    invalidateMatter('messages')
    setUnread(news.data.unread)
  },
  changed: (data) => {
    const news = z.safeParse(changedEvent, data)
    if (!news.success) return
    invalidateMatter(news.data.matter)
    // The header shows the user; a session that was ended elsewhere is noticed by the answer.
    if (news.data.matter === 'person') void reloadUser()
  },
}

const handleEvent = ({ type, data }: PushEvent) => {
  if (Object.hasOwn(handlers, type)) handlers[type]!(data)
}

/**
 * Events before a snapshot may have been missed, in a gap or between the first queries of a page and the first snapshot:
 * all queries of the user are invalidated. A query that failed waits for the user's retry.
 */
const handleSnapshot = (snapshot: unknown) => {
  const parsed = z.safeParse(userSnapshot, snapshot)
  if (parsed.success) setUnread(parsed.data.unread)
  // The user's profile is no query.
  void reloadUser()
  invalidateFirstLoads([userScope])
  const hasData = ({ state }: Query) => state.status === 'success'
  void queryClient.invalidateQueries({ queryKey: [userScope], refetchType: 'none', predicate: hasData })
  void queryClient.refetchQueries({
    queryKey: [userScope],
    type: 'active',
    predicate: (query) => hasData(query) && !isMutating(query.queryKey[1]),
  })
}

/** A tab that signs out reports it to the others within this time. */
const signOutReportMs = 2000

/**
 * The exchange has ended the session, perhaps before it could report anything: the answer of a call shows it. Not at once, because the
 * sign-out of another tab leaves this one on its page.
 */
function createEndWatch() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const handleStatus = (status: PushStatus) => {
    stop()
    if (status === 'stopped') timer = setTimeout(() => void reloadUser(), signOutReportMs)
  }
  return { stop, handleStatus }
}

/** Subscribes to the topic of the signed-in user. Returns its undo. */
export function followUserNews(): () => void {
  let stop: (() => void) | null = null
  const endWatch = createEndWatch()
  let subscribed: string | null = null
  const follow = (userId: string | null) => {
    if (userId === subscribed) return
    stop?.()
    subscribed = userId
    setUnread(0)
    stop =
      userId === null
        ? null
        : push().subscribe(userTopic(userId), {
            onSnapshot: handleSnapshot,
            onEvent: handleEvent,
            onStatus: endWatch.handleStatus,
          })
  }
  // A locked session has no subscription.
  const follower = ({ baseUserId, accessToken }: SessionState) => follow(accessToken === null ? null : baseUserId)
  follower(useSession.getState())
  const stopFollowing = useSession.subscribe(follower)
  return () => {
    stopFollowing()
    endWatch.stop()
    stop?.()
  }
}
