import { configure, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'

configure({ defaultHidden: true })

const main = () => within(document.querySelector('main')!)
const text = () => document.querySelector('main')!.textContent
/** Its enrolment ends on Friday, 20 March 2026, at 14:00, and nobody of the exchange's own bidders enrols. */
const address = '/projectDetail/A20065.html'
const end = Date.parse('2026-03-20T14:00:00+08:00')

test('[A9] an extended listing shows its state, reason, new dates and the rule, and takes enrolments; an open page learns it at once', async () => {
  const world = openWorld()
  const { user } = await renderRoute(address, { world })
  await main().findByRole('heading', { level: 1 })
  expect(text()).not.toContain('延期挂牌')
  world.jumpTo(end + 1000)
  await waitFor(() =>
    expect(text()).toContain(
      '公告期满未征集到意向方，按公告约定延长信息披露 5 个工作日，本次为第 1 个延长周期，最多 2 个，其他条件不变。',
    ),
  )
  expect(text()).toMatch(/延期挂牌.*距报名截止/)
  expect(text()).toMatch(/报名截止2026-03-27\s*14:00.*保证金截止2026-03-29\s*14:00.*竞价开始2026-03-30\s*14:00/)
  expect(main().getAllByRole('link', { name: /我要报名/ }).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'EN: switch to English' }))
  await main().findByText(
    'No one applied before the notice ended. As the notice provides, disclosure is extended by 5 working days on the same conditions; this is extension 1 of 2 at most.',
  )
})
