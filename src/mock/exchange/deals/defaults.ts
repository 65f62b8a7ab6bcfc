import { dealEventLabels } from '#src/model/deal/labels.ts'
import type { Core } from '../core.ts'
import type { Deposits } from '../deposits/deposits.ts'
import type { Enrolments } from '../enrolments/enrolments.ts'
import type { DealBook } from './book.ts'
import type { Deal } from './record.ts'

type Ports = {
  enrolments: Pick<Enrolments, 'find'>
  deposits: Pick<Deposits, 'forfeit'>
  /** Refuses what comes after the end of a deal. */
  stillOpen: (deal: Deal) => void
  record: (deal: Deal, title: string, text?: string | null) => void
  offerSecond: (deal: Deal) => void
}

/** The end of a deal that its winner does not fulfil, and what it costs the winner (domain 5.6). */
export function createDefaults(core: Core, { find, write }: Pick<DealBook, 'find' | 'write'>, ports: Ports) {
  const { enrolments, deposits, stillOpen, record, offerSecond } = ports
  return (id: string, reason: string): Deal => {
    const deal = find(id)
    stillOpen(deal)
    deal.state = 'defaulted'
    deal.endedAt = core.now()
    deal.reason = reason
    const depositId = enrolments.find(deal.enrolId)?.depositId
    if (depositId) deposits.forfeit(depositId, reason)
    core.tables.blacklist.add(deal.userId)
    record(deal, dealEventLabels.defaulted, reason)
    write(deal, {
      kind: 'contract',
      title: '成交因违约终止',
      text: `“${deal.listing.assetsName}”${reason}，成交终止，保证金不予退还，您已被列入竞买黑名单；如有异议可在5个工作日内申诉`,
      also: ['push', 'sms'],
    })
    core.events.emit('dealDefaulted', { dealId: id, enrolId: deal.enrolId, reason })
    offerSecond(deal)
    core.events.emit('dealOver', { listing: deal.listing })
    return deal
  }
}
