import { expect, test } from 'vitest'
import { channelsOf, isChannelOf, payChannels } from '#src/model/deposit/channels.ts'

test('[BD-02] personal and corporate payment methods are separate, and each kind of party has some', () => {
  expect(channelsOf('person')).toEqual(['b2c', 'quick'])
  expect(channelsOf('organisation')).toEqual(['b2b'])
  expect([...channelsOf('person'), ...channelsOf('organisation')].toSorted()).toEqual([...payChannels].toSorted())
  expect([isChannelOf('b2c', 'organisation'), isChannelOf('b2b', 'organisation')]).toEqual([false, true])
  expect(isChannelOf('unknown', 'person')).toBe(false)
})
