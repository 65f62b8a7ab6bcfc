import type { Trade } from './trade.ts'

export const agriculture: Trade = {
  name: '农业',
  industryCode: '01',
  kinds: ['farm', 'forest'],
  words: ['农业科技', '农业发展', '种业', '生态农业', '农业开发'],
  scope: ['粮食种植', '蔬菜与水果种植', '种子繁育与销售', '农产品初加工', '农业技术服务'],
  strengths: [
    '流转土地 1.2 万亩，流转期限至 2043 年',
    '建成标准化果园 6,800 亩，已进入盛果期',
    '拥有自主选育品种 9 个',
    '获得绿色食品认证产品 7 个',
  ],
  plans: ['建设农产品冷藏与分选中心', '扩大标准化基地', '建设良种繁育基地', '品牌与渠道建设'],
}
