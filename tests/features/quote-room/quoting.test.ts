import { describe, expect, test } from 'vitest'
import { draft, type Intent, isUnsettled, type Quoting, quotingAfter } from '#src/features/quote-room/quoting.ts'
import type { RoomReply } from '#src/model/bidding/schema.ts'

const intent: Intent = { amount: '105', phaseId: 2, stage: null, priority: false, basis: 3, idemKey: 'key-00000001' }
const reply: RoomReply = { accepted: true, seq: 4, serverTime: 1, version: 9 }
const after = (...events: Parameters<typeof quotingAfter>[1][]): Quoting => events.reduce(quotingAfter, draft)

describe('[BD-03] a quote goes draft → confirming → sending → accepted | refused | unknown', () => {
  test('[F09] confirmed, sent; accepted when the room says so and not before; seen', () => {
    const wanted = { type: 'wanted', intent, isBold: false } as const
    expect(after(wanted).step).toBe('confirming')
    expect(after(wanted, { type: 'accepted', reply }).step).toBe('confirming')
    expect(after(wanted, { type: 'sent' }).step).toBe('sending')
    expect(after(wanted, { type: 'sent' }, { type: 'accepted', reply })).toEqual({ step: 'accepted', intent, reply })
    expect(after(wanted, { type: 'sent' }, { type: 'accepted', reply }, { type: 'seen' })).toEqual(draft)
  })

  test('a bold amount is not sent before it was confirmed a second time', () => {
    const bold = { type: 'wanted', intent, isBold: true } as const
    expect(after(bold, { type: 'sent' }).step).toBe('confirming')
    expect(after(bold, { type: 'sure' }, { type: 'sent' }).step).toBe('sending')
  })

  test('a second click while one is on its way changes nothing', () => {
    const sending = after({ type: 'wanted', intent, isBold: false }, { type: 'sent' })
    for (const event of [
      { type: 'sent' },
      { type: 'wanted', intent: { ...intent, idemKey: 'key-00000002' }, isBold: false },
      { type: 'dropped' },
      { type: 'overtaken' },
      { type: 'seen' },
    ] as const)
      expect(quotingAfter(sending, event)).toBe(sending)
  })

  test('[F14] without an answer it is unknown, and only what the room says settles it', () => {
    const unknown = after({ type: 'wanted', intent, isBold: false }, { type: 'sent' }, { type: 'lost' })
    expect(unknown).toEqual({ step: 'unknown', intent, isAsking: false })
    expect(isUnsettled(unknown)).toBe(true)
    for (const event of [{ type: 'sent' }, { type: 'seen' }, { type: 'dropped' }] as const)
      expect(quotingAfter(unknown, event)).toBe(unknown)
    expect(quotingAfter(unknown, { type: 'asking' })).toEqual({ step: 'unknown', intent, isAsking: true })
    expect(quotingAfter(unknown, { type: 'accepted', reply }).step).toBe('accepted')
    expect(quotingAfter(unknown, { type: 'refused', code: 4303, message: '报价必须大于等于110' }).step).toBe('refused')
    expect(quotingAfter(unknown, { type: 'never-came' })).toMatchObject({
      step: 'refused',
      message: '报价未送达，未被系统受理，请重新确认报价',
    })
  })

  test('what moved on while the confirmation was open is not sent', () => {
    expect(after({ type: 'wanted', intent, isBold: false }, { type: 'overtaken' })).toMatchObject({
      step: 'refused',
      message: '价格或阶段已变化，请重新确认报价',
    })
  })

  test('after a refusal a new intention begins at once', () => {
    const refused = after({ type: 'wanted', intent, isBold: false }, { type: 'overtaken' })
    const again = { ...intent, idemKey: 'key-00000002' }
    expect(quotingAfter(refused, { type: 'wanted', intent: again, isBold: false })).toMatchObject({
      step: 'confirming',
      intent: again,
    })
  })
})
