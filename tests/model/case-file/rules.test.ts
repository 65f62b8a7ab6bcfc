import { describe, expect, test } from 'vitest'
import { caseFileKindLabels } from '#src/model/case-file/labels.ts'
import {
  archivedName,
  archivePaths,
  formatOf,
  freeName,
  type RenameTrouble,
  renameTrouble,
  summaryOf,
} from '#src/model/case-file/rules.ts'
import { caseFileKinds } from '#src/model/case-file/schema.ts'

test('[BD-07] the seven kinds of files have their literal names, in the order of a project', () => {
  expect(caseFileKinds.map((kind) => caseFileKindLabels[kind])).toEqual([
    '报名材料',
    '缴费凭证',
    '竞价记录/报价单',
    '成交确认书/通知书',
    '合同',
    '交易凭证',
    '发票',
  ])
})

test.each([
  ['报价单.pdf', 'pdf'],
  ['a.tar.GZ', 'gz'],
  ['没有后缀', ''],
  ['.hidden', ''],
])('[BD-07] the format of %s is “%s”', (name, format) => {
  expect(formatOf(name)).toBe(format)
})

test.each<[string, string[], string]>([
  ['报价单.pdf', [], '报价单.pdf'],
  ['报价单.pdf', ['报价单.pdf'], '报价单 (2).pdf'],
  ['报价单.pdf', ['报价单.pdf', '报价单 (2).pdf'], '报价单 (3).pdf'],
  ['A.PDF', ['a.pdf'], 'A (2).PDF'],
  ['没有后缀', ['没有后缀'], '没有后缀 (2)'],
])('[BD-07] %s beside %j becomes %s', (name, taken, free) => {
  expect(freeName(name, new Set(taken))).toBe(free)
})

describe('[BD-07] [AC-09] a new name', () => {
  test.each<[string, RenameTrouble | null]>([
    ['合同扫描件.pdf', null],
    ['合同扫描件.PDF', null],
    ['合同/扫描件.pdf', 'name-characters'],
    ['合同😀.pdf', 'name-characters'],
    ['合同', 'name-form'],
    [`${'长'.repeat(97)}.pdf`, 'name-long'],
    ['CON.pdf', 'name-device'],
    ['合同.exe.pdf', 'name-executable'],
    ['合同扫描件.png', 'ending'],
    ['其他.pdf', 'taken'],
    ['其他.PDF', 'taken'],
  ])('%s: %s', (name, trouble) => {
    expect(renameTrouble(name, '合同.pdf', ['其他.pdf'])).toBe(trouble)
  })
})

test.each([
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:\\windows\\a.pdf', 'C__windows_a.pdf'],
  ['..', '_'],
  ['', '_'],
  ['名称. ', '名称'],
  ['a\u202Efdp.exe', 'a_fdp.exe'],
  ['nul.pdf', '_nul.pdf'],
  ['合同“一”.pdf', '合同“一”.pdf'],
])('[BD-07] %j in an archive is %j', (name, safe) => {
  expect(archivedName(name)).toBe(safe)
})

test('[BD-07] paths in an archive are in a folder for each kind, and unique on every disk', () => {
  const files = [
    { name: '报名回执.pdf', kind: 'materials' },
    { name: '报名回执.pdf', kind: 'materials' },
    { name: 'a.pdf', kind: 'bidding' },
    { name: 'A.pdf', kind: 'bidding' },
    { name: 'A.pdf', kind: 'deal' },
    { name: 'a/b.pdf', kind: 'deal' },
    { name: 'a_b.pdf', kind: 'deal' },
  ] as const
  expect(archivePaths(files, caseFileKindLabels)).toEqual([
    '报名材料/报名回执.pdf',
    '报名材料/报名回执 (2).pdf',
    '竞价记录_报价单/a.pdf',
    '竞价记录_报价单/A (2).pdf',
    '成交确认书_通知书/A.pdf',
    '成交确认书_通知书/a_b.pdf',
    '成交确认书_通知书/a_b (2).pdf',
  ])
})

test('[BD-07] count, size and last change of a folder', () => {
  expect(summaryOf([])).toEqual({ count: 0, size: 0, changedAt: null })
  expect(
    summaryOf([
      { size: 3, at: 20 },
      { size: 4, at: 10 },
    ]),
  ).toEqual({ count: 2, size: 7, changedAt: 20 })
})
