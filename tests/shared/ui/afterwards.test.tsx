import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Afterwards } from '#src/shared/ui/feedback/Afterwards.tsx'

afterEach(cleanup)

const part = (
  <Afterwards blank={<i>its place</i>}>
    <b>content</b>
  </Afterwards>
)

test('reserves its space in the first step', () => {
  expect(renderToString(part)).toBe('<i>its place</i>')
})

test('renders its content in the second', () => {
  expect(render(part).container.innerHTML).toBe('<b>content</b>')
})
