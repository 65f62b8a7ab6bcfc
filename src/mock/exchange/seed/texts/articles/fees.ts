import type { KindCode } from '#src/model/asset-kind/labels.ts'
import { feeBounds, feeRates } from '#src/model/settlement/fees.ts'
import { brand } from '#src/shared/config/brand.ts'
import type { Article, ArticlePlate } from '../writing/article.ts'
import { footnote, h2, ol, p, table, ul } from '../writing/blocks.ts'

const rateNote = footnote(1, '分档累进：每一档只对本档内的金额按本档费率计算，各档相加。标准为本所公布，未成交不收取。')

/** Grades by the deal in 万元, in per mille, and the example of a deal of 2,000. */
const [low, middle, high] = feeBounds
const grades = [
  [`${low} 以下（含）`, low],
  [`${low} 至 ${middle}（含）`, middle - low],
  [`${middle} 至 ${high}（含）`, 2000 - middle],
] as const

type FeeRates = (typeof feeRates)[KindCode]

const feeTable = (caption: string, base: string, rates: FeeRates) => [
  table(
    caption,
    [`${base}（万元）`, '本档费率（向双方分别收取）'],
    ...grades.map(([grade], index) => [grade, `${rates[index]}‰`]),
    [`${high} 以上`, `${rates[3]}‰`],
  ),
  h2('计算举例'),
  p(
    `${base} 2000 万元：${grades.map(([, part], index) => `${part} 万元×${rates[index]}‰＝${((part * rates[index]!) / 1000).toFixed(2)} 万元`).join('，')}，合计 ${(grades.reduce((sum, [, part], index) => sum + part * rates[index]!, 0) / 1000).toFixed(2)} 万元^1。`,
  ),
]

const fees = (title: string, kind: string, base: string, rates: FeeRates): Article => ({
  title,
  files: [{ id: 'fees', name: title, kinds: ['pdf'] }],
  body: () => [
    p(`${kind}项目的交易服务费以${base}为计费基数，分档累进计算，向双方分别收取。`),
    ...feeTable(`${kind}项目服务费：按档累进`, base, rates),
    h2('收取时间'),
    p(
      '受让方的服务费在合同生效后、出具交易凭证前收取，可以从保证金中扣除；转让方的服务费在划出价款时扣收。出租方、融资方和资源方与转让方相同。未成交的项目不收取交易服务费。',
    ),
    rateNote,
  ],
})

export const charges: ArticlePlate = {
  plate: 'xxgk_sf',
  count: 8,
  section: 'disclosure',
  source: '财务结算部',
  department: '财务结算部',
  articles: [
    fees('股权类项目服务收费标准', '股权类', '成交金额', feeRates['1']),
    fees('资产转让项目服务收费标准', '资产转让和资产合作', '成交金额', feeRates['2']),
    fees('资产租赁项目服务收费标准', '资产租赁', '整个租期的租金合计', feeRates['6']),
    fees('增资扩股项目服务收费标准', '增资扩股', '募集资金总额', feeRates['4']),
    {
      title: '保证金利息处理说明',
      body: () => [
        p('保证金不计利息：退还时按交纳的本金原路退还，转为价款时按本金转入。'),
        h2('常见问题'),
        table(
          '问答',
          ['问题', '回答'],
          ['为什么不计息', '交易须知载明保证金不计利息，报名即表示同意'],
          ['专户产生的利息归谁', '按账户管理规定单独核算，不用于工资和奖金'],
          ['保函需要计息吗', '保函不是资金，不产生利息'],
        ),
        p('因本所原因逾期退还的，自逾期之日起按同期活期存款利率补偿，以公告为准。'),
      ],
    },
    {
      title: '收费减免政策说明',
      body: () => [
        p('符合条件的项目可以减免交易服务费，由财务结算部在结算时直接办理，无需另行申请。'),
        table(
          '减免情形',
          ['情形', '减免'],
          ['帮扶地区乡村产业项目', '免收'],
          ['成交金额 10 万元以下的资产转让', '减半'],
          ['因本所系统原因重新竞价', '重新竞价部分免收'],
        ),
        p(
          '同时符合两项的，按优惠较大的一项执行，不叠加。减免不影响竞价规则和付款时限，减免情况在结算单上单独列明，供双方核对。',
        ),
      ],
    },
    {
      title: '发票开具说明',
      body: () => [
        p('交易服务费由岷交所开具电子发票；交易价款、租金的发票由转让方、出租方开具。'),
        h2('怎样申请'),
        ol(
          '服务费付清；',
          '在“用户中心”的“项目结算”选择项目，点击“申请发票”；',
          '填写抬头和税号，确认邮箱；',
          '一般在两个工作日内收到。',
        ),
        p(
          '抬头应当与付款人一致。开错的，当月可以作废重开，跨月的开具红字发票。保证金退还、项目流标的，不产生服务费，也不开具发票。',
        ),
      ],
    },
    {
      title: '结算账户公示',
      body: () => [
        p(`岷交所结算账户的户名为“${brand.operator}”。除本页公示和系统生成的专属子账号外，没有其他收款账户。`),
        table(
          '账户用途',
          ['款项', '付至', '账号在哪里看'],
          ['保证金', '专属收款子账号', '报名后的收银台'],
          ['交易价款', '结算账户', '付款通知单'],
          ['服务费', '结算账户', '付款通知单'],
        ),
        h2('识别假冒'),
        ul(
          '收款人是个人的，一定是假冒；',
          '电话、短信通知变更账户的，请拨打热线核实；',
          '任何人以本所名义收取“居间费”“诚意金”的，请举报。',
        ),
      ],
    },
  ],
}
