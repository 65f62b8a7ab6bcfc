import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetDrafts, held, holdDrafts, provideDraftOwner } from '#src/shared/lib/storage/draft-owner.ts'
import { createDraftStore } from '#src/shared/lib/storage/drafts.ts'
import { splitPrivate } from '#src/shared/lib/storage/private-parts.ts'
import { storedFields } from '#src/shared/lib/storage/stored-fields.ts'
import { sweepStorage } from '#src/shared/lib/storage/sweep.ts'

let owner: string | null = 'U1'
const now = Date.parse('2026-03-06T09:30:00+08:00')
const dayMs = 86_400_000

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  forgetDrafts()
  owner = 'U1'
  provideDraftOwner(() => owner)
  vi.useFakeTimers({ now })
})

const open = (key: string, tabOnly = false) =>
  createDraftStore(key, { version: 1, omit: [], tabOnly, onConflict: () => undefined })
const draft = (values: object, at = now) => JSON.stringify({ at, mark: 'm', values })
const all = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])

/** What is typed into the forms that have a draft: fields with their names, and what no storage may have of them after the session. */
const forms: Record<string, { tabOnly?: boolean; values: Record<string, unknown>; secrets: string[] }> = {
  enrol: {
    values: {
      agency: '成都某会员机构',
      linkman: '周岷生',
      telPhone: '13900000004',
      refund: { name: '周岷生', bank: '岷江银行', account: '6222020000001234566' },
      members: [{ name: '何景川', documentNo: '510112198311086137', telPhone: '13900000005', share: '40' }],
      files: { letter: [{ id: 'F1', name: '授权书.pdf', url: '/mock-files/upload/F1.pdf' }] },
    },
    secrets: ['周岷生', '1390000000', '622202', '何景川', '510112', '授权书', 'mock-files'],
  },
  'deposit-claim': {
    values: {
      payer: '岷江公司',
      account: '6222020000001234566',
      serial: 'S1',
      files: [{ url: '/files/a.pdf', name: 'a.pdf' }],
    },
    secrets: ['岷江公司', '622202', 'a.pdf'],
  },
  'member-contact': {
    values: {
      contact: '周岷生',
      telPhone: '139 0000 0004',
      email: 'zhou@mail.example',
      address: '人民路 5 号',
      postcode: '610000',
    },
    secrets: ['周岷生', '0004', 'zhou@', '人民路', '610000'],
  },
  appeal: {
    values: {
      contact: '周岷生',
      telPhone: '13900000004',
      description:
        '身份证 51011219831108613X，信用代码 91510100MA6RK4T311，请回 zhou@mail.example，见 /mock-files/upload/F1.pdf',
      files: [{ url: '/mock-files/upload/F2.pdf' }],
    },
    secrets: ['周岷生', '13900000004', '51011219', '91510100', 'zhou@', 'mock-files'],
  },
  'refund-account': {
    tabOnly: true,
    values: { bankName: '岷江银行', cardNo: '6222020000001234566' },
    secrets: ['岷江银行', '622202'],
  },
  'real-name-person': {
    tabOnly: true,
    values: { name: '周岷生', idNumber: '510112198311086137' },
    secrets: ['周岷生', '510112'],
  },
  'signer-C1': { tabOnly: true, values: { name: '何景川', phone: '13900000005' }, secrets: ['何景川', '13900000005'] },
  'settlement-proof': {
    values: { payer: '岷江公司', account: '6222020000001234566', note: '电话 028-86512345' },
    secrets: ['岷江公司', '622202', '86512345'],
  },
  guarantee: { values: { issuer: '岷江银行股份有限公司', no: 'BH1' }, secrets: ['岷江银行股份有限公司'] },
  'phone-change': { values: { telPhone: '13911112222' }, secrets: ['13911112222'] },
  procurement: {
    values: { contact: '何景川', telPhone: '13900000005', text: '请电 13900000005' },
    secrets: ['何景川', '13900000005'],
  },
  viewing: { values: { viewers: [{ name: '何景川', telPhone: '13900000005' }] }, secrets: ['何景川', '13900000005'] },
  demand: {
    values: { title: '求购', contact: '周岷生', description: '请电 139 0000 0004' },
    secrets: ['周岷生', '0004'],
  },
}

describe('[ASVS 14.3.1] [ASVS 14.3.3] a draft of the form', () => {
  const fill = (name: string) => {
    const { tabOnly = false, values } = forms[name]!
    const store = open(name, tabOnly)
    store.begin({})
    store.record(values)
    store.flush()
    return store
  }

  test.each(Object.keys(forms))('%s: in no storage that outlives the tab', (name) => {
    fill(name)
    const stored = JSON.stringify({ ...localStorage })
    expect(forms[name]!.secrets.filter((secret) => stored.includes(secret))).toEqual([])
  })

  test.each(Object.keys(forms))(
    '%s: in no storage at all once the session has expired, and back with its owner',
    (name) => {
      const { values, secrets, tabOnly = false } = forms[name]!
      const store = fill(name)
      expect(open(name, tabOnly).begin({})?.values).toEqual(values)
      owner = null
      holdDrafts()
      store.record({ ...values, later: '1' })
      store.flush()
      expect(secrets.filter((secret) => all().includes(secret))).toEqual([])
      owner = 'U1'
      expect(open(name, tabOnly).begin({})?.values).toEqual({ ...values, later: '1' })
    },
  )

  test.each(Object.keys(forms))('%s: nowhere after a sign-out', (name) => {
    fill(name)
    owner = null
    holdDrafts()
    forgetDrafts()
    expect([localStorage.length, sessionStorage.length, held.size]).toEqual([0, 0, 0])
  })
})

