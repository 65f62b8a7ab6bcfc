import { priceName } from '#src/model/asset-kind/labels.ts'
import { startPriceName } from '#src/model/asset-kind/prices.ts'
import { publishedValue } from '#src/model/contract/notice.ts'
import type { Random } from '../../../../random.ts'
import { drawnRow } from '../kind.ts'
import { approvals, generalConditions, type TypeDetails, type Subject } from './common.ts'

/** Buildings and land. */
export function estateDetails({ listing, stream, valuedAt }: Subject): TypeDetails {
  const row = drawnRow(stream)
  const isLand = listing.parentId === '202'
  return {
    facts: [
      isLand
        ? row('使用权类型', (random) => random.pick(['出让', '作价出资']))
        : row('房屋结构', (random) => random.pick(['钢筋混凝土结构', '框架结构', '混合结构'])),
      isLand
        ? ['四至范围', '以不动产权证附图为准']
        : row('装修状况', (random) => random.pick(['毛坯', '简单装修', '精装修', '原办公装修，需自行改造'])),
      ['评估基准日', valuedAt],
      row('批准文件', (random) => random.pick(approvals)),
    ],
    disclosure: [
      `转让方保证对标的拥有完整的处分权，标的以现状交付，面积以不动产登记机构最终确认为准，差异不调整${priceName('deal', listing.typeCode)}。`,
      isLand
        ? '地块内如有地下管线、文物或青苗补偿事项，由转让方在交付前处理完毕。'
        : '标的内如有承租户遗留物品，由转让方在交付前清理完毕；不含可移动的家具家电。',
      stream('renewal').chance(0.3)
        ? '标的所在区域有城市更新规划，改造时间和范围以主管部门公布为准，转让方不作承诺。'
        : '截至公告日，未收到标的被列入征收范围的通知。',
      '过户手续由受让方办理，转让方予以配合；税费由双方依法各自承担。',
      '本标的不存在优先购买权人。',
    ],
    conditions: [
      ...generalConditions,
      isLand
        ? '受让方须符合当地产业准入和亩均税收要求。'
        : '受让方须符合所在地的不动产登记与购买政策，自行核实购房资格。',
      '受让方应在签订合同前完成现场踏勘，并书面确认对标的现状无异议。',
    ],
  }
}

/** Movables: machines, vehicles, stock. */
export function goodsDetails({ listing, stream, fact, valuedAt }: Subject): TypeDetails {
  const row = drawnRow(stream)
  const price = startPriceName('prose', listing.typeCode)
  const isVehicle = listing.parentId === '204'
  return {
    facts: [
      isVehicle
        ? row('行驶证照', (random) => random.pick(['证照齐全，年检有效', '证照齐全，年检已过期']))
        : row('购置年份', (random) => `${random.int(2008, 2020)} 年起陆续购置`),
      isVehicle
        ? ['违章情况', '交付前由转让方处理完毕']
        : row('运行状况', (random) => random.pick(['停用，可恢复使用', '在用', '部分停用'])),
      row('是否含税', (random) => (random.chance(0.7) ? `${price}含税，可开具增值税发票` : `${price}不含税`)),
      ['评估基准日', valuedAt],
      ['批准文件', fact('处置依据') ?? '总经理办公会决议'],
    ],
    disclosure: [
      '标的按现状整体转让，品名、规格、数量以移交清单为准，转让方不承担质量瑕疵和缺失责任。',
      isVehicle
        ? '车辆以停放地现状移交，受让方自行办理转移登记，号牌不随车转让。'
        : '标的的拆卸、吊装、运输及由此产生的安全责任由受让方承担。',
      '涉及危险废物、特种设备或进口监管的，受让方应具备相应处置或使用资质。',
      `移交时限：${publishedValue(listing.facts, 'deliveryDays')}提清，逾期按日收取场地占用费。`,
      ...(stream('nameplates').chance(0.3) ? ['清单中有少量设备的铭牌缺失，以现场实物为准。'] : []),
    ],
    conditions: [
      ...generalConditions,
      '受让方应在报名前完成现场看样，看样须提前一日预约并服从现场安全管理。',
      ...(listing.parentId === '206' ? ['回收处置类标的的受让方应具有再生资源回收经营资格。'] : []),
    ],
  }
}

/** Yearly yield of a mine, a forest or a power station. */
function yieldOf({ assetsName }: Subject['listing'], random: Random): string {
  const count = random.int(3, 60)
  if (assetsName.includes('电')) return `${count * 100} 万千瓦时`
  return `${count} ${assetsName.includes('林') ? '万立方米' : random.pick(['万吨', '万立方米'])}`
}

/** Rights to use a mine, a forest or a river. */
export function resourceDetails({ listing, stream, fact, valuedAt }: Subject): TypeDetails {
  const row = drawnRow(stream)
  return {
    facts: [
      row('权属证书', (random) => `证号 ${random.int(10_000_000, 99_999_999)}`),
      row('年设计产能', (random) => yieldOf(listing, random)),
      row('环评与安评', (random) => (random.chance(0.85) ? '已完成' : '环评正在补办，由受让方承继')),
      ['评估价值依据', `${valuedAt}为基准日的评估报告`],
      ['批准文件', '国有资产监督管理机构批复'],
    ],
    disclosure: [
      `剩余年限为${fact('剩余年限') ?? '证书所载'}，到期延续由受让方按主管部门规定办理。`,
      '已缴纳的资源税费、青苗补偿和恢复治理基金余额随资产一并移交，未缴部分由受让方承担。',
      '标的涉及的道路、输电线路和水资源使用按现状移交，改造由受让方负责。',
      '现有员工劳动关系由受让方承继，社保关系按规定转移。',
    ],
    conditions: [
      ...generalConditions,
      '受让方应具备相应开采、经营或发电资质，或承诺在成交后 6 个月内取得。',
      '受让方应缴存生态修复保证金，并接受属地主管部门的监管。',
    ],
  }
}
