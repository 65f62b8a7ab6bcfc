import type { Trade } from './trade.ts'

export const gas: Trade = {
  name: '城市燃气',
  industryCode: '45',
  kinds: ['power-grid', 'office-tower'],
  words: ['燃气', '天然气', '管道燃气', '城市燃气'],
  scope: ['管道燃气供应', '燃气工程安装', '燃气器具销售', '加气站经营'],
  strengths: [
    '在当地县城拥有管道燃气特许经营权，剩余期限 18 年',
    '服务居民用户 7.6 万户、工商用户 920 户',
    '建成中低压管网 430 公里',
    '近三年供气量年均增长 6%',
  ],
  plans: ['老旧管网更新改造', '乡镇燃气管网延伸', '建设应急调峰储气设施', '补充流动资金'],
}
