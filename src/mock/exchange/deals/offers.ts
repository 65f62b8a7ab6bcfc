import { dealEventLabels } from '#src/model/deal/labels.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { termDays } from '#src/model/terms/rules.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { addWorkingDays, officeEnd } from '#src/model/time/working-days.ts'
import type { Core } from '../core.ts'
import type { Deposits } from '../deposits/deposits.ts'
import type { Enrolments } from '../enrolments/enrolments.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import { Refusal } from '../refusal.ts'
import { asksSecondOf } from '../seed/listings/room-config.ts'
import { yuanText } from '../seed/texts/amounts.ts'
import type { Listing } from '../tables.ts'
import type { DealBook, DealMessage } from './book.ts'
import type { Deal, Offer } from './record.ts'

export type Offers = {
  /** Asks the second-ranked bidder after the winner's default, or informs the seller that there is nobody to ask. */
  make: (deal: Deal) => void
  /** The offer that was made under an enrolment; null without one. */
  offerTo: (enrolId: string) => Offer | null
  /** The offer that was made after this deal had ended. */
  offerAfter: (dealId: string) => Offer | null
  offersOf: (userId: string) => Offer[]
  /** Whether someone may still take the place of a winner in default. */
  mayStillBeTaken: (listing: Listing) => boolean
  /** The answer of the second-ranked bidder, given once. */
  answerOffer: (enrolId: string, accept: boolean, userId: string) => Offer
}

type Ports = {
  mailbox: Pick<Mailbox, 'write' | 'changed'>
  enrolments: Pick<Enrolments, 'find' | 'addProgress' | 'askDepositAgain' | 'succeed'>
  deposits: Pick<Deposits, 'freeze' | 'find' | 'lapse'>
  /** Begins the deal of an accepted offer whose deposit has arrived. */
  begin: (offer: Offer) => void
}

const pending: ReadonlySet<Offer['state']> = new Set(['open', 'accepted'])

