import { questionProblem } from '#src/model/procurement/supplier/rules.ts'
import type { Core } from '../../core.ts'
import { Refusal, refuseIf } from '../../refusal.ts'
import { stageNow } from '../projects.ts'
import type { Question } from '../record.ts'
import type { SupplierBook } from './book.ts'
import type { Supplier, SupplierRecords } from './record.ts'

/** How long the agency takes, or the purchaser without one. */
const answerAfterMs = 20_000

const answers = [
  '以采购文件的规定为准，请供应商结合项目实际情况在响应文件中予以说明，不因此影响资格审查。',
  '采购文件的要求为最低要求，优于该要求的视为满足；证明材料按采购文件所列格式提供。',
  '经与采购人确认，该项要求不作调整，请在响应截止时间前按采购文件的要求准备材料。',
  '相关数量和参数以采购文件的技术要求为准，供应商可自行踏勘现场，费用自理。',
] as const

export type Asking = { id: string; text: string; requestId: string }
export type Questions = { ask: (userId: string, input: Asking) => Supplier }

/** Questions about the documents, answered for all suppliers without the name of who asked. */
export function createQuestions(core: Core, book: SupplierBook, records: SupplierRecords): Questions {
  function answer(question: Question): void {
    question.answeredAt = core.now()
    question.answer = answers[(records.questions.indexOf(question) + question.text.length) % answers.length]!
    for (const supplier of book.concernedBy(question.projectId)) {
      const { name, agency } = supplier.project
      const isOwn = supplier.userId === question.userId
      book.write(supplier, {
        kind: 'notice',
        title: isOwn ? '您的提问已答复' : '采购项目发布澄清',
        text: !isOwn
          ? `“${name}”发布了新的澄清，请及时查看`
          : agency === null
            ? `“${name}”的采购人已答复您的提问，答复同时向所有供应商公开`
            : `“${name}”的代理机构已答复您的提问，答复同时向所有供应商公开`,
      })
      book.changed(supplier)
    }
  }
  return {
    ask: (userId, { id, text, requestId }) => {
      const supplier = book.enrolled(userId, id)
      if (supplier.requests.has(requestId)) return supplier
      const { project } = supplier
      if (supplier.boughtAt === null) throw new Refusal(403, '获取采购文件后方可提问')
      const stage = stageNow(project, core.now())
      if ((stage !== 'sale' && stage !== 'clarification') || core.now() >= project.dates.questionsUntil)
        throw new Refusal(400, '提问截止时间已过')
      refuseIf(questionProblem(text, supplier.enrolment.company))
      const question: Question = {
        id: `${project.id}-Q${records.questions.length + 1}`,
        projectId: project.id,
        userId,
        text: text.trim(),
        askedAt: core.now(),
        answeredAt: null,
        answer: null,
      }
      supplier.requests.add(requestId)
      records.questions.push(question)
      core.timers.set(core.now() + answerAfterMs, () => answer(question))
      book.changed(supplier)
      return supplier
    },
  }
}
