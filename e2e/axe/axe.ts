import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = { id: string; help: string; nodes: { target: unknown[]; failureSummary: string }[] }
type WithAxe = Window & { axe?: { run: (part: Node, options: object) => Promise<{ violations: Violation[] }> } }

/** Waits until every request is answered and no loading state is left. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
}

/** The number of running animations that will end; a ring that empties for the length of a step changes no colour. */
const runningAnimations = () => {
  const isRing = (effect: AnimationEffect | null) =>
    effect instanceof KeyframeEffect && effect.getKeyframes().every((frame) => 'strokeDashoffset' in frame)
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    .filter(({ effect }) => !isRing(effect)).length
}

/** Runs axe on the page, or on its main part alone; fails with the violations. */
export async function expectNoViolations(page: Page, where: string, part: 'page' | 'main' = 'page'): Promise<void> {
  // Evaluated instead of added as a script, because the page's policy allows no foreign script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // A contrast in the middle of a colour transition is neither the old nor the new one.
  await expect.poll(() => page.evaluate(runningAnimations), where).toBe(0)
  const violations = await page.evaluate(async (isMain) => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const within = isMain ? document.querySelector('main')! : document
    // Otherwise axe fetches every style sheet again, for an experimental rule that these tags exclude.
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
