// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  evidenceIdOf,
  evidenceOf,
  storeEventEvidence,
  storeReceipt,
  storeResult,
} from '#src/features/quote-room/evidence.ts'
import { forgetPerson } from '#src/features/session/user-data.ts'

const clear = () => {
  dispatchEvent(new Event('pagehide'))
  localStorage.clear()
}
beforeEach(clear)
afterEach(clear)

const link = (text: string) => text.padEnd(64, '0')
const bidEvent = (seq: number, text: string) => ({
  type: 'BID',
  data: { version: 1, seq, link: link(text), bids: seq },
})
const receipt = (roomId: string, seq: number) => ({ roomId, seq, link: link(`${seq}`), amount: '100', time: 1 })

describe('[BD-03] links seen while a room runs', () => {
  test('are stored in this browser, each once, and only those of bids', () => {
    storeEventEvidence('R1', bidEvent(1, 'a'))
    storeEventEvidence('R1', bidEvent(1, 'a'))
    storeEventEvidence('R1', bidEvent(2, 'b'))
    storeEventEvidence('R2', bidEvent(1, 'c'))
    storeEventEvidence('R1', { type: 'PHASE', data: { seq: 3, link: link('d') } })
    storeEventEvidence('R1', { type: 'BID', data: { seq: 'x' } })
    expect(evidenceOf('R1').seen).toEqual([
      { seq: 1, link: link('a') },
      { seq: 2, link: link('b') },
    ])
    expect(evidenceOf('R2').seen).toEqual([{ seq: 1, link: link('c') }])
    expect(evidenceOf('R3')).toEqual({ seen: [], receipts: [] })
  })

  test('two for one number are both stored: they cannot both be in a record', () => {
    storeEventEvidence('R1', bidEvent(1, 'a'))
    storeEventEvidence('R1', bidEvent(1, 'b'))
    expect(evidenceOf('R1').seen).toHaveLength(2)
  })

  test('are written when the page goes, and joined with what another tab has written', () => {
    storeEventEvidence('R1', bidEvent(1, 'a'))
    localStorage.setItem('room-links:v1', JSON.stringify([{ roomId: 'R1', links: [{ seq: 2, link: link('b') }] }]))
    dispatchEvent(new Event('pagehide'))
    expect(JSON.parse(localStorage.getItem('room-links:v1')!)).toEqual([
      {
        roomId: 'R1',
        links: [
          { seq: 2, link: link('b') },
          { seq: 1, link: link('a') },
        ],
      },
    ])
  })

  test('are those of one room: after an extension of the notice the same id has another', () => {
    const ids = [null, { most: 2, left: 2 }, { most: 2, left: 1 }, { most: 2, left: 0 }]
    expect(ids.map((cycles) => evidenceIdOf('R1', { cycles }))).toEqual(['R1', 'R1', 'R1+1', 'R1+2'])
  })

  test('of long rooms the last fifty, and of many rooms the last twenty', () => {
    for (let seq = 1; seq <= 60; seq += 1) storeEventEvidence('R1', bidEvent(seq, `a${seq}`))
    expect(evidenceOf('R1').seen.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, index) => index + 11))
    for (let room = 2; room <= 21; room += 1) storeEventEvidence(`R${room}`, bidEvent(1, 'a'))
    expect(evidenceOf('R1').seen).toEqual([])
    expect(evidenceOf('R2').seen).toHaveLength(1)
  })

  test('with the link that is published with the result', () => {
    const result = { kind: 'DEAL', reason: 'HIGHEST', text: '', at: 1, head: link('h') } as const
    storeResult({ roomId: 'R1', seq: 7, result })
    storeResult({ roomId: 'R2', seq: 0, result })
    storeResult({ roomId: 'R3', seq: 7, result: null })
    expect(evidenceOf('R1').seen).toEqual([{ seq: 7, link: link('h') }])
    expect([evidenceOf('R2').seen, evidenceOf('R3').seen]).toEqual([[], []])
  })

  test('with the first published result, not a later version of it', () => {
    const sold = { kind: 'DEAL', reason: 'HIGHEST', text: '', at: 1, bidNo: '1065', price: '115' } as const
    storeEventEvidence('R1', { type: 'RESULT', data: { version: 1, result: sold } })
    dispatchEvent(new Event('pagehide'))
    storeResult({ roomId: 'R1', seq: 7, result: { ...sold, bidNo: '1066', price: '110', head: link('h') } })
    expect(evidenceOf('R1')).toEqual({
      seen: [{ seq: 7, link: link('h') }],
      receipts: [],
      result: { kind: 'DEAL', bidNo: '1065', price: '115' },
    })
    storeResult({ roomId: 'R2', seq: 0, result: { kind: 'FAILED', reason: 'NO_QUOTE', text: '', at: 1 } })
    expect(evidenceOf('R2')).toEqual({ seen: [], receipts: [], result: { kind: 'FAILED' } })
    storeEventEvidence('R3', { type: 'RESULT', data: { version: 1, result: { kind: 'LUCK' } } })
    expect(evidenceOf('R3').result).toBeUndefined()
  })

  test('as an earlier version of the portal has written them', () => {
    localStorage.setItem('room-links:v1', JSON.stringify([{ roomId: 'R1', links: [{ seq: 1, link: link('a') }] }]))
    expect(evidenceOf('R1')).toEqual({ seen: [{ seq: 1, link: link('a') }], receipts: [] })
  })

  test('stored data that does not match the schema is ignored', () => {
    localStorage.setItem('room-links:v1', '{')
    localStorage.setItem('mine:bid-receipts:v1', '[{"roomId":1}]')
    expect(evidenceOf('R1')).toEqual({ seen: [], receipts: [] })
  })
})

describe('[BD-03] receipts of the own bids', () => {
  test('are stored once each, by room', () => {
    storeReceipt(receipt('R1', 1))
    storeReceipt(receipt('R1', 1))
    storeReceipt(receipt('R2', 2))
    expect(evidenceOf('R1')).toEqual({ seen: [{ seq: 1, link: link('1') }], receipts: [receipt('R1', 1)] })
  })

  test('[SE-07] are removed by a sign-out; public data stays', () => {
    storeReceipt(receipt('R1', 1))
    expect(evidenceOf('R1').receipts).toHaveLength(1)
    forgetPerson()
    expect(evidenceOf('R1')).toEqual({ seen: [{ seq: 1, link: link('1') }], receipts: [] })
  })
})
