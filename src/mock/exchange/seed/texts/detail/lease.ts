import { rightText } from './right.ts'
import { drawnRow } from '../kind.ts'
import { approvals, generalConditions, type TypeDetails, type Subject } from './common.ts'

type LeaseTexts = { use: string; handover: string; fitting: string; works: string; tenant: string }

const ofField = (fact: Subject['fact']): LeaseTexts => ({
  use: fact('用途限制') ?? '农业生产',
  handover: '现状交付，附着物清单见附件',
  fitting: '不适用',
  works: '承租期内不得改变土地的农业用途，不得建造永久性建筑。',
  tenant: '承租方应承诺从事农业生产经营，接受农业主管部门的用途监管。',
})

/** The rent-free months are meant for fitting out. */
const fittingOf = (free: string | undefined): string =>
  free === undefined || free === '无' ? '不另设装修期' : `合同生效后 ${free}，免收租金`

const ofPremises = ({ fact }: Subject): LeaseTexts => ({
  use: '以规划批准的用途为准',
  handover: '现状交付，水电正常',
  fitting: fittingOf(fact('免租期')),
  works: '装修方案须经出租方书面同意，退租时不作补偿。',
  tenant: '承租方的经营业态须符合规划与物业管理要求，不得从事高污染、高噪声经营。',
})

/** A lease (domain 2.3). */
export function leaseDetails(subject: Subject): TypeDetails {
  const { listing, stream, fact } = subject
  const row = drawnRow(stream)
  const texts = listing.parentId === '606' ? ofField(fact) : ofPremises(subject)
  return {
    facts: [
      ['报价单位', listing.unitName ?? '元'],
      ['出租用途', texts.use],
      ['交付标准', texts.handover],
      ['装修期', texts.fitting],
      ['转租限制', '未经书面同意不得转租'],
      row('批准文件', (random) => random.pick(approvals)),
    ],
    disclosure: [
      fact('优先承租权') === '原承租方享有'
        ? `原承租方在同等条件下享有优先承租权，应当在公告期内报名并交纳保证金，逾期视为放弃。${rightText(listing)}`
        : '本标的不存在优先承租权人。',
      '标的按现状出租，承租方自行办理消防、环保、卫生等审批，未获批准不影响租金计收。',
      `租金从交付之日起算，${fact('租金递增') ?? '租期内按合同约定调整'}。`,
      '租赁期间的物业、水电、网络等费用由承租方承担，主体结构的维修由出租方负责。',
      '因公共利益需要征收、拆除的，双方按实际使用时间结算租金，出租方不承担其他补偿。',
      texts.works,
    ],
    conditions: [
      ...generalConditions,
      texts.tenant,
      ...(stream('experience').chance(0.4) ? ['承租方应有同类经营经验，提供不少于 1 年的经营证明。'] : []),
    ],
  }
}
