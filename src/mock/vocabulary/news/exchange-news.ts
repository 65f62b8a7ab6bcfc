import { brand } from '#src/shared/config/brand.ts'
import { logYuan, wanText } from '../amounts.ts'
import { companyName, stateGroup } from '../companies.ts'
import { figure, p, ul } from '../html.ts'
import { makeListing } from '../listings/make-listing.ts'
import { shortName, whereabouts } from '../places.ts'
import { trades } from '../trades/all.ts'
import type { Desk, Writer } from './article.ts'

const us = brand.operator

const short = brand.operatorShort

const deal: Writer = (desk) => {
  const { random, year, seed } = desk
  const made = makeListing(random.pick(['1', '2', '2', '6'] as const), random, { year, place: desk.place })
  const rate = (random.int(120, 9_800) / 100).toFixed(2)
  const [people, rounds, minutes] = [random.int(2, 19), random.int(8, 268), random.int(12, 320)]
  return {
    plate: '交易案例',
    title: `溢价 ${rate}%！${made.title}成功竞价`,
    summary: `经 ${people} 名意向方 ${rounds} 次报价，标的溢价 ${rate}% 成交，国有资产实现保值增值。`,
    kind: made.kind,
    body: [
      p(
        `${desk.today}，${made.title}项目在${short}完成网络竞价。${people} 名意向方参与，竞价持续 ${minutes} 分钟，累计报价 ${rounds} 次，最终溢价 ${rate}% 成交。`,
      ),
      figure(made.kind, seed, made.title),
      p(`标的由${made.seller}委托处置。${made.description[1] ?? made.description[0] ?? ''}`),
      p(
        `项目受理后，${short}项目团队从资产梳理、价值发现、信息发布、意向方征集等环节制定专门方案，公告期内接受咨询 ${random.int(18, 160)} 次，组织现场踏勘 ${random.int(2, 14)} 批次。`,
      ),
      p(
        '竞价采用动态报价方式，全程在线、匿名、留痕，任何一方均无法提前获知其他竞买人的身份与报价，确保了交易公开、公平、公正。',
      ),
      p(`下一步，${short}将继续发挥平台的信息集聚与价格发现功能，为国有资产有序流转提供更优服务。`),
    ],
  }
}

const visit: Writer = ({ random, place, today, seed }) => {
  const group = stateGroup(random, place)
  const topic = random.pick([
    '盘活存量资产',
    '深化产权交易合作',
    '低效闲置资产处置',
    '混合所有制改革',
    '阳光租赁平台建设',
    '数字化监管',
  ])
  return {
    plate: '本所动态',
    title: random.chance(0.5) ? `${group}来访${short}，共商${topic}` : `${short}与${group}就${topic}开展座谈交流`,
    summary: `双方围绕${topic}深入交流，就建立常态化对接机制达成共识。`,
    kind: 'handshake',
    body: [
      p(`${today}，${group}有关负责人一行到${short}座谈交流，双方围绕${topic}进行了深入讨论。`),
      figure('handshake', seed, '双方座谈交流'),
      p(
        `${short}介绍了平台服务体系、网络竞价系统和近年来服务${shortName(place.city)}国资国企的情况，并就资产清查、方案设计、挂牌推介提出建议。`,
      ),
      p(
        `来访方表示，将进一步梳理可处置资产清单，优先通过公开市场实现资产流转，提升${whereabouts(place)}国有资产运营效率。`,
      ),
      p('双方商定建立定期会商机制，首批对接项目预计于近期挂牌。'),
    ],
  }
}

const training: Writer = ({ random, place, today, seed }) => {
  const topic = random.pick([
    '企业国有资产交易操作规则',
    '资产租赁进场交易实务',
    '网络竞价系统操作',
    '增资扩股方案设计',
    '资产评估备案与挂牌定价',
    '招标采购与产权交易合规',
  ])
  const people = random.int(46, 320)
  return {
    plate: '本所动态',
    title: `${topic}专题培训在${shortName(place.city)}举行，${people} 人参训`,
    summary: `培训围绕${topic}展开，来自国资监管机构、国有企业和中介机构的 ${people} 人参加。`,
    kind: 'school',
    body: [
      p(
        `${today}，由${us}主办的“${topic}”专题培训在${place.city.fullName}举行，来自国有企业、行政事业单位和中介机构的 ${people} 人参加。`,
      ),
      figure('office-tower', seed, '培训现场'),
      p(
        '培训由业务骨干授课，结合近年实际案例，就进场范围、信息披露、意向方资格确认、竞价组织、价款结算等环节作了讲解。',
      ),
      ul([
        '公告期限与延长规则',
        '资格条件设置的边界',
        '优先购买权的场内行使',
        '保证金的收取、转付与退还',
        '常见异议的处理',
      ]),
      p('参训人员普遍反映，课程内容贴近工作、操作性强。课件已在“资料下载”栏目发布。'),
    ],
  }
}

