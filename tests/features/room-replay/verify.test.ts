import { describe, expect, test } from 'vitest'
import { recordCsv, recordJson } from '#src/features/room-replay/files.ts'
import { browserHash, linksIn, noWitness, type Verdict, verdictOn } from '#src/features/room-replay/verify.ts'
import type { RoomRecord } from '#src/model/bidding/calls.ts'
import type { SavedResult } from '#src/model/bidding/schema.ts'
import { recordOf } from './record.ts'

const changed = (record: RoomRecord, place: number, change: object): RoomRecord => ({
  ...record,
  rows: record.rows.map((row, index) => (index === place ? { ...row, ...change } : row)),
})
const identity = (text: string) => text
const faultsOf = (verdict: Verdict) => (verdict.kind === 'broken' ? verdict.faults : verdict)

describe('[BD-03] the browser checks a record', () => {
  test('hashes by the standard', async () => {
    expect(await browserHash()!('竞价')).toBe('de2ea81ac37ef5889b4565654ca629882ea9c633dd7ed91b51e85c39f5e2c31b')
  })

  test('and an unaltered one holds', async () => {
    expect(await verdictOn(recordOf())).toEqual({ kind: 'holds' })
  })

  test('a changed amount, time, order or end is found, and where', async () => {
    const record = recordOf()
    const content = { ...record.rows[1]!.content!, amount: '111.00' }
    const faultOf = async (other: RoomRecord) => faultsOf(await verdictOn(other))
    const chain = (index: number, fault: string) => [{ about: 'chain', fault: { index, fault } }]
    expect(await faultOf(changed(record, 1, { content }))).toEqual(chain(1, 'content'))
    expect(await faultOf(changed(record, 3, { time: record.rows[0]!.time }))).toEqual(chain(3, 'time'))
    expect(await faultOf({ ...record, rows: record.rows.toSpliced(1, 1) })).toEqual(chain(1, 'order'))
    expect(await faultOf({ ...record, rows: record.rows.slice(0, 3) })).toEqual(chain(3, 'head'))
  })

  test('a chain that holds is not enough: the result has to follow from it', async () => {
    const record = recordOf()
    const verdict = await verdictOn({ ...record, result: { ...record.result!, bidNo: '2288', price: '110.00' } })
    expect(faultsOf(verdict)).toEqual([{ about: 'winner', seq: 4, expected: '0417' }])
  })

  test('an unverifiable part is reported and prevents the verdict that the record holds', async () => {
    expect(await verdictOn(recordOf({ course: null }))).toEqual({ kind: 'unable', gaps: ['course'] })
    expect(await verdictOn(recordOf({ mode: 'tender' }))).toEqual({ kind: 'unable', gaps: ['mode'] })
    expect(await verdictOn(recordOf(), noWitness, null)).toEqual({ kind: 'unable', gaps: ['hash'] })
  })

  test('without hashes a result that does not follow is found all the same', async () => {
    const record = recordOf()
    const verdict = await verdictOn({ ...record, result: { ...record.result!, price: '121.00' } }, noWitness, null)
    expect(faultsOf(verdict)).toEqual([{ about: 'price', seq: 4, expected: '120.00' }])
  })
})

