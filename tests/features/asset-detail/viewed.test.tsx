import { beforeEach, expect, test } from 'vitest'
import { forgetViewed, rememberViewed, useViewed, viewedMax } from '#src/features/asset-detail/viewed.ts'

const seen = (assetsId: string) => ({ assetsId, name: assetsId, imgSrc: null, projectType: 2, projectNature: 0 })
const ids = () => useViewed.getState().seen.map(({ assetsId }) => assetsId)

beforeEach(forgetViewed)

test('the latest asset is first, each is listed once, twelve at most', () => {
  for (let index = 1; index <= 15; index += 1) rememberViewed(seen(`A${index}`))
  rememberViewed(seen('A10'))
  expect(ids()).toHaveLength(viewedMax)
  expect(ids().slice(0, 3)).toEqual(['A10', 'A15', 'A14'])
  expect(new Set(ids()).size).toBe(viewedMax)
})

test('the list is stored in the browser, and stored data of another shape is dropped', async () => {
  rememberViewed(seen('A1'))
  expect(localStorage.getItem('viewed:v1')).toContain('"A1"')
  localStorage.setItem('viewed:v1', '{"state":{"seen":[{"assetsId":"../x"}]},"version":0}')
  await useViewed.persist.rehydrate()
  expect(ids()).toEqual(['A1'])
  localStorage.setItem('viewed:v1', 'nonsense')
  await useViewed.persist.rehydrate()
  expect(ids()).toEqual(['A1'])
})
