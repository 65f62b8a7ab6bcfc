/** Names that the exchange gives to items of its menu; one that is not here is shown as it comes. */
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
