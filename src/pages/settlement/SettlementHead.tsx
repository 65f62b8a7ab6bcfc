import { Link } from 'react-router-dom'
import type { SettlementDetail } from '#src/model/settlement/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { StateOfSettlement } from './StateOfSettlement.tsx'
import styles from './settlement.module.css'

/** What is settled, its numbers, and its state. */
export function SettlementHead({ settlement }: { settlement: SettlementDetail }) {
  const t = useT()
  const { assetsId, assetsName, no, projectNo, contractNo } = settlement
  return (
    <>
      <div className={styles['head']}>
        <h2 lang="zh-CN">
          <Link to={linkTo.listingDetail(assetsId)}>{assetsName}</Link>
        </h2>
        <StateOfSettlement settlement={settlement} />
      </div>
      <p className="muted number">
        {t('结算单号')} {no}　{t('项目编号')} {projectNo}　{t('合同号')} {contractNo}
      </p>
    </>
  )
}
