import { expect, test } from 'vitest'
import { antdTheme } from '#src/shared/ui/antd/theme.ts'

test("the scrim of antd's dialogs is that of the portal's own", () => {
  expect(antdTheme('#409EFF', 1).token?.colorBgMask).toBe('#0B2C5F99')
})
