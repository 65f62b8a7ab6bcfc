import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { bondLabelOf } from '#src/model/procurement/labels.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { dayMs } from '#src/model/time/units.ts'
import { loadScreens } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import { firm, onSale, takePart } from './supplier.ts'

await loadScreens('/purchase/tradeDetail')

const panel = async () => within(await screen.findByRole('region', { name: '参与采购' }))
const rules = '退还时按年利率 0.05%、按实际天数（一年 360 天）计息。'

async function shown(to: 'bought' | 'bonded', isReturned = false) {
  const world = openWorld()
  const project = onSale(world)
  takePart(world, project, to)
  if (isReturned) world.jumpTo(project.dates.resultAt! + dayMs + 1000)
  await renderRoute(linkToPurchase.detail(project.id), { world, as: firm })
  return within((await (await panel()).findByText(bondLabelOf(project.method), { selector: 'h3' })).closest('section')!)
}

describe('the bonds in the panel of a supplier', () => {
  test('[PU-06] one that is held: when it comes back at the latest, and how interest is counted', async () => {
    const bonds = await shown('bonded')
    bonds.getByText('已到账')
    bonds.getByText(`最迟在合同签订后 5 日内退还。 ${rules}`)
  })

  test('[PU-06] one that a loser has back: when, the sum and its interest, and no word of the contract', async () => {
    const bonds = await shown('bonded', true)
    bonds.getByText('已退还')
    bonds.getByText(/^[\d-]{10} [\d:]{5,8} 退还 [\d,]+\.\d\d 元，其中利息 \d+\.\d\d 元$/)
    bonds.getByText(rules)
  })

  test('[PU-06] one that is not paid: nothing about a return', async () => {
    const bonds = await shown('bought')
    bonds.getByText('待交纳')
    expect(bonds.queryByText(/退还/)).toBeNull()
  })
})
