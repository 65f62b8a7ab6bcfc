/** Every colour of the portal. CSS variables and antd tokens are derived from these two sets; no other file contains a colour. */
export const colours = {
  brand: '#409EFF',
  primary: '#0F62B8',
  'primary-strong': '#0B4C90',
  'primary-tint': '#E8F1FB',
  navy: '#0B2C5F',
  'navy-line': '#2A4A7F',
  'navy-text': '#C9D8EE',
  'navy-ink': '#0B2C5F',
  /** The procurement section: text and lines, its tint, and the surfaces of its menu and footer. */
  procurement: '#0B6B63',
  'procurement-strong': '#084F49',
  'procurement-soft': '#E4F3F1',
  'procurement-line': '#B4D9D4',
  'procurement-deep': '#0A453F',
  'procurement-deep-line': '#1C655D',
  price: '#C8161D',
  /** A surface in the colour of prices, with `on-dark` on it. */
  'price-fill': '#C8161D',
  /** Decoration only. */
  accent: '#E0A030',
  gold: '#8A5A00',
  'gold-tint': '#FFF4DC',
  ok: '#146C43',
  'ok-tint': '#EAF4EF',
  warn: '#8A5A00',
  'warn-tint': '#FFF4DC',
  stop: '#B42318',
  'stop-tint': '#FBEDEC',
  ink: '#1B2430',
  'ink-2': '#465264',
  'ink-3': '#5B6675',
  line: '#E3E8EF',
  'line-strong': '#7C8899',
  ground: '#F3F6FA',
  card: '#FFFFFF',
  'on-dark': '#FFFFFF',
  'on-primary': '#FFFFFF',
  /** White in both schemes: under codes that a camera reads, and under pictures that are drawn for paper. */
  paper: '#FFFFFF',
  'paper-ink': '#1B2430',
  skeleton: '#E9EEF4',
  /** Bands of the map, from few listings to many (HM-14). */
  'band-1': '#DDE9F5',
  'band-2': '#9BBEE2',
  'band-3': '#0F62B8',
  'band-4': '#0B2C5F',
  veil: '#0B2C5F99',
  shade: '#0B2C5F1F',
} as const

export type Scheme = 'light' | 'dark'
export type ColourName = keyof typeof colours

/** The same names in the dark scheme. Text on every surface it is used on has a contrast of 4.5 and more. */
const darkColours: Record<ColourName, string> = {
  brand: '#409EFF',
  primary: '#7DB8F7',
  'primary-strong': '#A6CFFB',
  'primary-tint': '#172B45',
  navy: '#0A2247',
  'navy-line': '#2A4A7F',
  'navy-text': '#C9D8EE',
  'navy-ink': '#DCE8F8',
  procurement: '#5CCBBD',
  'procurement-strong': '#8DE0D5',
  'procurement-soft': '#0F312D',
  'procurement-line': '#245550',
  'procurement-deep': '#07332F',
  'procurement-deep-line': '#1C655D',
  price: '#FF8A85',
  'price-fill': '#C8161D',
  accent: '#E0A030',
  gold: '#F0C052',
  'gold-tint': '#33290F',
  ok: '#62D29C',
  'ok-tint': '#112C20',
  warn: '#F0C052',
  'warn-tint': '#33290F',
  stop: '#FF9A91',
  'stop-tint': '#3A1C1B',
  ink: '#E8EDF5',
  'ink-2': '#BAC5D5',
  'ink-3': '#9AA7BA',
  line: '#26334A',
  'line-strong': '#71819A',
  ground: '#0B121E',
  card: '#131C2B',
  'on-dark': '#FFFFFF',
  'on-primary': '#0A1626',
  paper: '#FFFFFF',
  'paper-ink': '#1B2430',
  skeleton: '#1E2A3D',
  'band-1': '#1D3149',
  'band-2': '#2F5F93',
  'band-3': '#5AA0E6',
  'band-4': '#C4E0FC',
  veil: '#000000B3',
  shade: '#00000080',
}

export const coloursOf = (scheme: Scheme): Record<ColourName, string> => (scheme === 'dark' ? darkColours : colours)

export const fontFamily =
  '-apple-system, "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif'

/** px, before the reader's own scale. */
const typeSizes = { 12: 12, 13: 13, 14: 14, 16: 16, 18: 18, 22: 22, 32: 32, 44: 44, 64: 64, 72: 72 } as const

export const layout = { contentWidth: 1200, breakpoint: 1332, mapWidth: 1160, mapHeight: 400 } as const

/** Names that a reader's own colour replaces; `appearance.ts` sets the variables, one for each scheme. */
const ownNames: readonly string[] = ['primary', 'primary-strong', 'primary-tint'] satisfies ColourName[]

const colourLines = (scheme: Scheme): string[] =>
  Object.entries(coloursOf(scheme)).map(([name, value]) =>
    ownNames.includes(name) ? `--${name}:var(--own-${scheme}-${name},${value})` : `--${name}:${value}`,
  )

/**
 * The tokens as rules, of the root and of every element with the dark scheme, such as a bidding room; `--fs-14` and the other
 * sizes scale with the reader's type size. Paper is light: a printer leaves dark surfaces out and would set light text on white.
 */
export const tokenStyle = (): string => {
  const lines = [
    'color-scheme:light',
    ...colourLines('light'),
    `--font:${fontFamily}`,
    '--type-scale:1',
    ...Object.entries(typeSizes).map(([name, size]) => `--fs-${name}:calc(${size}px*var(--type-scale))`),
    `--content:${layout.contentWidth}px`,
    '--radius:6px',
    '--radius-picture:4px',
    '--shadow:0 6px 20px var(--shade)',
  ]
  return `:root{${lines.join(';')}}@media not print{[data-scheme=dark]{${['color-scheme:dark', ...colourLines('dark')].join(';')};color:var(--ink)}}`
}
