import type { Trade } from './trade.ts'

export const shipping: Trade = {
  name: '水上运输',
  industryCode: '55',
  kinds: ['ship'],
  words: ['航运', '港务', '港口物流', '水运', '船务'],
  scope: ['内河货物运输', '港口货物装卸', '船舶租赁', '港口设施维护', '船舶修理'],
  strengths: [
    '拥有千吨级以上货船 18 艘，总载重吨 3.6 万吨',
    '多用途泊位 4 个，年吞吐能力 280 万吨',
    '港区铁路专用线已建成通车',
    '船舶全部完成岸电受电设施改造',
  ],
  plans: ['新建 LNG 动力货船', '港区散货堆场改造', '发展铁水联运业务', '补充流动资金'],
}
