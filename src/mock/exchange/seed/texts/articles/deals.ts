import { publicityMs } from '../../../listings/lifecycle.ts'
import { dayMs } from '#src/model/time/units.ts'
import { termDays } from '#src/model/terms/rules.ts'
import type { SceneKind } from '../../../../pictures/pictures.ts'
import { coverage, figuresOfQuarter, headOfKinds, inYi, rowsOfKinds, totalOf } from '../facts/trade-figures.ts'
import type { ArticlePlate, Values } from '../writing/article.ts'
import { periodName } from '../writing/periods.ts'
import { figure, h2, ol, p, quote, table, ul } from '../writing/blocks.ts'

const publicityDays = publicityMs / dayMs

/** What shows an asset of the titles. */
export const sceneOf: Readonly<Record<string, SceneKind>> = {
  国有商铺: 'shop-front',
  闲置厂房: 'factory-hall',
  公务车辆: 'saloon-car',
  办公用房: 'office-tower',
  停车场经营权: 'car-park',
  水电站资产: 'hydropower',
  标准厂房: 'factory-hall',
  人才公寓: 'apartment',
  报废物资: 'scrap-yard',
  城市公交车: 'bus',
  林权: 'forest',
  采矿权: 'mine',
  仓储用房: 'warehouse',
  露天料场: 'land-plot',
}

/** A start price in 万元 and what it rose to by so many per cent; both are round. */
function pricesOf({ n, stream }: Values, low: number, high: number) {
  const start = stream('start').int(low, high) * 100
  const risen = (start * n) / 100
  return { start, deal: start + risen, risen }
}

const afterwards = (taker: string) =>
  p(
    `成交结果公示 ${publicityDays} 天。公示期满无有效异议的，${taker}应在 ${termDays.contract} 个工作日内签订合同，合同生效后 ${termDays.payment} 个工作日内付款；未竞得的竞买人，保证金在竞得人确定后 ${termDays.refund} 个工作日内原路退还。`,
  )

