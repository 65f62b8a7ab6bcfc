import { describe, expect, test } from 'vitest'
import { recordCsv, recordJson } from '#src/features/room-replay/files.ts'
import { browserHash, verdictOn } from '#src/features/room-replay/verify.ts'
import type { RoomRecord } from '#src/model/bidding/calls.ts'
import { recordOf } from './record.ts'

const changed = (record: RoomRecord, place: number, change: object): RoomRecord => ({
  ...record,
  rows: record.rows.map((row, index) => (index === place ? { ...row, ...change } : row)),
})
const said = (text: string) => text

describe('[BD-03] the browser checks a record', () => {
  test('hashes as everybody else does', async () => {
    expect(await browserHash()!('竞价')).toBe('de2ea81ac37ef5889b4565654ca629882ea9c633dd7ed91b51e85c39f5e2c31b')
  })

  test('and lets it pass as it is', async () => {
    expect(await verdictOn(recordOf())).toEqual({ kind: 'holds' })
  })

  test('a changed amount, time, order or end is found, and where', async () => {
    const record = recordOf()
    const content = { ...record.rows[1]!.content!, amount: '111.00' }
    const faultOf = async (other: RoomRecord) => {
      const verdict = await verdictOn(other)
      return verdict.kind === 'broken' ? verdict.fault : null
    }
    expect(await faultOf(changed(record, 1, { content }))).toEqual({ index: 1, fault: 'content' })
    expect(await faultOf(changed(record, 3, { time: record.rows[0]!.time }))).toEqual({ index: 3, fault: 'time' })
    expect(await faultOf({ ...record, rows: record.rows.toSpliced(1, 1) })).toEqual({ index: 1, fault: 'order' })
    expect(await faultOf({ ...record, rows: record.rows.slice(0, 3) })).toEqual({ index: 3, fault: 'head' })
  })

  test('and says so where it cannot', async () => {
    expect(await verdictOn(recordOf(), null)).toEqual({ kind: 'unable' })
  })
})

describe('[BD-03] the record to take along', () => {
  test('as JSON holds all that a check needs, and how to make it', async () => {
    const file = JSON.parse(recordJson(recordOf(), '商铺', said)) as RoomRecord & {
      name: string
      verification: { algorithm: string; beginning: string; steps: string[] }
    }
    expect(file.name).toBe('商铺')
    expect(await verdictOn(file)).toEqual({ kind: 'holds' })
    expect(file.verification).toMatchObject({ algorithm: 'SHA-256', beginning: '0'.repeat(64) })
    expect(file.verification.steps).toHaveLength(4)
  })

  test('as CSV is one line for each bid, and no cell is a formula', () => {
    const record = recordOf({ removed: [{ seq: 3, reason: '=1+1,"错"' }] })
    const lines = recordCsv(record, said).split('\r\n')
    expect(lines).toHaveLength(6)
    expect(lines[0]).toMatch(/^\uFEFF序号,报价时间,/)
    expect(lines[1]).toMatch(/^1,2026-11-20 10:00:10,1795140010000,0417,100\.00,2,,,,[\da-f]{64},[\da-f]{64},$/)
    expect(lines[3]).toMatch(/,"'=1\+1,""错"""$/)
  })
})
