import type { MessageKind } from '#src/model/message/schema.ts'
import type { Schedule } from '#src/model/procurement/stage.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { dayMs } from '#src/model/time/units.ts'
import type { Core } from '../../core.ts'
import { placeChangedAt, seededQuestionsOf } from '../../seed/procurement/texts/course.ts'
import { bondWord, isTender } from '../../seed/procurement/texts/terms.ts'
import type { Procurement } from '../../tables.ts'
import { stageNow } from '../projects.ts'
import type { Procurements } from '../procurements.ts'
import { type BondReturns, isFeeOwed } from './bonds.ts'
import type { SupplierBook } from './book.ts'
import { outcomeOf } from '../outcomes.ts'
import { resultText } from '../result-text.ts'
import type { Bond, Supplier } from './record.ts'

/** Sets the timers of a project for those who follow it or take part; again after its dates have moved. */
export type Watch = (project: Procurement) => void

const watched = ['saleFrom', 'deadlineAt', 'publicityFrom', 'resultAt', 'contractAt', 'terminatedAt'] as const
type Watched = (typeof watched)[number]

type Notice = { kind: MessageKind; title: string; text: string }

/** Paid, and not yet returned. */
const isHeld = ({ paidAt, returnedAt }: Bond): boolean => paidAt !== null && returnedAt === null

const contractText = ({ project, bonds }: Supplier): string =>
  bonds.some(isHeld)
    ? `“${project.name}”的采购合同已签订，${bondWord(project)}将在 5 日内退还`
    : `“${project.name}”的采购合同已签订`

/** What was paid comes back; the price of the documents only when the purchaser has given up the project. */
function terminationText(supplier: Supplier, now: number): string {
  const { name } = supplier.project
  const isFeeReturned = isFeeOwed(supplier, now)
  if (supplier.bonds.some(isHeld))
    return isFeeReturned
      ? `“${name}”已终止，已交纳的保证金将连同利息退还，采购文件费一并退还`
      : `“${name}”已终止，已交纳的保证金将连同利息退还`
  return isFeeReturned ? `“${name}”已终止，已交纳的采购文件费将退还` : `“${name}”已终止`
}

const noticeOf: Record<
  Exclude<Watched, 'resultAt'>,
  (project: Procurement, dates: Schedule, supplier: Supplier, now: number) => Notice
> = {
  saleFrom: ({ name }, { saleTo }) => ({
    kind: 'notice',
    title: '采购文件开始发售',
    text: `“${name}”的采购文件开始发售，截止时间 ${dateTime(saleTo)}`,
  }),
  deadlineAt: (project) => {
    const { name, method } = project
    if (method === 'auction')
      return { kind: 'bidding', title: '竞价已开始', text: `“${name}”的竞价已开始，有竞价资格的供应商请在竞价厅报价` }
    return isTender(project)
      ? { kind: 'notice', title: '采购项目已截标', text: `“${name}”已到响应截止时间，进入开标环节` }
      : { kind: 'notice', title: '采购项目响应已截止', text: `“${name}”已到响应截止时间，进入响应开启环节` }
  },
  publicityFrom: (project, { publicityTo }) => ({
    kind: 'notice',
    title: isTender(project) ? '中标候选人公示' : '成交候选供应商公示',
    text: `“${project.name}”开始公示候选人，如有异议请在 ${dateTime(publicityTo ?? null)} 前提出`,
  }),
  contractAt: (_, __, supplier) => ({ kind: 'contract', title: '采购合同已签订', text: contractText(supplier) }),
  terminatedAt: (_, __, supplier, now) => ({
    kind: 'notice',
    title: '采购项目已终止',
    text: terminationText(supplier, now),
  }),
}

type Ports = { procurements: Pick<Procurements, 'responsesOf'>; bonds: BondReturns }

