import { acceptDays, answerDays } from '#src/model/appeal/rules.ts'
import { type AppealBook, checkedText } from './book.ts'
import type { Addition, Appeal } from './record.ts'

/** What its owner does with an appeal once it is sent. */
export function createAppealActs({ step, inDays, ofUser, mayDo, filesOf }: AppealBook) {
  return {
    supplement: (userId: string, { id, text, fileIds, requestId }: Addition): Appeal => {
      const appeal = ofUser(userId, id)
      if (appeal.additions.has(requestId)) return appeal
      mayDo(appeal, 'supplement')
      const said = checkedText(text, '补充说明')
      const files = filesOf(fileIds, userId)
      appeal.additions.add(requestId)
      const isAsked = appeal.state === 'incomplete'
      const made = { by: 'person' as const, event: 'supplemented', text: said, files }
      step(appeal, isAsked ? 'handling' : appeal.state, made, isAsked ? inDays(answerDays) : appeal.dueAt)
      return appeal
    },

    withdraw: (userId: string, id: string): Appeal => {
      const appeal = ofUser(userId, id)
      mayDo(appeal, 'withdraw')
      step(appeal, 'withdrawn', { by: 'person', event: 'withdrawn', text: null, files: [] }, null)
      return appeal
    },

    /** A decision is looked at once more, by somebody else. */
    review: (userId: string, { id, text, fileIds, requestId }: Addition): Appeal => {
      const appeal = ofUser(userId, id)
      if (appeal.additions.has(requestId)) return appeal
      mayDo(appeal, 'review')
      const said = checkedText(text, '复核理由')
      const files = filesOf(fileIds, userId)
      appeal.additions.add(requestId)
      appeal.isReview = true
      step(appeal, 'waiting', { by: 'person', event: 'review', text: said, files }, inDays(acceptDays))
      return appeal
    },
  }
}
