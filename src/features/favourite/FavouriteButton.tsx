import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import styles from './FavouriteButton.module.css'
import { type FavouriteKind, useFavourite } from './use-favourite.ts'

type ToggleProps = {
  kind: FavouriteKind
  id: string
  /** Of the favourite, for screen readers. */
  name: string
  /** `large`: with a border, beside the other actions of a listing. */
  size?: 'small' | 'normal' | 'large'
}

function Toggle({ kind, id, name, size = 'small' }: ToggleProps) {
  const t = useT()
  const { isFavourite, isPending, toggle } = useFavourite(kind, id)
  return (
    <Button
      look={size === 'large' ? 'default' : 'text'}
      size={size}
      className={`${styles['button']} ${isFavourite ? styles['favourite'] : ''}`}
      aria-disabled={isPending || undefined}
      title={isFavourite ? t('取消收藏') : undefined}
      onClick={toggle}
    >
      <Icon name="star" size={16} />
      {isFavourite ? t('已收藏') : t('收藏')}
      <span className="visuallyHidden" lang="zh-CN">
        {name}
      </span>
    </Button>
  )
}

type Props = Pick<ToggleProps, 'name' | 'size'> & { assetsId: string }

/** Adds a listing to the favourites or removes it; a visitor is asked to sign in (LS-07). */
export const FavouriteButton = ({ assetsId, ...rest }: Props) => <Toggle kind="asset" id={assetsId} {...rest} />

/** The same for a roadshow (CT-10). */
export const RoadshowFavouriteButton = (props: Omit<ToggleProps, 'kind'>) => <Toggle kind="roadshow" {...props} />

type ArticleProps = { id: string; title: string; notice: unknown }

/** The same for an article, in its line of tools: of news, or of a notice. */
export const articleFavourite = ({ id, title, notice }: ArticleProps) => (
  <Toggle kind={notice ? 'notice' : 'news'} size="normal" id={id} name={title} />
)
