import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  syncForgottenDrafts,
  forgetDrafts,
  ownerOfKey,
  provideDraftOwner,
} from '#src/shared/lib/storage/draft-owner.ts'
import { createDraftStore, forgetDraft, type StoredDraft, storable } from '#src/shared/lib/storage/drafts.ts'

let owner: string | null = null
let conflicts: StoredDraft[] = []
const open = (key = 'demand', version = 1) =>
  createDraftStore(key, { version, omit: ['note'], onConflict: (theirs) => conflicts.push(theirs) })
const openHere = () =>
  createDraftStore('claim', { version: 1, omit: [], tabOnly: true, onConflict: (theirs) => conflicts.push(theirs) })
const storedIn = (storage: Storage, name: string) =>
  (JSON.parse(storage.getItem(name) ?? 'null') as StoredDraft | null)?.values ?? null
const stored = (name: string) => storedIn(localStorage, name)
const storedHere = (name: string) => storedIn(sessionStorage, name)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  owner = null
  conflicts = []
  provideDraftOwner(() => owner)
  vi.useFakeTimers()
})

describe('storable values', () => {
  test('passwords, codes, bytes of files, empty values and named fields are left out', () => {
    const values = {
      title: '求购厂房',
      password: 'x',
      newPassWord: 'x',
      smsCode: '123456',
      code: '123456',
      captcha: 'ab12',
      creditCode: '91110000802100433B',
      empty: '',
      note: 'x',
      files: [{ id: 'F1', name: '方案.pdf', raw: new Blob(['x']) }],
    }
    expect(storable(values, ['note'])).toEqual({
      title: '求购厂房',
      creditCode: '91110000802100433B',
      files: [{ id: 'F1', name: '方案.pdf' }],
    })
  })
})

