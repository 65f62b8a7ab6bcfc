import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { serviceFee } from '#src/model/settlement/fees.ts'
import { payoutOf } from '#src/model/settlement/payout.ts'
import { openOf, sumOf } from '#src/model/settlement/schedule.ts'

const bill = (kind: string, amount: string) => ({ kind, amount })

describe('[BD-05] what is paid out to the seller', () => {
  test('is the price less the seller’s fee; the fee of the taker is no part of it', () => {
    const bills = [bill('fee', '31570.00'), bill('price', '3157000.00')]
    expect(payoutOf(bills, serviceFee('2', '3157000.00').due)).toEqual({
      received: '3157000.00',
      deducted: '31570.00',
      amount: '3125430.00',
      owed: '0.00',
    })
  })

  test('has the interest of instalments in it', () => {
    const bills = [bill('first', '20360000.00'), bill('rest', '30931665.04')]
    expect(payoutOf(bills, '231800.00').amount).toBe('51059865.04')
  })

  test('of a lease is the bond and the first rent; a fee above that is owed', () => {
    const lease = [bill('fee', '23677.20'), bill('bond', '219233.33'), bill('rent', '328850.00')]
    expect(payoutOf(lease, '23677.20')).toMatchObject({ received: '548083.33', amount: '524406.13', owed: '0.00' })
    expect(payoutOf([bill('rent', '10000.00')], '12000.00')).toEqual({
      received: '10000.00',
      deducted: '10000.00',
      amount: '0.00',
      owed: '2000.00',
    })
  })

  test('and the fee add up to the price exactly', () => {
    const price = fc.integer({ min: 1, max: 1_000_000_000_000 }).map((cents) => (cents / 100).toFixed(2))
    fc.assert(
      fc.property(price, (yuan) => {
        const fee = serviceFee('2', yuan).due
        const { deducted, amount, owed } = payoutOf([bill('price', yuan)], fee)
        expect([sumOf([deducted, amount]), deducted, owed]).toEqual([openOf(yuan), fee, '0.00'])
      }),
    )
  })
})
