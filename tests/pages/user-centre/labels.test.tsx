import { configure, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { submitAppeal } from '#src/api/endpoints/appeal.ts'
import { depositOf, enrolled, transfer, userNamed } from '#tests/mock/support/enrolment.ts'
import { loadScreens } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { World } from '#tests/support/world.ts'

configure({ defaultHidden: true })

/** The person bids in a room that has opened. */
function qualify(world: World): void {
  const { exchange } = world
  const listing = exchange.market.upcoming().find(({ mode, isPackage }) => mode === 'ongoing' && !isPackage)!
  const id = enrolled(exchange, listing, userNamed(exchange, 'person'))
  transfer(exchange, id, depositOf(exchange, id).due)
  world.jumpTo(listing.opensAt)
}

async function appeal(world: World): Promise<void> {
  const given = { name: '证明.pdf', kind: 'pdf', purpose: 'material', base64: btoa('%PDF-1.4\n%%EOF') } as const
  const { id: fileId } = world.exchange.take('storeFile', given, { userId: 'U0004', visitor: '' })
  await world.call('person', submitAppeal, {
    requestId: 'request-1',
    kind: 'deposit',
    description: '保证金未按期退还',
    fileIds: [fileId],
    contact: '周岷生',
    telPhone: '13900000004',
  })
}

// A narrow screen hides the column headings.
test.each([
  ['[MP-01]', '/myProject?list=1', '我的报名', qualify],
  ['[MP-01]', '/myProject?list=2', '我的竞价室', qualify],
  ['[BD-08]', '/myService', '我的需求', () => undefined],
  ['[AC-14]', '/shensuRecord', '申诉记录', appeal],
])('%s each cell of %s names its column', async (_, address, caption, begin) => {
  await loadScreens(address)
  const world = openWorld()
  await Promise.resolve(begin(world))
  await renderRoute(address, { as: 'person', world })
  const table = await screen.findByRole('table', { name: caption })
  await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(1))
  const [head, ...rows] = [...table.querySelectorAll('tr')]
  const heads = [...head!.children].map(({ textContent }) => textContent)
  for (const row of rows) {
    const labels = [...row.children].map((cell) => cell.getAttribute('data-label'))
    // The first cell is the row's title, and actions need no label.
    expect(labels).toEqual(heads.map((label, index) => (index === 0 || label === '操作' ? null : label)))
  }
})
