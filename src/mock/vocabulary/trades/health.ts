import type { Trade } from './trade.ts'

export const health: Trade = {
  name: '医药',
  industryCode: '27',
  kinds: ['laboratory'],
  words: ['生物医药', '制药', '医药科技', '中药饮片', '医疗器械'],
  scope: ['药品生产', '中药饮片加工', '医疗器械销售', '医学研究与试验发展', '检验检测服务'],
  strengths: [
    '拥有药品批准文号 43 个，其中独家品种 3 个',
    '生产线全部通过药品生产质量管理规范检查',
    '与 2 所高校共建联合实验室',
    '中药材种植基地 3,500 亩',
  ],
  plans: ['建设制剂二车间', '新药临床前研究', '建设检验检测中心', '补充研发资金'],
}
