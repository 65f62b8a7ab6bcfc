import { brand } from '#src/shared/config/brand.ts'
import { logYuan, wanText } from '../amounts.ts'
import { brandWord, companyName } from '../companies.ts'
import { h3, ol, p, table, ul } from '../html.ts'
import { shortName } from '../places.ts'
import { trades } from '../trades/all.ts'
import type { Writer } from './article.ts'

/* 融资服务 */

const products = [
  '竞买贷',
  '产权通',
  '租金贷',
  '设备更新贷',
  '并购贷',
  '履约保函',
  '投标保函',
  '知识产权质押贷',
  '林权抵押贷',
  '供应链保理',
] as const

const product: Writer = ({ random, place, year }) => {
  const bank = `${shortName(place.city)}${brandWord(random)}${random.pick(['银行', '农商银行', '村镇银行', '融资担保公司', '融资租赁公司'])}`
  const name = random.pick(products)
  const most = random.int(5, 80)
  return {
    plate: '融资产品',
    title: `${bank}“${name}”：面向${random.pick(['竞得人', '承租人', '转让方', '中小企业', '资产受让方', '科技企业'])}，额度最高 ${most * 100} 万元（${year} 年版）`,
    summary: `${name}由${bank}提供，额度最高 ${most * 100} 万元，期限最长 ${random.int(1, 10)} 年，可在线申请。`,
    kind: 'share-certificate',
    body: [
      p(`“${name}”是${bank}面向产权交易参与方推出的融资产品，主要信息如下：`),
      table([
        ['项目', '内容'],
        ['融资额度', `最高 ${most * 100} 万元，不超过成交价的 ${random.int(4, 7)}0%`],
        ['融资期限', `${random.int(6, 36)} 个月至 ${random.int(4, 10)} 年`],
        ['年化利率', `参考利率 ${(random.int(320, 560) / 100).toFixed(2)}% 起，以审批结果为准`],
        ['担保方式', random.pick(['标的资产抵押', '信用加保证', '租金收益质押', '股权质押'])],
        ['还款方式', random.pick(['按月付息、到期还本', '等额本息', '按季付息、分期还本'])],
      ]),
      h3('办理流程'),
      ol([
        '在项目详情页提交融资意向',
        '金融机构初审并联系',
        '提交资料、现场尽调',
        '审批签约',
        '价款支付日放款至结算账户',
      ]),
      p(`${brand.operatorShort}仅提供信息服务，不参与授信审批，不收取费用。金融产品有风险，办理前请仔细阅读合同。`),
    ],
    source: bank,
  }
}

const financed: Writer = ({ random, place, today }) => {
  const company = companyName(random, place, random.pick(trades))
  const money = wanText(logYuan(random, 1_000_000, 80_000_000))
  const name = random.pick(products)
  return {
    plate: '融资案例',
    title: `融资案例：${company}通过“${name}”获得 ${money}资金支持`,
    summary: `从提出申请到放款用时 ${random.int(3, 15)} 个工作日，解决了受让价款的资金缺口。`,
    kind: 'growth-chart',
    body: [
      p(`${today}，${company}竞得标的后，通过“${name}”获得 ${money}资金支持，按期支付全部价款。`),
      p('企业在公告期内即提交融资意向，金融机构提前介入，完成对标的资产的独立评估和准入审查。'),
      ul([
        '公告期：提交融资意向与企业资料',
        '竞价前：取得预授信通知',
        '成交后：签订借款及抵押合同',
        '付款日：贷款直接划入交易结算账户',
      ]),
      p('该模式把融资服务前移到交易之前，降低了竞买人的资金压力，也提高了项目的竞争程度。'),
    ],
  }
}

