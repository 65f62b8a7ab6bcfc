import { progressLabels } from '#src/model/enrolment/labels.ts'
import { enrolRefusal } from '#src/model/enrolment/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { plainPhone } from '#src/model/validation/phone.ts'
import { memberNo } from '../accounts/member-no.ts'
import type { Core } from '../core.ts'
import type { Kyc } from '../kyc/kyc.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../tables.ts'
import type { Access } from './access.ts'
import type { EnrolmentBook } from './book.ts'
import { accountOf, isAskedFor, isMismatched, jointVersionOf, termsVersionOf } from './joint.ts'
import type { Consent, Enrolment } from './record.ts'

export type Consents = {
  /** Asks all members who are named, again after every change of what they agree to. */
  askMembers: (enrolment: Enrolment) => void
  /** A member answers; `version` is what the person has read, without it the present one counts. */
  consent: (id: string, agree: boolean, userId: string, version?: string | null) => { id: string }
  /** Refuses an enrolment unless the very accounts that it names have agreed. */
  refuseUnagreed: (enrolment: Enrolment) => void
}

type Ports = { access: Access; kyc: Pick<Kyc, 'identityOf'>; mailbox: Pick<Mailbox, 'write'> }
/** `share` in per cent. */
type Invitation = { member: User; leader: User; share: string; isChange: boolean }

/** The consent of the joint members: requested by a draft, given by themselves, required for submitting. */
export function createConsents(core: Core, book: EnrolmentBook, { access, kyc, mailbox }: Ports): Consents {
  const { changed, current, get, note, userOf, write } = book
  const known = { tables: core.tables, kyc }

  const invite = ({ id, listing }: Enrolment, { member, leader, share, isChange }: Invitation) =>
    mailbox.write(member.id, {
      kind: 'enrolment',
      title: '联合竞买邀请',
      text: isChange
        ? `${leader.name}邀请您以 ${share}% 的份额联合竞买“${listing.assetsName}”，成员、份额、报价或文本已变更，请重新确认`
        : `${leader.name}邀请您以 ${share}% 的份额联合竞买“${listing.assetsName}”，请确认`,
      link: linkToOwn.enrolmentById(id),
      also: ['push', 'sms'],
    })

  const askMembers = (enrolment: Enrolment) => {
    const { form, userId, consents: before } = enrolment
    const members = form.way === 'joint' ? form.members.filter(({ telPhone }) => telPhone.trim() !== '') : []
    const version = jointVersionOf(core, enrolment)
    if (before.length === members.length && before.every((consent) => consent.version === version)) return
    enrolment.consents = members.map(({ name, telPhone, documentNo, share }): Consent => {
      const phone = plainPhone(telPhone)
      return { name, telPhone: phone, documentNo, share, state: 'asked', userId: null, version, given: null }
    })
    for (const consent of enrolment.consents) {
      const member = accountOf(core, consent)
      if (!member || !isAskedFor(known, enrolment, consent, member)) continue
      const isChange = before.some((earlier) => isAskedFor(known, enrolment, earlier, member))
      invite(enrolment, { member, leader: userOf(userId), share: consent.share, isChange })
    }
  }

  /** No one takes part in one asset twice, alone or with others (domain 1.3), nor jointly who may not alone. */
  const refuseProblem = ({ listing }: Enrolment, user: User) => {
    const problem = access.standingProblem(user) ?? access.sellerProblem(listing, user)
    if (problem) throw problem
    if (current(user.id, listing.assetsId))
      throw new Refusal(enrolRefusal.already, '您已单独报名该项目，不能再参加联合竞买')
    if (access.hasAgreedJointly(listing.assetsId, user))
      throw new Refusal(enrolRefusal.jointAlready, '当前用户已参加联合竞买，不能再次报名')
  }

  /** The consent that this person is asked for; that of a submitted enrolment is final (domain 5.1). */
  const requestedConsent = (id: string, user: User) => {
    const enrolment = get(id)
    const consent = enrolment?.consents.find((named) => isAskedFor(known, enrolment, named, user))
    if (!enrolment || !consent || (enrolment.state !== 'DRAFT' && enrolment.state !== 'FIX'))
      throw new Refusal(404, '没有等待您确认的联合竞买')
    return { enrolment, consent }
  }

  /** `userId` of the member who agrees; null is a refusal. */
  const keepAnswer = (enrolment: Enrolment, consent: Consent, userId: string | null) => {
    const given =
      userId === null
        ? null
        : { account: memberNo(userId), at: core.now(), termsVersion: termsVersionOf(core, enrolment) }
    Object.assign(consent, { userId, state: given ? 'agreed' : 'refused', given })
    const title = given ? progressLabels.agreed : progressLabels.refused
    const text = given
      ? progressLabels.consented.replace('{{account}}', given.account).replace('{{version}}', given.termsVersion)
      : null
    note(enrolment, title.replace('{{name}}', consent.name), text)
  }

  const refuseStranger = (consent: Consent, leader: User) => {
    const member = accountOf(core, consent)
    if (member?.id === leader.id) throw new Refusal(enrolRefusal.missing, '联合体成员不能是您本人')
    if (!member || member.authStatus < 3)
      throw new Refusal(enrolRefusal.consent, `${consent.name}尚未注册或未完成实名认证`)
    if (isMismatched(known, consent, member))
      throw new Refusal(enrolRefusal.consent, `${consent.name}的名称或证件号码与该手机号的实名信息不一致，请更正`)
  }

  return {
    askMembers,
    consent: (id, agree, userId, version) => {
      const user = userOf(userId)
      const { enrolment } = requestedConsent(id, user)
      if (user.authStatus < 3) throw new Refusal(enrolRefusal.notVerified, '请先完成实名认证')
      // The texts may have changed since the members were asked.
      askMembers(enrolment)
      const { consent } = requestedConsent(id, user)
      if (version && version !== consent.version)
        throw new Refusal(enrolRefusal.jointChanged, '联合竞买的成员、份额、报价或文本已变更，请查看后重新确认')
      if (consent.state === (agree ? 'agreed' : 'refused')) return { id }
      if (agree) refuseProblem(enrolment, user)
      keepAnswer(enrolment, consent, agree ? userId : null)
      changed(enrolment)
      write(enrolment, {
        title: '联合竞买确认',
        text: `${consent.name}已${agree ? '同意' : '拒绝'}联合竞买“${enrolment.listing.assetsName}”`,
        also: ['push'],
      })
      return { id }
    },
    refuseUnagreed: (enrolment) => {
      const leader = userOf(enrolment.userId)
      for (const consent of enrolment.consents) refuseStranger(consent, leader)
      if (enrolment.consents.some(({ state }) => state !== 'agreed'))
        throw new Refusal(enrolRefusal.consent, '被联合竞买人尚未同意')
    },
  }
}
