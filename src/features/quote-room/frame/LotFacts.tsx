import { poolTerm } from '#src/model/terms/labels.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import { quotesApart } from '../record/merge-pages.ts'
import { isLotIn, lotFigures } from './lot-figures.ts'
import type { Bidding } from '../state/use-bidding.ts'
import styles from '../room.module.css'
import { useRoomT } from '../state/room-text.ts'

/** The lot: picture, figures and number of participants. */
export function LotFacts({ bidding: { room, head } }: { bidding: Bidding }) {
  const t = useRoomT()
  const { enrolled, qualified, bids, watching } = room.counts
  const apart = quotesApart(room.counts, t)
  return (
    <Card className={styles['lot']} label={t('标的信息')}>
      {head.imgSrc && <Picture src={head.imgSrc} alt="" width={280} height={186} className={styles['picture']} eager />}
      {head.no && <p className="muted">{t('编号 {{id}}', { id: head.no })}</p>}
      <Facts layout="ends" items={lotFigures(room, head, t)} />
      {head.listing && isLotIn(head, room.roomId) && (
        <p className={`muted ${styles['counts']}`}>
          {t(poolTerm)} <ListingLink row={head.listing}>{t('查看资产包')}</ListingLink>
        </p>
      )}
      <p className={`muted ${styles['counts']}`}>
        {t('报名 {{enrolled}} 人 · 合格 {{qualified}} 人 · 报价 {{bids}} 次 · 在看 {{watching}} 人', {
          enrolled,
          qualified,
          bids,
          watching,
        })}
        {apart && <span>{apart}</span>}
      </p>
    </Card>
  )
}