export const deals: ArticlePlate = {
  plate: 'zxdt_jy',
  count: 32,
  section: 'deal',
  source: '岷交所交易部',
  department: '交易部',
  articles: [
    {
      title: '{place}一批{asset}成功转让，溢价率达 {n}%',
      body: (values) => {
        const { place, asset, n } = values
        const { start, deal, risen } = pricesOf(values, 2, 18)
        return [
          p(
            `${place}一批${asset}近日通过岷交所公开转让成交。项目以 ${start} 万元起价，经动态报价以 ${deal} 万元成交，溢价 ${risen} 万元，溢价率达 ${n}%。`,
          ),
          figure(sceneOf[asset]!, `${place}${asset}（示意图）`),
          table(
            '成交概况',
            ['项目', '金额（万元）'],
            ['起始价格', String(start)],
            ['成交价格', String(deal)],
            ['溢价', `${risen}（${n}%）`],
          ),
          p(
            '溢价率等于成交价格与起始价格之差除以起始价格。起始价格以经备案的评估结果为依据，成交价格由竞买人报出，交易所和转让方均不参与报价。',
          ),
          p('资产整体打包转让时，数量、规格以移交清单为准，竞买人应在公告期内现场看样，报名即视为接受标的现状。'),
          afterwards('受让方'),
        ]
      },
    },
    {
      title: '{n} 轮报价！{place}{asset}经网络竞价高价成交',
      body: ({ n, place, asset, stream }) => {
        const bidders = stream('bidders').int(2, 5)
        const late = stream('late').int(2, 5)
        return [
          p(
            `${place}${asset}项目近日经网络竞价成交。${bidders} 位竞买人先后报出 ${n} 轮有效报价，其中 ${late} 轮出现在延时报价期。`,
          ),
          h2('竞价是怎样展开的'),
          ol(
            `限时报价期内，竞买人共报出 ${n - late} 轮，首次报价不低于起始价格；`,
            '限时报价期结束，系统自动进入 120 秒延时报价期；',
            `延时期内又出现 ${late} 轮有效报价，每出现一轮，倒计时重新开始；`,
            '最后一次倒计时结束，无人再加价，当前最高报价者成为最高应价人。',
          ),
          figure(sceneOf[asset]!, `${place}${asset}（示意图）`),
          p(
            '每次加价须为加价幅度的整数倍，已经领先的竞买人不能给自己加价。全部报价以竞买号公示，竞价结束后方公布竞得人名称。',
          ),
          afterwards('受让方'),
        ]
      },
    },
    {
      title: '{place}{let}公开招租圆满成交，租金较底价上浮 {n}%',
      body: (values) => {
        const { place, let: asset, n, few, stream } = { ...values, few: values.stream('term').int(2, 5) }
        const { start, deal } = pricesOf(values, 1, 6)
        const bidders = stream('bidders').int(3, 9)
        return [
          p(
            `${place}${asset}公开招租项目近日成交。底价为年租金 ${start / 10} 万元，${bidders} 位意向承租方参与竞价，最终以年租金 ${deal / 10} 万元成交，较底价上浮 ${n}%。`,
          ),
          figure(sceneOf[asset]!, `${place}${asset}（示意图）`),
          table(
            '招租要点',
            ['条件', '约定'],
            ['租期', `${few} 年`],
            ['年租金底价格', `${start / 10} 万元`],
            ['成交年租金', `${deal / 10} 万元`],
            ['保证金', '成交后转为履约保证金'],
            ['首期款项', `合同生效后 ${termDays.payment} 个工作日内付清`],
          ),
          p(
            '原承租方享有优先承租权的，应当在公告期内报名并交纳保证金，在场内以同等条件行使；未报名或未按期表示的，视为放弃。',
          ),
          afterwards('承租方'),
        ]
      },
    },
    {
      title: '岷交所 {period}成交项目 {deals} 宗，{asset}最受关注',
      periodic: { every: 'quarter', afterDays: 16, covers: 'ended' },
      body: ({ period, asset }) => {
        const quarter = periodName('quarter', period)
        const figures = figuresOfQuarter(period)
        const { deals: count, amount } = totalOf(figures)
        return [
          p(
            `${quarter}，岷交所成交项目 ${count} 宗，成交额 ${inYi(amount)} 亿元。从浏览、收藏和报名人数看，${asset}最受关注。`,
          ),
          table(`${quarter}成交项目`, headOfKinds, ...rowsOfKinds(figures)),
          p(coverage),
          figure(sceneOf[asset]!, `${asset}（示意图）`),
          h2(`为什么是${asset}`),
          p(
            '关注度高的标的有三个共同点：权属清楚、看样方便、公告写得明白。信息披露越充分，报名前的疑问越少，竞价时的报价越稳。',
          ),
          p(`想参与${asset}项目的竞买人，可以在项目列表按类别筛选并订阅提醒，新项目挂牌后会收到站内消息。`),
        ]
      },
    },
    {
      title: '零的突破：{place}首宗{asset}通过岷交所成交',
      isFirstDeal: true,
      body: ({ place, asset }) => [
        p(`${place}首宗${asset}项目近日通过岷交所成交，当地同类资产进场交易实现零的突破。`),
        figure(sceneOf[asset]!, `${place}${asset}（示意图）`),
        h2('第一次进场，走了哪些步骤'),
        ol(
          '产权单位履行内部决策，委托审计、评估，评估结果报备案；',
          '提交信息披露申请，交易所审核权属、决策和评估文件的齐备性；',
          '公告期内接受报名、组织看样，逐一登记意向方；',
          '保证金到账且资格确认后，合格竞买人进入竞价；',
          `成交结果公示 ${publicityDays} 天，签约、结算后出具交易凭证。`,
        ),
        quote('原来担心程序多，走下来发现每一步做什么、几天办完都写在公告里。'),
        p(`此次成交形成的材料清单和公告样式，将供${place}其他单位办理同类项目时参考。`),
      ],
    },
    {
      title: '{place}{asset}资产包分项竞买，{n} 位竞买人激烈角逐',
      body: ({ place, asset, n, stream }) => {
        const lots = stream('lots').int(3, 6)
        return [
          p(
            `${place}${asset}资产包近日完成竞价。资产包分为 ${lots} 项标的，${n} 位竞买人报名，各项标的分别竞价、分别成交。`,
          ),
          figure(sceneOf[asset]!, `${place}${asset}资产包（示意图）`),
          h2('一笔保证金，可以竞几项'),
          p('资产包项目只需交纳一笔保证金，所选标的共用；金额不少于所选标的中最高的一项，不超过各项之和。'),
          ul(
            '在某项标的领先时，该项所需的额度被冻结；',
            '被他人超过后，额度立即释放，可以用于其他标的；',
            '可用额度不足的，系统不接受该项报价，补足后可以继续。',
          ),
          p(
            `${n} 位竞买人中，有人只竞一项，也有人逐项报价。各项标的分别签订合同、分别办理交付，其中一项中止或终结的，不影响其他各项。`,
          ),
          afterwards('受让方'),
        ]
      },
    },
  ],
}

