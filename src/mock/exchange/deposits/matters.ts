import type { OpenMatter } from '#src/model/account/schema.ts'
import { depositState, type Receipt } from '#src/model/deposit/schema.ts'
import type { Todo } from '#src/model/overview/schema.ts'
import { isNameOf } from '#src/model/kyc/same-name.ts'
import { linkTo } from '#src/model/paths.ts'
import type { Exchange } from '../exchange.ts'
import type { OverviewSource } from '../overview/overview.ts'
import type { Deposit } from './record.ts'

/** What its owner can do to help money on its way: claim what was not recognised, correct an account that the bank refused. */
function todosOf({ id, listing, receipts, claims, refund }: Deposit, formerNames: readonly string[]): Todo[] {
  const todos: Todo[] = []
  const isClaimed = (serial: string) => claims.some((claim) => claim.serial === serial && claim.state === 'checking')
  const canClaim = ({ match, serial, payer }: Receipt) =>
    match === 'unknown' && !isClaimed(serial) && isNameOf(payer, formerNames)
  if (receipts.some(canClaim))
    todos.push({
      id: `claim ${id}`,
      title: `补录“${listing.assetsName}”未识别款项的付款信息`,
      link: linkTo.depositClaim(id),
    })
  if (refund.state === 'failed')
    todos.push({ id: `refund ${id}`, title: `更正“${listing.assetsName}”的退款账户`, link: linkTo.deposit(id) })
  return todos
}

export const depositTodos: OverviewSource = ({ deposits, kyc: realNames }, { id }) => ({
  todos: deposits.ofUser(id).flatMap((deposit) => todosOf(deposit, realNames.formerNamesOf(id))),
})

/** Money that the exchange holds, or has not sent back yet. */
const held: ReadonlySet<number> = new Set([
  depositState.partly,
  depositState.arrived,
  depositState.frozen,
  depositState.toRefund,
  depositState.refunding,
])

export const depositMatters = ({ deposits }: Exchange, userId: string): OpenMatter[] =>
  deposits
    .ofUser(userId)
    .filter(({ state }) => held.has(state))
    .map(({ id, listing }) => ({ text: `“${listing.assetsName}”的保证金尚未办结`, link: linkTo.deposit(id) }))
