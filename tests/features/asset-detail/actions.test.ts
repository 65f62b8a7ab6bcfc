import { expect, test } from 'vitest'
import { actionsFor } from '#src/features/asset-detail/actions.ts'

test('[LS-03] enrolment comes first in a room that still admits bidders', () => {
  expect(actionsFor('BIDDING', { isEnrolmentOpen: true })[0]).toBe('enrol')
  expect(actionsFor('WAIT_BID', { isEnrolmentOpen: true, own: null })).toEqual([
    'enrol',
    'enter',
    'favourite',
    'consult',
  ])
  expect(actionsFor('WAIT_BID', { isEnrolmentOpen: true, own: 'CANCELLED' })[0]).toBe('enrol')
  expect(actionsFor('BIDDING', { isEnrolmentOpen: false })[0]).toBe('enter')
})

test.each(['NOTICE', 'NOTICE_BIDDING', 'WAIT_BID', 'BIDDING'])(
  '[LS-03] there is no enrolment in %s after its time',
  (status) => {
    expect(actionsFor(status, { isEnrolmentOpen: false })).not.toContain('enrol')
    expect(actionsFor(status, { isEnrolmentOpen: true })[0]).toBe('enrol')
  },
)

test('[LS-03] an enrolled person sees the enrolment, a qualified one the room first', () => {
  expect(actionsFor('NOTICE', { isEnrolmentOpen: true, own: 'PENDING' })[0]).toBe('enrolment')
  expect(actionsFor('NOTICE', { isEnrolmentOpen: true, own: 'PENDING' })).not.toContain('enrol')
  expect(actionsFor('BIDDING', { isEnrolmentOpen: true, own: 'QUALIFIED' }).slice(0, 2)).toEqual(['enter', 'enrolment'])
})
