import type { Trade } from './trade.ts'

export const water: Trade = {
  name: '供水与环境',
  industryCode: '46',
  kinds: ['hydropower', 'laboratory'],
  words: ['水务', '自来水', '供排水', '水环境治理', '环境科技'],
  scope: ['自来水生产与供应', '污水处理及再生利用', '供排水管网建设', '水质检测服务'],
  strengths: [
    '日供水能力 12 万立方米，覆盖城区及 9 个乡镇',
    '污水处理厂出水稳定达到一级 A 标准',
    '取得特许经营权，剩余期限 22 年',
    '水费回收率连续三年超过 98%',
  ],
  plans: ['建设城乡供水一体化工程', '污水处理厂提标扩容', '智慧水务平台建设', '偿还到期债务'],
}
