import { progressLabels } from '#src/model/enrolment/labels.ts'
import { enrolRefusal } from '#src/model/enrolment/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { plainPhone } from '#src/model/validation/phone.ts'
import type { Exchange } from '../exchange.ts'
import { memberNo } from '../accounts/member-no.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../tables.ts'
import { agreedJointly, sellerTrouble, standingTrouble } from './access.ts'
import type { EnrolmentBook } from './book.ts'
import { accountOf, isAskedFor, isMismatched, jointVersionOf, termsVersionOf } from './invited.ts'
import type { Consent, Enrolment } from './record.ts'

export type Consents = ReturnType<typeof createConsents>

type Invitation = { member: User; leader: User; share: string; isChange: boolean }

/** `share` in per cent. */
const invite = (exchange: Exchange, { id, listing }: Enrolment, { member, leader, share, isChange }: Invitation) =>
  exchange.mailbox.write(member.id, {
    kind: 'enrolment',
    title: '联合竞买邀请',
    text: isChange
      ? `${leader.name}邀请您以 ${share}% 的份额联合竞买“${listing.assetsName}”，成员、份额、报价或文本已变更，请重新确认`
      : `${leader.name}邀请您以 ${share}% 的份额联合竞买“${listing.assetsName}”，请确认`,
    link: linkTo.enrolmentById(id),
    also: ['push', 'sms'],
  })

/** Nobody takes part in one asset twice, alone or with others (domain 1.3), nor who might not take part alone. */
function refuseTrouble({ exchange, enrolments, current }: EnrolmentBook, { listing }: Enrolment, user: User) {
  const trouble = standingTrouble(exchange, user) ?? sellerTrouble(listing, user)
  if (trouble) throw trouble
  if (current(user.id, listing.assetsId))
    throw new Refusal(enrolRefusal.already, '您已单独报名该项目，不能再参加联合竞买')
  if (agreedJointly(enrolments.values(), listing.assetsId, user))
    throw new Refusal(enrolRefusal.jointAlready, '当前用户已参加联合竞买，不能再次报名')
}

/** Asks everybody who is named, anew with every change of what they agree to. */
function createAsking({ exchange, userOf }: EnrolmentBook) {
  return (enrolment: Enrolment) => {
    const { form, userId, consents: known } = enrolment
    const members = form.way === 'joint' ? form.members.filter(({ telPhone }) => telPhone.trim() !== '') : []
    const version = jointVersionOf(exchange, enrolment)
    if (known.length === members.length && known.every((consent) => consent.version === version)) return
    enrolment.consents = members.map(({ name, telPhone, documentNo, share }): Consent => {
      const phone = plainPhone(telPhone)
      return { name, telPhone: phone, documentNo, share, state: 'asked', userId: null, version, given: null }
    })
    for (const consent of enrolment.consents) {
      const member = accountOf(exchange, consent)
      if (!member || !isAskedFor(exchange, enrolment, consent, member)) continue
      const isChange = known.some((before) => isAskedFor(exchange, enrolment, before, member))
      invite(exchange, enrolment, { member, leader: userOf(userId), share: consent.share, isChange })
    }
  }
}

/** Refuses what is not agreed to by the very accounts that it names. */
function createUnagreed({ exchange, userOf }: EnrolmentBook) {
  const refuseStranger = (consent: Consent, leader: User) => {
    const member = accountOf(exchange, consent)
    if (member?.id === leader.id) throw new Refusal(enrolRefusal.missing, '联合体成员不能是您本人')
    if (!member || member.authStatus < 3)
      throw new Refusal(enrolRefusal.consent, `${consent.name}尚未注册或未完成实名认证`)
    if (isMismatched(exchange, consent, member))
      throw new Refusal(enrolRefusal.consent, `${consent.name}的名称或证件号码与该手机号的实名信息不一致，请更正`)
  }
  return (enrolment: Enrolment) => {
    const leader = userOf(enrolment.userId)
    for (const consent of enrolment.consents) refuseStranger(consent, leader)
    if (enrolment.consents.some(({ state }) => state !== 'agreed'))
      throw new Refusal(enrolRefusal.consent, '被联合竞买人尚未同意')
  }
}

/** The consent of those who are to take part jointly: asked for by a draft, given by themselves, needed for handing in. */
export function createConsents(book: EnrolmentBook) {
  const { exchange, enrolments, userOf, note, tell, changed } = book
  const askMembers = createAsking(book)

  /** The consent that this person is asked for; what has been handed in stands (domain 5.1). */
  const askedOf = (id: string, user: User) => {
    const enrolment = enrolments.get(id)
    const asked = enrolment?.consents.find((named) => isAskedFor(exchange, enrolment, named, user))
    if (!enrolment || !asked || (enrolment.state !== 'DRAFT' && enrolment.state !== 'FIX'))
      throw new Refusal(404, '没有等待您确认的联合竞买')
    return { enrolment, asked }
  }

  /** `userId` of whoever agrees; null is a refusal. */
  const keepAnswer = (enrolment: Enrolment, asked: Consent, userId: string | null) => {
    const given =
      userId === null
        ? null
        : { account: memberNo(userId), at: exchange.now(), termsVersion: termsVersionOf(exchange, enrolment) }
    Object.assign(asked, { userId, state: given ? 'agreed' : 'refused', given })
    const title = given ? progressLabels.agreed : progressLabels.refused
    const words = given
      ? progressLabels.consented.replace('{{account}}', given.account).replace('{{version}}', given.termsVersion)
      : null
    note(enrolment, title.replace('{{name}}', asked.name), words)
  }

  /** `version` is what the person has read; without it the present one counts. */
  const consent = (id: string, agree: boolean, userId: string, version?: string | null) => {
    const user = userOf(userId)
    const { enrolment } = askedOf(id, user)
    if (user.authStatus < 3) throw new Refusal(enrolRefusal.notVerified, '请先完成实名认证')
    // The texts may have changed since the members were asked.
    askMembers(enrolment)
    const { asked } = askedOf(id, user)
    if (version && version !== asked.version)
      throw new Refusal(enrolRefusal.jointChanged, '联合竞买的成员、份额、报价或文本已变更，请查看后重新确认')
    if (asked.state === (agree ? 'agreed' : 'refused')) return { id }
    if (agree) refuseTrouble(book, enrolment, user)
    keepAnswer(enrolment, asked, agree ? userId : null)
    changed(enrolment)
    tell(enrolment, {
      title: '联合竞买确认',
      text: `${asked.name}已${agree ? '同意' : '拒绝'}联合竞买“${enrolment.listing.assetsName}”`,
      also: ['push'],
    })
    return { id }
  }

  return { askMembers, consent, refuseUnagreed: createUnagreed(book) }
}
