import { beforeEach, describe, expect, test, vi } from 'vitest'
import { followForgetting, forgetDrafts, ownerOfKey, provideDraftOwner } from '#src/shared/lib/storage/draft-owner.ts'
import { createDraftKeeper, forgetDraft, type StoredDraft, storable } from '#src/shared/lib/storage/drafts.ts'

let owner: string | null = null
let conflicts: StoredDraft[] = []
const open = (key = 'demand', version = 1) =>
  createDraftKeeper(key, { version, omit: ['note'], onConflict: (theirs) => conflicts.push(theirs) })
const openHere = () =>
  createDraftKeeper('claim', { version: 1, omit: [], tabOnly: true, onConflict: (theirs) => conflicts.push(theirs) })
const keptIn = (storage: Storage, name: string) =>
  (JSON.parse(storage.getItem(name) ?? 'null') as StoredDraft | null)?.values ?? null
const kept = (name: string) => keptIn(localStorage, name)
const keptHere = (name: string) => keptIn(sessionStorage, name)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  owner = null
  conflicts = []
  provideDraftOwner(() => owner)
  vi.useFakeTimers()
})

describe('what may be kept', () => {
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
  test('is written when the person pauses, and is there for the next opening', () => {
    const keeper = open()
    expect(keeper.begin({})).toBeNull()
    keeper.note({ title: '求购' })
    expect(keptHere('draft:demand:v1')).toBeNull()
    vi.advanceTimersByTime(500)
    expect(keptHere('draft:demand:v1')).toEqual({ title: '求购' })
    expect(open().begin({})?.values).toEqual({ title: '求购' })
  })

  test('of another version is left alone', () => {
    const keeper = open()
    keeper.begin({})
    keeper.note({ title: '求购' })
    keeper.flush()
    expect(open('demand', 2).begin({})).toBeNull()
  })

  test('goes when the form is again what it was, and when it was sent', () => {
    const keeper = open()
    keeper.begin({ need: 1 })
    keeper.note({ need: 1, title: '求购' })
    keeper.flush()
    keeper.note({ need: 1 })
    keeper.flush()
    expect(sessionStorage.length).toBe(0)
    keeper.note({ need: 1, title: '求购' })
    keeper.flush()
    keeper.forget({ need: 1, title: '求购' })
    keeper.note({ need: 1, title: '求购' })
    vi.advanceTimersByTime(1000)
    expect(sessionStorage.length).toBe(0)
  })

  test('that does not fit is none', () => {
    sessionStorage.setItem('draft:demand:v1', '{"at":"yesterday"}')
    expect(open().begin({})).toBeNull()
    sessionStorage.setItem('draft:demand:v1', 'torn')
    expect(open().begin({})).toBeNull()
  })

  test.each([
    ['a visitor’s', null, 86_400_000],
    ['one’s own', 'U0004', 7 * 86_400_000],
  ])('%s is no longer wanted after its time, and is gone then', (_, whose, ageMs) => {
    owner = whose
    const keeper = open()
    keeper.begin({})
    keeper.note({ title: '求购' })
    keeper.flush()
    vi.advanceTimersByTime(ageMs)
    expect(open().begin({})?.values).toEqual({ title: '求购' })
    vi.advanceTimersByTime(1)
    expect(open().begin({})).toBeNull()
    expect(localStorage.length + sessionStorage.length).toBe(0)
  })

  test('[AC-11] with numbers of papers stays in its tab, and is there for a reload', () => {
    owner = 'U0004'
    const keeper = openHere()
    keeper.begin({})
    keeper.note({ docNumber: '510112198311086137' })
    keeper.flush()
    expect(localStorage.length).toBe(0)
    expect(keptHere('draft:claim:v1:U0004')).toEqual({ docNumber: '510112198311086137' })
    expect(openHere().begin({})?.values).toEqual({ docNumber: '510112198311086137' })
    keeper.forget({})
    expect(sessionStorage.length).toBe(0)
  })
})

describe('[CT-06] what outlives the window', () => {
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
    const keeper = open()
    keeper.begin({})
    keeper.note(typed)
    keeper.flush()
  }

  test('holds no number of a paper, an account or a phone, and no address of a file', () => {
    write()
    expect(kept('draft:demand:v1:U1')).toEqual({
      title: '求购厂房',
      contact: '周岷生',
      amountMin: '12000000',
      lotIds: ['A1'],
      refund: { name: '周岷生', bank: '岷江银行' },
      members: [{ name: '岷江公司', share: '40' }],
      files: {},
    })
    const all = JSON.stringify({ ...localStorage })
    for (const secret of ['0004', '86512345', 'E30461388', '91510100', '622202', '１３９', 'mock-files'])
      expect({ secret, isKept: all.includes(secret) }).toEqual({ secret, isKept: false })
  })

  test('is whole in its tab, and in another window what may be there', () => {
    write()
    expect(open().begin({})?.values).toEqual(typed)
    sessionStorage.clear()
    expect(open().begin({})?.values).toMatchObject({ title: '求购厂房', members: [{ name: '岷江公司' }] })
  })

  test('of a form that asks for numbers alone nothing is told to another window', () => {
    owner = 'U1'
    const keeper = open()
    keeper.begin({})
    keeper.note({ telPhone: '13900000004' })
    keeper.flush()
    expect(open().begin({})?.values).toEqual({ telPhone: '13900000004' })
    sessionStorage.clear()
    expect(open().begin({})).toBeNull()
  })

  test('goes from the tab with the rest', () => {
    write()
    forgetDraft('demand')
    expect(localStorage.length + sessionStorage.length).toBe(0)
    write()
    forgetDrafts()
    expect(sessionStorage.length).toBe(0)
  })
})

