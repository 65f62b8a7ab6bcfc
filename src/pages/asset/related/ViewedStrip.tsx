import { forgetViewed, useViewed } from '#src/features/asset-detail/viewed.ts'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { ScrollBox } from '#src/shared/ui/behaviour/ScrollBox.tsx'
import styles from './ViewedStrip.module.css'

/** Assets that this browser has shown lately; the list is not sent to the exchange. */
export function ViewedStrip({ except }: { except: string }) {
  const t = useT()
  const others = useViewed(({ seen }) => seen).filter(({ assetsId }) => assetsId !== except)
  if (others.length === 0) return null
  return (
    <Card
      title={t('最近浏览')}
      className="noPrint"
      actions={
        <Button look="text" onClick={forgetViewed}>
          {t('清空')}
        </Button>
      }
    >
      <ScrollBox as="ul" className={styles['strip']} label={t('最近浏览')}>
        {others.map((asset) => (
          <li key={asset.assetsId}>
            <ListingLink row={asset} className={styles['link']} title={asset.name}>
              <Picture src={asset.imgSrc} alt="" width={152} height={114} className={styles['picture']} />
              <span className={`${styles['name']} clamp`} lang="zh-CN">
                {asset.name}
              </span>
            </ListingLink>
          </li>
        ))}
      </ScrollBox>
    </Card>
  )
}
