import { regionName } from '../../data/regions.ts'
import { demandProblem } from '#src/model/demand/rules.ts'
import type { DemandText } from '#src/model/demand/schema.ts'
import { smsCode } from '#src/model/session/schema.ts'
import { date } from '#src/model/time/shanghai.ts'
import { mobile } from '#src/model/validation/phone.ts'
import type { DemandBook } from './book.ts'
import type { Demand } from './record.ts'
import type { DemandStaff } from './review.ts'
import type { Exchange } from '../exchange.ts'
import { Refusal, refuseIf } from '../refusal.ts'

export type NewDemand = DemandText & { telPhone: string; code: string; requestId: string }

const judge = (text: DemandText) => {
  refuseIf(demandProblem(text))
  if (text.regionCode && regionName(text.regionCode) === null) throw new Refusal(400, '所选地区不存在')
}

/** What its owner writes into a demand: at first, and while nobody has taken it up. */
export function createDemandWriting(
  exchange: Exchange,
  { all, add, ofUser, mayDo }: DemandBook,
  { step, acceptLater }: DemandStaff,
) {
  return {
    submit: (userId: string, { code, requestId, telPhone, ...text }: NewDemand): Demand => {
      const known = all().find((demand) => demand.userId === userId && demand.requestId === requestId)
      if (known) return known
      judge(text)
      refuseIf(mobile(telPhone))
      const files = exchange.uploads.ofOwner(text.fileIds, userId)
      exchange.accounts.checkSms(telPhone, code, smsCode.default)
      const at = exchange.now()
      const demand: Demand = {
        ...text,
        id: `XQ${date(at).replaceAll('-', '')}${String(all().length + 1).padStart(4, '0')}`,
        userId,
        requestId,
        telPhone,
        files,
        submittedAt: at,
        state: 'waiting',
        branchId: null,
        officer: null,
        closesAt: null,
        steps: [],
        questions: new Set<string>(),
      }
      add(demand)
      step(demand, 'waiting', { by: 'person', event: 'submitted' })
      acceptLater(demand)
      return demand
    },

    update: (userId: string, { id, ...text }: DemandText & { id: string }): Demand => {
      const demand = ofUser(userId, id)
      mayDo(demand, 'edit')
      judge(text)
      const files = exchange.uploads.ofOwner(text.fileIds, userId)
      Object.assign(demand, text, { files })
      step(demand, 'waiting', { by: 'person', event: 'edited' })
      return demand
    },
  }
}