test('[ASVS 14.3.3] fields that are stored one by one wait in the memory of the page, too, and return with their owner', () => {
  const fields = storedFields('desk')
  fields.keep({ text: '请致电 13812345678' })
  expect(all()).toContain('13812345678')
  owner = null
  holdDrafts()
  fields.keep({ text: '请致电 13812345678，谢谢' })
  expect(all()).not.toContain('13812345678')
  owner = 'U1'
  const again = storedFields('desk')
  expect(again.before()).toEqual({ text: '请致电 13812345678，谢谢' })
  again.forget()
  expect([all().includes('13812345678'), held.size]).toEqual([false, 0])
})

test('[ASVS 14.3.3] what a tab holds in memory is no other person’s', () => {
  const store = open('demand')
  store.begin({})
  store.record({ contact: '周岷生' })
  store.flush()
  owner = null
  holdDrafts()
  owner = 'U2'
  expect(open('demand').begin({})).toBeNull()
  forgetDrafts('U2')
  expect(held.size).toBe(0)
})

test('[ASVS 14.3.3] a quote that awaits its outcome is not taken out of the tab', () => {
  sessionStorage.setItem('draft:quote-R1:v1:U1', '{"place":{"roomId":"R1"},"intent":{"amount":"5"}}')
  owner = null
  holdDrafts()
  sweepStorage()
  expect(Object.keys({ ...sessionStorage })).toEqual(['draft:quote-R1:v1:U1'])
})

describe('[ASVS 14.3.3] the sweep at the start of a page', () => {
  test('deletes drafts that are too old, of a visitor, or of another person', () => {
    localStorage.setItem('draft:a:v1:U1', draft({ title: 'x' }, now - 7 * dayMs))
    localStorage.setItem('draft:b:v1:U1', draft({ title: 'x' }, now - 7 * dayMs - 1))
    localStorage.setItem('draft:c:v1', draft({ title: 'x' }))
    localStorage.setItem('draft:d:v1:U2', draft({ title: 'x' }))
    localStorage.setItem('ui:v1', '{}')
    sessionStorage.setItem('draft:e:v1:U2', draft({ title: 'x' }))
    sessionStorage.setItem('mine:user:v1', '{}')
    sweepStorage()
    expect(Object.keys({ ...localStorage }).toSorted()).toEqual(['draft:a:v1:U1', 'ui:v1'])
    expect(Object.keys({ ...sessionStorage })).toEqual(['mine:user:v1'])
  })

  test('without a session deletes what a restored tab has of a person; drafts without names wait for their owner', () => {
    owner = null
    localStorage.setItem('draft:a:v1:U1', draft({ title: 'x' }))
    localStorage.setItem('draft:b:v1:U1', draft({ title: 'x' }, now - 7 * dayMs - 1))
    sessionStorage.setItem('draft:a:v1:U1', '{"mark":"m","parts":[[["telPhone"],"13900000004"]]}')
    sessionStorage.setItem('draft:typed-desk:v1:U1', '{"text":"请电 13900000004"}')
    sessionStorage.setItem('mine:user:v1', '{}')
    sessionStorage.setItem('menu-flag:v1', 'x')
    sweepStorage()
    expect(Object.keys({ ...localStorage })).toEqual(['draft:a:v1:U1'])
    expect(Object.keys({ ...sessionStorage })).toEqual(['menu-flag:v1'])
  })

  test('takes names and numbers out of drafts that an earlier version stored', () => {
    localStorage.setItem('draft:a:v1:U1', draft({ title: '求购', contact: '周岷生', telPhone: '13900000004' }))
    sweepStorage()
    expect(JSON.parse(localStorage.getItem('draft:a:v1:U1')!)).toEqual({
      at: now,
      mark: 'm',
      values: { title: '求购' },
    })
  })
})

test.each([
  ['zhou@mail.example', true],
  ['信用代码 91510100MA6RK4T311', true],
  ['/mock-files/upload/F1.pdf', true],
  ['/api/files/F1', true],
  ['12,000,000.00', false],
  ['A20085', false],
  ['求购厂房，面积 1200 平方米', false],
])('[ASVS 14.3.3] the text %s is private: %s', (text, isPrivate) => {
  expect(splitPrivate({ text }).hidden.length === 1).toBe(isPrivate)
})
