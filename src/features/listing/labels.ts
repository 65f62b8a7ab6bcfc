/** How a state looks; the word says it, the colour only helps. */
type Tone = 'live' | 'soon' | 'open' | 'done' | 'halted' | 'quiet'

type State = {
  word: string
  tone: Tone
  /** Where the state stands in a listing's life: a tick from further back is older news (domain 2.2). */
  stage: number | null
  /** What its deadline is the end of. */
  counts?: '距结束' | '距开始'
}

const states: Readonly<Record<string, State>> = {
  PRE: { word: '预披露', tone: 'quiet', stage: 0 },
  NOTICE: { word: '报名中', tone: 'open', stage: 1 },
  EXTENDED: { word: '延期挂牌', tone: 'open', stage: 1 },
  NOTICE_BIDDING: { word: '报名中竞价中', tone: 'live', stage: 4, counts: '距结束' },
  CLOSED: { word: '报名已截止', tone: 'quiet', stage: 2 },
  REVIEW: { word: '资格确认中', tone: 'quiet', stage: 2 },
  WAIT_BID: { word: '即将竞价', tone: 'soon', stage: 3, counts: '距开始' },
  BIDDING: { word: '竞价中', tone: 'live', stage: 4, counts: '距结束' },
  DELAY: { word: '延时竞价', tone: 'live', stage: 4, counts: '距结束' },
  PRIORITY: { word: '优先权行权中', tone: 'live', stage: 5, counts: '距结束' },
  PAUSED: { word: '已中止', tone: 'halted', stage: 4 },
  BID_END: { word: '竞价已结束', tone: 'quiet', stage: 6 },
  DEAL_PUBLICITY: { word: '成交公示', tone: 'done', stage: 7 },
  SIGNING: { word: '合同签订中', tone: 'done', stage: 8 },
  SETTLING: { word: '结算中', tone: 'done', stage: 9 },
  DONE: { word: '已成交', tone: 'done', stage: 10 },
  FAILED: { word: '流拍', tone: 'halted', stage: 10 },
  TERMINATED: { word: '终结', tone: 'halted', stage: 10 },
}

/** A state nobody told the portal of shows as the exchange wrote it, and never throws (decision 20). */
export const stateOf = (status: string | null | undefined): State =>
  (Object.hasOwn(states, status ?? '') && states[status ?? '']) || { word: status ?? '', tone: 'quiet', stage: null }

/** The kinds of business of the home page, in its order (HM-03). */
export const classification = [
  { typeCode: '1', word: '企业股权转让' },
  { typeCode: '4', word: '增资扩股' },
  { typeCode: '2', word: '资产转让' },
  { typeCode: '6', word: '资产租赁' },
  { typeCode: '5', word: '资产合作' },
] as const
export type TypeCode = (typeof classification)[number]['typeCode']
