import { hasViewing } from '#src/model/asset-kind/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { similarQuery } from '#src/features/asset-detail/queries.ts'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { currentPrice, listingName } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, EmptyState, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { PhoneLink } from '#src/shared/ui/action/PhoneLink.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import screen from '../asset.module.css'
import { anchors } from '../anchors.ts'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { PlaceCard } from './place/PlaceCard.tsx'
import styles from './Side.module.css'

/** The persons who answer questions, by subject. */
export function Contacts({ contacts, typeCode }: Pick<AssetDetail, 'contacts' | 'typeCode'>) {
  const t = useT()
  return (
    <Card title={t('联系人')} anchor={anchors.contacts} body="padded">
      {contacts.length === 0 ? (
        <EmptyState text={t('请通过在线客服咨询')} />
      ) : (
        <div className={screen['column']}>
          <p className="muted">{hasViewing(typeCode) ? t('咨询、预约看样，请致电：') : t('咨询请致电：')}</p>
          <Facts
            items={contacts.map(({ role, name, phone }) => ({
              key: role + phone,
              label: <TranslatedText>{role}</TranslatedText>,
              value: (
                <>
                  <span lang="zh-CN">{name}</span>
                  <br />
                  <PhoneLink phone={phone} className={styles['phone']} />
                </>
              ),
            }))}
          />
        </div>
      )}
    </Card>
  )
}

export function BranchPanel({ branch: { id, name, address, phone } }: { branch: NonNullable<AssetDetail['branch']> }) {
  const t = useT()
  return (
    <Card title={t('承办机构')} body="padded">
      <Link to={linkTo.branch(id)} lang="zh-CN">
        <b>{name}</b>
      </Link>
      <p lang="zh-CN">{address}</p>
      <PhoneLink phone={phone} className={`${styles['phone']} number`} />
    </Card>
  )
}

function SimilarRow({ row }: { row: ListingRow }) {
  const name = listingName(row)
  return (
    <li className={styles['similar']}>
      <Picture src={row.imgSrc} alt="" width={96} height={72} className={styles['picture']} />
      <div>
        <ListingLink row={row} className={`${styles['link']} clamp`} title={name} isCovering>
          <span lang="zh-CN">{name}</span>
        </ListingLink>
        <p className={styles['price']}>
          <PriceText price={currentPrice(row)} row={row} />
        </p>
      </div>
    </li>
  )
}

function Similar({ assetsId }: { assetsId: string }) {
  const t = useT()
  return (
    <Card title={t('类似项目')} anchor={anchors.similar}>
      <QueryBoundary
        query={useQuery(similarQuery(assetsId))}
        loading={<Skeleton height={380} />}
        minHeight={200}
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
  )
}

/** Contacts, the branch in charge and similar assets. */
export function Side({ asset }: { asset: AssetDetail }) {
  return (
    <aside className={screen['column']}>
      <Contacts contacts={asset.contacts} typeCode={asset.typeCode} />
      {asset.branch && <BranchPanel branch={asset.branch} />}
      {asset.place && <PlaceCard place={asset.place} regionName={asset.regionName} />}
      <Similar assetsId={asset.assetsId} />
    </aside>
  )
}
