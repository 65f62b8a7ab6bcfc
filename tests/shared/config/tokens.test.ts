import { describe, expect, test } from 'vitest'
import { type ColourName, coloursOf, type Scheme, tokenStyle } from '#src/shared/config/tokens.ts'
import { contrastRatio } from '#src/shared/lib/contrast.ts'

const text = [
  'ink',
  'ink-2',
  'ink-3',
  'primary',
  'price',
  'ok',
  'warn',
  'gold',
  'stop',
  'navy-ink',
  'procurement',
] as const
const onSurface: readonly [ink: ColourName, surface: ColourName][] = [
  ...text.flatMap((ink): [ColourName, ColourName][] => [
    [ink, 'card'],
    [ink, 'ground'],
  ]),
  ['primary-strong', 'primary-tint'],
  ['primary', 'primary-tint'],
  ['gold', 'gold-tint'],
  ['ok', 'ok-tint'],
  ['warn', 'warn-tint'],
  ['stop', 'stop-tint'],
  ['ink', 'primary-tint'],
  ['procurement', 'procurement-soft'],
  ['procurement-strong', 'procurement-soft'],
  ['ink', 'procurement-soft'],
  ['on-primary', 'procurement'],
  ['on-primary', 'procurement-strong'],
  ['on-dark', 'procurement-deep'],
  ['on-dark', 'procurement-deep-line'],
  ['navy-text', 'procurement-deep'],
  ['ink-2', 'skeleton'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['on-primary', 'stop'],
  ['on-dark', 'price-fill'],
  ['on-dark', 'navy'],
  ['on-dark', 'navy-line'],
  ['navy-text', 'navy'],
  ['paper-ink', 'paper'],
]

describe.each(['light', 'dark'] satisfies Scheme[])('%s scheme', (scheme) => {
  const colours = coloursOf(scheme)

  test.each(onSurface)('[D6] text in %s is legible on %s', (ink, surface) => {
    expect(contrastRatio(colours[ink], colours[surface])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['card', 'ground'] as const)('borders of controls are visible on %s', (surface) => {
    expect(contrastRatio(colours['line-strong'], colours[surface])).toBeGreaterThanOrEqual(3)
  })
})

test('the style sheet has each colour in both schemes', () => {
  const [light = '', dark = ''] = tokenStyle().split('[data-scheme=dark]')
  for (const name of Object.keys(coloursOf('light')))
    for (const part of [light, dark]) expect(part.match(new RegExp(`--${name}:`, 'g'))).toHaveLength(1)
})

test('paper is white in both schemes, for codes and logos', () => {
  for (const scheme of ['light', 'dark'] as const)
    expect(coloursOf(scheme)).toMatchObject({ paper: '#FFFFFF', 'paper-ink': '#1B2430' })
})

test('the dark colours are not printed', () => {
  expect(tokenStyle()).toMatch(/^:root\{[^}]*\}@media not print\{\[data-scheme=dark\]\{color-scheme:dark;[^}]*\}\}$/)
})
