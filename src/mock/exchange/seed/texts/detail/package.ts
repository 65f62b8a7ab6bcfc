import { drawnRow } from '../kind.ts'
import { approvals, generalConditions, type TypeDetails, type Subject } from './common.ts'

/** Several assets in one; the facts of each are on its own page. */
export function packageDetails({ listing, stream, valuedAt }: Subject): TypeDetails {
  const row = drawnRow(stream)
  const count = listing.memberIds.length
  return {
    facts: [
      ['竞买方式', '可整体竞买，也可分项竞买'],
      ['评估基准日', valuedAt],
      row('批准文件', (random) => random.pick(approvals)),
    ],
    disclosure: [
      `本资产包共 ${count} 项标的，各项的权属、面积、占用情况见各标的详情页和附件清单。`,
      '各项标的分别签订合同、分别办理交付；其中一项中止或终结的，不影响其他各项。',
      '保证金为共用额度：领先一项即冻结该项所需金额，被超过即解冻，可用余额不足时不能对其他项报价。',
      '标的按现状整体披露，清单与实物不一致的，以移交时双方签字确认的清单为准。',
    ],
    conditions: [...generalConditions, '意向方应在报名前完成现场踏勘，并书面确认对各项标的现状无异议。'],
  }
}
