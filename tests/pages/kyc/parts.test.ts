import { describe, expect, test } from 'vitest'
import { faceStateAt, organisationProblem, personProblem } from '#src/model/kyc/rules.ts'
import type { KycDetail } from '#src/model/kyc/schema.ts'
import { organisationFrom } from '#src/pages/kyc/organisation/organisation-claim.ts'
import { claimFrom } from '#src/pages/kyc/person/person-claim.ts'
import { pageStateOf } from '#src/pages/kyc/claim/page-state.ts'

const now = Date.parse('2026-03-06T09:30:00+08:00')
const file = (id: string) => ({ id, name: `${id}.png`, kind: 'png', size: 1, url: '' })
const nothing: KycDetail = { authStatus: 0, blockedBy: [] }
const party = { kind: 'person', name: '周**', docNumber: '', telPhone: '', way: 'carrier' }
const identity = { ...party, isExpired: false, verifiedAt: now, known: {} }

describe('[AC-11] state of the page of a claim', () => {
  test('order is precedence: being checked, another kind, verified, blocked, the form', () => {
    const claim = { ...party, isChange: true, submittedAt: now }
    const blockedBy = [{ text: '报名', link: '/myProject' }]
    expect(pageStateOf(nothing, 'person', false)).toBe('form')
    expect(pageStateOf({ ...nothing, identity, claim }, 'organisation', true)).toBe('checking')
    expect(pageStateOf({ ...nothing, identity }, 'organisation', true)).toBe('other-kind')
    expect(pageStateOf({ ...nothing, identity, blockedBy }, 'person', false)).toBe('verified')
    expect(pageStateOf({ ...nothing, identity, blockedBy }, 'person', true)).toBe('blocked')
    expect(pageStateOf({ ...nothing, identity }, 'person', true)).toBe('form')
  })
})

describe('[AC-11] the claim that a form submits', () => {
  test('full-width digits and spaces are normalised, empty fields are null', () => {
    const claim = claimFrom({
      name: ' 林知秋 ',
      docNumber: '５１０１１２ 198311086137',
      isLongTerm: true,
      docExpiry: '2030-01-01',
      front: [file('F')],
      back: [file('B')],
      telPhone: '138 0013-8000',
      email: '  ',
      code: { code: '123456', codeUuid: 'S1' },
    })
    expect(claim).toMatchObject({
      name: '林知秋',
      docNumber: '510112198311086137',
      docExpiry: null,
      frontId: 'F',
      backId: 'B',
      telPhone: '13800138000',
      email: null,
      way: 'carrier',
      code: '123456',
    })
    expect(personProblem(claim, now)).toBeNull()
  })

  test('a passport has one page and is reviewed manually, whatever method was selected', () => {
    const claim = claimFrom({ docType: 5, front: [file('F')], back: [file('B')], way: 'carrier' })
    expect([claim.backId, claim.way]).toEqual([null, 'manual'])
  })

  test('an empty form is refused at its first field, a state organ is reviewed manually', () => {
    expect(personProblem(claimFrom({}), now)).toBe('姓名不能为空')
    expect(organisationProblem(organisationFrom({}), now)).toBe('机构名称不能为空')
    expect(organisationFrom({ orgType: 2, way: 'transfer' }).way).toBe('manual')
  })

  test('with the method of a signed letter the claim contains no uploaded letter', () => {
    const given = { letter: [file('A')], agreed: '2026-01-15' }
    expect(organisationFrom({ ...given, way: 'transfer' })).toMatchObject({ letterId: 'A', agreement: '2026-01-15' })
    expect(organisationFrom({ ...given, way: 'letter' }).letterId).toBeNull()
    expect(organisationFrom({ ...given, way: 'letter', orgType: 2 })).toMatchObject({ letterId: 'A', way: 'manual' })
  })
})

describe('[AC-11] a face check', () => {
  const face = { token: 'T', address: '/mock-face/check?token=T', until: now, triesLeft: 3 } as const

  test('expires by the clock, also without a message; a finished one keeps its state', () => {
    expect(faceStateAt({ ...face, state: 'waiting' }, now - 1)).toBe('waiting')
    expect(faceStateAt({ ...face, state: 'waiting' }, now)).toBe('expired')
    expect(faceStateAt({ ...face, state: 'scanned' }, now)).toBe('expired')
    expect(faceStateAt({ ...face, state: 'failed' }, now)).toBe('failed')
    expect(faceStateAt({ ...face, state: 'cancelled' }, now)).toBe('cancelled')
  })
})
