import type { Receipt } from '#src/model/deposit/schema.ts'
import type { Todo } from '#src/model/overview/schema.ts'
import { isNameOf } from '#src/model/kyc/same-name.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import type { Deposit } from '../deposits/record.ts'
import type { OverviewSource } from './part.ts'

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
      link: linkToOwn.depositClaim(id),
    })
  if (refund.state === 'failed')
    todos.push({ id: `refund ${id}`, title: `更正“${listing.assetsName}”的退款账户`, link: linkToOwn.deposit(id) })
  return todos
}

export const depositTodos: OverviewSource = ({ deposits, kyc }, { id }) => ({
  todos: deposits.ofUser(id).flatMap((deposit) => todosOf(deposit, kyc.formerNamesOf(id))),
})
