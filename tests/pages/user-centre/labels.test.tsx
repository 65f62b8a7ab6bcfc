import { configure, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadScreens } from '#tests/support/fill.ts'
import { renderRoute } from '#tests/support/render-route.tsx'

configure({ defaultHidden: true })

// A small screen shows no headings of columns.
test.each([
  ['[MP-01]', '/myProject?list=1', '我的报名'],
  ['[MP-01]', '/myProject?list=2', '我的竞价室'],
  ['[BD-08]', '/myService', '我的需求'],
  ['[AC-14]', '/shensuRecord', '申诉记录'],
])('%s each cell of %s says which column it is of', async (_, address, caption) => {
  await loadScreens(address)
  await renderRoute(address, { as: 'person' })
  const table = await screen.findByRole('table', { name: caption })
  await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(1))
  const [head, ...rows] = [...table.querySelectorAll('tr')]
  const heads = [...head!.children].map(({ textContent }) => textContent)
  for (const row of rows) {
    const labels = [...row.children].map((cell) => cell.getAttribute('data-label'))
    // The first says what the row is about, and what can be done says so itself.
    expect(labels).toEqual(heads.map((word, index) => (index === 0 || word === '操作' ? null : word)))
  }
})
