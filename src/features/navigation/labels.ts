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
