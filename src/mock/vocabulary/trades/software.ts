import type { Trade } from './trade.ts'

export const software: Trade = {
  name: '软件与信息',
  industryCode: '65',
  kinds: ['server-room', 'office-tower'],
  words: ['数字科技', '信息技术', '大数据', '软件', '云计算科技'],
  scope: ['软件开发', '信息系统集成', '数据处理与存储', '云计算服务', '网络安全服务'],
  strengths: [
    '运营标准机柜 2,400 个，上架率 81%',
    '服务政务与国企客户 160 余家',
    '取得信息系统建设和服务能力三级证书',
    '软件著作权 78 项',
  ],
  plans: ['建设智算中心', '研发行业数据平台', '引进高端研发人才', '拓展省外市场'],
}
