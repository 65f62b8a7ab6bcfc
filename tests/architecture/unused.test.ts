import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listingAddress } from '#src/features/listing/ListingLink.tsx'
import { rootsOf } from '#src/features/asset-search/vocabulary.ts'
import { sessionState } from '#src/features/session/reducer.ts'
import { hotInvestment } from '#src/model/content/schema.ts'
import { listedRow, listingRow } from '#src/model/listing/schema.ts'
import { loginAnswer } from '#src/model/session/schema.ts'
import * as z from 'zod/mini'

/** The sources of the portal without the mock, by path. */
const sources = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('mock'))
    .map((file) => [file, readFileSync(path.join('src', file), 'utf8')]),
)
const filesWith = (pattern: RegExp) =>
  [...sources]
    .filter(([, text]) => pattern.test(text))
    .map(([file]) => file)
    .toSorted()

test('[D25] an asset is linked by its own address whatever the `url` of its row, and nothing links to the preview host', () => {
  const row = z.parse(listedRow, { assetsId: 'A1', assetsName: '标的', projectType: 2, url: 'https://evil.example/' })
  expect(listingAddress(row)).toBe('/projectDetail/A1.html')
  expect(filesWith(/VITE_PREVIEW_HOST/)).toEqual(['shared/config/env.ts', 'vite-env.d.ts'])
  expect(filesWith(/\.source\b/)).toEqual([])
})

test('every field of a row occurs in a rule or a screen', () => {
  const readers = (field: string) =>
    filesWith(new RegExp(`\\b${field}\\b`)).filter((file) => !file.endsWith('/schema.ts'))
  expect(Object.keys(listingRow.shape).filter((field) => readers(field).length === 0)).toEqual([])
})

test('[D26] a hot category has its short name, and the tree the full one', () => {
  const named = { id: '21', parentId: '2', manageTypeId: '2', typeName: '机动车', nickName: '车辆' }
  expect(z.parse(hotInvestment, named as never)).toMatchObject({ name: '车辆' })
  expect(rootsOf([named], '')[0]?.typeName).toBe('机动车')
  expect(filesWith(/nickName/)).toEqual(['model/content/schema.ts', 'model/listing/schema.ts'])
})

test('[D27] menus and permissions of a login answer are not stored', () => {
  const answer = { access_token: 'a', refresh_token: 'r', baseUserId: 'U', menus: ['admin'], permissions: ['*'] }
  expect(Object.keys(z.parse(loginAnswer, answer))).not.toContain('permissions')
  expect(Object.keys(sessionState.shape).filter((name) => /menu|permission/i.test(name))).toEqual([])
})

test('[D28] two calls of the specification are declared and not made, and only the browser help and the name of a passkey read the user agent', () => {
  expect(filesWith(/\bclientBranch\b/)).toEqual(['api/endpoints/auth.ts'])
  expect(filesWith(/\bvalidateCaptcha\b/)).toEqual(['api/endpoints/system.ts'])
  expect(filesWith(/userAgent\b/)).toEqual([
    'pages/account/security/factors/PasskeyDialog.tsx',
    'pages/help/browser/browser.ts',
    'pages/help/browser/measure.ts',
  ])
})

test('a style sheet whose names are not imported is no module: the build leaves such a module out', () => {
  expect(filesWith(/^import '[^']*\.module\.css'/m)).toEqual([])
  expect(filesWith(/^import '[^']*\.css'/m)).toContain('app/frame/PurchaseHeader.tsx')
})
