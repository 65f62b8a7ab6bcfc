import { describe, expect, test } from 'vitest'
import {
  draft,
  type Intent,
  isUnsettled,
  type Quoting,
  quotingAfter,
} from '#src/features/quote-room/quoting/quoting.ts'
import type { RoomReply } from '#src/model/bidding/schema.ts'

const intent: Intent = { amount: '105', phaseId: 2, stage: null, priority: false, basis: 3, idemKey: 'key-00000001' }
const reply: RoomReply = { accepted: true, seq: 4, serverTime: 1, version: 9 }
const opened = { kind: 'rising', phase: '自由报价期', price: '100' } as const
const sent = { type: 'sent', confirmed: { phaseId: 2, stage: null, basis: 3, isBold: false } } as const
const voided = { type: 'voided', idemKey: 'key-00000001', reason: { text: '竞价已经结束' } } as const
const after = (...events: Parameters<typeof quotingAfter>[1][]): Quoting => events.reduce(quotingAfter, draft)

describe('[BD-03] a quote goes draft → confirming → unsent | sending → accepted | refused | unknown', () => {
  test('[F09] confirmed, sent; accepted only by the answer of the room; dismissed', () => {
    const requested = { type: 'requested', intent, opened } as const
    expect(after(requested).step).toBe('confirming')
    expect(after(requested, { type: 'accepted', reply }).step).toBe('confirming')
    expect(after(requested, sent).step).toBe('sending')
    expect(after(requested, sent, { type: 'accepted', reply })).toEqual({ step: 'accepted', intent, reply })
    expect(after(requested, sent, { type: 'accepted', reply }, { type: 'dismissed' })).toEqual(draft)
  })

  test('a bold amount is sent only after a second confirmation', () => {
    const requested = { type: 'requested', intent, opened } as const
    const bold = { type: 'sent', confirmed: { ...sent.confirmed, isBold: true } } as const
    expect(after(requested, bold).step).toBe('confirming')
    expect(after(requested, { type: 'acknowledged' }, bold).step).toBe('sending')
  })

  test('[F09] a quote carries the state of the room at its confirmation, not at the request', () => {
    const later = { type: 'sent', confirmed: { phaseId: 3, stage: null, basis: 7, isBold: false } } as const
    expect(after({ type: 'requested', intent, opened }, later)).toEqual({
      step: 'sending',
      intent: { amount: '105', phaseId: 3, stage: null, priority: false, basis: 7, idemKey: 'key-00000001' },
    })
  })

  test('a second click while a quote is being sent changes nothing', () => {
    const sending = after({ type: 'requested', intent, opened }, sent)
    for (const event of [
      sent,
      { type: 'requested', intent: { ...intent, idemKey: 'key-00000002' }, opened },
      { type: 'cancelled' },
      voided,
      { type: 'dismissed' },
    ] as const)
      expect(quotingAfter(sending, event)).toBe(sending)
  })

  test('[F14] without an answer it is unknown, and only the room settles it', () => {
    const unknown = after({ type: 'requested', intent, opened }, sent, { type: 'lost' })
    expect(unknown).toEqual({ step: 'unknown', intent, isChecking: false })
    expect(isUnsettled(unknown)).toBe(true)
    for (const event of [sent, { type: 'dismissed' }, { type: 'cancelled' }] as const)
      expect(quotingAfter(unknown, event)).toBe(unknown)
    expect(quotingAfter(unknown, { type: 'checking' })).toEqual({ step: 'unknown', intent, isChecking: true })
    expect(quotingAfter(unknown, { type: 'accepted', reply }).step).toBe('accepted')
    expect(quotingAfter(unknown, { type: 'refused', code: 4303, message: '报价必须大于等于110' }).step).toBe('refused')
    expect(quotingAfter(unknown, { type: 'not-received' })).toMatchObject({
      step: 'refused',
      message: '报价未送达，未被系统受理，请重新确认报价',
    })
  })

  test('a void amount is not sent, and not reported as refused', () => {
    const requested = { type: 'requested', intent, opened } as const
    expect(after(requested, voided)).toEqual({ step: 'unsent', intent, reason: { text: '竞价已经结束' } })
    expect(after(requested, voided, { type: 'dismissed' })).toEqual(draft)
  })

  test('an event of an earlier intent does not close the next', () => {
    const next = { type: 'requested', intent: { ...intent, idemKey: 'key-00000002' }, opened } as const
    expect(after({ type: 'requested', intent, opened }, { type: 'cancelled' }, next, voided).step).toBe('confirming')
  })

  test('after a refusal a new intent can start at once', () => {
    const refused = after({ type: 'requested', intent, opened }, voided)
    const again = { ...intent, idemKey: 'key-00000002' }
    expect(quotingAfter(refused, { type: 'requested', intent: again, opened })).toMatchObject({
      step: 'confirming',
      intent: again,
    })
  })
})
