import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetIntent, storedIntent, storeIntent } from '#src/features/quote-room/quoting/intent-storage.ts'
import type { Intent } from '#src/features/quote-room/quoting/quoting.ts'
import { forgetAnswers, forgetPerson } from '#src/features/session/user-data.ts'
import { forgetDrafts, provideDraftOwner } from '#src/shared/lib/storage/draft-owner.ts'

const intent: Intent = { amount: '105', phaseId: 2, stage: null, priority: false, basis: 3, idemKey: 'key-00000001' }
const place = { roomId: 'R1', mode: 'ongoing' }
const practice = { ...place, practiceKey: 'p-1' }

let owner: string | null
beforeEach(() => {
  sessionStorage.clear()
  owner = 'U1'
  provideDraftOwner(() => owner)
})
afterEach(() => provideDraftOwner(() => null))

describe('[F14] the intent of a quote', () => {
  test('is stored for its room until it is removed', () => {
    expect(storedIntent(place)).toBeNull()
    storeIntent(place, intent)
    expect(storedIntent(place)).toEqual(intent)
    expect(storedIntent({ ...place, roomId: 'R2' })).toBeNull()
    forgetIntent({ ...place, roomId: 'R2' })
    expect(storedIntent(place)).toEqual(intent)
    forgetIntent(place)
    expect(storedIntent(place)).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  test('is stored in this tab alone, with its room', () => {
    storeIntent(practice, { ...intent, stage: 3, priority: true })
    expect(localStorage).toHaveLength(0)
    expect(JSON.parse(sessionStorage.getItem('draft:quote-R1:v1:U1')!)).toEqual({
      place: { roomId: 'R1', mode: 'ongoing', practiceKey: 'p-1' },
      intent: { amount: '105', phaseId: 2, stage: 3, priority: true, basis: 3, idemKey: 'key-00000001' },
    })
  })

  test('of a practice room belongs to the guest of that room', () => {
    owner = null
    storeIntent(practice, intent)
    expect(storedIntent({ ...practice, practiceKey: 'p-2' })).toBeNull()
    expect(storedIntent(place)).toBeNull()
    expect(storedIntent(practice)).toEqual(intent)
    owner = 'U1'
    expect(storedIntent(practice)).toBeNull()
  })

  test('is not found by another account in the same tab, and removed once that account signs in', () => {
    storeIntent(place, intent)
    for (const other of ['U2', null]) {
      owner = other
      expect(storedIntent(place)).toBeNull()
    }
    forgetDrafts('U2')
    owner = 'U1'
    expect(storedIntent(place)).toBeNull()
  })

  test('is removed by a sign-out', () => {
    storeIntent(place, intent)
    forgetPerson()
    forgetDrafts()
    expect(storedIntent(place)).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  test('survives the screen lock, and an expired session until the same person returns', () => {
    storeIntent(place, intent)
    forgetAnswers()
    expect(storedIntent(place)).toEqual(intent)
    forgetPerson()
    owner = null
    expect(storedIntent(place)).toBeNull()
    owner = 'U1'
    forgetDrafts('U1')
    expect(storedIntent(place)).toEqual(intent)
  })

  test.each(['', 'null', '{', '[]', '{"place":{"roomId":"R1","mode":"ongoing"}}', '{"place":{},"intent":{}}'])(
    'that does not match the schema (%j) is ignored',
    (text) => {
      sessionStorage.setItem('draft:quote-R1:v1:U1', text)
      expect(storedIntent(place)).toBeNull()
    },
  )

  test('[F20] without storage nothing is stored and nothing fails', () => {
    vi.stubGlobal('sessionStorage', undefined)
    storeIntent(place, intent)
    expect(storedIntent(place)).toBeNull()
    forgetIntent(place)
    vi.unstubAllGlobals()
  })
})