export const estates: ArticlePlate = {
  plate: 'zxdt_fc',
  count: 10,
  section: 'estate',
  source: '岷交所房产频道',
  department: '交易部',
  articles: [
    {
      title: '{place}精选房源推介：{n} 套国有住宅集中转让',
      body: ({ place, n }) => {
        const small = Math.floor(n / 3)
        return [
          p(`${place}一批国有住宅集中推介，共 ${n} 套，拟分批挂牌、逐套竞价。每套房源单独披露面积、楼层、权属和现状。`),
          figure('apartment', `${place}国有住宅（示意图）`),
          table(
            `${n} 套房源构成`,
            ['户型', '套数', '适合'],
            ['一室、两室', String(small), '首次置业、投资出租'],
            ['三室及以上', String(n - small), '家庭居住'],
          ),
          h2('看房前先看三样'),
          ul('不动产登记信息与实际是否一致；', '是否有租约、租期到何时；', '水、电、气、物业等费用是否结清。'),
          p('购房资格和税费按房屋所在地的政策执行，以公告为准。面积以不动产登记机构最终确认为准，差异不调整成交价格。'),
        ]
      },
    },
    {
      title: '本周看房团：走进{place}商铺与写字楼',
      body: ({ place }) => [
        p(
          `本周看房团走进${place}，实地查看在挂的商铺与写字楼。看房免费，需要提前一日电话预约，现场由转让方或出租方工作人员陪同。`,
        ),
        figure('shop-front', `${place}临街商铺（示意图）`),
        h2('商铺看什么'),
        ul('门面宽度、层高和能否设置餐饮排烟；', '招牌位置是否归本铺使用；', '现有租约的租金和到期日。'),
        h2('写字楼看什么'),
        ul('套内面积与建筑面积之差；', '电梯、空调的运行时间和收费；', '停车位数量与计费方式。'),
        p('看样时发现公告与现场不一致的，请当场告知工作人员；核实后需要更正的，交易所发布澄清公告。'),
      ],
    },
    {
      title: '购房指南：参与国有房产竞价的 6 个要点',
      body: () => [
        p('第一次参加国有房产竞价，记住下面 6 个要点，可以少走弯路。'),
        ...[
          ['先认证，后报名', '报名须以实名认证的本人或本单位进行，审核一般在一个工作日内完成。'],
          [
            '用自己的账户交保证金',
            '须从报名主体本人账户转入专属子账号，以到账时间为准，可以分笔；他人代付会原路退回。',
          ],
          ['算清总成本', '成交价格之外，还有税费和按公示标准收取的交易服务费，报价前应一并计算。'],
          ['看懂竞价方式', '动态报价有延时期，到点不等于结束；一次报价只有一次机会，提交后不能修改。'],
          ['给自己定上限', '报价提交后不能撤回。系统要求确认金额，请再看一眼位数。'],
          [
            '盯住成交后的日期',
            `公示期满后 ${termDays.contract} 个工作日内签约，合同生效后 ${termDays.payment} 个工作日内付款，逾期保证金不予退还。`,
          ],
        ].flatMap(([heading = '', text = ''], index) => [h2(`${index + 1}. ${heading}`), p(text)]),
        p('以上为通用提示，具体项目以公告和交易须知为准。'),
      ],
    },
    {
      title: '{place}写字楼整层出租，租金可按季支付',
      body: ({ place }) => [
        p(`${place}一处写字楼整层面向社会公开招租，租金可按季支付。整层由同一承租方使用，不拆分出租。`),
        figure('office-tower', `${place}写字楼（示意图）`),
        table(
          '招租条件',
          ['事项', '约定'],
          ['用途', '办公'],
          ['租金支付', '按季支付，每季首月前付清当季租金'],
          ['首期', `合同生效后 ${termDays.payment} 个工作日内付清首期租金和履约保证金`],
          ['装修', '方案经出租方书面同意后施工'],
          ['转租', '未经书面同意不得转租、分租'],
        ),
        p('只有一名合格竞买人的，按公告约定处理；有两名以上的，进入竞价，价高者得。'),
        p('履约保证金在租期届满、结清费用并交还房屋后退还，不计利息。'),
      ],
    },
  ],
}
