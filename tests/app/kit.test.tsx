import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { KitPage } from '#src/app/kit/KitPage.tsx'
import { queryClient } from '#src/shared/lib/query/queries.ts'

afterEach(cleanup)

const showKit = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <KitPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )

test.each([
  ['Tag', 'danger'],
  ['Button', 'primary large'],
  ['Card, TabbedCard', 'Content of the active tab'],
  ['Facts', 'Right of pre-emption of the present shareholders'],
  ['Timeline', 'Answered'],
  ['Steps', 'Qualification review'],
  ['FileList', 'Resolution of the board.pdf'],
  ['Select, DateInput, Checkbox, SearchForm', 'Every kind'],
  ['FormSection, SubmitForm, fields', 'Submit'],
  ['ChoiceCards', 'Organisation'],
  ['DataTable', 'Excavator'],
  ['ListScreen, ListFilters', 'Search'],
  ['Money', '.000000 wan yuan'],
  ['EmptyState, ErrorState, InlineError', 'A request of one line failed'],
  ['Segments', 'Newest'],
])('the kit page shows %s', (name, sample) => {
  showKit()
  const part = screen.getByRole('region', { name })
  expect(within(part).getAllByText(sample).length).toBeGreaterThan(0)
})

test('axe finds no violation in the parts of the kit', async () => {
  const { container } = showKit()
  // jsdom has no layout: colour contrast is checked in a browser.
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}, 30_000)
