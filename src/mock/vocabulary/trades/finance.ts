import type { Trade } from './trade.ts'

export const finance: Trade = {
  name: '金融服务',
  industryCode: '69',
  kinds: ['share-certificate', 'growth-chart'],
  words: ['融资担保', '小额贷款', '融资租赁', '商业保理', '股权投资基金管理'],
  scope: ['融资担保业务', '融资租赁', '商业保理', '受托管理股权投资基金', '财务咨询'],
  strengths: [
    '主体信用等级 AA，与 18 家银行建立合作',
    '在保余额 24.6 亿元，代偿率低于行业平均',
    '近五年连续盈利并实施分红',
    '风险准备金计提充足',
  ],
  plans: ['充实资本金', '扩大普惠业务规模', '建设风险管理系统', '设立市州分支机构'],
}
