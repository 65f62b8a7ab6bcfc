import type { Trade } from './trade.ts'

export const construction: Trade = {
  name: '建筑施工',
  industryCode: '48',
  kinds: ['excavator', 'office-tower'],
  words: ['建设工程', '路桥工程', '建筑安装', '市政工程', '勘察设计'],
  scope: ['房屋建筑工程施工', '公路与桥梁工程施工', '市政公用工程施工', '工程勘察设计', '建筑劳务分包'],
  strengths: [
    '拥有市政公用工程施工总承包壹级资质',
    '在手合同额 18.4 亿元',
    '自有大型施工机械 130 台套',
    '近三年获省级优质工程奖 5 项',
  ],
  plans: ['购置盾构与架桥设备', '补充项目保证金', '发展装配式建筑', '资质升级与并购'],
}
