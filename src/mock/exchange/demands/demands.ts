import { demandProblems } from '#src/model/demand/labels.ts'
import {
  actsOf,
  commentMax,
  type DemandAct,
  demandProblem,
  filesMax,
  questionProblem,
  scores,
  silentDays,
} from '#src/model/demand/rules.ts'
import type { DemandText } from '#src/model/demand/schema.ts'
import { date } from '#src/model/time/shanghai.ts'
import { dayMs } from '#src/model/time/units.ts'
import { mobile } from '#src/model/validation/phone.ts'
import { regionName } from '../../data/regions.ts'
import type { TypedCode } from '#src/model/session/typed-code.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Core } from '../core.ts'
import type { Uploads } from '../files/uploads.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import { seedDemands } from '../seed/people/demands.ts'
import { officerOf } from '../seed/texts/demands.ts'
import type { Demand } from './record.ts'
import { acceptedText, branchFor, createDemandStaff } from './review.ts'

export type NewDemand = DemandText & TypedCode & { telPhone: string; requestId: string }
export type Question = { id: string; text: string; fileIds: string[]; requestId: string }
export type Rating = { id: string; score: number; text?: string | undefined }

export type Demands = {
  /** A user's demands, the one that changed last first. */
  of: (userId: string) => Demand[]
  all: () => readonly Demand[]
  ofUser: (userId: string, id: string) => Demand
  submit: (userId: string, input: NewDemand) => Demand
  update: (userId: string, input: DemandText & { id: string }) => Demand
  withdraw: (userId: string, id: string) => Demand
  ask: (userId: string, input: Question) => Demand
  rate: (userId: string, input: Rating) => Demand
  accept: (id: string) => void
  answer: (id: string, text: string) => void
}

type Ports = {
  accounts: Pick<Accounts, 'checkSms'>
  mailbox: Pick<Mailbox, 'write' | 'changed'>
  uploads: Pick<Uploads, 'ofOwner'>
}

const checkText = (text: DemandText) => {
  refuseIf(demandProblem(text))
  if (text.regionCode && regionName(text.regionCode) === null) throw new Refusal(400, '所选地区不存在')
}

const checkMayDo = (demand: Demand, act: DemandAct) => {
  if (!actsOf(demand.state).includes(act)) throw new Refusal(409, '需求状态已变化，请刷新后查看')
}

/** A demand from before the world began, with the branch that accepted it. */
function pastDemand(tables: Core['tables'], seeded: ReturnType<typeof seedDemands>[number]): Demand {
  const isAccepted = seeded.state !== 'waiting' && seeded.state !== 'withdrawn'
  const branch = isAccepted ? branchFor(tables, seeded.regionCode) : null
  const officer = branch && officerOf(branch.adcode)
  const text = branch && officer && acceptedText(branch, officer)
  const steps = seeded.steps.map((step) => (step.event === 'accepted' ? { ...step, text } : step))
  return { ...seeded, steps, branchId: branch?.id ?? null, officer, closesAt: null, questions: new Set() }
}

/** Demands of the users (domain 6.12). */
export function createDemands(core: Core, { accounts, mailbox, uploads }: Ports): Demands {
  const { tables } = core
  const demands: Demand[] = []
  const staff = createDemandStaff(core, mailbox)
  const { step } = staff

  const found = (isMeant: (demand: Demand) => boolean): Demand => {
    const demand = demands.find(isMeant)
    if (!demand) throw new Refusal(404, '需求不存在')
    return demand
  }
  const byId = (id: string): Demand => found((demand) => demand.id === id)
  const ofUser = (userId: string, id: string): Demand => found((demand) => demand.id === id && demand.userId === userId)

  for (const seeded of seedDemands(core.startedAt, tables.users)) {
    const demand = pastDemand(tables, seeded)
    demands.push(demand)
    if (demand.state === 'answered') staff.closeWhenSilent(demand, demand.steps.at(-1)!.at + silentDays * dayMs)
    if (demand.state === 'waiting') staff.acceptLater(demand, dayMs)
  }

  return {
    of: (userId) =>
      demands
        .filter((demand) => demand.userId === userId)
        .toSorted((one, other) => other.steps.at(-1)!.at - one.steps.at(-1)!.at),
    all: () => demands,
    ofUser,

    submit: (userId, { code, codeUuid: uuid, requestId, telPhone, ...text }) => {
      const known = demands.find((demand) => demand.userId === userId && demand.requestId === requestId)
      if (known) return known
      checkText(text)
      refuseIf(mobile(telPhone))
      const files = uploads.ofOwner(text.fileIds, userId)
      accounts.checkSms(telPhone, code, { userId, uuid }, 'contact')
      const at = core.now()
      const demand: Demand = {
        ...text,
        id: `XQ${date(at).replaceAll('-', '')}${String(demands.length + 1).padStart(4, '0')}`,
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
      demands.push(demand)
      step(demand, 'waiting', { by: 'person', event: 'submitted' })
      staff.acceptLater(demand)
      return demand
    },
    update: (userId, { id, ...text }) => {
      const demand = ofUser(userId, id)
      checkMayDo(demand, 'edit')
      checkText(text)
      const files = uploads.ofOwner(text.fileIds, userId)
      Object.assign(demand, text, { files })
      step(demand, 'waiting', { by: 'person', event: 'edited' })
      return demand
    },
    withdraw: (userId, id) => {
      const demand = ofUser(userId, id)
      checkMayDo(demand, 'withdraw')
      step(demand, 'withdrawn', { by: 'person', event: 'withdrawn' })
      return demand
    },
    ask: (userId, { id, text, fileIds, requestId }) => {
      const demand = ofUser(userId, id)
      if (demand.questions.has(requestId)) return demand
      checkMayDo(demand, 'ask')
      refuseIf(questionProblem(text))
      if (fileIds.length > filesMax) throw new Refusal(400, demandProblems.files)
      const files = uploads.ofOwner(fileIds, userId)
      demand.questions.add(requestId)
      step(demand, 'asked', { by: 'person', event: 'asked', text: text.trim(), files })
      staff.answerLater(demand)
      return demand
    },
    rate: (userId, { id, score, text = '' }) => {
      const demand = ofUser(userId, id)
      checkMayDo(demand, 'rate')
      if (!(scores as readonly number[]).includes(score)) throw new Refusal(400, demandProblems.score)
      if (Array.from(text).length > commentMax) throw new Refusal(400, demandProblems.commentLong)
      step(demand, 'done', { by: 'person', event: 'rated', text: text.trim() || null, score })
      return demand
    },

    accept: (id) => staff.accept(byId(id)),
    answer: (id, text) => {
      const plain = text.trim()
      if (plain === '') throw new Refusal(400, '请填写回复内容')
      staff.answer(byId(id), plain)
    },
  }
}
