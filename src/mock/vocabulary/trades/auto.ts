import type { Trade } from './trade.ts'

export const auto: Trade = {
  name: '汽车零部件',
  industryCode: '36',
  kinds: ['factory-hall', 'lathe'],
  words: ['汽车零部件', '车身科技', '汽车电子', '专用汽车', '新能源汽车配件'],
  scope: ['汽车零部件制造', '专用车改装', '模具制造', '新能源汽车电附件销售', '机动车维修'],
  strengths: [
    '为 5 家整车企业一级配套',
    '建有冲压、焊接、涂装生产线各 2 条',
    '通过 IATF 16949 质量管理体系认证',
    '近三年营业收入复合增长率 11%',
  ],
  plans: ['建设轻量化车身件生产线', '模具中心升级', '新能源电驱壳体项目', '置换到期贷款'],
}
