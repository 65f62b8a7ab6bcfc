/** Every colour of the portal. CSS variables and antd tokens are derived from it; no other file contains a colour. */
export const colours = {
  brand: '#409EFF',
  primary: '#0F62B8',
  'primary-strong': '#0B4C90',
  'primary-tint': '#E8F1FB',
  navy: '#0B2C5F',
  'navy-line': '#2A4A7F',
  'navy-text': '#C9D8EE',
  price: '#C8161D',
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
  skeleton: '#E9EEF4',
  /** Bands of the map, from few listings to many (HM-14). */
  'band-1': '#DDE9F5',
  'band-2': '#9BBEE2',
  'band-3': '#0F62B8',
  'band-4': '#0B2C5F',
  veil: '#0B2C5F99',
} as const

/** Brand colours a reader can choose from; the text colours on them are derived (SE-10). */
export const themes = {
  'theme-default': '#409EFF',
  'theme-red': '#C8161D',
  'theme-green': '#1E8E5A',
  'theme-teal': '#0E8A96',
  'theme-violet': '#7A4FD0',
  'theme-amber': '#C77700',
} as const
export type ThemeName = keyof typeof themes

export const fontFamily =
  '-apple-system, "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif'

/** px, before the reader's own scale. */
const typeSizes = { 12: 12, 13: 13, 14: 14, 16: 16, 18: 18, 22: 22, 32: 32, 44: 44 } as const

export const layout = { contentWidth: 1200, breakpoint: 1332, mapWidth: 1160, mapHeight: 400 } as const

/** The tokens as one `:root` rule; `--fs-14` and the other sizes scale with the reader's type size. */
export const tokenStyle = (): string => {
  const lines = [
    ...Object.entries(colours).map(([name, value]) => `--${name}:${value}`),
    `--font:${fontFamily}`,
    '--type-scale:1',
    ...Object.entries(typeSizes).map(([name, size]) => `--fs-${name}:calc(${size}px*var(--type-scale))`),
    `--content:${layout.contentWidth}px`,
    '--radius:6px',
    '--radius-picture:4px',
    '--shadow:0 6px 20px #0b2c5f1f',
  ]
  return `:root{${lines.join(';')}}`
}
