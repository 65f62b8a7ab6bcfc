import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = { id: string; help: string; nodes: { target: unknown[]; failureSummary: string }[] }
type WithAxe = Window & { axe?: { run: (part: Node, options: object) => Promise<{ violations: Violation[] }> } }

/** All that was asked for has come, and nothing is still being put in its place. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
}

/** What is on its way and will arrive. */
const moving = () =>
  document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    .length

/** axe on the page as it stands, or on its main part alone; fails with what is wrong. */
export async function findsNothing(page: Page, where: string, part: 'page' | 'main' = 'page'): Promise<void> {
  // Evaluated, not added as a script: the policy of the page stays as strict as it is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // A colour on its way to another is neither.
  await expect.poll(() => page.evaluate(moving), where).toBe(0)
  const violations = await page.evaluate(async (isMain) => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const within = isMain ? document.querySelector('main')! : document
    // Else it fetches every sheet of styles again, for an experimental rule that these tags leave out.
    const preload = { assets: ['media'] }
    const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], preload }
    const found = await (window as WithAxe).axe!.run(within, options)
    return found.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }))
  }, part === 'main')
  expect.soft(violations, where).toEqual([])
}
