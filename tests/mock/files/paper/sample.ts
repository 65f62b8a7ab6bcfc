import type { Paper } from '#src/mock/files/paper/paper.ts'

const clauses = [
  [
    '第一条 定义与释义',
    '本合同中，除上下文另有规定外，“转让方”系指绵阳涪江资产管理有限公司，“受让方”系指经公开竞价确定的受让人；“产权交易”系指转让方将其持有的标的企业百分之三十五（35%）股权通过岷江联合产权交易所公开挂牌转让的行为。',
  ],
  [
    '第二条 转让标的',
    '转让方持有的标的企业 35% 股权，对应注册资本人民币 12,345,678.90 元，统一社会信用代码为 91510700MA6RP3K85H。标的企业经资产评估（评估基准日为 2026 年 3 月 31 日）确认的净资产评估值为人民币 100,800,000.00 元（大写：壹亿零捌拾万元整）。',
  ],
  [
    '第三条 转让价款及支付',
    '转让方与受让方依据《中华人民共和国民法典》《企业国有资产交易监督管理办法》等法律、行政法规的规定，遵循自愿、公平、诚实信用的原则，经公开竞价，确定转让价款为人民币 35,280,000.00 元（大写：叁仟伍佰贰拾捌万元整）。受让方应当自本合同生效之日起 5 个工作日内，将剩余价款一次性汇入岷江联合产权交易所指定的结算账户。',
  ],
] as const

/** A contract of about six pages with three parties. */
export const samplePaper: Paper = {
  title: '产权交易合同（股权类）',
  no: 'MJHT-2026-0001278',
  at: Date.parse('2026-03-06T02:00:00Z'),
  verifyAddress: 'https://www.minjiang-exchange.example/contract/verify?code=7K3M9QXW2T5B8RDN',
  blocks: Array.from({ length: 7 }, () => clauses)
    .flat()
    .flatMap(([heading, text], index) => [
      { kind: 'heading' as const, text: heading },
      { kind: 'paragraph' as const, text: `${index + 1}.1 ${text}` },
      { kind: 'paragraph' as const, text },
    ]),
  parties: [
    {
      id: 'P1',
      label: '转让方',
      name: '绵阳涪江资产管理有限公司',
      lines: ['法定代表人：陈立行', '地址：绵阳市涪城区临园路东段 68 号'],
    },
    { id: 'P2', label: '受让方', name: '成都岷江新材料股份有限公司', lines: ['法定代表人：周远'] },
    { id: 'P3', label: '见证方', name: '岷江联合产权交易所', lines: [] },
  ],
}
