import { describe, expect, test } from 'vitest'
import { keysOf, looseChinese } from '../../scripts/texts/interface.ts'
import { type Entries, fileOf, parsed, tidied, written } from '../../scripts/texts/places.ts'

describe('the keys of a source', () => {
  test.each([
    ['pages/kyc/Form.tsx', "t('提交') + t(`返回`, values) + translate('取消')", ['提交', '返回', '取消']],
    ['pages/kyc/Form.tsx', 't(label) + t(`第${n}页`) + "提交"', []],
    ['model/kyc/labels.ts', "{ passed: '已通过', code: 'passed' }", ['已通过']],
    ['pages/kyc/routes.ts', "title: '用户中心>实名认证'", ['用户中心', '实名认证']],
    ['shared/config/brand.ts', "'岷江产权交易网'", []],
  ])('%s: %s', (file, text, keys) => {
    expect(keysOf({ file, text })).toEqual(keys)
  })

  test('Chinese outside a call is reported with its line, except in labels and data', () => {
    const text = "const a = t('提交')\n  const b = '返回'\n"
    expect(looseChinese({ file: 'pages/kyc/Form.tsx', text })).toBe("const b = '返回'")
    expect(looseChinese({ file: 'model/kyc/labels.ts', text })).toBeUndefined()
    expect(looseChinese({ file: 'shared/config/brand.ts', text })).toBeUndefined()
  })
})

test.each([
  [['pages/kyc/review/Form.tsx', 'pages/kyc/routes.ts'], 'pages/kyc.json'],
  [['features/session/store.ts'], 'features/session.json'],
  [['model/kyc/labels.ts', 'features/kyc/State.tsx', 'pages/kyc/Form.tsx'], 'model/kyc.json'],
  [['app/frame/Header.tsx', 'pages/home/HomePage.tsx'], 'pages/home.json'],
  [['shared/ui/form/fields.tsx', 'shared/lib/text.ts', 'model/kyc/labels.ts'], 'shared.json'],
  [['pages/kyc/Form.tsx', 'pages/home/HomePage.tsx'], 'common.json'],
  [['model/kyc/labels.ts', 'model/account/labels.ts', 'pages/kyc/Form.tsx'], 'common.json'],
  [['model/amount.ts'], 'model.json'],
  [['api/labels.ts'], 'api.json'],
])('%j: %s', (sources, file) => {
  expect(fileOf(sources)).toBe(file)
})

const uses = (sources: Record<string, string[]>) =>
  new Map(Object.entries(sources).map(([key, files]) => [key, new Set(files)]))
const known = (sources: Record<string, string[]>, refusals: string[] = []) => ({
  uses: uses(sources),
  refusals: new Set(refusals),
})
const kyc = 'pages/kyc/Form.tsx'
const home = 'pages/home/HomePage.tsx'

