import { brand } from '#src/shared/config/brand.ts'
import { date } from '#src/model/time/shanghai.ts'
import type { Core } from '../core.ts'
import type { Documents } from '../files/documents.ts'
import type { BlankDraft } from '../files/forms.ts'
import type { Uploads } from '../files/uploads.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import type { Outcomes, Records } from './outcomes.ts'
import type { Claim, Party } from './record.ts'
import { botReviewer, letterLate } from './review.ts'
import { Refusal } from '../refusal.ts'
import { dayMs } from '#src/model/time/units.ts'

/** ms within which the letter has to be back. */
const signMs = 7 * dayMs

type Organisation = Extract<Party, { kind: 'organisation' }>['data']

const letterOf = (data: Organisation, no: string): BlankDraft => ({
  title: '法定代表人授权书',
  numberLabel: '授权书编号',
  no,
  opening: `本机构授权下列被授权人，代表本机构在${brand.operator}办理账户注册、实名认证及变更，提交报名资料，交纳保证金，参与报价，并签收与交易有关的文件。`,
  facts: [
    ['授权机构', data.name],
    ['统一社会信用代码', data.creditCode],
    ['法定代表人', data.legalName],
    ['被授权人', data.agentName],
    ['证件号码', data.agentDocNumber],
    ['手机号码', data.telPhone],
  ],
  figures: [],
  closing: [
    '被授权人在授权范围内的行为，由本机构承担相应的法律责任。被授权人无权转委托。',
    '授权期限自签署之日起一年；期限内变更被授权人的，本机构另行书面通知。',
  ],
  toSign: [
    '法定代表人（签字）：____________________',
    '被授权人（签字）：____________________',
    '授权机构（盖章）：____________________',
    '签署日期：______年____月____日',
  ],
})

export type AuthorisationLetters = {
  /** Issues the letter for what is claimed. */
  begin: (userId: string, claim: Claim, data: Organisation) => void
  /** Takes the signed letter; from now on a reviewer decides. */
  sign: (userId: string, fileId: string) => void
}

type Ports = {
  records: Records
  outcomes: Pick<Outcomes, 'refuse'>
  documents: Pick<Documents, 'issueBlank'>
  uploads: Pick<Uploads, 'find' | 'ofOwner'>
  mailbox: Pick<Mailbox, 'changed'>
  awaitReview: (userId: string, claim: Claim) => void
}

/** Letters by which a legal representative authorises the agent of an organisation (domain 6.2: 法定代表人授权书签署). */
export function createAuthorisationLetters(core: Core, ports: Ports): AuthorisationLetters {
  const { records, outcomes, documents, uploads, mailbox, awaitReview } = ports
  let issued = 0
  return {
    begin: (userId, claim, data) => {
      const { round } = claim
      issued += 1
      const number = `SQ${date(core.now()).replaceAll('-', '')}${String(issued).padStart(4, '0')}`
      const template = documents.issueBlank(letterOf(data, number))
      claim.letter = { number, state: 'signing', template, until: core.now() + signMs }
      core.timers.set(claim.letter.until, () => {
        const { claim: now } = records.of(userId)
        if (now?.round === round && now.letter?.state === 'signing') outcomes.refuse(userId, [letterLate], botReviewer)
      })
    },
    sign: (userId, fileId) => {
      const { claim } = records.of(userId)
      if (claim?.kind !== 'organisation' || !claim.letter) throw new Refusal(409, '没有待签署的授权书')
      if (claim.letter.state === 'checking') throw new Refusal(409, '授权书已提交，请等待审核')
      claim.values['letter'] = uploads.ofOwner([fileId], userId)
      if (uploads.find(fileId)?.purpose !== 'licence') throw new Refusal(400, '所选文件不能用于实名认证')
      claim.data = { ...claim.data, letterId: fileId }
      claim.letter.state = 'checking'
      awaitReview(userId, claim)
      mailbox.changed(userId, 'person')
    },
  }
}