const system: Writer = ({ random, today, month, year }) => {
  const [feature, detail] = random.pick([
    ['竞价系统延时规则说明页', '竞买人可在报价大厅随时查看本项目的延时周期与触发条件'],
    ['保证金到账短信提醒', '款项到账并匹配成功后自动发送通知'],
    ['报名材料在线补正', '审核人员可逐项标注问题，竞买人无需重新提交全部材料'],
    ['项目收藏变动提醒', '价格、状态变化时通过站内消息通知收藏人'],
    ['电子合同在线签署', '签署方可通过短信验证完成签署，合同自动归档'],
    ['长辈版与无障碍浏览', '字号、对比度可调，全部功能支持键盘操作'],
  ] as const)
  return {
    plate: '本所动态',
    title: `系统升级：${feature}于 ${year} 年 ${month} 月上线（第 ${random.int(11, 98)} 次更新）`,
    summary: `${feature}上线，${detail}。`,
    kind: 'server-room',
    body: [
      p(`为进一步优化交易体验，${today}起，${brand.productName}上线“${feature}”功能。`),
      p(`${detail}。该功能面向全部已实名用户开放，无需另行申请。`),
      p(`本次更新同时修复了 ${random.int(3, 17)} 项已知问题，并对首页与项目列表的打开速度作了优化。`),
      p(`使用中如有问题，请拨打服务热线 ${brand.hotline} 或通过在线客服反馈。`),
    ],
  }
}

const signing = (desk: Desk): ReturnType<Writer> => {
  const { random, place, today, seed } = desk
  const trade = random.pick(trades)
  const company = companyName(random, place, trade)
  const raised = wanText(logYuan(random, 20_000_000, 600_000_000))
  return {
    plate: '交易案例',
    title: `${company}增资扩股项目签约，募集资金 ${raised}`,
    summary: `通过公开征集引入战略投资者，募集资金 ${raised}，主要用于${trade.plans[0] ?? '主业发展'}。`,
    kind: trade.kinds[0],
    body: [
      p(`${today}，${company}增资扩股项目在${short}完成签约，募集资金 ${raised}。`),
      figure(trade.kinds[0], seed, `${company}生产经营现场`),
      p(`${company}位于${whereabouts(place)}，${random.pick(trade.strengths)}。`),
      p(
        `项目自正式披露之日起公告四十个工作日，共征集到 ${random.int(2, 7)} 家意向投资方，经遴选确定最终投资方。募集资金将用于${random.sample(trade.plans, 2).join('、')}。`,
      ),
      p('项目的实施优化了企业股权结构，为完善公司治理、拓展市场提供了支持。'),
    ],
  }
}

const promotion: Writer = ({ random, place, year, seed, today }) => {
  const count = random.int(12, 86)
  const theme = random.pick([
    '国企闲置资产',
    '文旅资产',
    '清洁能源股权',
    '工业园区厂房',
    '校园食堂与超市经营权',
    '车辆与设备',
    '商业房产',
  ])
  const listed = Array.from({ length: 4 }, () => makeListing(random.pick(['2', '6'] as const), random, { year, place }))
  return {
    plate: '本所动态',
    title: `${shortName(place.city)}${theme}专场推介会发布 ${count} 宗项目`,
    summary: `${shortName(place.city)}专场推介会集中发布${theme} ${count} 宗，部分项目已开放报名。`,
    kind: listed[0]?.kind ?? 'handshake',
    body: [
      p(
        `${today}，${place.city.fullName}${theme}专场推介会举行，集中发布项目 ${count} 宗，${random.int(60, 260)} 名投资人代表参加。`,
      ),
      figure(listed[0]?.kind ?? 'handshake', seed, '推介会现场'),
      p('部分推介项目：'),
      ul(listed.map(({ title }) => title)),
      p(`上述项目可在${brand.productName}“项目”栏目查询，已开放预约看样和在线报名。`),
    ],
  }
}

/** What happens at the exchange. */
export const exchangeNews: readonly Writer[] = [
  deal,
  deal,
  deal,
  visit,
  visit,
  training,
  system,
  signing,
  signing,
  promotion,
  promotion,
]
