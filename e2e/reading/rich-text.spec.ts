import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { benign, footnotes, longest, pictures } from './corpus/benign.ts'
import { hostile } from './corpus/hostile.ts'
import { literal } from './corpus/literal.ts'
import { readThrough, type Sample, textOf } from './reader.ts'

/** Milliseconds for the longest article beside another test; a gross delay fails. */
const paintLimit = 2000

/** The console's line of what `reportsOfParsing` explains. */
const refusedHandler = /^error: Executing inline event handler violates .*The action has been blocked/

const families = Object.entries(hostile)
const hostileDocuments = (family: string, htmls: readonly string[]): Sample[] =>
  // Behind a paragraph, because a text without characters is not shown.
  htmls.map((html, n) => ({ name: `${family} ${n}`, html: `<p>正文</p>${html}` }))

/** The same number of each family, spread over it. */
const sample = families.flatMap(([family, htmls]) => {
  const step = Math.ceil(htmls.length / 2)
  return hostileDocuments(family, htmls).filter((_, n) => n % step === 0)
})

/** What a text means, in the answer and on the page: its characters, its elements, merged cells and alignment. */
function expectSameMeaning(page: Page, html: string) {
  return expect(
    page.evaluate((source) => {
      const cells = (root: ParentNode, alignmentOf: (cell: HTMLElement) => string) =>
        [...root.querySelectorAll<HTMLTableCellElement>('td, th, p')].map((cell) =>
          [cell.localName, cell.colSpan, cell.rowSpan, cell.scope, alignmentOf(cell)].join(' '),
        )
      const elements = (root: ParentNode) =>
        [...root.querySelectorAll('*')]
          .map((element) => element.localName.replace(/^h[1-6]$/, 'heading'))
          .filter((name) => !['button', 'div'].includes(name))
      const written = new DOMParser().parseFromString(window.textPolicy.createHTML(source), 'text/html').body
      const shown = document.querySelector('article div[lang="zh-CN"]')!
      const differences: string[] = []
      if (shown.textContent !== written.textContent) differences.push('text')
      if (elements(shown).join(' ') !== elements(written).join(' ')) differences.push('elements')
      const before = cells(written, (cell) => cell.style.textAlign || (cell.getAttribute('align') ?? ''))
      const after = cells(shown, (cell) => cell.dataset['align'] ?? '')
      if (before.join('|') !== after.join('|')) differences.push('cells')
      return differences
    }, html),
  ).resolves.toEqual([])
}

const boxScrolls = (page: Page): Promise<boolean> =>
  textOf(page)
    .locator('[data-table]')
    .first()
    .evaluate((box) => box.scrollWidth > box.clientWidth)

/** Reads benign articles on a phone; the milliseconds from the answer of the longest to its paint. */
async function readOnPhone(page: Page, documents: typeof benign): Promise<number> {
  const wide = new Set(documents.filter((one) => one.wide).map((one) => one.name))
  let longestTook = Number.NaN
  await page.setViewportSize({ width: 375, height: 812 })
  const problems = await readThrough(page, documents, async ({ name, html }, milliseconds) => {
    await expectSameMeaning(page, html)
    const overflow = await page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth)
    expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0)
    if (wide.has(name)) expect(await boxScrolls(page), name).toBe(true)
    if (name === longest.name) longestTook = milliseconds
    if (name === footnotes.name) {
      await textOf(page).getByRole('link', { name: '[2]' }).click()
      await expect(page.locator('#text-note-2')).toBeFocused()
    }
    if (name === pictures.name) {
      await textOf(page).getByRole('button').click()
      await expect(page.getByRole('dialog', { name: '厂房外景' }).getByRole('img')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
  expect(problems).toEqual([])
  return longestTook
}

test('[CT-02] rich text: hostile documents of every family do nothing, and what is meant stays', async ({
  page,
  allowConsole,
}) => {
  allowConsole(refusedHandler)
  // Each of them is complete, so that one article can hold them all.
  const all = { name: 'literal', html: literal.map(({ html }) => html).join('') }
  const problems = await readThrough(page, [all, ...sample], async ({ name }) => {
    if (name !== all.name) return
    const shown = await textOf(page).evaluate((place) => place.firstElementChild!.innerHTML)
    expect.soft(shown).toBe(literal.map(({ expected }) => expected).join(''))
  })
  expect(problems).toEqual([])
})

test('[CT-02] rich text: articles stay whole on a phone', async ({ page }) => {
  await readOnPhone(page, benign.slice(0, 7))
})

test.describe('[CT-02] rich text: the whole corpus', { tag: '@nightly' }, () => {
  // A browser slows a page down that goes through more addresses in a few seconds.
  const perPage = 100
  const all = families.flatMap(([family, htmls]) => [
    ...hostileDocuments(family, htmls),
    ...htmls.map((html, n) => ({ name: `${family} ${n} alone`, html })),
  ])
  for (let from = 0; from < all.length; from += perPage)
    test(`hostile documents from ${from}`, async ({ page, allowConsole }) => {
      allowConsole(refusedHandler)
      expect(await readThrough(page, all.slice(from, from + perPage))).toEqual([])
    })

  test('articles', async ({ page }) => {
    const longestTook = await readOnPhone(page, benign)
    console.log(`300 KB of rich text: ${Math.round(longestTook)} ms from the answer to the paint`)
    expect(longestTook).toBeLessThan(paintLimit)
  })
})

test('[ASVS 3.4.3] a text with markup that anything else assigns to the page is refused', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/requires 'TrustedHTML' assignment/)
  await page.goto('/index')
  await page.getByRole('banner').waitFor()
  const refusal = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<a id="planted" href="https://foreign.example/">登录</a>')
      return 'none'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(refusal).toBe('TypeError')
  await expect(page.locator('#planted')).toHaveCount(0)
})
