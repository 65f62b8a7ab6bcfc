/** Names of menu items at the exchange; an unknown one is shown untranslated. */
export const menuNames = [
  '首页',
  '项目',
  '竞价大厅',
  '公告',
  '金融服务',
  '政策法规',
  '采购',
  '帮助中心',
  '公共资源交易',
] as const

/** Names of the procurement menu; an unknown one of the exchange is shown untranslated. */
export const purchaseMenuNames = {
  home: '首页',
  trade: '交易信息',
  tender: '招标采购',
  other: '非招标采购',
  search: '综合查询',
} as const
