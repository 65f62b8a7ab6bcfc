import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const kit = 'src/shared/ui'
const sheets = readdirSync(kit, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))

/** The selectors that a style sheet hides in print. */
const hiddenBy = (sheet: string): string[] =>
  [...readFileSync(path.join(kit, sheet), 'utf8').matchAll(/@media print \{([\s\S]*?)\n\}/g)].flatMap(
    ([, rules = '']) =>
      [...rules.matchAll(/([^{}]+)\{\s*display: none;/g)].map(([, selector = '']) =>
        selector.trim().replaceAll(/\s+/g, ' '),
      ),
  )

test('the kit hides rows of controls in print, and no button for its look', () => {
  const hidden = sheets.flatMap((sheet) =>
    hiddenBy(sheet).map((selector) => `${path.basename(sheet, '.module.css')} ${selector}`),
  )
  expect(hidden.toSorted()).toEqual([
    'Actions .actions',
    'ButtonRow .row',
    'Card .actions',
    'DataTable .table .actions',
    'FileList .actions',
    'ListFilters .filters',
    'Pager .pager',
    'RowActions .actions',
    'Segments .segments',
    'query-states .face > button, .outdated > button',
  ])
})
