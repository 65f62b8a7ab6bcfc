import { Link } from 'react-router-dom'
import type { SettlementDetail } from '#src/model/settlement/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { partyLabel } from '#src/model/asset-kind/parties/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { StateOfSettlement } from './StateOfSettlement.tsx'
import styles from './settlement.module.css'

/** What is settled, its numbers, and its state. */
export function SettlementHead({ settlement }: { settlement: SettlementDetail }) {
  const t = useT()
  const { assetsId, assetsName, no, projectNo, contractNo, role, typeCode } = settlement
  return (
    <>
      <div className={styles['head']}>
        <h2 lang="zh-CN">
          <Link to={linkTo.listingDetail(assetsId)}>{assetsName}</Link>
        </h2>
        <Tag tone={role === 'seller' ? 'info' : 'neutral'}>
          {t('您是{{party}}', { party: t(partyLabel(typeCode, role)) })}
        </Tag>
        <StateOfSettlement settlement={settlement} />
      </div>
      <p className="muted number">
        {t('结算单号')} {no}　{t('项目编号')} {projectNo}　{t('合同号')} {contractNo}
      </p>
    </>
  )
}
