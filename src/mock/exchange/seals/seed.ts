import { sealReasons } from '#src/model/seal/labels.ts'
import type { SealDesign, SealKind, SealState } from '#src/model/seal/schema.ts'
import { date } from '#src/model/time/shanghai.ts'
import type { Core } from '../core.ts'
import type { Uploads } from '../files/uploads.ts'
import { calendarFrom } from '../seed/calendar.ts'
import { type DemoParty, demoAccounts, partyIn, withUsers } from '../seed/people/accounts.ts'
import { personBehind } from '../seed/people/kyc.ts'
import type { Seal } from './record.ts'

type Draft = {
  kind: SealKind
  name: string
  design: SealDesign
  state: SealState
  reason?: string
  scopes: Seal['scopes']
  appliedDaysAgo: number
  /** Its last day, counted from the day on which the world begins. */
  endsInDays: number
}

const square = (text: string): SealDesign => ({ shape: 'rectangle', text, across: '', below: '' })
const signing = ['contract', 'confirmation'] as const
const everything = ['contract', 'confirmation', 'enrolment', 'settlement'] as const

/** `division`: the first digits of a seal's number are those of the place. Of an organisation: in use, about to expire, refused, stopped. */
const ofOrganisation = (name: string, legalName: string, division: string): Draft[] => [
  {
    kind: 'official',
    name: '公章',
    design: { shape: 'round', text: name, across: '', below: `${division}0362718` },
    state: 'active',
    scopes: [...everything],
    appliedDaysAgo: 80,
    endsInDays: 640,
  },
  {
    kind: 'contract',
    name: '合同专用章（1）',
    design: { shape: 'round', text: name, across: '合同专用章', below: '(1)' },
    state: 'active',
    scopes: [...signing],
    appliedDaysAgo: 85,
    endsInDays: 5,
  },
  {
    kind: 'contract',
    name: '合同专用章（2）',
    design: { shape: 'ellipse', text: name, across: '合同专用章', below: '(2)' },
    state: 'refused',
    reason: sealReasons.letterName,
    scopes: ['contract'],
    appliedDaysAgo: 3,
    endsInDays: 360,
  },
  {
    kind: 'legal',
    name: '法定代表人名章',
    design: square(`${legalName}印`),
    state: 'stopped',
    scopes: [...signing],
    appliedDaysAgo: 75,
    endsInDays: 290,
  },
]

const ofPerson = (name: string): Draft[] => {
  const common = { kind: 'personal', appliedDaysAgo: 50, endsInDays: 310 } as const
  return [
    { ...common, name: '个人签名', design: square(name), state: 'active', scopes: [...everything] },
    {
      ...common,
      name: '签约名章',
      design: square(`${name}印`),
      state: 'active',
      scopes: ['contract'],
      appliedDaysAgo: 58,
      endsInDays: 5,
    },
    {
      ...common,
      name: '报名用章',
      design: square(`${name}章`),
      state: 'refused',
      reason: sealReasons.letterDate,
      scopes: ['enrolment'],
      appliedDaysAgo: 2,
    },
    { ...common, name: '备用名章', design: square(`${name}之印`), state: 'stopped', scopes: [...signing] },
  ]
}

const draftsOf = (party: DemoParty): Draft[] =>
  party.kind === 'organisation'
    ? ofOrganisation(party.name, party.legal.name, party.creditCode?.slice(2, 8) ?? '510000')
    : ofPerson(party.name)

const letter = btoa('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF')

/** The seals of the demo accounts that are active or sell, the newest first. */
export function seedSeals(core: Core, uploads: Pick<Uploads, 'keep'>): Seal[] {
  const { onDay } = calendarFrom(core.startedAt)
  const made: Seal[] = []
  for (const { account, user } of withUsers(demoAccounts, core.tables.users)) {
    const party = partyIn(account)
    if (!(account.isActive || account.sells) || !party) continue
    const file = { name: '印章授权书.pdf', kind: 'pdf', purpose: 'sealLetter', base64: letter } as const
    const { id: letterId } = uploads.keep(file, user.id, core.keyFor(`seal letter ${user.id}`))
    for (const { appliedDaysAgo, endsInDays, reason = null, ...draft } of draftsOf(party)) {
      const createdAt = onDay(appliedDaysAgo, 10, 20)
      const id = `YZ${date(createdAt).replaceAll('-', '')}${String(made.length + 1).padStart(4, '0')}`
      made.push({
        ...draft,
        id,
        userId: user.id,
        requestId: id,
        pictureId: null,
        letterId,
        validTo: date(onDay(-endsInDays)),
        applicant: personBehind(account),
        createdAt,
        enabledAt: draft.state === 'refused' ? null : createdAt + 60_000,
        reason,
        face: null,
        round: 1,
      })
    }
  }
  return made.toSorted((one, other) => other.createdAt - one.createdAt)
}
