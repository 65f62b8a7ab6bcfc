import { brand } from '#src/shared/config/brand.ts'
import { wanText, logYuan } from '../amounts.ts'
import { figure, h3, ol, p, table, ul } from '../html.ts'
import { shortName, whereabouts } from '../places.ts'
import { villageName } from '../streets.ts'
import { lastMonth, lastQuarter, type Writer } from './article.ts'

const short = brand.operatorShort

/* 党建工作 */

const ordinal = ['一', '二', '三', '四', '五', '六'] as const

const study: Writer = ({ random, place, today, year, month }) => {
  const branch = `第${random.pick(ordinal)}党支部`
  const topic = random.pick([
    '作风建设',
    '廉洁从业',
    '优化营商环境',
    '服务实体经济',
    '数字化转型',
    '安全保密',
    '国企改革',
    '乡村振兴',
  ])
  return {
    plate: '学习园地',
    title: `${short}${branch}与${shortName(place.city)}分部联合开展“${topic}”主题党日活动（${year} 年 ${month} 月）`,
    summary: `${branch}组织党员围绕“${topic}”开展集中学习和交流研讨。`,
    kind: 'school',
    body: [
      p(`${today}，${short}${branch}开展“${topic}”主题党日活动，${random.int(12, 36)} 名党员参加。`),
      p(
        '活动采取领学、自学和交流研讨相结合的方式进行。党员们结合项目受理、审核、竞价组织和结算等岗位实际，谈认识、找差距、提措施。',
      ),
      p('会议要求，把学习成果转化为改进服务的具体举措，重点抓好以下工作：'),
      ul([
        '压缩项目受理审核时间，推行一次告知',
        '规范与各方交往，自觉接受监督',
        '主动上门服务，帮助基层单位梳理资产',
        '加强业务学习，提高解答咨询的准确性',
      ]),
      p('活动结束后，支部还走访慰问了退休党员。'),
    ],
  }
}

const volunteer: Writer = ({ random, place, today, seed, year }) => {
  const village = villageName(random)
  const money = wanText(logYuan(random, 30_000, 900_000))
  return {
    plate: '党建动态',
    title: `走进${whereabouts(place)}${village}：${short}党员志愿服务队${random.pick(['帮销农产品', '开展助学活动', '捐建公共照明', '开展法律咨询', '参与春耕生产'])}（${year}）`,
    summary: `党员志愿服务队赴${shortName(place.city)}开展帮扶活动，落实帮扶资金 ${money}。`,
    kind: 'farm',
    body: [
      p(`${today}，${short}党员志愿服务队走进${whereabouts(place)}${village}，开展结对帮扶活动。`),
      figure('farm', seed, `${village}田间`),
      p(
        `服务队与村“两委”座谈，了解村集体资产经营情况，就闲置校舍、集体林地的公开租赁提出建议，并落实帮扶资金 ${money}。`,
      ),
      p('村集体资产通过公开平台租赁，既提高了租金收益，也让群众看得明白、心里踏实。'),
      p('服务队表示，将持续跟进帮扶事项，推动农村产权流转交易规范发展。'),
    ],
  }
}

const integrity: Writer = ({ random, place, today, year }) => {
  const theme = random.pick([
    '节前廉洁提醒',
    '警示教育',
    '廉洁风险排查',
    '廉政谈话',
    '重点岗位轮岗交流',
    '客户回访监督',
  ])
  return {
    plate: '廉洁从业',
    title: `${short}${shortName(place.city)}分部开展${theme}，筑牢交易廉洁防线（${year} 年第 ${random.int(1, 24)} 次）`,
    summary: `围绕项目受理、资格确认、竞价组织、资金结算等环节，开展${theme}。`,
    kind: 'office-tower',
    body: [
      p(`${today}，${short}开展${theme}，全体中层干部和重点岗位人员参加。`),
      p('会议通报了近期排查的廉洁风险点，并逐项明确防控措施：'),
      table([
        ['环节', '风险点', '防控措施'],
        ['项目受理', '材料审核不严', '双人复核，系统留痕'],
        ['资格确认', '标准不一', '清单化审核，结果可查询'],
        ['竞价组织', '信息泄露', '竞买人匿名，权限分离'],
        ['资金结算', '错付迟付', '系统自动匹配，限时办结'],
      ]),
      p('会议强调，任何人不得利用职务便利打听、透露竞买人信息，不得接受服务对象宴请和礼品。'),
      p(`监督举报渠道：${brand.email}，热线 ${brand.hotline}。`),
    ],
  }
}

export const party: readonly Writer[] = [study, volunteer, volunteer, integrity]

/* 信息公开 */

