import { beforeEach, expect, test, vi } from 'vitest'
import { clearCompared, toggleCompared, useCompared } from '#src/features/asset-search/compare.ts'

const asset = (id: number) => ({ assetsId: `A${id}`, name: `标的 ${id}` })
const ids = () => useCompared.getState().chosen.map(({ assetsId }) => assetsId)
const stored = () =>
  JSON.parse(sessionStorage.getItem('compare:v1') ?? 'null') as { state: { chosen: unknown[] } } | null

beforeEach(clearCompared)

test('an asset is added after the others and removed again', () => {
  for (const id of [3, 1, 2]) expect(toggleCompared(asset(id))).toBe(true)
  expect(ids()).toEqual(['A3', 'A1', 'A2'])
  expect(toggleCompared(asset(1))).toBe(true)
  expect(ids()).toEqual(['A3', 'A2'])
})

test('a fifth asset is rejected and changes nothing', () => {
  for (const id of [1, 2, 3, 4]) toggleCompared(asset(id))
  expect(toggleCompared(asset(5))).toBe(false)
  expect(ids()).toEqual(['A1', 'A2', 'A3', 'A4'])
  expect(toggleCompared(asset(4))).toBe(true)
  expect(toggleCompared(asset(5))).toBe(true)
})

test('the comparison lasts for the browser session and stores only names and ids', () => {
  toggleCompared({ ...asset(1), extra: 'secret' } as never)
  expect(stored()?.state.chosen).toEqual([{ assetsId: 'A1', name: '标的 1' }])
  expect(localStorage.getItem('compare:v1')).toBeNull()
})

test.each([
  '{',
  'null',
  '{"state":{"chosen":"A1"}}',
  JSON.stringify({ state: { chosen: Array.from({ length: 5 }, (_, id) => asset(id)) } }),
])('an invalid stored comparison is dropped: %s', async (text) => {
  sessionStorage.setItem('compare:v1', text)
  vi.resetModules()
  const fresh = await import('#src/features/asset-search/compare.ts')
  expect(fresh.useCompared.getState().chosen).toEqual([])
})

test('a valid stored comparison is restored', async () => {
  sessionStorage.setItem('compare:v1', JSON.stringify({ state: { chosen: [asset(7)] }, version: 0 }))
  vi.resetModules()
  const fresh = await import('#src/features/asset-search/compare.ts')
  expect(fresh.useCompared.getState().chosen).toEqual([asset(7)])
})
