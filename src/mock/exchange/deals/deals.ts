import Big from 'big.js'
import { dealEventLabels } from '#src/model/deal/labels.ts'
import type { DealRole } from '#src/model/deal/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import type { Core } from '../core.ts'
import type { Deposits } from '../deposits/deposits.ts'
import type { Enrolments } from '../enrolments/enrolments.ts'
import { datesAfterDeal } from '../listings/lifecycle.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import type { Listing } from '../tables.ts'
import { createDefaults } from './defaults.ts'
import { createDealBook, type DealBook } from './book.ts'
import { createOffers, type Offers } from './offers.ts'
import { type Deal, type SecondBid, untouched, type WonLot } from './record.ts'
import { haltOnObjections, type Objections } from './objections.ts'
import { createDealReminders } from './reminders.ts'

/** How long the desk of a seller without an account takes to do its part. */
const deskMs = 20_000

export type Deals = Omit<DealBook, 'add' | 'note'> &
  Omit<Offers, 'make' | 'mayStillBeTaken'> & {
    /** Adds an event to the progress of the deal and of its enrolment. */
    record: (deal: Deal, title: string, text?: string | null) => void
    /** Keeps one from before the world began. */
    keepPast: (deal: Deal) => void
    /**
     * What the listing has come to by its deals once they are public: a contract is to be signed, or one may still go to the
     * second-ranked bidder; all contracts are in force; nothing is left to do; all have ended by default.
     */
    stateOf: (listing: Listing) => 'SIGNING' | 'SETTLING' | 'DONE' | 'TERMINATED'
    /** Until when the latest result of the listing is public; null without a deal. */
    publicityOf: (listing: Listing) => number | null
    confirm: (id: string, userId: string) => Deal
    handOver: (id: string, userId: string) => Deal
    /** The seller's part, by its desk. */
    bySeller: (id: string, what: 'confirm' | 'handOver') => Deal
    /** Records a signed contract: it takes effect, and the price is due. */
    /** `at`: when it took effect, if that was before. */
    registerContract: (id: string, contractNo?: string, at?: number) => Deal
    /** Why no contract can be signed now; null if one can. */
    signBlocker: (deal: Deal) => string | null
    /** Moves the date until which the contract is to be signed. */
    moveSignBy: (deal: Deal, signBy: number) => void
    /** Ends a deal that its winner does not fulfil; the deposit is forfeited (domain 5.6). */
    endByDefault: (id: string, reason: string) => Deal
  }

type Won = { enrolId: string; lots: readonly WonLot[]; second: SecondBid | null }

type Ports = {
  mailbox: Pick<Mailbox, 'write' | 'changed'>
  enrolments: Pick<Enrolments, 'find' | 'addProgress' | 'askDepositAgain' | 'succeed'>
  deposits: Pick<Deposits, 'find' | 'forfeit' | 'freeze' | 'lapse'>
  /** The account of a verified party; null without one. */
  parties: { accountOf: (name: string) => string | null }
  objections: Objections
}

const sumOfLots = (lots: readonly WonLot[]): string =>
  lots.reduce((total, { yuan }) => total.plus(yuan), new Big(0)).toFixed(2)

