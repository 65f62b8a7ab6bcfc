import { describe, expect, test } from 'vitest'
import { roomAnswerOf } from '#src/api/endpoints/bidding.ts'
import { Refusal } from '#src/mock/exchange/refusal.ts'
import { ask, memoryJournal, testExchange } from '#tests/support/exchange.ts'
import { actorOf, depositOf, enrolled, transfer, userNamed } from '../support/enrolment.ts'
import { bearerOf } from '../support/sign-in.ts'

function bidder() {
  const journal = memoryJournal()
  const { exchange, advance } = testExchange({ journal })
  const lot = exchange.market.biddingNow().findLast(({ mode, isPackage }) => mode === 'ongoing' && !isPackage)!
  const user = userNamed(exchange, 'person')
  const enrolId = enrolled(exchange, lot, user)
  transfer(exchange, enrolId, depositOf(exchange, enrolId).due)
  const bearer = bearerOf(exchange, 'person')
  const roomId = lot.assetsId
  const quote = (idemKey: string) => {
    const { room } = exchange.rooms.find(roomId)
    const amount = exchange.rooms.viewFor(roomId, user.id).minNext!
    return exchange.take('quoteInRoom', { request: { roomId, phaseId: room.phase.id, amount, idemKey } }, actorOf(user))
  }
  const reply = (idemKey: string, by: string | null) => ask(exchange, roomAnswerOf, { roomId, idemKey }, by)
  const answerTo = async (idemKey: string) => (await reply(idemKey, bearer)).data
  return { exchange, advance, journal, roomId, quote, reply, answerTo }
}

const notKnown = { known: false, code: null, msg: null, reply: null }

describe('[F14] the query for the answer to a key', () => {
  test('with an answer writes nothing into the journal, however often it is repeated', async () => {
    const { journal, quote, answerTo } = bidder()
    const { seq } = quote('quote-000001')
    const lines = journal.lines().length
    for (let turn = 0; turn < 20; turn += 1)
      expect(await answerTo('quote-000001')).toMatchObject({ known: true, code: 200, reply: { seq } })
    expect(journal.lines()).toHaveLength(lines)
  })

  test('that is unknown closes it once, with one journal entry', async () => {
    const { journal, quote, answerTo } = bidder()
    const lines = journal.lines().length
    for (let turn = 0; turn < 20; turn += 1) expect(await answerTo('quote-000002')).toEqual(notKnown)
    expect(journal.lines()).toHaveLength(lines + 1)
    expect(journal.lines().at(-1)).toContain('"settleKey"')
    expect(() => quote('quote-000002')).toThrow(Refusal)
  })

  test('without a session is refused and changes nothing', async () => {
    const { exchange, journal, roomId, reply } = bidder()
    const { room } = exchange.rooms.find(roomId)
    const lines = journal.lines().length
    for (let turn = 0; turn < 20; turn += 1) expect((await reply(`quote-1000${turn}`, null)).code).toBe(401)
    expect(journal.lines()).toHaveLength(lines)
    expect(exchange.rooms.find(roomId).room).toBe(room)
  })

  test('has the same answer after a replay of the journal', async () => {
    const { journal, quote, answerTo, roomId } = bidder()
    quote('quote-000003')
    await answerTo('quote-000004')
    const known = await answerTo('quote-000003')
    const again = testExchange({ journal: memoryJournal([...journal.lines()]) }).exchange
    expect(again.rooms.answerTo(roomId, 'quote-000003', userNamed(again, 'person').id)).toEqual(known)
    expect(again.rooms.answerTo(roomId, 'quote-000004', userNamed(again, 'person').id)).toEqual(notKnown)
  })
})
