import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { similarQuery } from '#src/features/asset-detail/queries.ts'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { currentPrice, hasViewing } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, EmptyState, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { PhoneLink } from '#src/shared/ui/action/PhoneLink.tsx'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import screen from '../asset.module.css'
import { places } from '../anchors.ts'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import styles from './Side.module.css'

/** Who answers questions, by what they are asked. */
export function Contacts({ contacts, typeCode }: Pick<AssetDetail, 'contacts' | 'typeCode'>) {
  const t = useT()
  return (
    <div id={places.contacts} tabIndex={-1} className={screen['place']}>
      <Card title={t('联系人')}>
        {contacts.length === 0 ? (
          <EmptyState text={t('请通过在线客服咨询')} />
        ) : (
          <>
            <p className={styles['hint']}>{hasViewing(typeCode) ? t('咨询、预约看样，请致电：') : t('咨询请致电：')}</p>
            <ul className={styles['contacts']}>
              {contacts.map(({ role, name, phone }) => (
                <li key={role + phone}>
                  <TranslatedText className={styles['role']}>{role}</TranslatedText>
                  <span lang="zh-CN">{name}</span>
                  <PhoneLink phone={phone} className="number" />
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
    </div>
  )
}

export function BranchPanel({ branch }: { branch: NonNullable<AssetDetail['branch']> }) {
  const t = useT()
  return (
    <Card title={t('承办机构')}>
      <div className={styles['branch']}>
        <Link to={linkTo.branch(branch.id)} className={styles['branchName']} lang="zh-CN">
          {branch.name}
        </Link>
        <p lang="zh-CN">{branch.address}</p>
        <PhoneLink phone={branch.phone} className="number" />
      </div>
    </Card>
  )
}

function SimilarRow({ row }: { row: ListingRow }) {
  const name = row.showName || row.assetsName
  return (
    <li className={styles['similar']}>
      <Picture src={row.imgSrc} alt="" width={96} height={72} className={styles['picture']} />
      <span className={styles['text']}>
        <ListingLink row={row} className={styles['link']} title={name} isCovering>
          <span lang="zh-CN">{name}</span>
        </ListingLink>
        <span className={styles['price']}>
          <PriceText price={currentPrice(row)} row={row} />
        </span>
      </span>
    </li>
  )
}

function Similar({ assetsId }: { assetsId: string }) {
  const t = useT()
  return (
    <div id={places.similar} tabIndex={-1} className={screen['place']}>
      <Card title={t('类似项目')}>
        <QueryBoundary
          query={useQuery(similarQuery(assetsId))}
          loading={<Skeleton height={380} />}
          minHeight={200}
          isEmpty={(rows) => rows.length === 0}
          empty={<EmptyState text={t('暂无类似项目')} minHeight={120} />}
        >
          {(rows) => (
            <ul>
              {rows.map((row) => (
                <SimilarRow key={row.assetsId} row={row} />
              ))}
            </ul>
          )}
        </QueryBoundary>
      </Card>
    </div>
  )
}

/** Whom to ask, and what else there is. */
export function Side({ asset }: { asset: AssetDetail }) {
  return (
    <aside className={styles['side']}>
      <Contacts contacts={asset.contacts} typeCode={asset.typeCode} />
      {asset.branch && <BranchPanel branch={asset.branch} />}
      <Similar assetsId={asset.assetsId} />
    </aside>
  )
}
