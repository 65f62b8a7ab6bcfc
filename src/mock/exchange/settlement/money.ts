import { compareMoney } from '#src/model/money/money.ts'
import { distribute, sumOf } from '#src/model/settlement/schedule.ts'
import type { Arrival } from '#src/model/settlement/schema.ts'
import { isNameOf } from '#src/model/kyc/same-name.ts'
import { date } from '#src/model/time/shanghai.ts'
import type { Core } from '../core.ts'
import { isPayable, lastFour } from '../deposits/banks.ts'
import type { Transfer } from '../deposits/receipts.ts'
import { Refusal } from '../refusal.ts'
import { yuanText } from '../seed/texts/amounts.ts'
import type { SettlementBook } from './book.ts'
import { openOfBill, openTotal, type Settlement } from './record.ts'

export type SettlementTransfer = Omit<Transfer, 'subAccount'>

export type SettlementMoney = {
  /** Money reaches the settlement account: counted by the number in its remark, or kept until its payer proves it. */
  receive: (transfer: SettlementTransfer) => Arrival
  /** What arrived under this number, and for which settlement; null when nothing did. */
  arrivalOf: (serial: string) => { arrival: Arrival; settlement: Settlement | null } | null
  /** Counts money that could not be matched, for one bill first. */
  countIn: (settlement: Settlement, arrival: Arrival, billId: string) => void
}

type Ports = { onCounted: (settlement: Settlement) => void; onSettled: (settlement: Settlement) => void }

/** Money on the settlement account of the exchange (domain 5.4). */
export function createSettlementMoney(
  core: Core,
  book: SettlementBook,
  { onCounted, onSettled }: Ports,
): SettlementMoney {
  const { all, changed, write } = book
  /** Named no settlement that is open. */
  const unmatched: Arrival[] = []
  let transfers = 0

  const nextSerial = (): string => {
    transfers += 1
    return `JS${date(core.now()).replaceAll('-', '')}${String(transfers).padStart(8, '0')}`
  }

  const arrivalOf: SettlementMoney['arrivalOf'] = (serial) => {
    for (const settlement of all()) {
      const arrival = settlement.arrivals.find((known) => known.serial === serial)
      if (arrival) return { arrival, settlement }
    }
    const arrival = unmatched.find((known) => known.serial === serial)
    return arrival ? { arrival, settlement: null } : null
  }

  const notify = (settlement: Settlement, arrival: Arrival, rest: string) => {
    const { assetsName } = settlement.listing
    const open = openTotal(settlement)
    const isWhole = compareMoney(open, '0') === 0
    write(settlement, {
      title: isWhole ? '应付款项已付清' : '应付款项部分到账',
      text: isWhole
        ? `“${assetsName}”应付款项已全部到账，交易所将在 3 个工作日内出具交易凭证`
        : `“${assetsName}”已到账 ${yuanText(arrival.amount)}，尚需支付 ${yuanText(open)}`,
      also: ['push', 'sms'],
    })
    if (compareMoney(rest, '0') > 0)
      write(settlement, {
        title: '多付款项退还',
        text: `“${assetsName}”多付的 ${yuanText(rest)}已原路退还`,
        also: ['push', 'sms'],
      })
  }

  const count = (settlement: Settlement, arrival: Arrival, billId?: string) => {
    const ordered = settlement.bills.toSorted((one, other) => Number(other.id === billId) - Number(one.id === billId))
    const { parts, rest } = distribute(arrival.amount, ordered.map(openOfBill))
    for (const [index, bill] of ordered.entries()) bill.paid = sumOf([bill.paid, parts[index]!])
    arrival.match = 'counted'
    arrival.excess = compareMoney(rest, '0') > 0 ? rest : null
    notify(settlement, arrival, rest)
    onCounted(settlement)
    if (compareMoney(openTotal(settlement), '0') === 0) onSettled(settlement)
    changed(settlement)
  }

  return {
    arrivalOf,
    receive: ({ payer, account, bank, amount, remark, serial = nextSerial() }) => {
      if (!isPayable(amount)) throw new Refusal(400, '金额格式不正确')
      if (arrivalOf(serial)) throw new Refusal(400, '该流水号已登记')
      const arrival: Arrival = {
        serial,
        payer,
        account: lastFour(account),
        bank,
        amount,
        at: core.now(),
        remark: remark || null,
        match: 'unknown',
      }
      const settlement = all().find(({ no, state }) => state === 'open' && remark.includes(no))
      if (!settlement) {
        unmatched.push(arrival)
        return arrival
      }
      settlement.arrivals.push(arrival)
      if (isNameOf(payer, settlement.payers)) count(settlement, arrival)
      else {
        arrival.match = 'returned'
        write(settlement, {
          title: '款项原路退回',
          text: `“${settlement.listing.assetsName}”收到 ${payer} 支付的 ${yuanText(amount)}：付款人与受让方不一致，已原路退回`,
          also: ['push', 'sms'],
        })
        changed(settlement)
      }
      return arrival
    },
    countIn: (settlement, arrival, billId) => {
      const at = unmatched.indexOf(arrival)
      if (at >= 0) unmatched.splice(at, 1)
      settlement.arrivals.push(arrival)
      count(settlement, arrival, billId)
    },
  }
}
