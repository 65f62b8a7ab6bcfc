import type { Trade } from './trade.ts'

export const materials: Trade = {
  name: '建材',
  industryCode: '30',
  kinds: ['factory-hall', 'warehouse'],
  words: ['建材', '新型材料', '水泥制品', '装配式建筑科技', '石膏制品'],
  scope: ['水泥预制构件生产', '商品混凝土销售', '新型墙体材料研发', '砂石骨料加工', '建筑材料批发'],
  strengths: [
    '年产装配式构件 12 万立方米',
    '自有砂石骨料基地，原料供应稳定',
    '周边 60 公里内在建项目需求充足',
    '取得绿色建材产品认证三星级证书',
  ],
  plans: ['建设装配式构件二期生产线', '收储砂石矿权', '偿还银行借款', '改造环保除尘设施'],
}