const fees: Writer = ({ random, year, today }) => {
  const kind = random.pick(['产权转让', '企业增资', '资产转让', '资产租赁', '招标采购'])
  return {
    plate: '收费公示',
    title: `${kind}交易服务收费标准公示（${year} 年，${short.replace(/所$/, '')}价〔${year}〕${random.int(1, 30)} 号）`,
    summary: `${kind}交易服务费按成交金额分档累进计算，由公告约定的一方承担。`,
    kind: 'growth-chart',
    body: [
      p(`现将${kind}交易服务收费标准予以公示，自 ${today}起执行。`),
      table([
        ['成交金额（万元）', '费率'],
        ['100 以下（含）', '不高于 3.0%'],
        ['100—1,000（含）', '不高于 1.5%'],
        ['1,000—5,000（含）', '不高于 0.8%'],
        ['5,000—10,000（含）', '不高于 0.5%'],
        ['10,000 以上', '不高于 0.2%'],
      ]),
      ul([
        '按分档累进方式计算',
        '报名、查阅公告、参加竞价不收费',
        '未成交项目不收取交易服务费',
        '中小微企业和农村集体资产项目按规定减免',
      ]),
      p('除公示项目外，不收取其他任何费用。'),
    ],
    source: brand.operator,
  }
}

const result: Writer = (desk) => {
  const { random, place } = desk
  const { year, month } = lastMonth(desk)
  return {
    plate: '交易结果',
    title: `${year} 年 ${month} 月${shortName(place.city)}交易结果汇总公示（第 ${random.int(1, 60)} 号）`,
    summary: `公示 ${month} 月${place.city.fullName}成交、流标和终结项目情况，接受社会监督。`,
    kind: 'growth-chart',
    body: [
      p(`现将 ${year} 年 ${month} 月${place.city.fullName}产权交易结果汇总公示如下，公示期不少于五个工作日。`),
      table([
        ['类别', '宗数', '金额'],
        ['成交', String(random.int(6, 48)), wanText(logYuan(random, 4_000_000, 300_000_000))],
        ['流标', String(random.int(0, 9)), '—'],
        ['终结', String(random.int(0, 4)), '—'],
      ]),
      p('各项目的具体结果见“公告”栏目中的成交公告与成交公示。'),
      p(`对公示内容有异议的，请在公示期内以书面形式向本所提出，联系电话 ${brand.hotline}。`),
    ],
    source: brand.operator,
  }
}

const report: Writer = (desk) => {
  const { random } = desk
  const quarter = lastQuarter(desk)
  const topic = random.pick([
    '服务质量报告',
    '投诉处理情况通报',
    '信息公开工作报告',
    '系统运行报告',
    '信用评价情况通报',
  ])
  const [got, done] = [random.int(3, 26), random.int(2, 24)]
  return {
    plate: '年度报告',
    title: `${quarter}${topic}（第 ${random.int(1, 80)} 期）`,
    summary: `${quarter}共受理意见与投诉 ${got} 件，按期办结 ${Math.min(got, done)} 件，服务满意度 ${(random.int(952, 998) / 10).toFixed(1)}%。`,
    kind: 'office-tower',
    body: [
      p(`现将${quarter}有关情况公开如下。`),
      h3('总体情况'),
      p(
        `共受理意见与投诉 ${got} 件，按期办结 ${Math.min(got, done)} 件；接听咨询电话 ${random.int(2_600, 9_800).toLocaleString('en-US')} 次，在线客服应答 ${random.int(3_800, 16_000).toLocaleString('en-US')} 次。`,
      ),
      h3('主要问题'),
      ol(['个别项目资料上传不清晰', '保证金截止前集中到账，核对时间较长', '部分用户对延时报价规则不熟悉']),
      h3('改进措施'),
      p('已增加材料清晰度自动检查、到账自动匹配和报价规则提示，相关功能均已上线。'),
    ],
    source: brand.operator,
  }
}

const organisation: Writer = ({ random, place, today, year }) => {
  const matter = random.pick([
    '工作时间调整',
    '服务窗口迁址',
    '联系方式变更',
    '节假日业务安排',
    '受理专窗设立',
    '看样集中服务日',
  ])
  return {
    plate: '机构信息',
    title: `关于${shortName(place.city)}分部${matter}的公告（${year} 年第 ${random.int(1, 40)} 号）`,
    summary: `${shortName(place.city)}分部${matter}，请各方合理安排办理时间。`,
    kind: 'office-tower',
    body: [
      p(`因工作需要，${brand.operator}${shortName(place.city)}分部${matter}，自 ${today}起执行，现公告如下。`),
      ul([
        `服务区域：${place.city.fullName}`,
        '办公时间：工作日 9:00—12:00，13:00—17:00',
        '线上业务不受影响，可随时提交申请',
        '现场看样、资料查阅请提前一个工作日预约',
      ]),
      p('由此带来的不便，敬请谅解。'),
      p(`咨询电话：${brand.hotline}。`),
    ],
    source: brand.operator,
  }
}

export const publicInformation: readonly Writer[] = [fees, result, result, report, organisation]
