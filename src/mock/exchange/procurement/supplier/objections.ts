import { procurementLaw } from '#src/model/procurement/rules.ts'
import { objectionProblem } from '#src/model/procurement/supplier/rules.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { dayMs, hourMs } from '#src/model/time/units.ts'
import type { Core } from '../../core.ts'
import { Refusal, refuseIf } from '../../refusal.ts'
import type { Procurement } from '../../tables.ts'
import { stageNow } from '../projects.ts'
import type { Objection } from '../record.ts'
import type { SupplierBook } from './book.ts'
import type { Supplier, SupplierRecords } from './record.ts'
import type { Watch } from './watch.ts'

/** How long the purchaser takes, unless the console is quicker. */
const answerAfterMs = hourMs
export const answerWithinMs = procurementLaw.answerDays * dayMs

export const usualAnswer =
  '经采购人会同评审委员会复核，评审过程和结果符合采购文件规定的评审标准和方法，异议所述情形不成立，候选人排序维持不变。'

export type Objecting = { id: string; text: string; requestId: string }
export type Objections = {
  object: (userId: string, input: Objecting) => Supplier
  /** The purchaser answers; the procedure goes on when no objection is open. */
  answer: (id: string, text?: string) => Objection
  /** Answers it after the usual time, or at a given moment. */
  answerLater: (objection: Objection, at?: number) => void
}

type Ports = { watch: Watch; projectOf: (id: string) => Procurement | null }

/**
 * Objections to the candidates: they halt the procedure until all are answered (实施条例 art. 54). The publicity stands still with
 * the procedure, so that others may object during the halt as well.
 */
export function createObjections(
  core: Core,
  book: SupplierBook,
  records: SupplierRecords,
  { watch, projectOf }: Ports,
): Objections {
  const isOpen = ({ answeredAt }: Objection) => answeredAt === null

  function goOn(project: Procurement): void {
    const { pausedSince, publicityTo, resultAt, contractAt } = project.dates
    if (pausedSince == null) return
    const halted = core.now() - pausedSince
    const moved = (moment: number | null | undefined) => (moment == null ? null : moment + halted)
    project.dates = {
      ...project.dates,
      publicityTo: moved(publicityTo),
      resultAt: moved(resultAt),
      contractAt: moved(contractAt),
      pausedSince: null,
    }
    watch(project)
    core.events.emit('procurementMoved', { projectId: project.id })
    for (const supplier of book.concernedBy(project.id)) {
      book.write(supplier, {
        kind: 'notice',
        title: '采购程序恢复',
        text: `“${project.name}”的异议已答复，程序恢复，候选人公示顺延至 ${dateTime(project.dates.publicityTo ?? null)}`,
      })
      book.changed(supplier)
    }
  }

  function answer(id: string, text = usualAnswer): Objection {
    const objection = records.objections.find((known) => known.id === id)
    if (!objection) throw new Refusal(404, '异议不存在')
    if (!isOpen(objection)) throw new Refusal(409, '该异议已答复')
    objection.answeredAt = core.now()
    objection.answer = text
    const own = objection.userId === null ? null : book.find(objection.userId, objection.projectId)
    if (own) {
      book.write(own, {
        kind: 'notice',
        title: '您的异议已答复',
        text: `采购人已答复您对“${own.project.name}”的异议，请查看`,
        also: ['sms'],
      })
      book.changed(own)
    }
    const project = projectOf(objection.projectId)
    const isLast = !records.objections.some((other) => other.projectId === objection.projectId && isOpen(other))
    if (project && isLast) goOn(project)
    return objection
  }

  const answerLater = (objection: Objection, at = core.now() + answerAfterMs) =>
    core.timers.set(Math.min(at, objection.at + answerWithinMs), () => {
      if (isOpen(objection)) answer(objection.id)
    })

  /** A further objection prolongs the halt, whose beginning stays: its length is counted once, with the last answer. */
  function halt(project: Procurement): void {
    const isHalted = project.dates.pausedSince != null
    if (!isHalted) project.dates = { ...project.dates, pausedSince: core.now() }
    for (const supplier of book.concernedBy(project.id)) {
      book.write(supplier, {
        kind: 'notice',
        title: isHalted ? '采购程序继续暂停' : '采购程序暂停',
        text: isHalted
          ? `“${project.name}”又收到一项异议，采购程序继续暂停，全部异议答复后恢复`
          : `“${project.name}”收到异议，采购程序暂停，采购人将在 3 日内答复`,
      })
      book.changed(supplier)
    }
  }

  return {
    answer,
    answerLater,
    object: (userId, { id, text, requestId }) => {
      const supplier = book.enrolled(userId, id)
      if (supplier.requests.has(requestId)) return supplier
      const { project, enrolment } = supplier
      const own = records.objections.filter((known) => known.userId === userId && known.projectId === project.id)
      if (own.some(isOpen)) throw new Refusal(409, '您已有一项异议正在处理，请等待答复')
      if (stageNow(project, core.now()) !== 'publicity') throw new Refusal(400, '异议只能在候选人公示期内提出')
      refuseIf(objectionProblem(text))
      const objection: Objection = {
        id: `${project.id}-Y${records.objections.length + 1}`,
        projectId: project.id,
        userId,
        supplier: enrolment.company,
        text: text.trim(),
        at: core.now(),
        answeredAt: null,
        answer: null,
      }
      supplier.requests.add(requestId)
      records.objections.push(objection)
      halt(project)
      answerLater(objection)
      return supplier
    },
  }
}
