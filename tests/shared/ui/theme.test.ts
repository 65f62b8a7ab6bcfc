import { expect, test } from 'vitest'
import { antdTheme } from '#src/shared/ui/antd/theme.ts'

test("the scrim of antd's dialogs is that of the portal's own", () => {
  expect(antdTheme('#409EFF', 1).token?.colorBgMask).toBe('#0B2C5F99')
})

test('[HD-06] controls of the procurement section have its green, unless a reader has chosen a colour', () => {
  expect(antdTheme('#409EFF', 1, 'light', 'procurement').token?.colorPrimary).toBe('#0B6B63')
  expect(antdTheme('#409EFF', 1, 'dark', 'procurement').token?.colorPrimary).toBe('#5CCBBD')
  const own = antdTheme('#C62828', 1, 'light').token?.colorPrimary
  expect(own).not.toBe(antdTheme('#409EFF', 1).token?.colorPrimary)
  expect(antdTheme('#C62828', 1, 'light', 'procurement').token?.colorPrimary).toBe(own)
})