describe('[BD-03] evidence apart from the record', () => {
  const record = recordOf()
  const own = { seq: 4, link: record.rows[3]!.link }
  const other = 'a'.repeat(64)

  test('links seen live and receipts are found in it', async () => {
    const witness = { seen: [{ seq: 1, link: record.rows[0]!.link }, own], receipts: [own] }
    expect(await verdictOn(record, witness)).toEqual({ kind: 'holds' })
  })

  test('a rewritten chain is consistent in itself, and inconsistent with them', async () => {
    const seen = await verdictOn(record, { ...noWitness, seen: [{ seq: 2, link: other }] })
    expect(faultsOf(seen)).toEqual([{ about: 'seen', seq: 2 }])
    const receipts = await verdictOn(record, { ...noWitness, receipts: [{ seq: 4, link: other }] })
    expect(faultsOf(receipts)).toEqual([{ about: 'receipt', seq: 4 }])
  })

  test('a bid that was left out at the end, with a head to match, is missed by its receipt', async () => {
    const rows = record.rows.slice(0, 2)
    const result = { ...record.result!, bidNo: '2288', price: '110.00', head: rows[1]!.link }
    const stripped = { ...record, rows, head: rows[1]!.link, result, moves: [], removed: [], course: null }
    expect(faultsOf(await verdictOn(stripped))).toEqual({ kind: 'unable', gaps: ['course'] })
    expect(faultsOf(await verdictOn(stripped, { ...noWitness, receipts: [own] }))).toEqual([
      { about: 'receipt', seq: 4 },
    ])
  })

  test('a winning bid that is claimed to be removed leaves another winner than the published one', async () => {
    const removed = [...record.removed!, { seq: 4, reason: '报价有误', at: record.result!.at, after: 4 }]
    const result = { ...record.result!, bidNo: '2288', price: '110.00' }
    const forged = { ...record, removed, result }
    expect(await verdictOn(forged)).toEqual({ kind: 'holds' })
    const { kind, bidNo, price } = record.result!
    expect(faultsOf(await verdictOn(forged, { ...noWitness, result: { kind, bidNo, price } }))).toEqual([
      { about: 'live-result' },
    ])
  })

  test('a result is another one by its kind, its winner or its price, however that is written', async () => {
    const published = { kind: 'DEAL', bidNo: '0417', price: '120.00' } as const
    const against = async (result: Partial<SavedResult>) =>
      (await verdictOn(record, { ...noWitness, result: { ...published, ...result } })).kind
    expect(await against({})).toBe('holds')
    expect(await against({ price: '120' })).toBe('holds')
    expect(await against({ price: '120.01' })).toBe('broken')
    expect(await against({ price: null })).toBe('broken')
    expect(await against({ bidNo: '2288' })).toBe('broken')
    expect(await against({ kind: 'AGREEMENT' })).toBe('broken')
    const ended = await verdictOn({ ...record, result: null }, { ...noWitness, result: published })
    expect(faultsOf(ended)).toContainEqual({ about: 'live-result' })
  })

  test('hashes are found in any pasted text', () => {
    const hash = record.head
    expect(linksIn(`报价回执\n回执摘要：${hash.toUpperCase()}`)).toEqual([hash])
    expect(linksIn(`${hash} ${hash} ${other}`)).toEqual([hash, other])
    expect(linksIn(hash.slice(1))).toEqual([])
    expect(linksIn(`${hash}0`)).toEqual([])
  })
})

describe('[BD-03] the record for download', () => {
  test('as JSON contains everything that a check needs, and its instructions', async () => {
    const file = JSON.parse(recordJson(recordOf(), '商铺', identity)) as RoomRecord & {
      name: string
      verification: { algorithm: string; beginning: string; steps: string[] }
    }
    expect(file.name).toBe('商铺')
    expect(await verdictOn(file)).toEqual({ kind: 'holds' })
    expect(file.verification).toMatchObject({ algorithm: 'SHA-256', beginning: '0'.repeat(64) })
    expect(file.verification.steps).toHaveLength(5)
  })

  test('as CSV has one line for each bid, and no cell is a formula', () => {
    const record = recordOf({ removed: [{ seq: 3, reason: '=1+1,"错"' }] })
    const lines = recordCsv(record, identity).split('\r\n')
    expect(lines).toHaveLength(6)
    expect(lines[0]).toMatch(/^\uFEFF序号,报价时间,/)
    expect(lines[1]).toMatch(/^1,2026-11-20 10:00:10,1795140010000,0417,100\.00,2,,,,[\da-f]{64},[\da-f]{64},$/)
    expect(lines[3]).toMatch(/,"'=1\+1,""错"""$/)
  })
})