/** The offer to the second-ranked bidder after the winner's default, where the notice allows it (domain 8.1, A10). */
export function createOffers(core: Core, book: Pick<DealBook, 'note' | 'write'>, ports: Ports): Offers {
  const { mailbox, enrolments, deposits, begin } = ports
  const offers: Offer[] = []
  const offerTo = (enrolId: string) => offers.find((known) => known.enrolId === enrolId) ?? null
  const deadline = () => officeEnd(addWorkingDays(core.now(), termDays.offer))

  /** In the progress of both: of the deal that has ended, and of the bidder's enrolment. */
  const record = ({ deal, enrolId, userId }: Offer, title: string, text: string | null = null) => {
    book.note(deal, title)
    enrolments.addProgress(enrolId, title, text)
    mailbox.changed(userId, 'settlements')
  }

  const writeSecond = ({ enrolId, userId }: Offer, message: Omit<DealMessage, 'kind'>) =>
    mailbox.write(userId, {
      kind: 'contract',
      link: linkToOwn.enrolmentById(enrolId),
      also: ['push', 'sms'],
      ...message,
    })

  const writeSeller = (deal: Deal, message: Omit<DealMessage, 'kind'>) =>
    book.write(deal, { kind: 'contract', also: ['push', 'sms'], ...message }, 'seller')

  /** Declined, unanswered or unpaid: the lot is not sold. */
  const end = (offer: Offer, state: 'declined' | 'lapsed') => {
    offer.state = state
    offer.endedAt = core.now()
    record(offer, state === 'declined' ? dealEventLabels.declined : dealEventLabels.lapsed)
    const { listing } = offer.deal
    if (state === 'declined')
      writeSecond(offer, { title: '递补已终止', text: `“${listing.assetsName}”您已放弃递补，递补终止` })
    else if (offer.depositBy === null)
      writeSecond(offer, { title: '递补已终止', text: `“${listing.assetsName}”您逾期未答复，递补终止` })
    else writeSecond(offer, { title: '递补已终止', text: `“${listing.assetsName}”您逾期未交纳保证金，递补终止` })
    writeSeller(offer.deal, {
      title: '递补未成',
      text: `“${listing.assetsName}”次高报价人放弃递补或逾期，本次不成交，可以重新挂牌`,
    })
    core.events.emit('dealOver', { listing })
  }

  const make = (deal: Deal) => {
    const { second, listing } = deal
    if (!second || core.tables.blacklist.has(second.userId)) {
      writeSeller(deal, {
        title: '成交因违约终止',
        text: `“${listing.assetsName}”竞得人违约，成交终止，没有可以递补的报价人，本次不成交，可以重新挂牌`,
      })
      return
    }
    const made: Offer = {
      ...second,
      deal,
      state: 'open',
      offeredAt: core.now(),
      answerBy: deadline(),
      answeredAt: null,
      depositBy: null,
      depositId: null,
      endedAt: null,
    }
    offers.push(made)
    const until = exactTime(made.answerBy)
    record(made, dealEventLabels.offered, `请在 ${until} 前答复`)
    writeSecond(made, {
      title: '递补受让征询',
      text: `“${listing.assetsName}”竞得人违约，您的报价排名第二，可以按您的报价 ${yuanText(second.lot.yuan)}递补，请在 ${until} 前答复，逾期未答复的视为放弃`,
    })
    writeSeller(deal, {
      title: '成交因违约终止',
      text: `“${listing.assetsName}”竞得人违约，成交终止，正在征询次高报价人，答复截止 ${until}`,
    })
    core.timers.set(made.answerBy, () => {
      if (made.state === 'open') end(made, 'lapsed')
    })
  }

  core.events.on('depositArrived', ({ enrolId }) => {
    const known = offerTo(enrolId)
    if (known?.state !== 'accepted' || known.depositId === null) return
    const { assetsId } = known.lot
    deposits.freeze(known.depositId, assetsId, deposits.find(known.depositId).due, '递补受让')
    known.state = 'taken'
    known.endedAt = core.now()
    record(known, dealEventLabels.succeeded)
    enrolments.succeed(enrolId, known.lot)
    begin(known)
    core.events.emit('dealRenewed', { listing: known.deal.listing, yuan: known.lot.yuan })
  })

  const accept = (known: Offer) => {
    const depositBy = deadline()
    known.state = 'accepted'
    known.depositBy = depositBy
    known.depositId = enrolments.askDepositAgain(known.enrolId, depositBy)
    const { due } = deposits.find(known.depositId)
    record(known, dealEventLabels.accepted, `请在 ${exactTime(depositBy)} 前交纳保证金`)
    writeSecond(known, {
      title: '请重新交纳保证金',
      text: `“${known.deal.listing.assetsName}”您已接受递补，请在 ${exactTime(depositBy)} 前交纳保证金 ${yuanText(due)}，到账后成交`,
      link: linkToOwn.cashier(known.enrolId),
    })
    writeSeller(known.deal, {
      title: '次高报价人接受递补',
      text: `“${known.deal.listing.assetsName}”次高报价人接受递补，保证金到账后成交`,
    })
    core.timers.set(depositBy, () => {
      if (known.state !== 'accepted') return
      deposits.lapse(known.depositId!)
      end(known, 'lapsed')
    })
  }

  const answerable = (enrolId: string, userId: string): Offer => {
    const enrolment = enrolments.find(enrolId)
    if (enrolment?.userId !== userId) throw new Refusal(403, '您不是次高报价人，或竞得人没有违约')
    if (!asksSecondOf(enrolment.listing)) throw new Refusal(409, '公告未约定由次高报价人递补')
    const known = offerTo(enrolId)
    if (!known) throw new Refusal(403, '您不是次高报价人，或竞得人没有违约')
    if (known.answeredAt !== null) throw new Refusal(409, '您已答复，请刷新后查看')
    if (known.state !== 'open') throw new Refusal(409, '答复期限已过，不能再答复')
    return known
  }

  return {
    make,
    offerTo,
    offerAfter: (dealId) => offers.find(({ deal }) => deal.id === dealId) ?? null,
    offersOf: (userId) => offers.filter((known) => known.userId === userId),
    mayStillBeTaken: (listing) => offers.some(({ deal, state }) => deal.listing === listing && pending.has(state)),
    answerOffer: (enrolId, isAccepted, userId) => {
      const known = answerable(enrolId, userId)
      known.answeredAt = core.now()
      if (isAccepted) accept(known)
      else end(known, 'declined')
      return known
    },
  }
}
