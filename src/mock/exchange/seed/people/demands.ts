import type { DemandState, DemandStep } from '#src/model/demand/schema.ts'
import type { Demand } from '../../demands/record.ts'
import type { User } from '../../tables.ts'
import { type DemoAccounts, demoAccounts, partyIn, withUsers } from './accounts.ts'
import { personBehind } from './kyc.ts'
import { dayMs, hourMs } from '../calendar.ts'
import { answerLabels, type DemandDraft, demandsOfCompany, demandsOfPerson } from '../texts/demands.ts'

const question = '谢谢回复。请问办理周期大约多久，需要我方法定代表人到场吗？'
const silent = '回复后 15 天未收到您的消息，需求已自动关闭'

type Made = Pick<DemandStep, 'by' | 'event'> & Partial<DemandStep> & { after: number }

/** The steps of a demand up to its state, with the time since its submission. */
function pastOf({ need, state }: DemandDraft): Made[] {
  const submitted: Made = { after: 0, by: 'person', event: 'submitted' }
  const accepted: Made = {
    after: 2 * hourMs,
    by: 'exchange',
    event: 'accepted',
  }
  const answered: Made = { after: 26 * hourMs, by: 'exchange', event: 'answered', text: answerLabels(need, false) }
  const rest: Record<DemandState, Made[]> = {
    waiting: [],
    handling: [accepted],
    answered: [accepted, answered],
    asked: [accepted, answered, { after: 50 * hourMs, by: 'person', event: 'asked', text: question }],
    done: [
      accepted,
      answered,
      { after: 70 * hourMs, by: 'person', event: 'rated', text: '答复及时，说明清楚', score: 5 },
    ],
    closed: [accepted, answered, { after: 26 * hourMs + 15 * dayMs, by: 'exchange', event: 'closed', text: silent }],
    withdrawn: [{ after: 5 * hourMs, by: 'person', event: 'withdrawn' }],
  }
  return [submitted, ...rest[state]]
}

type Seeded = Omit<Demand, 'branchId' | 'officer' | 'closesAt' | 'questions'>

/** Demands of the active demo accounts, one in each state. */
export function seedDemands(
  startedAt: number,
  users: ReadonlyMap<string, User>,
  accounts: DemoAccounts = demoAccounts,
): Seeded[] {
  const made: Seeded[] = []
  for (const { account, user } of withUsers(accounts, users)) {
    if (!account.isActive) continue
    const drafts = partyIn(account)?.kind === 'organisation' ? demandsOfCompany : demandsOfPerson
    for (const given of drafts) {
      const { need, state, title, description, assetKind, region, industry, amounts, daysAgo } = given
      const submittedAt = startedAt - daysAgo * dayMs
      const steps = pastOf(given).map(({ after, ...rest }): DemandStep => ({
        text: null,
        score: null,
        files: [],
        ...rest,
        at: submittedAt + after,
      }))
      const id = `XQ${String(made.length + 1).padStart(12, '0')}`
      made.push({
        id,
        userId: user.id,
        requestId: id,
        need,
        state,
        title,
        description,
        assetKind,
        steps,
        submittedAt,
        regionCode: region,
        industryCode: industry,
        amountMin: amounts[0],
        amountMax: amounts[1],
        contact: personBehind(account),
        telPhone: user.telPhone,
        validDays: 90,
        fileIds: [],
        files: [],
      })
    }
  }
  return made
}