const institutions: Writer = ({ random, place, year, month }) => {
  const names = Array.from(
    { length: 4 },
    () => `${shortName(place.city)}${brandWord(random)}${random.pick(['银行', '担保', '租赁', '保理', '证券'])}`,
  )
  return {
    plate: '金融机构',
    title: `${shortName(place.city)}合作金融机构名录更新（${year} 年 ${month} 月，第 ${random.int(1, 40)} 批）`,
    summary: `新增${names.join('、')}等合作机构，服务范围覆盖${place.city.fullName}各区县。`,
    kind: 'office-tower',
    body: [
      p(`为扩大融资服务覆盖面，${brand.operatorShort}与下列机构建立合作：`),
      table([
        ['机构名称', '主要产品', '服务区域'],
        ...names.map((name) => [name, random.sample(products, 2).join('、'), place.city.fullName]),
      ]),
      p('如需对接，可在“服务中心”提交需求，工作人员将在两个工作日内联系。'),
      p('合作机构的产品与费率以其公示为准。'),
    ],
  }
}

export const financing: readonly Writer[] = [product, product, financed, institutions]

/* 资料下载 */

const forms: readonly (readonly [plate: string, names: readonly string[], used: string])[] = [
  [
    '转让方表格',
    [
      '产权转让信息披露申请书',
      '资产转让信息披露申请书',
      '资产租赁信息披露申请书',
      '企业增资信息披露申请书',
      '资产合作征集申请书',
      '信息变更申请书',
      '中止交易申请书',
      '终结交易申请书',
    ],
    '转让方、出租方、增资企业',
  ],
  [
    '受让方表格',
    [
      '受让申请书',
      '承租申请书',
      '投资意向书',
      '联合受让协议范本',
      '法定代表人授权委托书',
      '优先购买权行使声明',
      '保证金退还账户说明',
      '放弃受让声明',
    ],
    '意向受让方、承租方、投资方',
  ],
  [
    '合同范本',
    [
      '产权交易合同',
      '实物资产交易合同',
      '房屋租赁合同',
      '场地租赁合同',
      '增资协议',
      '合作经营协议',
      '债权转让合同',
      '技术转让合同',
    ],
    '交易双方',
  ],
  [
    '操作指南',
    [
      '网络竞价操作手册',
      '实名认证操作指南',
      '保证金交纳操作指南',
      '电子签章使用手册',
      '项目报名操作指南',
      '采购供应商注册指南',
      '收藏与提醒使用说明',
      '浏览器设置说明',
    ],
    '全体用户',
  ],
]

const form: Writer = ({ random, year, month }) => {
  const [plate, names, used] = random.pick(forms)
  const name = random.pick(names)
  const size = random.int(38, 2_400)
  const version = `${year}.${month}.${random.int(1, 28)}`
  const format = plate === '操作指南' ? 'PDF' : random.pick(['DOCX', 'DOCX', 'PDF', 'XLSX'])
  return {
    plate,
    title: `${name}（${random.pick(['企业股权转让', '增资扩股', '资产转让', '资产租赁', '资产合作', '通用'])}，${version} 版）`,
    summary: `适用于${used}，${format} 格式，${size} KB。请使用最新版本。`,
    kind: 'share-certificate',
    body: [
      p(`《${name}》已更新至 ${version} 版，适用于${used}。此前下载的版本可继续使用至当月末。`),
      table([
        ['项目', '内容'],
        ['文件格式', format],
        ['文件大小', `${size} KB`],
        ['适用对象', used],
        ['更新内容', random.pick(['调整填写说明', '补充承诺事项', '统一日期与金额格式', '修正条款编号', '增加示意图'])],
      ]),
      p('填写说明：'),
      ol([
        '请逐项如实填写，没有的内容填“无”',
        '金额单位为人民币，大小写应一致',
        '须由法定代表人签字并加盖公章；自然人由本人签字',
        '涉及多页的应加盖骑缝章',
      ]),
      p(`下载或填写遇到问题，请联系 ${brand.hotline}。`),
    ],
    source: brand.operator,
  }
}

export const downloads: readonly Writer[] = [form]
