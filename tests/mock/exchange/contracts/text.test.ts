import { describe, expect, test } from 'vitest'
import type { Actor } from '#src/mock/exchange/actor.ts'
import { Refusal } from '#src/mock/exchange/refusal.ts'
import { docOf } from '#src/model/contract/text/schema.ts'
import { contractTopic } from '#src/model/push/topics.ts'
import { agree, drawnContract } from '#tests/mock/support/contract.ts'
import { actorOf } from '#tests/mock/support/enrolment.ts'
import { testExchange } from '#tests/support/exchange.ts'

const typed = (text: string, at = 1) => ({
  stepType: 'replace',
  from: at,
  to: at,
  slice: { content: [{ type: 'text', text }] },
})

const codeOf = (work: () => unknown): number => {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return error.code
  }
  return 200
}

describe('[BD-05] the text of a contract on the exchange', () => {
  test('both edit it, what both had confirmed is void, and only the two parties read it', () => {
    const world = testExchange()
    const { exchange } = world
    const { contract, actor, sellerActor, user, seller, other } = drawnContract(world)
    const { id } = contract
    agree(exchange, contract, [user])
    expect(contract.confirmed.taker).not.toBeNull()
    const batch = { id, version: 0, steps: [typed('补充')], clientId: 'window-of-seller' }
    expect(exchange.take('editContractText', batch, sellerActor)).toEqual({ isAccepted: true, steps: [] })
    expect(exchange.take('editContractText', batch, sellerActor)).toEqual({ isAccepted: true, steps: [] })
    expect(contract.confirmed).toEqual({ taker: null, seller: null })
    const late = exchange.take('editContractText', { ...batch, clientId: 'window-of-taker' }, actor)
    expect(late).toMatchObject({ isAccepted: false, steps: [{ by: 'seller', clientId: 'window-of-seller' }] })
    // What was confirmed stays known, for the comparison.
    expect(exchange.contracts.textFor(id, user.id).confirmed.taker).toMatchObject({ steps: 0 })

    const outsider = actorOf(other)
    expect(codeOf(() => exchange.take('editContractText', batch, outsider))).toBe(403)
    expect(codeOf(() => exchange.contracts.textFor(id, other.id))).toBe(403)
    const reads = (who: Actor) =>
      exchange.hub.answerPoll([{ topic: contractTopic(id) }], who).messages.map(({ kind }) => kind)
    expect([reads(actor), reads(actorOf(seller)), reads(outsider), reads({ userId: null, visitor: 'v' })]).toEqual([
      ['reset'],
      ['reset'],
      ['refused'],
      ['refused'],
    ])
  })

  test('the deal, comments, versions, and the end of the negotiation', () => {
    const world = testExchange()
    const { exchange } = world
    const { contract, actor, sellerActor, user, seller } = drawnContract(world)
    const { id } = contract
    const version = contract.text!.steps.length
    // The field of the number of the contract stands at the end of its first line.
    const first = docOf(contract.text!.doc).firstChild!
    const steps = [{ stepType: 'replace', from: first.nodeSize - 2, to: first.nodeSize - 1 }]
    expect(codeOf(() => exchange.take('editContractText', { id, version, steps, clientId: 'window-1' }, actor))).toBe(
      4090,
    )
    const comment = { id, commentId: 'c-1', version, from: 1, to: 3, text: ' 请说明 ' }
    expect(exchange.take('commentOnContract', comment, sellerActor)).toMatchObject({ comment: { text: '请说明' } })
    expect(exchange.take('commentOnContract', comment, sellerActor).comment.replies).toEqual([])
    exchange.take('replyToContractComment', { id, commentId: 'c-1', text: '已改' }, actor)
    exchange.take('resolveContractComment', { id, commentId: 'c-1', isResolved: true }, actor)
    const { comments } = exchange.contracts.textFor(id, seller.id)
    expect(comments).toMatchObject([{ by: 'seller', replies: [{ by: 'taker', text: '已改' }] }])
    expect(comments[0]!.resolvedAt).toBe(exchange.now())
    for (const text of ['  ', '长'.repeat(501)])
      expect(codeOf(() => exchange.take('commentOnContract', { ...comment, commentId: 'c-2', text }, actor))).toBe(400)
    expect(exchange.take('saveContractVersion', { id, version, note: '初稿' }, actor)).toMatchObject({ no: 1 })
    expect(codeOf(() => exchange.take('saveContractVersion', { id, version: version + 1, note: '' }, actor))).toBe(4090)
    agree(exchange, contract, [user, seller])
    const batch = { id, version, steps: [typed('再改')], clientId: 'window-1' }
    expect(codeOf(() => exchange.take('editContractText', batch, actor))).toBe(409)
  })
})
