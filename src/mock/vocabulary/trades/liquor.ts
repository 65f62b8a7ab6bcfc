import type { Trade } from './trade.ts'

export const liquor: Trade = {
  name: '酒与饮料',
  industryCode: '15',
  kinds: ['factory-hall', 'warehouse'],
  words: ['酒业', '酿酒', '茶业', '饮品', '食品'],
  scope: ['白酒生产与销售', '茶叶加工', '饮料制造', '食品批发', '包装材料销售'],
  strengths: [
    '拥有五十年以上窖池 126 口，年产基酒 2,600 千升',
    '库存优质基酒 4,100 千升',
    '取得白酒生产许可证与有机茶园认证',
    '在省内 16 个市州设有经销网络',
  ],
  plans: ['窖池与酿造车间改造', '储酒库扩建', '品牌推广与渠道建设', '灌装生产线升级'],
}