describe('a draft', () => {
  test('is written when the typing pauses, and restored at the next opening', () => {
    const store = open()
    expect(store.begin({})).toBeNull()
    store.record({ title: '求购' })
    expect(storedHere('draft:demand:v1')).toBeNull()
    vi.advanceTimersByTime(500)
    expect(storedHere('draft:demand:v1')).toEqual({ title: '求购' })
    expect(open().begin({})?.values).toEqual({ title: '求购' })
  })

  test('of another version is ignored', () => {
    const store = open()
    store.begin({})
    store.record({ title: '求购' })
    store.flush()
    expect(open('demand', 2).begin({})).toBeNull()
  })

  test('is deleted when the form has its initial values again, and after sending', () => {
    const store = open()
    store.begin({ need: 1 })
    store.record({ need: 1, title: '求购' })
    store.flush()
    store.record({ need: 1 })
    store.flush()
    expect(sessionStorage).toHaveLength(0)
    store.record({ need: 1, title: '求购' })
    store.flush()
    store.forget({ need: 1, title: '求购' })
    store.record({ need: 1, title: '求购' })
    vi.advanceTimersByTime(1000)
    expect(sessionStorage).toHaveLength(0)
  })

  test('that does not fit the schema is dropped', () => {
    sessionStorage.setItem('draft:demand:v1', '{"at":"yesterday"}')
    expect(open().begin({})).toBeNull()
    sessionStorage.setItem('draft:demand:v1', 'torn')
    expect(open().begin({})).toBeNull()
  })

  test.each([
    ['a visitor’s', null, 86_400_000],
    ['one’s own', 'U0004', 7 * 86_400_000],
  ])('%s expires after its time and is deleted then', (_, whose, ageMs) => {
    owner = whose
    const store = open()
    store.begin({})
    store.record({ title: '求购' })
    store.flush()
    vi.advanceTimersByTime(ageMs)
    expect(open().begin({})?.values).toEqual({ title: '求购' })
    vi.advanceTimersByTime(1)
    expect(open().begin({})).toBeNull()
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
  })

  test('[AC-11] with document numbers stays in its tab and survives a reload', () => {
    owner = 'U0004'
    const store = openHere()
    store.begin({})
    store.record({ docNumber: '510112198311086137' })
    store.flush()
    expect(localStorage).toHaveLength(0)
    expect(storedHere('draft:claim:v1:U0004')).toEqual({ docNumber: '510112198311086137' })
    expect(openHere().begin({})?.values).toEqual({ docNumber: '510112198311086137' })
    store.forget({})
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('[CT-06] the stored part that outlives the window', () => {
  const typed = {
    title: '求购厂房',
    description: '请打我的电话 139 0000 0004',
    contact: '周岷生',
    telPhone: '13900000004',
    landline: '028-86512345',
    docNumber: 'E30461388',
    creditCode: '91510100MA6RK4T311',
    amountMin: '12000000',
    lotIds: ['A1'],
    refund: { name: '周岷生', bank: '岷江银行', account: '6222020000001234566' },
    members: [{ name: '岷江公司', documentNo: '91510100MA6RK4T311', telPhone: '１３９００００００５５', share: '40' }],
    files: { letter: [{ id: 'F1', name: '授权书.pdf', url: '/mock-files/upload/F1.pdf' }] },
  }
  const write = () => {
    owner = 'U1'
    const store = open()
    store.begin({})
    store.record(typed)
    store.flush()
  }

  test('[ASVS 14.3.3] contains no name, no number of a document, an account or a phone, and no address of a file', () => {
    write()
    expect(stored('draft:demand:v1:U1')).toEqual({
      title: '求购厂房',
      amountMin: '12000000',
      lotIds: ['A1'],
      refund: { bank: '岷江银行' },
      members: [{ share: '40' }],
      files: {},
    })
    const all = JSON.stringify({ ...localStorage })
    for (const secret of [
      '0004',
      '86512345',
      'E30461388',
      '91510100',
      '622202',
      '１３９',
      'mock-files',
      '周岷生',
      '岷江公司',
    ])
      expect({ secret, isStored: all.includes(secret) }).toEqual({ secret, isStored: false })
  })

  test('is complete in its tab, and without private values in another window', () => {
    write()
    expect(open().begin({})?.values).toEqual(typed)
    sessionStorage.clear()
    expect(open().begin({})?.values).toMatchObject({ title: '求购厂房', members: [{ share: '40' }] })
  })

  test('of a form with private values alone another window learns nothing', () => {
    owner = 'U1'
    const store = open()
    store.begin({})
    store.record({ telPhone: '13900000004' })
    store.flush()
    expect(open().begin({})?.values).toEqual({ telPhone: '13900000004' })
    sessionStorage.clear()
    expect(open().begin({})).toBeNull()
  })

  test('is deleted in the tab as well', () => {
    write()
    forgetDraft('demand')
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
    write()
    forgetDrafts()
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('two windows', () => {
  beforeEach(() => {
    owner = 'U1'
  })

  test('the later one does not overwrite a write that it has not seen', () => {
    const [first, second] = [open(), open()]
    first.begin({})
    second.begin({})
    first.record({ title: '一' })
    first.flush()
    second.record({ title: '二' })
    second.flush()
    expect(stored('draft:demand:v1:U1')).toEqual({ title: '一' })
    expect(conflicts.map(({ values }) => values)).toEqual([{ title: '一' }])
    second.overwrite()
    expect(stored('draft:demand:v1:U1')).toEqual({ title: '二' })
  })

  test('after taking over the other text, this window continues from it', () => {
    const [first, second] = [open(), open()]
    first.begin({})
    second.begin({})
    first.record({ title: '一' })
    first.flush()
    second.record({ title: '二' })
    second.flush()
    second.accept(conflicts[0]!)
    second.record({ title: '一二' })
    second.flush()
    expect(stored('draft:demand:v1:U1')).toEqual({ title: '一二' })
    expect(conflicts).toHaveLength(1)
  })
})

describe('the owner of a draft', () => {
  test("a visitor's draft becomes the user's own after signing in", () => {
    const visitor = open()
    visitor.begin({})
    visitor.record({ title: '求购' })
    visitor.flush()
    expect(localStorage).toHaveLength(0)
    owner = 'U0004'
    expect(open().begin({})?.values).toEqual({ title: '求购' })
    expect(storedHere('draft:demand:v1')).toBeNull()
    expect(stored('draft:demand:v1:U0004')).toEqual({ title: '求购' })
  })

  test('no other user sees it, and another sign-in deletes it', () => {
    owner = 'U0004'
    const own = open()
    own.begin({})
    own.record({ title: '求购' })
    own.flush()
    owner = 'U0005'
    expect(open().begin({})).toBeNull()
    forgetDrafts('U0004')
    expect(stored('draft:demand:v1:U0004')).toEqual({ title: '求购' })
    forgetDrafts('U0005')
    expect(stored('draft:demand:v1:U0004')).toBeNull()
  })

  test('after signing out nothing more is written', () => {
    owner = 'U0004'
    const own = open()
    own.begin({})
    own.record({ title: '求购' })
    own.flush()
    own.record({ title: '求购厂房' })
    owner = null
    forgetDrafts()
    own.flush()
    expect(localStorage).toHaveLength(0)
  })

  test('after an expired session the last values are still written', () => {
    owner = 'U0004'
    const own = open()
    own.begin({})
    own.record({ title: '求购' })
    own.flush()
    own.record({ title: '求购厂房' })
    owner = null
    own.flush()
    expect(stored('draft:demand:v1:U0004')).toEqual({ title: '求购厂房' })
  })

  test("forgetDraft deletes both the user's draft and the one from before signing in", () => {
    sessionStorage.setItem('draft:demand:v1', 'x')
    localStorage.setItem('draft:demand:v1:U0004', 'x')
    owner = 'U0004'
    forgetDraft('demand')
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
  })

  test('[CT-06] values on the screen are no longer written when another user signs in', () => {
    owner = 'U0004'
    const own = open()
    own.begin({})
    own.record({ title: '求购' })
    owner = 'U0005'
    own.flush()
    expect(localStorage).toHaveLength(0)
  })

  test('[SE-07] signing out in one tab deletes the drafts in the memory of another', () => {
    const stop = syncForgottenDrafts()
    sessionStorage.setItem('draft:claim:v1:U0004', 'x')
    sessionStorage.setItem('draft:claim:v1:U0005', 'x')
    owner = 'U0005'
    dispatchEvent(new StorageEvent('storage', { key: 'drafts-forgotten:v1', storageArea: localStorage }))
    expect(Object.keys({ ...sessionStorage })).toEqual(['draft:claim:v1:U0005'])
    owner = null
    dispatchEvent(new StorageEvent('storage', { key: 'drafts-forgotten:v1', storageArea: localStorage }))
    expect(sessionStorage).toHaveLength(0)
    stop()
  })

  test('[SE-07] signing out notifies the other tabs and leaves no entry in storage', () => {
    const [setItem, removeItem] = [vi.fn<() => void>(), vi.fn<() => void>()]
    vi.stubGlobal('localStorage', { length: 0, setItem, removeItem })
    forgetDrafts()
    vi.unstubAllGlobals()
    expect(setItem.mock.calls).toEqual([['drafts-forgotten:v1', '1']])
    expect(removeItem.mock.calls).toEqual([['drafts-forgotten:v1']])
  })

  test('keys contain their owner', () => {
    expect(ownerOfKey('draft:demand:v1:U0004')).toBe('U0004')
    expect(ownerOfKey('draft:demand:v1')).toBeNull()
    expect(ownerOfKey('mine:things')).toBeNull()
  })
})

describe('the last values, before they were written', () => {
  const typing = () => {
    owner = 'U1'
    const store = open()
    store.begin({})
    store.record({ title: '求购厂房' })
    return store
  }

  test('are stored when the session expires', () => {
    const store = typing()
    owner = null
    store.flush()
    expect(stored('draft:demand:v1:U1')).toEqual({ title: '求购厂房' })
  })

  test('are not stored when the person signs out', () => {
    const store = typing()
    owner = null
    forgetDrafts()
    store.flush()
    expect(stored('draft:demand:v1:U1')).toBeNull()
  })
})
