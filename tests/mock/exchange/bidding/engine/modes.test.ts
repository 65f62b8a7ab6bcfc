import { expect, test } from 'vitest'
import { modes } from '#src/mock/exchange/bidding/engine/modes/all.ts'
import { modeTraits } from '#src/model/bidding/modes.ts'
import { bidModes } from '#src/model/listing/detail.ts'

test.each(bidModes)('[BD-03] %s: the engine has the phases that the traits of the mode name', (mode) => {
  const { phases } = modes[mode]
  const { takesQuotesIn, countdown, confirmsIn } = modeTraits[mode]
  const open = Object.entries(phases).filter(([, rule]) => rule.open)
  expect(open.map(([name]) => name).toSorted()).toEqual([...takesQuotesIn].toSorted())
  expect(open.filter(([, rule]) => rule.open!.extends).map(([name]) => name)).toEqual(countdown ? [countdown] : [])
  expect(confirmsIn === null || confirmsIn in phases).toBe(true)
  expect('INQUIRY' in phases).toBe(confirmsIn === 'INQUIRY')
})
