import type { Ad } from '#src/model/content/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { OuterLink } from '#src/shared/ui/action/OuterLink.tsx'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import styles from './AdPicture.module.css'

type Props = {
  ad: Ad
  width: number
  height: number
  /** Fetched at once, not when it nears the viewport. */
  eager?: boolean
  /** False leaves its place empty: nobody is near it yet. */
  isWanted?: boolean
  className?: string | undefined
}

/** The picture of an advertisement, filling its place; a link where it leads somewhere, to another site in a new tab. */
export function AdPicture({ ad, width, height, eager = false, isWanted = true, className = '' }: Props) {
  const t = useT()
  return (
    <OuterLink href={ad.url} className={`${styles['ad']} ${className}`}>
      <Picture
        src={isWanted ? ad.imgSrc : null}
        alt={ad.name || t('推广图片')}
        width={width}
        height={height}
        eager={eager}
        className={styles['picture']}
      />
    </OuterLink>
  )
}
