import { exactTime } from '#src/model/time/exact.ts'
import { dayMs } from '#src/model/time/units.ts'
import type { Core } from '../core.ts'
import type { DealBook, DealMessage } from './book.ts'
import type { Deal } from './record.ts'

export type DealReminders = {
  /** At the end of the publicity. */
  remindToConfirm: (deal: Deal) => void
  /** A day before the contract is to be signed, and when that time has come; not if it was moved meanwhile. */
  remindToSign: (deal: Deal) => void
}

/** What the winner is reminded of before the contract is signed (domain 6.22). */
export function createDealReminders(core: Core, { write }: Pick<DealBook, 'write'>): DealReminders {
  const remindToConfirm = (deal: Deal) =>
    core.timers.set(deal.publicityUntil, () => {
      if (deal.state !== 'open' || deal.haltedSince !== null) return
      const ended: DealMessage = {
        kind: 'contract',
        title: '成交公示期满',
        text: `“${deal.listing.assetsName}”成交公示期已满，请在 ${exactTime(deal.signBy)} 前签订合同`,
        also: ['push', 'sms'],
      }
      write(deal, ended, 'seller')
      if (deal.confirmed.taker !== null) write(deal, ended)
      else
        write(deal, {
          kind: 'contract',
          title: '成交确认书待您确认',
          text: `“${deal.listing.assetsName}”成交公示期已满，请尽快确认成交确认书，并在 ${exactTime(deal.signBy)} 前签订合同`,
          also: ['push', 'sms'],
        })
    })

  const remindToSign = (deal: Deal) => {
    const text = `“${deal.listing.assetsName}”的交易合同应于 ${exactTime(deal.signBy)} 前签订，逾期不签的，保证金不予退还`
    const { signBy } = deal
    const remindAt = (at: number, message: Pick<DealMessage, 'title' | 'text'>) =>
      core.timers.set(at, () => {
        if (deal.signedAt === null && deal.state === 'open' && deal.signBy === signBy)
          write(deal, { kind: 'contract', ...message, also: ['push', 'sms'] })
      })
    remindAt(signBy - dayMs, { title: '签约期限将至', text })
    remindAt(signBy, { title: '签约期限已过', text })
  }

  return { remindToConfirm, remindToSign }
}
