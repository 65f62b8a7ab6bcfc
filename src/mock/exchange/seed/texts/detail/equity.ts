import { modeLabels } from '#src/model/listing/labels.ts'
import { wanText } from '../amounts.ts'
import { drawnRow } from '../kind.ts'
import { rightText } from './right.ts'
import { approvals, generalConditions, type TypeDetails, stateOwners, type Subject } from './common.ts'
import { figuresOf, figureTexts, increasedCompany, soldCompany } from './company.ts'

function consentOf(company: string, { listing, fact }: Subject): string {
  const priority = fact('原股东优先购买权')
  if (priority === '不涉及') return `${company}为转让方全资企业，本次转让不涉及其他股东的优先购买权。`
  const others =
    priority === '未放弃'
      ? `未放弃优先购买权，行使的应当在公告期内报名并交纳保证金，逾期视为放弃。${rightText(listing)}`
      : '已书面表示不行使优先购买权。'
  return `${company}股东会已就本次转让作出决议，其他股东${others}`
}

/** Economic type of a state-owned seller: wholly state-owned, state-controlled, or with a state share. */
function economyOf(share: string): string {
  const held = Number.parseFloat(share)
  if (held === 100) return '国有独资公司'
  return held > 50 ? '国有控股企业' : '国有参股企业'
}

/** A share of a company (domain 2.3). */
export function equityDetails(subject: Subject): TypeDetails {
  const { listing, stream, fact, valuedAt } = subject
  const row = drawnRow(stream)
  const company = fact('标的企业') ?? listing.assetsName
  const share = fact('转让比例') ?? ''
  const others = share === '100%' ? 0 : stream('股权结构').int(1, 4)
  const figures = figuresOf(subject)
  return {
    company: soldCompany(subject, figures, share, others),
    facts: [
      ['股权结构', others === 0 ? '转让方持有 100%' : `转让方持有 ${share}，其余由 ${others} 名股东持有`],
      ['经济类型', economyOf(share)],
      row('经营规模', (random) => random.pick(['大型', '中型', '小型'])),
      ['评估基准日', valuedAt],
      row('评估备案单位', (random) => random.pick(stateOwners)),
      row('管理层是否参与受让', (random) => (random.chance(0.1) ? '拟参与' : '不参与')),
      row('批准文件', (random) => random.pick(approvals)),
    ],
    disclosure: [
      ...figureTexts(figures),
      consentOf(company, subject),
      '评估基准日至工商变更登记完成日之间的损益由受让后的股东按持股比例享有或承担。',
      stream('guarantees').chance(0.4)
        ? `截至评估基准日，标的企业为关联方提供担保余额 ${wanText(String(stream('guaranteed').int(2, 60) * 500_000))}，转让完成后由原担保方案继续执行。`
        : '截至评估基准日，标的企业无对外担保、重大未决诉讼和资产抵押。',
      '本次转让不涉及职工安置，标的企业与职工的劳动关系继续履行。',
    ],
    conditions: [
      ...generalConditions,
      '受让方应承诺受让后标的企业继续履行已签署的业务合同和劳动合同。',
      ...(fact('实际控制权') === '转移' ? ['受让后不得擅自使用转让方的字号、商标和资质。'] : []),
    ],
  }
}

/** A capital increase. */
export function increaseDetails(subject: Subject): TypeDetails {
  const { listing, stream, fact, valuedAt } = subject
  const row = drawnRow(stream)
  const company = fact('融资方') ?? listing.assetsName
  const added = Math.round((Number(listing.totalYuan) / 10_000) * stream('added').between(0.35, 0.9))
  const figures = figuresOf(subject)
  return {
    company: increasedCompany(subject, figures, fact('对应持股比例') ?? ''),
    facts: [
      ['拟新增注册资本', `${added.toLocaleString('en-US')} 万元`],
      row('职工是否参与', (random) => (random.chance(0.2) ? '参与' : '不参与')),
      row('是否接受联合体', (random) => (random.chance(0.5) ? '接受' : '不接受')),
      ['评估基准日', valuedAt],
      row('批准文件', (random) => random.pick(approvals)),
    ],
    disclosure: [
      ...figureTexts(figures),
      `${company}增资达成条件：征集到符合条件的投资方，且募集资金不低于披露金额。`,
      '增资终结条件：公告期满未征集到意向方，或意向方均未通过资格确认，或融资方与投资方未就协议达成一致。',
      '募集资金超出新增注册资本的部分计入资本公积，由全体股东共享。',
      '增资完成后，投资方有权按持股比例提名董事，具体以公司章程为准。',
    ],
    conditions: [
      ...generalConditions,
      '投资方应以货币出资，资金来源合法，不得以委托、信托方式代持。',
      '投资方应认同融资方的发展战略，能在技术、市场或渠道方面形成协同。',
      ...(stream('consortium').chance(0.5) ? ['接受联合体的，联合体成员不超过 3 家，并明确牵头方。'] : []),
    ],
  }
}

/** A venture that looks for a partner. */
export function cooperationDetails({ listing, stream, fact }: Subject): TypeDetails {
  const row = drawnRow(stream)
  return {
    facts: [
      ['资源方', listing.seller],
      row('合作方式', (random) => random.pick(['委托经营', '合资建设', '特许经营', '租赁加分成'])),
      ['征集数量', '1 家'],
      ['遴选方式', `网络竞价（${modeLabels[listing.mode]}）`],
      row('批准文件', (random) => random.pick(approvals)),
    ],
    disclosure: [
      `资源方以场地、配套设施和经营许可投入，合作方承担不低于 ${fact('最低投资额') ?? '约定金额'} 的建设与运营资金。`,
      '项目范围内的建筑物、设备清单和现状以现场踏勘为准，资源方不承担瑕疵担保责任。',
      '合作期满，地上不可移动的资产无偿移交资源方，可移动资产由合作方自行处置。',
      stream('keyProject').chance(0.5)
        ? '项目已列入当地重点项目名录，可按规定申请产业扶持政策。'
        : '项目规划、环评和消防手续由合作方办理，资源方予以协助。',
    ],
    conditions: [
      ...generalConditions,
      `合作方应具有 3 年以上同类项目运营经验，并提供不少于 ${stream('references').int(1, 3)} 个成功案例。`,
      '合作方应提交投资方案与运营计划，通过资格审核方可参加竞价。',
    ],
  }
}