describe('texts by their places', () => {
  test('a text moves to the file of its area, and a second area moves it to the common file', () => {
    const files = new Map<string, Entries>([
      ['pages/home.json', [['提交', 'Submit']]],
      ['pages/kyc.json', [['返回', 'Back']]],
    ])
    const result = tidied(files, known({ 提交: [kyc], 返回: [kyc, home] }))
    expect(Object.fromEntries(result.files)).toEqual({
      'pages/kyc.json': [['提交', 'Submit']],
      'common.json': [['返回', 'Back']],
    })
    expect(result.moved).toEqual(['pages/home.json → pages/kyc.json: 提交', 'pages/kyc.json → common.json: 返回'])
    expect([result.unused, result.missing, result.contradictory]).toEqual([[], [], []])
  })

  test('the texts of a file are sorted by code', () => {
    const files = new Map<string, Entries>([
      ['pages/kyc.json', ['重试', '{{n}} 次', '一', '（必填）'].map((key) => [key, ''] as const)],
    ])
    const result = tidied(files, known({ 重试: [kyc], '{{n}} 次': [kyc], 一: [kyc], '（必填）': [kyc] }))
    expect(result.files.get('pages/kyc.json')!.map(([key]) => key)).toEqual(['{{n}} 次', '一', '重试', '（必填）'])
    expect(result.moved).toEqual([])
  })

  test('a text without a source is dropped', () => {
    const files = new Map<string, Entries>([
      [
        'pages/kyc.json',
        [
          ['提交', 'Submit'],
          ['返回', 'Back'],
        ],
      ],
    ])
    const result = tidied(files, known({ 提交: [kyc] }))
    expect(result.files.get('pages/kyc.json')).toEqual([['提交', 'Submit']])
    expect(result.unused).toEqual(['pages/kyc.json: 返回'])
  })

  test('a text without English is reported with its file, and nothing is written for it', () => {
    const result = tidied(new Map(), known({ 提交: [kyc] }, ['提交', '验证码不正确', '请在 {{}} 后重试']))
    expect(result.missing).toEqual([
      'pages/kyc.json: 提交',
      'exchange/refusals.json: 验证码不正确',
      'exchange/refusals.json: 请在 {{}} 后重试',
    ])
    expect([...result.files]).toEqual([])
  })

  test('a refusal that the interface shows, too, is in its file only, unless its values have to be recognised', () => {
    const files = new Map<string, Entries>([
      [
        'exchange/refusals.json',
        [
          ['已过期', 'Expired'],
          ['报价须大于 {{price}}', 'Quote more than {{price}}'],
        ],
      ],
    ])
    const result = tidied(files, known({ 已过期: [kyc], '报价须大于 {{price}}': [kyc] }, ['已过期', '报价须大于 {{}}']))
    expect(Object.fromEntries(result.files)).toEqual({
      'pages/kyc.json': [
        ['已过期', 'Expired'],
        ['报价须大于 {{price}}', 'Quote more than {{price}}'],
      ],
      'exchange/refusals.json': [['报价须大于 {{price}}', 'Quote more than {{price}}']],
    })
    expect(result.missing).toEqual([])
  })

  test('a text that only the exchange still sends moves to its refusals; what it no longer sends is unused', () => {
    const files = new Map<string, Entries>([
      ['pages/kyc.json', [['已过期', 'Expired']]],
      ['exchange/refusals.json', [['已关闭', 'Closed']]],
    ])
    const result = tidied(files, known({}, ['已过期']))
    expect(Object.fromEntries(result.files)).toEqual({ 'exchange/refusals.json': [['已过期', 'Expired']] })
    expect(result.unused).toEqual(['exchange/refusals.json: 已关闭'])
  })

  test('messages and names of the exchange are composed at run time and remain, unless the interface uses them', () => {
    const files = new Map<string, Entries>([
      ['exchange/messages.json', [['申诉 {{no}} {{state}}', 'Appeal {{no}}: {{state}}']]],
      [
        'exchange/names.json',
        [
          ['股权', 'Equity'],
          ['融资方', 'Issuer'],
        ],
      ],
    ])
    const result = tidied(files, known({ 融资方: [kyc] }))
    expect(Object.fromEntries(result.files)).toEqual({
      'exchange/messages.json': [['申诉 {{no}} {{state}}', 'Appeal {{no}}: {{state}}']],
      'exchange/names.json': [['股权', 'Equity']],
      'pages/kyc.json': [['融资方', 'Issuer']],
    })
    expect(result.unused).toEqual([])
  })
})

describe('the text of a file', () => {
  const text = '{\n  "“甲”": "“A”, \\"B\\"",\n  "提交": "Submit",\n  "返回": "Back"\n}\n'

  test('is one line for each key', () => {
    expect(
      written([
        ['“甲”', '“A”, "B"'],
        ['提交', 'Submit'],
        ['返回', 'Back'],
      ]),
    ).toBe(text)
    expect(parsed(text)).toEqual([
      ['“甲”', '“A”, "B"'],
      ['提交', 'Submit'],
      ['返回', 'Back'],
    ])
  })

  test('anything else is refused', () => {
    expect(() => parsed('{\n  "提交": { "text": "Submit" }\n}\n')).toThrow('"提交": { "text"')
    expect(() => parsed('{ "提交": "Submit", "返回": "Back" }')).toThrow('"提交": "Submit", "返回"')
  })

  const conflict = (ours: string, theirs: string, base = '') =>
    `{\n  "提交": "Submit",\n<<<<<<< HEAD\n${ours}${base}=======\n${theirs}>>>>>>> other branch\n}\n`

  test.each([
    ['', 'two sides'],
    ['||||||| 4537d53c\n  "返回": "Return"\n', 'two sides and their base'],
  ])('a merge has the texts of both branches: %j', (base) => {
    const merged = parsed(conflict('  "保存": "Save"\n', '  "删除": "Delete",\n  "返回": "Back"\n', base))
    const result = tidied(
      new Map([['pages/kyc.json', merged]]),
      known({ 提交: [kyc], 保存: [kyc], 删除: [kyc], 返回: [kyc] }),
    )
    expect(written(result.files.get('pages/kyc.json')!)).toBe(
      '{\n  "保存": "Save",\n  "删除": "Delete",\n  "提交": "Submit",\n  "返回": "Back"\n}\n',
    )
    expect(result.contradictory).toEqual([])
  })

  test('one text with two versions, in one file or in two, is left to the writer', () => {
    const merged = parsed(conflict('  "保存": "Save"\n', '  "保存": "Store"\n'))
    const files = new Map<string, Entries>([
      ['pages/kyc.json', merged],
      ['common.json', [['提交', 'Send']]],
    ])
    expect(tidied(files, known({ 提交: [kyc], 保存: [kyc] })).contradictory).toEqual([
      'pages/kyc.json: 保存: Save / Store',
      'common.json, pages/kyc.json: 提交: Submit / Send',
    ])
  })
})
