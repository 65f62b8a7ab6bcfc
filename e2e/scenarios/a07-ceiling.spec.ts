import { amountField, confirm, confirmation, open, outcome, practise, sendButton } from '../quote-hall/practice.ts'
import { expect, test } from '../support/test.ts'

/** Above the ceiling of every second practice room of this mode, 元. */
const above = '1060000'

test(
  '[A7] two-stage with a ceiling: a quote above it does not stand, and the second stage begins',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    // The first room of the mode goes by time.
    await practise(await person(), 'two-stage')
    await practise(page, 'two-stage')
    await open(page, exchange)
    await expect(page.getByText('1,050,000.00 元', { exact: true }).first()).toBeVisible()
    await amountField(page).fill(above)
    await sendButton(page).click()
    await expect(confirmation(page).or(page.getByRole('dialog', { name: '请再次核对报价' }))).toBeVisible()
    await confirm(page, await page.getByRole('dialog', { name: '请再次核对报价' }).isVisible())
    await expect(outcome(page)).toContainText('报价超过最高限价，该次报价不成立，转入第二阶段')
    await expect(page.locator('[data-band]')).toContainText('等待')
  },
)
