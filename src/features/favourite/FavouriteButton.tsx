import { useT } from '#src/shared/lib/text/i18n.ts'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import styles from './FavouriteButton.module.css'
import { useFavourite } from './use-favourite.ts'

type Props = {
  assetsId: string
  /** The asset's name, for those who hear the button without its row. */
  name: string
  className?: string | undefined
}

/** Keeps an asset among the favourites; a visitor is asked to sign in (LS-07). */
export function FavouriteButton({ assetsId, name, className = '' }: Props) {
  const t = useT()
  const { isFavourite, isPending, toggle } = useFavourite(assetsId)
  return (
    <button
      type="button"
      className={`${styles['button']} ${isFavourite ? styles['kept'] : ''} ${className}`}
      aria-disabled={isPending || undefined}
      title={isFavourite ? t('取消收藏') : undefined}
      onClick={toggle}
    >
      <Icon name="star" size={16} />
      {isFavourite ? t('已收藏') : t('收藏')}
      <span className="visuallyHidden" lang="zh-CN">
        {name}
      </span>
    </button>
  )
}
