import { Link } from 'react-router-dom'
import { mapCategories } from '#src/model/statistics/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { MapView } from '#src/features/branch-map/MapView.tsx'
import { Credit } from '#src/features/branch-map/Credit.tsx'
import { MapBlock } from '#src/features/branch-map/MapBlock.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { PhoneLink } from '#src/shared/ui/action/PhoneLink.tsx'
import { ScrollBox } from '#src/shared/ui/behaviour/ScrollBox.tsx'
import styles from './BranchTab.module.css'

const mapHeight = 300

/** The branch map, and beside it the branches with their phone numbers (HM-11). */
export default function BranchTab() {
  const t = useT()
  return (
    <MapBlock chosen={mapCategories} height={mapHeight}>
      {(data) => (
        <div className={styles['branches']}>
          <div className={styles['map']}>
            <MapView
              data={data}
              chosen={mapCategories}
              counts={false}
              height={mapHeight}
              label={t('分支机构分布地图，名单见右侧')}
            />
            <Credit />
          </div>
          <ScrollBox as="ul" className={styles['list']} label={t('分支机构')} lang="zh-CN">
            {data.branches.map(({ id, code, name, address, phone }) => (
              <li key={id}>
                <Link to={linkTo.branch(id, code ?? undefined)}>{name}</Link>
                {address && <span>{address}</span>}
                {phone && <PhoneLink phone={phone} className="number" />}
              </li>
            ))}
          </ScrollBox>
        </div>
      )}
    </MapBlock>
  )
}
