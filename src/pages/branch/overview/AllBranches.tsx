import { Link } from 'react-router-dom'
import { Credit } from '#src/features/branch-map/Credit.tsx'
import { MapBlock } from '#src/features/branch-map/MapBlock.tsx'
import { MapView } from '#src/features/branch-map/MapView.tsx'
import type { Branch } from '#src/model/branch/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { mapCategories } from '#src/model/statistics/schema.ts'
import { layout } from '#src/shared/config/tokens.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { CoveringLink } from '#src/shared/ui/action/CoveringLink.tsx'
import { PhoneLink } from '#src/shared/ui/action/PhoneLink.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import page from '../head/page.module.css'
import { branchKindLabels } from '../labels.ts'
import { storedBranch } from '../stored-branch.ts'
import styles from './overview.module.css'

function BranchItem({ branch: { id, code, name, address, phone, kind } }: { branch: Branch }) {
  return (
    <li className={styles['branch']}>
      <p className={styles['branchName']}>
        <CoveringLink to={linkTo.branch(id, code ?? undefined)} lang="zh-CN">
          {name}
        </CoveringLink>
        {kind !== 'branch' && <StateTag labels={branchKindLabels} state={kind} hidesUnknown />}
      </p>
      {address && (
        <p className="muted" lang="zh-CN">
          {address}
        </p>
      )}
      {phone && <PhoneLink phone={phone} className={`number ${styles['phone']}`} />}
    </li>
  )
}

/** The branch that the reader has opened last. */
function LastOpened() {
  const t = useT()
  const branch = storedBranch()
  if (!branch) return null
  return (
    <p>
      {t('上次查看：')}
      <Link to={linkTo.branch(branch.id, branch.code ?? undefined)} lang="zh-CN" className={styles['last']}>
        {branch.name}
      </Link>
    </p>
  )
}

/** All branches, on the map and as a list. */
export function AllBranches() {
  const t = useT()
  return (
    <div className={`content ${page['page']}`}>
      <Card title={t('分支机构')} level={1} body="stacked">
        <p className="muted">
          {t('总部、各市（州）分支机构和邻近地区交易中心共用同一套系统，就近咨询、办理，费用和规则一致。')}
        </p>
        <LastOpened />
        <MapBlock chosen={mapCategories} height={layout.mapHeight}>
          {(data) => (
            <>
              <MapView
                data={data}
                chosen={mapCategories}
                counts={false}
                height={layout.mapHeight}
                label={t('分支机构分布地图，名单见下方')}
              />
              <Credit />
              <ul className={styles['branches']} aria-label={t('分支机构名单')}>
                {data.branches.map((branch) => (
                  <BranchItem key={branch.id} branch={branch} />
                ))}
              </ul>
            </>
          )}
        </MapBlock>
      </Card>
    </div>
  )
}
