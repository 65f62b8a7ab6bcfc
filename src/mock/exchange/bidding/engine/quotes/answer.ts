import type { Work } from '../mode.ts'
import { refusalNumbers, refusalText } from '#src/model/bidding/refusals.ts'
import type { Answer, Bid, Rejected, Room } from '../room.ts'
import { pricesText } from '../work.ts'

const stateOf = (work: Pick<Work, 'room' | 'mode'>, at: number) => {
  const { current, minNext, maxNext } = pricesText(work)
  const { version, phase } = work.room
  return { serverTime: at, version, end: phase.end, current, minNext, maxNext }
}

export const acceptedAnswer = (work: Pick<Work, 'room' | 'mode'>, at: number, bid?: Bid): Answer => ({
  code: 200,
  msg: '操作成功',
  data: {
    accepted: true,
    reason: null,
    seq: bid?.seq ?? work.room.bids.length,
    link: bid?.link ?? null,
    ...stateOf(work, at),
  },
})

export const refusalOf = ({ config }: Pick<Room, 'config'>, { code, wording, values }: Rejected): string =>
  refusalText(wording ?? code, values, config.typeCode, config.reverse)

export const refusedAnswer = (work: Pick<Work, 'room' | 'mode'>, at: number, reason: Rejected): Answer => ({
  code: refusalNumbers[reason.code],
  msg: refusalOf(work.room, reason),
  data: { accepted: false, reason: reason.code, seq: work.room.bids.length, link: null, ...stateOf(work, at) },
})
