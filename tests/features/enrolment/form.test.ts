import { describe, expect, test } from 'vitest'
import {
  draftFrom,
  filesFrom,
  firstOpenStep,
  formFrom,
  problemsOf,
  isUnchanged,
  sharesSum,
  valuesFrom,
} from '#src/features/enrolment/form.ts'
import type { EnrolSetup } from '#src/model/enrolment/schema.ts'

const setup = {
  asset: { assetsId: 'A1', assetsName: '厂房', projectType: 2, typeCode: '1', startPrice: '1000' },
  isPackage: false,
  party: { kind: 'person', name: '周岷生', documentType: '居民身份证', documentNo: '510***********1237' },
  agreements: [{ id: 'notice', title: '公告', paragraphs: [] }],
  conditions: ['一', '二'],
  requirements: [{ id: 'application', name: '受让申请书', isRequired: true }],
  hasPriority: false,
  lots: [],
  known: { contact: '周岷生', telPhone: '13900000004' },
  draft: null,
} as unknown as EnrolSetup

const file = { id: 'F1', name: '申请书.pdf', kind: 'pdf', size: 1, url: '/f' }
const complete = {
  ...valuesFrom(setup, { application: [file] }),
  agreed: ['notice'],
  offer: '1000.',
  answers: [{ meets: true }, { meets: false, note: '说明' }],
  refund: { name: '周岷生', bank: '岷江银行', account: '6222 0200 0000 1234 566' },
}
const member = { name: '某公司', documentNo: 'X', telPhone: '139 0000 0005', share: '40' }

describe('[BD-01] the form of an enrolment', () => {
  test('a person is not state-owned, and a lease has no management buyers, whatever a draft has', () => {
    const ticked = { ...complete, isStateOwned: true, regulator: '国资委', isManagement: true, managementPost: '董事' }
    expect(formFrom(ticked, setup)).toMatchObject({ isStateOwned: false, isManagement: true })
    const lease = {
      ...setup,
      asset: { ...setup.asset, typeCode: '6' },
      party: { ...setup.party, kind: 'organisation' },
    }
    expect(formFrom(ticked, lease as EnrolSetup)).toMatchObject({ isStateOwned: true, isManagement: false })
  })

  test('starts with the known values and is submitted without display values', () => {
    expect(problemsOf(complete, setup)).toEqual([])
    expect(formFrom(complete, setup)).toMatchObject({
      contact: '周岷生',
      offer: '1000',
      refund: { account: '6222020000001234566' },
      files: { application: ['F1'] },
      answers: [
        { meets: true, note: '' },
        { meets: false, note: '说明' },
      ],
    })
    expect(firstOpenStep([])).toBe('confirm')
  })

  test.each([
    [{ agreed: [] }, 'agreed', 'agree'],
    [{ offer: '999' }, 'offer', 'fill'],
    [{ answers: [null, { meets: true }] }, 'answers.0', 'fill'],
    [{ telPhone: '12' }, 'telPhone', 'fill'],
    [{ email: 'x' }, 'email', 'fill'],
    [{ files: {} }, 'files.application', 'files'],
  ])('%j is a problem of %s, in step %s', (change, field, step) => {
    const problems = problemsOf({ ...complete, ...change }, setup)
    expect(problems.map((problem) => problem.field)).toEqual([field])
    expect(firstOpenStep(problems)).toBe(step)
  })

  test('members are saved to the draft only when all of them are valid', () => {
    const joint = { ...complete, way: 'joint' as const, leadShare: '60', members: [member] }
    expect(problemsOf(joint, { ...setup, ownPhone: '13900000004' })).toEqual([])
    expect(draftFrom(joint, setup)).toMatchObject({ isWhole: true, draft: { members: [{ telPhone: '13900000005' }] } })
    const short = draftFrom({ ...joint, leadShare: '50' }, setup)
    expect(short.isWhole).toBe(false)
    expect(short.draft.members).toBeUndefined()
    expect(problemsOf(joint, { ...setup, ownPhone: '13900000005' })[0]?.message).toBe('联合体成员不能是您本人')
  })

  test('answers are saved up to the first missing one', () => {
    const { draft, isWhole } = draftFrom({ ...complete, answers: [null, { meets: true }] }, setup)
    expect([draft.answers, isWhole]).toEqual([[], false])
  })

  test.each([
    [{ kind: 'ratio', most: '35' }, { ratio: '35.5' }, '拟受让比例不得超过转让比例 {{most}}%'],
    [{ kind: 'ratio', most: null }, { ratio: '' }, '请填写拟受让比例，大于 0 且最多两位小数'],
    [{ kind: 'ratio', most: '35' }, { ratio: ' 35 ' }, null],
    [{ kind: 'investment' }, { investment: '0' }, '请填写拟投资额'],
    [{ kind: 'investment' }, { investment: '2500000.' }, null],
    [{ kind: 'use' }, { use: ' ' }, '请填写租赁用途'],
    [{ kind: 'use' }, { use: '开设书店' }, null],
  ] as const)('%j with %j', (intent, change, message) => {
    const asked = { ...setup, intent } as EnrolSetup
    expect(problemsOf({ ...complete, ...change }, asked)).toEqual(
      message === null ? [] : [expect.objectContaining({ field: intent.kind, message })],
    )
  })

  test('a draft equal to the saved one is not saved again', () => {
    const { draft } = draftFrom(complete, setup)
    const theirs = valuesFrom(
      { known: setup.known, draft },
      filesFrom({ files: [{ requirement: 'application', name: '受让申请书', files: [file] }] }),
    )
    const saved = draftFrom(theirs, setup).draft
    expect(isUnchanged(draft, saved)).toBe(true)
    expect(isUnchanged(draftFrom({ ...complete, agency: '某机构' }, setup).draft, saved)).toBe(false)
    expect(isUnchanged(draftFrom({ ...complete, files: {} }, setup).draft, saved)).toBe(false)
    const unfinished = draftFrom({ ...complete, way: 'joint', members: [] }, setup).draft
    expect(isUnchanged(unfinished, saved)).toBe(true)
  })

  test('shares are added up as typed', () => {
    expect(sharesSum('60', [{ share: '39.5' }, { share: '0.5' }])).toBe('100')
    expect(sharesSum('60', [{ share: '' }])).toBeNull()
  })
})
