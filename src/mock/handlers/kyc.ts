import { regionName } from '../data/regions.ts'
import * as person from '#src/api/endpoints/kyc.ts'
import { email } from '#src/model/validation/addresses.ts'
import { mobile } from '#src/model/validation/phone.ts'
import { optional } from '#src/model/validation/rule.ts'
import { maskedName } from '#src/model/kyc/masked.ts'
import type { MemberProfile, ReadDocument } from '#src/model/kyc/schema.ts'
import { memberLevels, ocrFailed } from '#src/model/kyc/labels.ts'
import { maskedPhone } from '#src/model/validation/phone.ts'
import { userOf } from '../exchange/actor.ts'
import type { Exchange } from '../worlds.ts'
import { agreement, checkAgreed } from '../exchange/kyc/agreement.ts'
import { memberNo } from '../exchange/accounts/member-no.ts'
import { Refusal } from '../exchange/refusal.ts'
import type { User } from '../exchange/tables.ts'
import { handle } from './call/handle.ts'

const readers = {
  identity: (name: string, number: string): ReadDocument | null =>
    /^\d{17}[\dXx]$/.test(number) ? { name, docNumber: number.toUpperCase() } : null,
  licence: (name: string, number: string, legalName: string): ReadDocument | null =>
    /^[\dA-Z]{18}$/i.test(number)
      ? { name, creditCode: number.toUpperCase(), ...(legalName ? { legalName } : {}) }
      : null,
}

/** The mock recognises a picture by its file name, `姓名_号码` or `机构名称_信用代码_法定代表人`. */
function read(fileName: string, what: keyof typeof readers): ReadDocument {
  const [name = '', number = '', legalName = ''] = fileName.replace(/\.[a-z]+$/i, '').split('_')
  const found = name ? readers[what](name, number, legalName) : null
  if (!found) throw new Refusal(422, ocrFailed)
  return found
}

function profileOf(exchange: Exchange, user: User): MemberProfile {
  const identity = exchange.kyc.identityOf(user.id)
  const contact = exchange.kyc.contactOf(user)
  return {
    memberNo: memberNo(user.id),
    kind: identity?.kind ?? null,
    authStatus: user.authStatus,
    name: identity && (identity.kind === 'person' ? maskedName(identity.name) : identity.name),
    loginName: user.loginName,
    telPhone: user.telPhone ? maskedPhone(user.telPhone) : '',
    headImg: user.headImg,
    level: identity ? memberLevels.verified : memberLevels.registered,
    contact,
    regionName: regionName(contact.region),
  }
}

export const personHandlers = [
  handle(person.realName, ({ exchange, actor }) => exchange.kyc.detail(userOf(exchange, actor))),
  handle(person.submitPerson, ({ input: { code, codeUuid = null, agreement: version, ...claim }, exchange, actor }) => {
    checkAgreed(version)
    return exchange.take('submitPerson', { claim, code, codeUuid, agreement: version }, actor)
  }),
  handle(
    person.submitOrganisation,
    ({ input: { code, codeUuid = null, agreement: version, ...claim }, exchange, actor }) => {
      checkAgreed(version)
      return exchange.take('submitOrganisation', { claim, code, codeUuid, agreement: version }, actor)
    },
  ),
  handle(person.saveClaimDraft, ({ input, exchange, actor }) => exchange.take('saveClaimDraft', input, actor)),
  handle(person.withdrawClaim, ({ exchange, actor }) => exchange.take('withdrawClaim', {}, actor)),
  handle(person.confirmTransfer, ({ input, exchange, actor }) => exchange.take('confirmTransfer', input, actor)),
  handle(person.startFace, ({ input, exchange, actor }) => exchange.take('startFace', input, actor)),
  handle(person.signLetter, ({ input, exchange, actor }) => exchange.take('signLetter', input, actor)),
  handle(person.verificationAgreement, () => agreement),
  handle(person.readPicture, ({ input: { fileId, what }, exchange, actor }) => {
    const [file] = exchange.uploads.ofOwner([fileId], userOf(exchange, actor).id)
    return read(file?.name ?? '', what)
  }),
  handle(person.member, ({ exchange, actor }) => profileOf(exchange, userOf(exchange, actor))),
  handle(person.saveContact, ({ input, exchange, actor }) => {
    const problem = mobile(input.telPhone) ?? optional(email)(input.email)
    if (problem) throw new Refusal(400, problem)
    exchange.take('saveContact', input, actor)
    return profileOf(exchange, userOf(exchange, actor))
  }),
]
