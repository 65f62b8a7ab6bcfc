import { expect, test } from 'vitest'
import { actionsFor } from '#src/features/asset-detail/actions.ts'

test('[LS-03] a room of the hall that still takes people in offers that first', () => {
  expect(actionsFor('BIDDING', { isTakingIn: true })[0]).toBe('enrol')
  expect(actionsFor('WAIT_BID', { isTakingIn: true, own: null })).toEqual(['enrol', 'enter', 'favourite', 'consult'])
  expect(actionsFor('WAIT_BID', { isTakingIn: true, own: 'CANCELLED' })[0]).toBe('enrol')
  expect(actionsFor('BIDDING', { isTakingIn: false })[0]).toBe('enter')
})

test.each(['NOTICE', 'NOTICE_BIDDING', 'WAIT_BID', 'BIDDING'])(
  '[LS-03] nobody enrols in %s when the time for it is over',
  (status) => {
    expect(actionsFor(status, { isTakingIn: false })).not.toContain('enrol')
    expect(actionsFor(status, { isTakingIn: true })[0]).toBe('enrol')
  },
)

test('[LS-03] whoever has enrolled sees the enrolment, and the room first once qualified', () => {
  expect(actionsFor('NOTICE', { isTakingIn: true, own: 'PENDING' })[0]).toBe('enrolment')
  expect(actionsFor('NOTICE', { isTakingIn: true, own: 'PENDING' })).not.toContain('enrol')
  expect(actionsFor('BIDDING', { isTakingIn: true, own: 'QUALIFIED' }).slice(0, 2)).toEqual(['enter', 'enrolment'])
})