/** What happens at the dates of watched projects: messages, reminders, the return of bonds. */
export function createWatch(core: Core, book: SupplierBook, { procurements, bonds }: Ports): Watch {
  const set = new Map<string, number>()
  const known = { now: core.now, procurements }

  function reportResult(supplier: Supplier): void {
    const { project, enrolment } = supplier
    const outcome = (lotId: string) => outcomeOf(known, supplier, lotId)
    const lots = project.lots
      .filter(({ id }) => enrolment?.lotIds.includes(id))
      .map(({ id, name }) => ({
        name,
        outcome: outcome(id),
        holdsBond: supplier.bonds.some((bond) => bond.lotId === id && isHeld(bond)),
      }))
    const hasWon = lots.some((lot) => lot.outcome === 'won')
    book.write(supplier, {
      kind: 'notice',
      title: '采购结果公告',
      text: resultText(project, lots),
      also: hasWon ? ['sms'] : [],
    })
    bonds.returnLater(supplier, 'result', ({ lotId }) => outcome(lotId) !== 'won')
  }

  function happen(project: Procurement, name: Watched): void {
    for (const supplier of book.concernedBy(project.id)) {
      if (name === 'resultAt') reportResult(supplier)
      else book.write(supplier, noticeOf[name](project, project.dates, supplier, core.now()))
      if (name === 'contractAt') bonds.returnLater(supplier, 'contract', () => true)
      if (name === 'terminatedAt') bonds.returnLater(supplier, 'terminated', () => true)
      book.changed(supplier)
    }
  }

  function at(key: string, moment: number | null | undefined, run: () => void): void {
    if (moment == null) set.delete(key)
    if (moment == null || moment <= core.now() || set.get(key) === moment) return
    set.set(key, moment)
    core.timers.set(moment, () => {
      if (set.get(key) === moment) run()
    })
  }

  /** A day before: whoever has begun and not finished is reminded. */
  function remind(project: Procurement): void {
    const { saleTo, deadlineAt } = project.dates
    at(`${project.id} sale`, saleTo - dayMs, () => {
      for (const supplier of book.concernedBy(project.id))
        if (supplier.enrolment && supplier.boughtAt === null && stageNow(project, core.now()) === 'sale')
          book.write(supplier, {
            title: '采购文件发售即将截止',
            text: `“${project.name}”的采购文件发售将于 ${dateTime(saleTo)} 截止，您尚未获取文件`,
            also: ['sms'],
          })
    })
    at(`${project.id} bond`, deadlineAt - dayMs, () => {
      for (const supplier of book.concernedBy(project.id))
        if (supplier.boughtAt !== null && supplier.bonds.some(({ paidAt }) => paidAt === null))
          book.write(supplier, {
            kind: 'deposit',
            title: isTender(project) ? '投标保证金交纳即将截止' : '保证金交纳即将截止',
            text: isTender(project)
              ? `“${project.name}”的投标保证金须在 ${dateTime(deadlineAt)} 前到账`
              : `“${project.name}”的保证金须在 ${dateTime(deadlineAt)} 前到账`,
            also: ['sms'],
          })
    })
  }

  /** Clarifications and changes that were planned with the project. */
  function announce(project: Procurement): void {
    const planned = (moment: number | null, index: number, title: string, text: string) =>
      at(`${project.id} ${title} ${index}`, moment, () => {
        const { terminatedAt } = project.dates
        if (terminatedAt != null && terminatedAt <= core.now()) return
        for (const supplier of book.concernedBy(project.id)) book.write(supplier, { kind: 'notice', title, text })
      })
    planned(placeChangedAt(project), 0, '采购项目发布变更', `“${project.name}”发布了变更公告，请及时查看`)
    for (const [index, { answeredAt }] of seededQuestionsOf(project).entries())
      planned(answeredAt, index, '采购项目发布澄清', `“${project.name}”发布了新的澄清，请及时查看`)
  }

  return (project) => {
    remind(project)
    announce(project)
    for (const name of watched)
      at(`${project.id} ${name}`, project.dates[name], () => {
        const { terminatedAt, pausedSince } = project.dates
        const isOver = name !== 'terminatedAt' && terminatedAt != null && terminatedAt <= core.now()
        if (!isOver && pausedSince == null) happen(project, name)
      })
  }
}
