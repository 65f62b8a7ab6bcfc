import { labelOf, type StateLabel } from '#src/shared/ui/display/tone.ts'

type ListingState = StateLabel & {
  /** Position of the state in the life of a listing: a tick of an earlier stage is outdated (domain 2.2). */
  stage?: number
  /** Nobody bids any more. */
  isBidOver?: true
  /** The label of its countdown. */
  counts?: '距结束' | '距开始'
  /** The sale has come about: the last price is that of the deal. */
  isSold?: true
}
export type CountdownLabel = NonNullable<ListingState['counts']>

export const listingStateLabels: Readonly<Record<string, ListingState>> = {
  PRE: { label: '预披露', tone: 'neutral', stage: 0 },
  NOTICE: { label: '报名中', tone: 'info', stage: 1 },
  EXTENDED: { label: '延期挂牌', tone: 'info', stage: 1 },
  NOTICE_BIDDING: { label: '报名中竞价中', tone: 'active', stage: 4, counts: '距结束' },
  CLOSED: { label: '报名已截止', tone: 'neutral', stage: 2 },
  REVIEW: { label: '资格确认中', tone: 'neutral', stage: 2 },
  WAIT_BID: { label: '即将竞价', tone: 'warning', stage: 3, counts: '距开始' },
  BIDDING: { label: '竞价中', tone: 'active', stage: 4, counts: '距结束' },
  DELAY: { label: '延时竞价', tone: 'active', stage: 4, counts: '距结束' },
  PRIORITY: { label: '优先权行权中', tone: 'active', stage: 5, counts: '距结束' },
  PAUSED: { label: '已中止', tone: 'danger', stage: 4 },
  BID_END: { label: '竞价已结束', tone: 'neutral', stage: 6, isBidOver: true },
  DEAL_PUBLICITY: { label: '成交公示', tone: 'success', stage: 7, isSold: true },
  SIGNING: { label: '合同签订中', tone: 'success', stage: 8, isSold: true },
  SETTLING: { label: '结算中', tone: 'success', stage: 9, isSold: true },
  DONE: { label: '已成交', tone: 'success', stage: 10, isSold: true },
  FAILED: { label: '流拍', tone: 'danger', stage: 10, isBidOver: true },
  TERMINATED: { label: '终结', tone: 'danger', stage: 10, isBidOver: true },
}

/** A state that the portal does not know shows as the exchange spelled it, and never throws (decision 20). */
export const stateOf = (status: string | null | undefined): ListingState => labelOf(listingStateLabels, status ?? '')
