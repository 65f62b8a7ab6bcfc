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
