import type { Trade } from './trade.ts'

export const logistics: Trade = {
  name: '仓储物流',
  industryCode: '59',
  kinds: ['warehouse', 'truck'],
  words: ['供应链管理', '物流', '仓储', '冷链物流', '粮油储备'],
  scope: ['普通货物仓储', '低温仓储', '货物装卸与搬运', '供应链管理服务', '国内货运代理'],
  strengths: [
    '高标仓 8.6 万平方米，平均出租率 92%',
    '冷库库容 3.2 万吨，配套冷藏车 45 台',
    '位于国家骨干冷链物流基地范围内',
    '与 3 家全国性电商平台签订长期仓配协议',
  ],
  plans: ['建设二期高标仓', '购置冷藏运输车辆', '建设物流信息平台', '归还股东借款'],
}
