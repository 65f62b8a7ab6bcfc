import { progressWords } from '#src/model/enrolment/words.ts'
import { enrolRefusal } from '#src/model/enrolment/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import type { Exchange } from '../exchange.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../tables.ts'
import { agreedJointly } from './access.ts'
import type { EnrolmentBook } from './book.ts'
import { type Consent, type Enrolment, isConsentOf } from './record.ts'

export type Consents = ReturnType<typeof createConsents>

/** `share` in per cent. */
const invite = (exchange: Exchange, { id, listing }: Enrolment, leader: User, member: User, share: string) =>
  exchange.mailbox.write(member.id, {
    kind: 'enrolment',
    title: '联合受让邀请',
    text: `${leader.name}邀请您以 ${share}% 的份额联合受让“${listing.assetsName}”，请确认`,
    link: linkTo.enrolmentById(id),
    also: ['push', 'sms'],
  })

/** Nobody takes part in one asset twice, alone or with others (domain 1.3). */
function refuseTwice({ enrolments, current }: EnrolmentBook, { listing }: Enrolment, user: User) {
  if (current(user.id, listing.assetsId))
    throw new Refusal(enrolRefusal.already, '您已单独报名该项目，不能再参加联合受让')
  if (agreedJointly(enrolments.values(), listing.assetsId, user))
    throw new Refusal(enrolRefusal.jointAlready, '当前用户已参加联合竞买，不能再次报名')
}

/** The consent of those who are to take part jointly: asked for by a draft, given by themselves, needed for handing in. */
export function createConsents(book: EnrolmentBook) {
  const { exchange, enrolments, userOf, note, tell, changed } = book

  /** Who is named anew is asked; whoever is no longer named, or with another share, has not agreed to it. */
  const askMembers = (enrolment: Enrolment) => {
    const { form, userId } = enrolment
    const members = form.way === 'joint' ? form.members : []
    const known = enrolment.consents
    enrolment.consents = members
      .filter(({ telPhone }) => telPhone.trim() !== '')
      .map(({ name, telPhone, documentNo, share }) => {
        const same = known.find((consent) => consent.telPhone === telPhone && consent.share === share)
        return same ?? { name, telPhone, documentNo, share, state: 'asked', userId: null }
      })
    for (const consent of enrolment.consents) {
      if (known.includes(consent)) continue
      const member = [...exchange.tables.users.values()].find((user) => user.telPhone === consent.telPhone)
      if (!member || member.id === userId) continue
      invite(exchange, enrolment, userOf(userId), member, consent.share)
    }
  }

  /** The consent that this person is asked for; what has been handed in stands (domain 5.1). */
  const askedOf = (id: string, user: User) => {
    const enrolment = enrolments.get(id)
    const asked = enrolment?.consents.find((named) => isConsentOf(named, user))
    if (!enrolment || !asked || (enrolment.state !== 'DRAFT' && enrolment.state !== 'FIX'))
      throw new Refusal(404, '没有等待您确认的联合受让')
    return { enrolment, asked }
  }

  const consent = (id: string, agree: boolean, userId: string) => {
    const user = userOf(userId)
    const { enrolment, asked } = askedOf(id, user)
    if (user.authStatus < 3) throw new Refusal(enrolRefusal.notVerified, '请先完成实名认证')
    if (asked.state === (agree ? 'agreed' : 'refused')) return { id }
    if (agree) refuseTwice(book, enrolment, user)
    asked.userId = agree ? userId : null
    asked.state = agree ? 'agreed' : 'refused'
    note(enrolment, (agree ? progressWords.agreed : progressWords.refused).replace('{{name}}', asked.name))
    changed(enrolment)
    tell(enrolment, {
      title: '联合受让确认',
      text: `${asked.name}已${agree ? '同意' : '拒绝'}联合受让“${enrolment.listing.assetsName}”`,
      also: ['push'],
    })
    return { id }
  }

  const refuseUnagreed = (enrolment: Enrolment) => {
    const leader = userOf(enrolment.userId)
    if (enrolment.consents.some((named) => isConsentOf(named, leader)))
      throw new Refusal(enrolRefusal.missing, '联合体成员不能是您本人')
    const isRegistered = (named: Consent) =>
      [...exchange.tables.users.values()].some((user) => isConsentOf(named, user) && user.authStatus >= 3)
    const stranger = enrolment.consents.find((named) => !isRegistered(named))
    if (stranger) throw new Refusal(enrolRefusal.consent, `${stranger.name}尚未注册或未完成实名认证`)
    if (enrolment.consents.some(({ state }) => state !== 'agreed'))
      throw new Refusal(enrolRefusal.consent, '被联合竞买人尚未同意')
  }

  return { askMembers, consent, refuseUnagreed }
}