/** What follows the hammer, from the result to the handover (domain 1.6, 5.6). */
export function createDeals(core: Core, { mailbox, enrolments, deposits, objections, parties }: Ports): Deals {
  const book = createDealBook(core, { mailbox })
  const { add, all, find, partOf, nextNo, note, write } = book
  const { remindToConfirm, remindToSign } = createDealReminders(core, book)

  const stillOpen = (deal: Deal) => {
    if (deal.state !== 'open') throw new Refusal(409, '本次成交已办结或终止，请刷新后查看')
  }

  /** Both in the deal and in the progress of the enrolment. */
  const record = (deal: Deal, title: string, text: string | null = null) => {
    note(deal, title, text)
    enrolments.addProgress(deal.enrolId, title, text)
  }

  const confirmAs = (deal: Deal, role: DealRole): Deal => {
    if (deal.confirmed[role] !== null) return deal
    stillOpen(deal)
    deal.confirmed[role] = core.now()
    record(deal, role === 'taker' ? dealEventLabels.takerConfirmed : dealEventLabels.sellerConfirmed)
    if (role === 'seller')
      write(deal, {
        kind: 'contract',
        title: '项目方已确认成交',
        text: `“${deal.listing.assetsName}”项目方已确认成交确认书`,
      })
    else
      write(
        deal,
        {
          kind: 'contract',
          title: '受让方已确认成交',
          text: `“${deal.listing.assetsName}”受让方已确认成交确认书`,
        },
        'seller',
      )
    if (deal.confirmed.taker !== null && deal.confirmed.seller !== null)
      core.events.emit('dealConfirmed', { dealId: deal.id })
    return deal
  }

  const finish = (deal: Deal) => {
    deal.state = 'done'
    deal.endedAt = core.now()
    core.events.emit('dealOver', { listing: deal.listing })
  }

  const handOverAs = (deal: Deal, role: DealRole): Deal => {
    if (deal.handedOver[role] !== null) return deal
    stillOpen(deal)
    if (deal.certificateAt === null) throw new Refusal(409, '交易凭证出具后才能确认移交')
    deal.handedOver[role] = core.now()
    const { taker, seller } = deal.handedOver
    if (taker === null || seller === null) {
      note(deal, dealEventLabels.handedOver, role === 'taker' ? '受让方已确认' : '项目方已确认')
      return deal
    }
    finish(deal)
    record(deal, dealEventLabels.handedOver)
    write(deal, {
      kind: 'contract',
      title: '移交已完成',
      text: `“${deal.listing.assetsName}”双方已确认移交，全部手续已办结`,
      also: ['push'],
    })
    return deal
  }

  const signBlocker = ({ publicityUntil, haltedSince, confirmed }: Deal): string | null => {
    if (core.now() < publicityUntil) return `成交公示期未满，不能签订合同；公示于 ${exactTime(publicityUntil)} 结束`
    if (haltedSince !== null) return '异议处理期间不能签订合同'
    return confirmed.taker === null || confirmed.seller === null ? '双方确认成交后才能签订合同' : null
  }

  /** `decidedAt`: from when the result is public, if not from the end of the room. */
  const begin = ({ enrolId, lots, second }: Won, decidedAt?: number) => {
    const enrolment = enrolments.find(enrolId)
    if (!enrolment) return
    const { listing, userId } = enrolment
    const deal: Deal = {
      ...untouched(),
      id: `DL-${enrolId}`,
      no: nextNo('CJ'),
      userId,
      sellerId: parties.accountOf(listing.seller),
      enrolId,
      listing,
      lots,
      price: sumOfLots(lots),
      closedAt: core.now(),
      second,
      ...datesAfterDeal(decidedAt ?? listing.closesAt),
    }
    add(deal)
    note(deal, dealEventLabels.made)
    if (deal.sellerId === null)
      core.timers.set(core.now() + deskMs, () => {
        if (deal.state === 'open') confirmAs(deal, 'seller')
      })
    else
      write(
        deal,
        {
          kind: 'contract',
          title: '成交确认书待您确认',
          text: `“${listing.assetsName}”已成交，请确认成交确认书`,
          also: ['push', 'sms'],
        },
        'seller',
      )
    remindToConfirm(deal)
    remindToSign(deal)
  }

  core.events.on('dealMade', (won) => begin(won))

  const {
    make: offerSecond,
    mayStillBeTaken,
    ...answers
  } = createOffers(core, book, {
    mailbox,
    enrolments,
    deposits,
    begin: ({ enrolId, lot }) => begin({ enrolId, lots: [lot], second: null }, core.now()),
  })

  haltOnObjections(core, book, { objections, record })

  const endByDefault = createDefaults(core, book, { enrolments, deposits, stillOpen, record, offerSecond })

  const { note: _note, add: _add, ...shown } = book
  const of = (listing: Listing) => all().filter((deal) => deal.listing === listing)
  return {
    ...shown,
    record,
    keepPast: add,
    ...answers,
    stateOf: (listing) => {
      const known = of(listing)
      const open = known.filter(({ state }) => state === 'open')
      if (open.length > 0) return open.every(({ signedAt }) => signedAt !== null) ? 'SETTLING' : 'SIGNING'
      if (mayStillBeTaken(listing)) return 'SIGNING'
      return known.length > 0 && known.every(({ state }) => state === 'defaulted') ? 'TERMINATED' : 'DONE'
    },
    publicityOf: (listing) => of(listing).at(-1)?.publicityUntil ?? null,
    confirm: (id, userId) => {
      const { deal, role } = partOf(id, userId)
      return confirmAs(deal, role)
    },
    handOver: (id, userId) => {
      const { deal: known, role } = partOf(id, userId)
      const deal = handOverAs(known, role)
      if (deal.sellerId === null)
        core.timers.set(core.now() + deskMs, () => {
          if (deal.state === 'open') handOverAs(deal, 'seller')
        })
      return deal
    },
    signBlocker,
    moveSignBy: (deal, signBy) => {
      deal.signBy = signBy
      note(deal, dealEventLabels.moved, exactTime(signBy))
      remindToSign(deal)
    },
    bySeller: (id, what) => (what === 'confirm' ? confirmAs : handOverAs)(find(id), 'seller'),
    registerContract: (id, contractNo = nextNo('HT'), at = core.now()) => {
      const deal = find(id)
      if (deal.signedAt !== null) return deal
      stillOpen(deal)
      refuseIf(signBlocker(deal), 409)
      deal.signedAt = at
      deal.contractNo = contractNo
      record(deal, dealEventLabels.signed, deal.contractNo)
      write(deal, {
        kind: 'contract',
        title: '交易合同已生效',
        text: `“${deal.listing.assetsName}”交易合同已生效，请按期付清应付款项`,
        also: ['push'],
      })
      core.events.emit('contractEffective', { dealId: id })
      return deal
    },
    endByDefault,
  }
}
