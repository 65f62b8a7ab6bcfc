import type { EnrolState } from '#src/model/enrolment/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { date } from '#src/model/time/shanghai.ts'
import type { Exchange } from '../exchange.ts'
import type { NewMessage } from '../messages/mailbox.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../tables.ts'
import { type Enrolment, isConsentOf, mayBeginAgain } from './record.ts'

export type EnrolmentBook = ReturnType<typeof createBook>

/** All enrolments of one exchange, and what every change of one says and writes. */
export function createBook(exchange: Exchange) {
  const enrolments = new Map<string, Enrolment>()
  const serials = new Map<string, number>()

  const all = () => [...enrolments.values()]

  const ofUser = (userId: string) => all().filter((enrolment) => enrolment.userId === userId)

  const userOf = (userId: string): User => {
    const user = exchange.tables.users.get(userId)
    if (!user) throw new Refusal(401, '请先登录')
    return user
  }

  /** BM, the day, four digits that begin anew each day. */
  const nextNo = (): string => {
    const day = date(exchange.now()).replaceAll('-', '')
    const serial = (serials.get(day) ?? 0) + 1
    serials.set(day, serial)
    return `BM${day}${String(serial).padStart(4, '0')}`
  }

  const note = (enrolment: Enrolment, title: string, words: string | null = null) =>
    enrolment.events.push({ at: exchange.now(), title, note: words })

  const tell = (enrolment: Enrolment, letter: Omit<NewMessage, 'link' | 'kind'> & Partial<NewMessage>) =>
    exchange.mailbox.write(enrolment.userId, { kind: 'enrolment', link: linkTo.enrolmentById(enrolment.id), ...letter })

  const memberUsers = ({ consents }: Enrolment): User[] =>
    consents.flatMap((consent) => [...exchange.tables.users.values()].find((user) => isConsentOf(consent, user)) ?? [])

  const changed = (enrolment: Enrolment) => {
    exchange.mailbox.changed(enrolment.userId, 'enrolments')
    for (const member of memberUsers(enrolment)) exchange.mailbox.changed(member.id, 'enrolments')
  }

  const enter = (enrolment: Enrolment, state: EnrolState, reason: string | null = null) => {
    enrolment.state = state
    enrolment.reason = reason
    changed(enrolment)
  }

  const current = (userId: string, assetsId: string): Enrolment | null =>
    ofUser(userId)
      .toReversed()
      .find(({ listing, state }) => listing.assetsId === assetsId && !mayBeginAgain.has(state)) ?? null

  const mine = (id: string, userId: string | null): Enrolment => {
    const enrolment = enrolments.get(id)
    if (enrolment?.userId !== userId) throw new Refusal(404, '没有这份报名')
    return enrolment
  }

  return { exchange, enrolments, all, ofUser, userOf, nextNo, note, tell, changed, enter, current, mine }
}
