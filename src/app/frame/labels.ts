/** The way back to Chinese speaks Chinese, whatever the rest of the page speaks. */
export const backToChinese = { sign: '中文', label: '中文：切换为中文' } as const

/** What the operator calls its numbers (`brand.phones`); another name is shown as it is. */
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
