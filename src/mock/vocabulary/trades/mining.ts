import type { Trade } from './trade.ts'

export const mining: Trade = {
  name: '采矿',
  industryCode: '10',
  kinds: ['mine', 'excavator'],
  words: ['矿业', '矿产资源', '砂石资源', '磷化工', '石材'],
  scope: ['非金属矿采选', '建筑用石加工', '矿产品销售', '矿山技术服务', '矿山生态修复'],
  strengths: [
    '采矿权保有资源量 2,360 万吨，剩余服务年限 17 年',
    '年开采规模 150 万吨，已建成绿色矿山',
    '矿区至省道专用公路已建成',
    '选矿回收率达到 91%',
  ],
  plans: ['矿山智能化改造', '建设骨料加工生产线', '矿山生态修复', '补充流动资金'],
}
