import type { EnrolState } from '#src/model/enrolment/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { date } from '#src/model/time/shanghai.ts'
import type { Core } from '../core.ts'
import type { Mailbox, NewMessage } from '../messages/mailbox.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../tables.ts'
import { type Enrolment, isConsentOf, mayBeginAgain } from './record.ts'

export type EnrolmentMessage = Omit<NewMessage, 'link' | 'kind'> & Partial<NewMessage>

export type EnrolmentBook = {
  all: () => Enrolment[]
  ofUser: (userId: string) => Enrolment[]
  get: (id: string) => Enrolment | undefined
  add: (enrolment: Enrolment) => void
  /** The one that a user has for an asset, unless a new one may be begun; null when there is none. */
  current: (userId: string, assetsId: string) => Enrolment | null
  /** Refuses with 404 what is another user's. */
  ofOwner: (id: string, userId: string) => Enrolment
  /** Refuses with 401 when the account is closed. */
  userOf: (userId: string) => User
  /** BM, the day, four digits that begin anew each day. */
  nextNo: () => string
  /** Adds an event to the progress. */
  note: (enrolment: Enrolment, title: string, text?: string | null) => void
  /** Writes to the owner; the link is the enrolment unless another is given. */
  write: (enrolment: Enrolment, message: EnrolmentMessage) => void
  /** Signals to the open pages of the owner and of the joint members that the enrolment has changed. */
  changed: (enrolment: Enrolment) => void
  enter: (enrolment: Enrolment, state: EnrolState, reason?: string | null) => void
}

/** All enrolments of one exchange, with what every change of one records and writes. */
export function createEnrolmentBook(core: Core, mailbox: Pick<Mailbox, 'write' | 'changed'>): EnrolmentBook {
  const { users } = core.tables
  const enrolments = new Map<string, Enrolment>()
  const serials = new Map<string, number>()

  const all = () => [...enrolments.values()]
  const ofUser = (userId: string) => all().filter((enrolment) => enrolment.userId === userId)

  const membersOf = ({ consents }: Enrolment): User[] =>
    consents.flatMap((consent) => [...users.values()].find((user) => isConsentOf(consent, user)) ?? [])

  const changed = (enrolment: Enrolment) => {
    mailbox.changed(enrolment.userId, 'enrolments')
    mailbox.changed(enrolment.userId, 'files')
    for (const member of membersOf(enrolment)) mailbox.changed(member.id, 'enrolments')
  }

  return {
    all,
    ofUser,
    changed,
    get: (id) => enrolments.get(id),
    add: (enrolment) => void enrolments.set(enrolment.id, enrolment),
    current: (userId, assetsId) =>
      ofUser(userId)
        .toReversed()
        .find(({ listing, state }) => listing.assetsId === assetsId && !mayBeginAgain.has(state)) ?? null,
    ofOwner: (id, userId) => {
      const enrolment = enrolments.get(id)
      if (enrolment?.userId !== userId) throw new Refusal(404, '报名记录不存在')
      return enrolment
    },
    userOf: (userId) => {
      const user = users.get(userId)
      if (!user) throw new Refusal(401, '请先登录')
      return user
    },
    nextNo: () => {
      const day = date(core.now()).replaceAll('-', '')
      const serial = (serials.get(day) ?? 0) + 1
      serials.set(day, serial)
      return `BM${day}${String(serial).padStart(4, '0')}`
    },
    note: (enrolment, title, text = null) => void enrolment.events.push({ at: core.now(), title, note: text }),
    write: (enrolment, message) =>
      void mailbox.write(enrolment.userId, {
        kind: 'enrolment',
        link: linkToOwn.enrolmentById(enrolment.id),
        ...message,
      }),
    enter: (enrolment, state, reason = null) => {
      enrolment.state = state
      enrolment.reason = reason
      changed(enrolment)
    },
  }
}
