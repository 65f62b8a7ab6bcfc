import { dealEventLabels } from '#src/model/deal/labels.ts'
import type { Core } from '../core.ts'
import type { Listing } from '../tables.ts'
import type { DealBook } from './book.ts'
import type { Deal } from './record.ts'

/** Since when an objection to the result is being examined; null without one. */
export type Objections = { openSince: (listing: Listing) => number | null }

type Ports = { objections: Objections; record: (deal: Deal, title: string) => void }

/** An objection that is being examined halts signing (domain 8.1, A11). */
export function haltOnObjections(core: Core, { all, write }: Pick<DealBook, 'all' | 'write'>, ports: Ports): void {
  const { objections, record } = ports
  core.events.on('objectionChanged', ({ listing }) => {
    const since = objections.openSince(listing)
    for (const deal of all().filter((known) => known.listing === listing && known.state === 'open')) {
      if ((since === null) === (deal.haltedSince === null)) continue
      deal.haltedSince = since
      record(deal, since === null ? dealEventLabels.resumed : dealEventLabels.halted)
      const text =
        since === null
          ? `“${listing.assetsName}”异议处理完毕，签约继续`
          : `“${listing.assetsName}”收到异议，签约暂停，处理完毕后继续`
      write(deal, {
        kind: 'contract',
        title: since === null ? '异议处理完毕' : '成交公示期内收到异议',
        text,
        also: ['push'],
      })
    }
  })
}
