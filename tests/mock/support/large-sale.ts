import { lateSignBy } from '#src/mock/exchange/contracts/deadline.ts'
import { untouched } from '#src/mock/exchange/deals/record.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import { noUser } from './deal.ts'
import { actorOf, openListing, userNamed } from './enrolment.ts'

/**
 * Shares for 50,900,000 元, which `person` has bought from `seller`, with the contract in force and nothing paid: played in no
 * time. Without an account the seller is another company.
 */
export function largeSale(exchange: Exchange, { hasAccount = true } = {}) {
  const [past] = exchange.deals.all()
  const [user, seller] = [userNamed(exchange, 'person'), userNamed(exchange, 'seller')]
  const shares = openListing(exchange, ({ assetsId }) => assetsId === 'A10051')
  const listing = hasAccount ? { ...shares, seller: seller.name } : shares
  const { closedAt } = past!
  exchange.deals.keepPast({
    ...past!,
    ...untouched(),
    id: 'DL-large',
    enrolId: 'DL-large',
    userId: user.id,
    sellerId: hasAccount ? seller.id : null,
    listing,
    price: '50900000.00',
    confirmed: { taker: closedAt, seller: closedAt },
    signBy: lateSignBy(exchange.now()),
  })
  exchange.take('registerContract', { id: 'DL-large' }, noUser)
  const deal = exchange.deals.find('DL-large')
  const settlement = exchange.settlements.find(deal.settlementId!)
  const actor = actorOf(user)
  const guarantee = () =>
    exchange.take(
      'storeFile',
      { name: '保函.pdf', kind: 'pdf', purpose: 'material', base64: btoa('%PDF-1.4\n%%EOF') },
      actor,
    )
  /** 40 % at first, the rest in two parts, 100 and 200 days later. */
  const askForPlan = () =>
    exchange.take(
      'askForPlan',
      {
        id: settlement.id,
        firstPercent: '40',
        restDueAt: [100, 200].map((days) => settlement.dueAt + days * 86_400_000),
        fileIds: [guarantee().id],
      },
      actor,
    )
  const answer = (agree: boolean, reason?: string, by = seller, askedAt = settlement.plan?.at ?? 0) =>
    exchange.take('answerPlanAsSeller', { id: settlement.id, askedAt, agree, reason }, actorOf(by))
  const pay = (amount: string) =>
    exchange.take(
      'settlementTransfer',
      { payer: user.name, account: '6222020000001234566', bank: '岷江银行成都分行', amount, remark: settlement.no },
      noUser,
    )
  return { deal, settlement, user, seller, actor, askForPlan, answer, pay }
}
