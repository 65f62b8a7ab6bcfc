import { intentLabels } from '#src/model/enrolment/labels.ts'
import { expect, type Keys } from '../keyboard/keys.ts'
import { bankCard } from '../support/enrolment.ts'
import { box, step } from './actions.ts'

/** Reads every text to its end and agrees to it. */
export async function agreeToAll(keys: Keys): Promise<void> {
  const { page } = keys
  await expect(step(page, '阅读并同意')).toBeVisible()
  for (const text of await page.getByRole('region', { name: /全文$/ }).all()) {
    await keys.to(text)
    await keys.press('End')
    const tick = text.locator('..').getByRole('checkbox')
    await expect(tick).toBeEnabled()
    await keys.tick(tick)
  }
}

/** Answers the questions that only some types of assets ask. */
export async function fillIntent(keys: Keys): Promise<void> {
  for (const [text, answer] of [
    [intentLabels.ratio, '1'],
    [intentLabels.investment, '1,000,000'],
    [intentLabels.use, '自用办公'],
  ] as const)
    if ((await box(keys.page, text).count()) > 0) await keys.type(box(keys.page, text), answer)
}

/** Answers every condition with yes; `each` runs after each answer. */
export async function answerConditions(keys: Keys, each: () => Promise<void> = async () => undefined): Promise<void> {
  for (const group of await keys.page.getByRole('radiogroup').all())
    if ((await group.getByRole('radio', { name: '符合', exact: true }).count()) > 0) {
      await keys.pick(group, '符合')
      await each()
    }
}

/** Fills in the account for the refund of the deposit. */
export async function fillRefundAccount(keys: Keys): Promise<void> {
  const { page } = keys
  await keys.type(box(page, '开户行'), '岷江银行成都分行')
  await keys.type(box(page, '账号'), bankCard)
}
