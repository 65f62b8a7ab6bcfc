import type { Trade } from './trade.ts'

export const realty: Trade = {
  name: '房地产',
  industryCode: '70',
  kinds: ['apartment', 'office-tower'],
  words: ['置业', '城市建设开发', '房地产开发', '物业服务', '资产经营'],
  scope: ['房地产开发经营', '物业管理', '自有房屋租赁', '城市更新项目投资', '停车场经营'],
  strengths: [
    '存量可售物业 3.8 万平方米，已全部取得不动产权证',
    '在管物业面积 260 万平方米',
    '自持商业平均出租率 88%',
    '项目公司无对外担保',
  ],
  plans: ['在建项目后续投入', '自持商业升级改造', '偿还项目贷款', '城市更新项目前期投入'],
}
