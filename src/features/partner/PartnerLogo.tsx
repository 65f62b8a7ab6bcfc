import type { Partner } from '#src/model/content/schema.ts'
import { safeHref } from '#src/shared/lib/navigation/safe-href.ts'
import { OuterLink } from '#src/shared/ui/action/OuterLink.tsx'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import styles from './PartnerLogo.module.css'

/** The logo of a partner; a link only when its address is a valid http, https or ftp one (HM-15). */
export function PartnerLogo({ partner: { name, url, imgSrc } }: { partner: Partner }) {
  return (
    <OuterLink href={safeHref(url)} title={name} className={styles['logo']}>
      {imgSrc ? (
        <Picture src={imgSrc} alt={name} width={160} height={56} className={styles['picture']} />
      ) : (
        <span className={`clamp ${styles['name']}`}>{name}</span>
      )}
    </OuterLink>
  )
}
