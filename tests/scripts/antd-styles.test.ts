import { expect, test } from 'vitest'
import { antdStyles } from '../../scripts/vite/antd-styles.ts'

test("no rule of antd reaches what is not antd's", async () => {
  const css = await antdStyles('src')
  const selectors = [...css.matchAll(/(?:^|[{}])\s*([^{}@]+)\{/g)].flatMap(([, list = '']) => list.split(','))
  expect(selectors.length).toBeGreaterThan(1_000)
  const bare = selectors
    .map((selector) => selector.trim())
    .filter((selector) => /^[a-z*]+(?::[a-z-]+)*$/.test(selector))
  expect(bare.filter((selector) => selector !== 'from' && selector !== 'to')).toEqual([])
})
