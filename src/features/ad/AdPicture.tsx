import type { Ad } from '#src/model/content/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { OuterLink } from '#src/shared/ui/action/OuterLink.tsx'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import styles from './AdPicture.module.css'

type Props = {
  ad: Ad
  width: number
  height: number
  /** Fetched at once and not when it comes near the viewport. */
  eager?: boolean
  /** False leaves its place empty: the reader is not near it yet. */
  isWanted?: boolean
  className?: string | undefined
}

/** The picture of an advertisement, which fills its place; with an address it is a link, to another site in a new tab. */
export function AdPicture({ ad, width, height, eager = false, isWanted = true, className = '' }: Props) {
  const t = useT()
  return (
    <OuterLink href={ad.url} className={`${styles['ad']} ${className}`}>
      <Picture
        src={isWanted ? ad.imgSrc : null}
        phoneSrc={ad.phoneImgSrc}
        alt={ad.name || t('推广图片')}
        width={width}
        height={height}
        eager={eager}
        className={styles['picture']}
      />
    </OuterLink>
  )
}
