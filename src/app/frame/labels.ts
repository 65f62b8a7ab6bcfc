/** The switch to Chinese is labelled in Chinese in either language. */
export const backToChinese = { sign: '中文', label: '中文：切换为中文' } as const

/** Names of the operator's phone numbers (`brand.phones`); any other name is shown untranslated. */
export const phoneLabels = ['项目咨询', '技术支持'] as const

/** Names of the brand colours a reader can choose. */
export const themeNames = {
  'theme-default': '岷江蓝',
  'theme-red': '朱红',
  'theme-green': '松绿',
  'theme-teal': '湖青',
  'theme-violet': '紫藤',
  'theme-amber': '琥珀',
} as const

/** Names of the colour schemes a reader can choose. */
export const schemeNames = { system: '跟随系统', light: '浅色', dark: '深色' } as const
