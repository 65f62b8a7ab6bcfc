import { expect, test, vi } from 'vitest'
import { antdStyles } from '../../scripts/vite/antd-styles.ts'

test('no antd rule affects elements outside of antd components', async () => {
  // The extraction renders all of antd's Input, including a deprecated part that warns and that nothing here uses.
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const css = await antdStyles('src')
  for (const [line] of warned.mock.calls) expect(line).toContain('`Input.Group` is deprecated')
  const selectors = [...css.matchAll(/(?:^|[{}])\s*([^{}@]+)\{/g)].flatMap(([, list = '']) => list.split(','))
  expect(selectors.length).toBeGreaterThan(1_000)
  const bare = selectors
    .map((selector) => selector.trim())
    .filter((selector) => /^[a-z*]+(?::[a-z-]+)*$/.test(selector))
  expect(bare.filter((selector) => selector !== 'from' && selector !== 'to')).toEqual([])
})
