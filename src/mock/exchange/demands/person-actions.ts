import { commentMax, filesMax, questionProblem, scores } from '#src/model/demand/rules.ts'
import { demandProblems } from '#src/model/demand/labels.ts'
import type { DemandBook } from './book.ts'
import type { Demand } from './record.ts'
import type { DemandStaff } from './review.ts'
import type { Exchange } from '../exchange.ts'
import { Refusal, refuseIf } from '../refusal.ts'

export type Question = { id: string; text: string; fileIds: string[]; requestId: string }
export type Rating = { id: string; score: number; text?: string | undefined }

/** What its owner does with a demand once it is sent. */
export function createDemandActs(
  exchange: Exchange,
  { ofUser, mayDo }: DemandBook,
  { step, answerLater }: DemandStaff,
) {
  return {
    withdraw: (userId: string, id: string): Demand => {
      const demand = ofUser(userId, id)
      mayDo(demand, 'withdraw')
      step(demand, 'withdrawn', { by: 'person', event: 'withdrawn' })
      return demand
    },

    ask: (userId: string, { id, text, fileIds, requestId }: Question): Demand => {
      const demand = ofUser(userId, id)
      if (demand.questions.has(requestId)) return demand
      mayDo(demand, 'ask')
      refuseIf(questionProblem(text))
      if (fileIds.length > filesMax) throw new Refusal(400, demandProblems.files)
      const files = exchange.uploads.ofOwner(fileIds, userId)
      demand.questions.add(requestId)
      step(demand, 'asked', { by: 'person', event: 'asked', text: text.trim(), files })
      answerLater(demand)
      return demand
    },

    rate: (userId: string, { id, score, text = '' }: Rating): Demand => {
      const demand = ofUser(userId, id)
      mayDo(demand, 'rate')
      if (!(scores as readonly number[]).includes(score)) throw new Refusal(400, demandProblems.score)
      if (Array.from(text).length > commentMax) throw new Refusal(400, demandProblems.commentLong)
      step(demand, 'done', { by: 'person', event: 'rated', text: text.trim() || null, score })
      return demand
    },
  }
}
