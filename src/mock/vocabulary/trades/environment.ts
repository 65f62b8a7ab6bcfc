import type { Trade } from './trade.ts'

export const environment: Trade = {
  name: '节能环保',
  industryCode: '77',
  kinds: ['factory-hall', 'land-plot'],
  words: ['环保科技', '生态环境', '再生资源', '固废处置', '节能科技'],
  scope: ['生活垃圾处置', '危险废物经营', '再生资源回收', '环境治理工程', '环境监测'],
  strengths: [
    '日处理生活垃圾 1,200 吨，配套 24 兆瓦发电机组',
    '取得危险废物经营许可证，核准年处置能力 4.5 万吨',
    '与 7 个区县签订垃圾处置服务协议',
    '近三年未发生环保处罚',
  ],
  plans: ['建设餐厨垃圾资源化项目', '飞灰处置设施改造', '收运体系智能化建设', '偿还项目贷款'],
}
