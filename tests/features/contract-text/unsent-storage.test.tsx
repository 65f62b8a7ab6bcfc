import { beforeEach, describe, expect, test, vi } from 'vitest'
import { unsentStorage } from '#src/features/contract-text/session/unsent-storage.ts'
import { forgetDrafts, holdDrafts, provideDraftOwner } from '#src/shared/lib/storage/draft-owner.ts'

let owner: string | null = 'U1'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  forgetDrafts()
  owner = 'U1'
  provideDraftOwner(() => owner)
  vi.stubGlobal('navigator', { locks: {} })
})

const typed = (texts: readonly string[], version = 3) => ({
  version,
  steps: texts.map((text) => ({
    stepType: 'replace',
    from: 1,
    to: 1,
    slice: { content: [{ type: 'text', text }] },
  })),
})
const lasting = () => JSON.stringify({ ...localStorage })
const here = () => JSON.stringify({ ...sessionStorage })

describe('[ASVS 14.3.3] unsent steps of a contract text', () => {
  const plain = typed(['交付期限为三十日'])
  const secret = typed([...'联系电话 13900000004'])

  test('outlive the window as long as they have no number of a person', () => {
    unsentStorage('C1').write('w1', plain)
    expect(lasting()).toContain('交付期限为三十日')
    expect(here()).toBe('{}')
    expect(unsentStorage('C1').read()).toEqual({ w1: plain })
  })

  test('with a number stay in the tab, also where each digit is a step of its own', () => {
    const storage = unsentStorage('C1')
    storage.write('w1', plain)
    storage.write('w2', plain)
    storage.write('w1', secret)
    expect(lasting()).not.toContain('w1')
    expect(here()).toContain('w1')
    expect(unsentStorage('C1').read()).toEqual({ w1: secret, w2: plain })
    storage.write('w1', plain)
    expect(here()).toBe('{}')
    expect(unsentStorage('C1').read()).toEqual({ w1: plain, w2: plain })
  })

  test('with a number are in no storage once the session has expired, and back with their owner', () => {
    const storage = unsentStorage('C1')
    storage.write('w1', secret)
    owner = null
    holdDrafts()
    storage.write('w1', typed([...'联系电话 13900000005']))
    expect(lasting() + here()).toBe('{}{}')
    owner = 'U1'
    expect(unsentStorage('C1').read()).toEqual({ w1: typed([...'联系电话 13900000005']) })
  })

  test('are nowhere once they are sent', () => {
    const storage = unsentStorage('C1')
    storage.write('w1', secret)
    storage.write('w1', null)
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    expect(storage.read()).toEqual({})
  })
})
