import { expect, test } from 'vitest'
import {
  fileName,
  letters,
  loginName,
  lowerCase,
  organisationName,
  personName,
  upperCase,
} from '#src/model/validation/names.ts'

const notAName = '姓名应为2至4个汉字'

test.each([
  ['', '姓名不能为空'],
  ['  ', '姓名不能为空'],
  ['周', notAName],
  ['周岷', null],
  ['周岷生', null],
  ['欧阳岷生', null],
  [' 周岷生 ', null],
  ['𠮷野', null],
  ['欧阳岷生生', notAName],
  ['周 生', notAName],
  ['Zhou', notAName],
  ['周m', notAName],
  ['周1', notAName],
  ['周·生', notAName],
  ['周，生', notAName],
])('[AC-06] the name %j: %s', (typed, problem) => {
  expect(personName(typed)).toBe(problem)
})

test.each([
  ['', '机构名称不能为空'],
  ['    ', '机构名称不能为空'],
  ['成都', '机构名称应为4至100个字，与营业执照一致'],
  ['成都岷岸实业有限公司', null],
  ['成都岷岸实业（集团）有限公司', null],
  ['A.B. Trading (Chengdu) Co', null],
  ['成都岷岸<b>', '机构名称应为4至100个字，与营业执照一致'],
  ['司'.repeat(101), '机构名称应为4至100个字，与营业执照一致'],
])('the organisation %j: %s', (typed, problem) => {
  expect(organisationName(typed)).toBe(problem)
})

const notAnAccount = '账号须以字母开头，只能包含字母、数字和下划线'

test.each([
  ['', '账号不能为空'],
  ['abc', '账号应为4至20位'],
  ['abcd', null],
  ['a'.repeat(20), null],
  ['a'.repeat(21), '账号应为4至20位'],
  ['zhou_2026', null],
  ['1zhou', notAnAccount],
  ['13800000000', notAnAccount],
  ['_zhou', notAnAccount],
  ['周岷生啊', notAnAccount],
  ['zhou-1', notAnAccount],
  ['zhou 1', notAnAccount],
])('[AC-05] the account %j: %s', (typed, problem) => {
  expect(loginName(typed)).toBe(problem)
})

test.each([
  ['abc', true, false, true],
  ['ABC', false, true, true],
  ['aBc', false, false, true],
  ['aB', false, false, true],
  ['Ab', false, false, true],
  ['ab1', false, false, false],
  ['1ab', false, false, false],
  ['AB1', false, false, false],
  ['1AB', false, false, false],
  ['', false, false, false],
  ['äß', false, false, false],
  ['ａｂ', false, false, false],
  ['ab\n', false, false, false],
])('[AC-09] letter case of %j: lower %s, upper %s, letters %s', (value, small, capital, latin) => {
  expect([lowerCase(value), upperCase(value), letters(value)]).toEqual([
    small ? null : '只能包含小写字母',
    capital ? null : '只能包含大写字母',
    latin ? null : '只能包含英文字母',
  ])
})

const signs = '文件名不能包含斜杠、冒号、引号等特殊字符或表情符号'

test.each([
  ['', '文件名不能为空'],
  ['   ', '文件名不能为空'],
  ['营业执照.pdf', null],
  ['licence (2).final_v3-1.pdf', null],
  ['合同（签署）【终】.docx', null],
  ['100%.pdf', null],
  ['字'.repeat(100), null],
  ['字'.repeat(101), '文件名不能超过100个字'],
  ['a\u0000.pdf', signs],
  ['a\u007F.pdf', signs],
  ['a\n.pdf', signs],
  ['笑😀.pdf', signs],
  ...[...'/\\:*"<>|?'].map((sign) => [`a${sign}b.pdf`, signs] as const),
] as const)('[AC-09] the file name %j: %s', (typed, problem) => {
  expect(fileName(typed)).toBe(problem)
})
