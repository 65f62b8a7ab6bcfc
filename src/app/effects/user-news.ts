import type { Query } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { reloadUser } from '#src/features/session/commands.ts'
import { isLocked } from '#src/features/session/screen-lock/screen-lock.ts'
import { userScope } from '#src/features/session/user-data.ts'
import type { SessionState } from '#src/features/session/reducer.ts'
import { useSession } from '#src/features/session/store.ts'
import { unreadIs } from '#src/features/user-centre/unread.ts'
import { changedEvent, messageEvent, unreadEvent, userSnapshot } from '#src/model/message/schema.ts'
import { paths } from '#src/model/paths.ts'
import { userTopic } from '#src/model/push/topics.ts'
import { translate } from '#src/shared/lib/text/i18n.ts'
import { hereQuery } from '#src/shared/lib/navigation/navigation.ts'
import { push, type PushEvent } from '#src/shared/lib/push.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'

/**
 * Whether a wish of the person's own is on its way in a matter. Its end asks anew; an answer from in between would take
 * back what is shown of the wish.
 */
const isWishing = (matter: unknown) => queryClient.isMutating({ mutationKey: [userScope, matter] }) > 0

/** What was told of a matter is out of date, and so is the overview of all. */
function stale(matter: string): void {
  void queryClient.invalidateQueries({
    queryKey: [userScope, matter],
    refetchType: isWishing(matter) ? 'none' : 'active',
  })
  void queryClient.invalidateQueries({ queryKey: [userScope, 'overview'] })
}

/** Whoever sits in the room that a message leads to has it before them; there a message would only lie over it. */
function isInRoomOf(link: string | null | undefined): boolean {
  const [path, query] = (link ?? '').split('?')
  const here = [...hereQuery().values()]
  return (
    path === paths.quoteHall &&
    location.pathname === path &&
    [...new URLSearchParams(query).values()].every((id) => here.includes(id))
  )
}

/** A message in the language of its reader, with the colon of that language. */
function inOneLine(title: string, text: string): string {
  const said = translate(title)
  return `${said}${said === title ? '：' : ': '}${translate(text)}`
}

const handlers: Record<string, (data: unknown) => void> = {
  message: (data) => {
    const news = z.safeParse(messageEvent, data)
    if (!news.success) return
    stale('messages')
    unreadIs(news.data.unread)
    const { title, text, link } = news.data.message
    // A locked screen says nothing of the person behind it.
    if (news.data.toast && !isLocked() && !isInRoomOf(link)) showToast('info', inOneLine(title, text))
  },
  unread: (data) => {
    const news = z.safeParse(unreadEvent, data)
    if (!news.success) return
    stale('messages')
    unreadIs(news.data.unread)
  },
  changed: (data) => {
    const news = z.safeParse(changedEvent, data)
    if (!news.success) return
    stale(news.data.matter)
    // The header shows who is here; and whose session was ended elsewhere learns it from the answer.
    if (news.data.matter === 'person') void reloadUser()
  },
}

const handleEvent = ({ type, data }: PushEvent) => {
  if (Object.hasOwn(handlers, type)) handlers[type]!(data)
}

/**
 * With a snapshot nobody knows what was missed, be it in a gap or between a page's first questions and the first snapshot:
 * everything of the person is asked for again. A question that failed waits for the person.
 */
const handleSnapshot = (snapshot: unknown) => {
  const parsed = z.safeParse(userSnapshot, snapshot)
  if (parsed.success) unreadIs(parsed.data.unread)
  // Who is here stands outside of the queries.
  void reloadUser()
  const isTold = ({ state }: Query) => state.status === 'success'
  void queryClient.invalidateQueries({ queryKey: [userScope], refetchType: 'none', predicate: isTold })
  void queryClient.refetchQueries({
    queryKey: [userScope],
    type: 'active',
    predicate: (query) => isTold(query) && !isWishing(query.queryKey[1]),
  })
}

/** Listens to what the exchange tells the user, for as long as somebody is signed in. Returns its undo. */
export function followUserNews(): () => void {
  let stop: (() => void) | null = null
  let reading: string | null = null
  const follow = (userId: string | null) => {
    if (userId === reading) return
    stop?.()
    reading = userId
    unreadIs(0)
    stop =
      userId === null ? null : push().subscribe(userTopic(userId), { onSnapshot: handleSnapshot, onEvent: handleEvent })
  }
  // A locked session has no line of its own.
  const follower = ({ baseUserId, accessToken }: SessionState) => follow(accessToken === null ? null : baseUserId)
  follower(useSession.getState())
  const stopFollowing = useSession.subscribe(follower)
  return () => {
    stopFollowing()
    stop?.()
  }
}
