import type { Trade } from './trade.ts'

export const testing: Trade = {
  name: '检验检测与研发',
  industryCode: '73',
  kinds: ['laboratory', 'server-room'],
  words: ['检测技术', '科技研究院', '技术研究', '计量检测', '设计研究院'],
  scope: ['检验检测服务', '技术研发与转让', '计量校准', '标准化服务', '工程咨询'],
  strengths: [
    '取得检验检测机构资质认定，参数 3,200 余项',
    '实验室面积 8,600 平方米，仪器设备原值 6,400 万元',
    '高级职称人员占比 31%',
    '服务客户 2,800 余家',
  ],
  plans: ['购置高端检测仪器', '建设新材料实验室', '并购区域检测机构', '扩建计量校准中心'],
}
