import { expect, test, vi } from 'vitest'
import { antdStyles } from '../../scripts/vite/antd-styles.ts'

/** The extraction renders all of antd's Input, including a deprecated part that warns and that nothing here uses. */
async function extracted(): Promise<string> {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const css = await antdStyles('src')
  for (const [line] of warned.mock.calls) expect(line).toContain('`Input.Group` is deprecated')
  return css
}

test('[SE-10] the values of the theme give way to those of the reader, who may want large type', async () => {
  const css = await extracted()
  const values = [...css.matchAll(/(?:^|\})([^{}]*\.portal[^{}]*)\{/g)].map(([, selector]) => selector!.trim())
  expect(values).toContain(':where(.portal)')
  expect(values.filter((selector) => !/^:where\(.*\)$/.test(selector))).toEqual([])
})

test('no antd rule affects elements outside of antd components', async () => {
  const css = await extracted()
  const selectors = [...css.matchAll(/(?:^|[{}])\s*([^{}@]+)\{/g)].flatMap(([, list = '']) => list.split(','))
  expect(selectors.length).toBeGreaterThan(1_000)
  const bare = selectors
    .map((selector) => selector.trim())
    .filter((selector) => /^[a-z*]+(?::[a-z-]+)*$/.test(selector))
  expect(bare.filter((selector) => selector !== 'from' && selector !== 'to')).toEqual([])
})
