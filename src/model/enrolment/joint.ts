import { maskedDocument } from '../kyc/masked.ts'
import { plainDocument } from '../kyc/rules.ts'
import { isSameName } from '../kyc/same-name.ts'
import { mobile, plainPhone } from '../validation/phone.ts'
import type { EnrolForm, EnrolProblem, EnrolSetup, JointMember } from './schema.ts'
import { enrolLabels } from './labels.ts'

/** The leader: the verified party, its document number masked on the page, and the phone of its account. */
export type Leader = Pick<EnrolSetup['party'], 'kind' | 'name' | 'documentNo'> & { telPhone: string | null }

type Named = Pick<JointMember, 'name' | 'documentNo'>

/** Whether a member's name and number are those of a verified party. */
export const isHolder = ({ name, documentNo }: Named, identity: { name: string; docNumber: string }): boolean =>
  isSameName(name, identity.name) && plainDocument(documentNo) === plainDocument(identity.docNumber)

function isLeader({ name, documentNo, telPhone }: JointMember, leader: Leader): boolean {
  if (leader.telPhone !== null && plainPhone(telPhone) === leader.telPhone) return true
  const number = plainDocument(documentNo)
  if (number !== '' && number === leader.documentNo) return true
  if (!isSameName(name, leader.name)) return false
  // Names of organisations are unique, names of people are not; the page knows only the masked number.
  return leader.kind === 'organisation' || maskedDocument(number) === leader.documentNo
}

/** A member must differ from the leader and from every other member. */
export function memberProblems({ way, members }: EnrolForm, leader: Leader): EnrolProblem[] {
  if (way === 'sole') return []
  const isTwice = (index: number, of: (member: JointMember) => string) =>
    of(members[index]!) !== '' && members.findIndex((member) => of(member) === of(members[index]!)) < index
  return members.flatMap((member, index): EnrolProblem[] => {
    const field = `members.${index}`
    if (plainPhone(member.telPhone) !== '' && mobile(member.telPhone) !== null)
      return [{ field, message: enrolLabels.memberPhone }]
    if (isLeader(member, leader)) return [{ field, message: enrolLabels.memberOwn }]
    const isRepeated =
      isTwice(index, ({ telPhone }) => plainPhone(telPhone)) ||
      isTwice(index, ({ documentNo }) => plainDocument(documentNo))
    return isRepeated ? [{ field, message: enrolLabels.memberTwice }] : []
  })
}
