import type { EnrolRow } from '#src/model/enrolment/schema.ts'
import { detailPage } from '#src/model/listing/rules.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { paths } from '#src/model/paths.ts'
import { type EnrolmentAction, actionLabels } from '../labels.ts'

const byState: Readonly<Record<string, readonly EnrolmentAction[]>> = {
  DRAFT: ['fill'],
  PENDING: ['detail'],
  FIX: ['fix', 'detail'],
  WAIT_DEPOSIT: ['pay', 'detail'],
  QUALIFIED: ['enter', 'detail'],
  LOST: ['quotes', 'refund', 'detail'],
  DEFAULT: ['detail', 'quotes', 'deposit'],
  EXPIRED: ['again', 'refund', 'detail'],
  REJECTED: ['again', 'detail'],
  CANCELLED: ['again', 'detail'],
}

const dealDone: readonly EnrolmentAction[] = ['ownContract', 'settlement', 'notice', 'quotes', 'detail']

/** Of what was won, by the step that its deal has come to. */
const byStep: Readonly<Record<string, readonly EnrolmentAction[]>> = {
  confirm: ['confirm', 'notice', 'quotes'],
  sign: ['contract', 'notice', 'quotes', 'detail'],
  pay: ['settle', 'ownContract', 'notice', 'quotes', 'detail'],
}

/** A member of a joint bid only follows it: the leader acts. */
const asMember: Readonly<Record<string, readonly EnrolmentAction[]>> = {
  QUALIFIED: ['quotes', 'detail'],
  WON: ['quotes', 'detail'],
  LOST: ['quotes', 'detail'],
  DEFAULT: ['quotes', 'detail'],
}

type Address = (row: EnrolRow) => string | null

const toForm: Address = ({ asset }) => linkToOwn.enrol(detailPage(asset), asset.assetsId)
const toRoom: Address = ({ asset }) => linkToOwn.quoteHall(asset.assetsId)

const addresses: Record<EnrolmentAction, Address> = {
  fill: toForm,
  fix: toForm,
  again: toForm,
  pay: ({ id }) => linkToOwn.cashier(id),
  enter: toRoom,
  quotes: toRoom,
  confirm: ({ id }) => linkToOwn.enrolmentById(id),
  contract: () => paths.myContract,
  ownContract: () => paths.myContract,
  settle: () => paths.projectSettlement,
  settlement: () => paths.projectSettlement,
  refund: ({ depositId }) => (depositId ? linkToOwn.deposit(depositId) : null),
  deposit: ({ depositId }) => (depositId ? linkToOwn.deposit(depositId) : null),
  notice: ({ id }) => `${linkToOwn.enrolmentById(id)}#documents`,
  detail: ({ id }) => linkToOwn.enrolmentById(id),
}

function wantedOf({ asMember: isMember, state, dealStep }: EnrolRow): readonly EnrolmentAction[] {
  if (state === 'WON' && !isMember) return byStep[dealStep ?? ''] ?? dealDone
  return (isMember ? asMember : byState)[state] ?? ['detail']
}

/** What a person can do about an enrolment, the most urgent first; actions without a screen are left out. */
export function actionsOf(row: EnrolRow): { label: string; to: string }[] {
  return wantedOf(row).flatMap((action) => {
    const to = addresses[action](row)
    return to !== null ? [{ label: actionLabels[action], to }] : []
  })
}