describe('two windows', () => {
  beforeEach(() => {
    owner = 'U1'
  })

  test('the later one does not overwrite what it has not seen', () => {
    const [first, second] = [open(), open()]
    first.begin({})
    second.begin({})
    first.note({ title: '一' })
    first.flush()
    second.note({ title: '二' })
    second.flush()
    expect(kept('draft:demand:v1:U1')).toEqual({ title: '一' })
    expect(conflicts.map(({ values }) => values)).toEqual([{ title: '一' }])
    second.insist()
    expect(kept('draft:demand:v1:U1')).toEqual({ title: '二' })
  })

  test('taking over the other text lets this one go on from it', () => {
    const [first, second] = [open(), open()]
    first.begin({})
    second.begin({})
    first.note({ title: '一' })
    first.flush()
    second.note({ title: '二' })
    second.flush()
    second.accept(conflicts[0]!)
    second.note({ title: '一二' })
    second.flush()
    expect(kept('draft:demand:v1:U1')).toEqual({ title: '一二' })
    expect(conflicts).toHaveLength(1)
  })
})

describe('whose draft it is', () => {
  test('what a visitor typed becomes the own draft after signing in', () => {
    const visitor = open()
    visitor.begin({})
    visitor.note({ title: '求购' })
    visitor.flush()
    expect(localStorage.length).toBe(0)
    owner = 'U0004'
    expect(open().begin({})?.values).toEqual({ title: '求购' })
    expect(keptHere('draft:demand:v1')).toBeNull()
    expect(kept('draft:demand:v1:U0004')).toEqual({ title: '求购' })
  })

  test('nobody else sees it, and signing in as somebody else forgets it', () => {
    owner = 'U0004'
    const own = open()
    own.begin({})
    own.note({ title: '求购' })
    own.flush()
    owner = 'U0005'
    expect(open().begin({})).toBeNull()
    forgetDrafts('U0004')
    expect(kept('draft:demand:v1:U0004')).toEqual({ title: '求购' })
    forgetDrafts('U0005')
    expect(kept('draft:demand:v1:U0004')).toBeNull()
  })

  test('after signing out nothing is written any more', () => {
    owner = 'U0004'
    const own = open()
    own.begin({})
    own.note({ title: '求购' })
    own.flush()
    own.note({ title: '求购厂房' })
    owner = null
    forgetDrafts()
    own.flush()
    expect(localStorage.length).toBe(0)
  })

  test('after the session ran out the last words are still written', () => {
    owner = 'U0004'
    const own = open()
    own.begin({})
    own.note({ title: '求购' })
    own.flush()
    own.note({ title: '求购厂房' })
    owner = null
    own.flush()
    expect(kept('draft:demand:v1:U0004')).toEqual({ title: '求购厂房' })
  })

  test('forgetDraft forgets both the own and the one from before signing in', () => {
    sessionStorage.setItem('draft:demand:v1', 'x')
    localStorage.setItem('draft:demand:v1:U0004', 'x')
    owner = 'U0004'
    forgetDraft('demand')
    expect(localStorage.length + sessionStorage.length).toBe(0)
  })

  test('[CT-06] what is on the screen when somebody else signs in is not written any more', () => {
    owner = 'U0004'
    const own = open()
    own.begin({})
    own.note({ title: '求购' })
    owner = 'U0005'
    own.flush()
    expect(localStorage.length).toBe(0)
  })

  test('[SE-07] signing out in one tab reaches what another keeps for itself', () => {
    const stop = followForgetting()
    sessionStorage.setItem('draft:claim:v1:U0004', 'x')
    sessionStorage.setItem('draft:claim:v1:U0005', 'x')
    owner = 'U0005'
    dispatchEvent(new StorageEvent('storage', { key: 'drafts-forgotten:v1', storageArea: localStorage }))
    expect(Object.keys({ ...sessionStorage })).toEqual(['draft:claim:v1:U0005'])
    owner = null
    dispatchEvent(new StorageEvent('storage', { key: 'drafts-forgotten:v1', storageArea: localStorage }))
    expect(sessionStorage.length).toBe(0)
    stop()
  })

  test('[SE-07] signing out tells the other tabs, and leaves no trace', () => {
    const [setItem, removeItem] = [vi.fn<() => void>(), vi.fn<() => void>()]
    vi.stubGlobal('localStorage', { length: 0, setItem, removeItem })
    forgetDrafts()
    vi.unstubAllGlobals()
    expect(setItem.mock.calls).toEqual([['drafts-forgotten:v1', '1']])
    expect(removeItem.mock.calls).toEqual([['drafts-forgotten:v1']])
  })

  test('keys tell their owner', () => {
    expect(ownerOfKey('draft:demand:v1:U0004')).toBe('U0004')
    expect(ownerOfKey('draft:demand:v1')).toBeNull()
    expect(ownerOfKey('mine:things')).toBeNull()
  })
})

describe('what was typed last, before it was written', () => {
  const typing = () => {
    owner = 'U1'
    const keeper = open()
    keeper.begin({})
    keeper.note({ title: '求购厂房' })
    return keeper
  }

  test('is kept when the session runs out', () => {
    const keeper = typing()
    owner = null
    keeper.flush()
    expect(kept('draft:demand:v1:U1')).toEqual({ title: '求购厂房' })
  })

  test('is not kept when the person signs out', () => {
    const keeper = typing()
    owner = null
    forgetDrafts()
    keeper.flush()
    expect(kept('draft:demand:v1:U1')).toBeNull()
  })
})
