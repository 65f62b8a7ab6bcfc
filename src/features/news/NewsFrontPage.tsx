import { NewsLink } from '#src/features/news/NewsLink.tsx'
import { dayOf } from '#src/features/news/rows.ts'
import type { NewsRow } from '#src/model/news/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { summary } from '#src/shared/lib/text/text.ts'
import { Carousel } from '#src/shared/ui/carousel/Carousel.tsx'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { CaptionedPicture } from '#src/shared/ui/carousel/CaptionedPicture.tsx'
import styles from './NewsFrontPage.module.css'

/** As many as fit the block: the highlighted item and five more. */
const shownMax = 6

const Highlight = ({ row }: { row: NewsRow }) => (
  <NewsLink row={row} className={styles['highlight']}>
    {row.imgSrc && <Picture src={row.imgSrc} alt="" width={200} height={125} className={styles['picture']} />}
    <span className={styles['text']}>
      <strong className="ellipsis">{row.title}</strong>
      {row.summarys && <span className={`clamp ${styles['summary']}`}>{summary(row.summarys)}</span>}
      <span className="muted number">{dayOf(row)}</span>
    </span>
  </NewsLink>
)

const Row = ({ row }: { row: NewsRow }) => (
  <NewsLink row={row} className={styles['row']}>
    <span className={`ellipsis ${styles['title']}`}>{row.title}</span>
    <span className="muted number">{dayOf(row)}</span>
  </NewsLink>
)

type Props = { carousel: readonly NewsRow[]; records: readonly NewsRow[]; name: string }

/** The front page of a plate: a carousel, and a list of which the first item is highlighted (HM-11). */
export function NewsFrontPage({ carousel, records, name }: Props) {
  const t = useT()
  const [first, ...rest] = records.slice(0, shownMax)
  return (
    <div className={styles['front']} lang="zh-CN">
      {carousel.length > 0 && (
        <Carousel
          items={carousel}
          keyOf={({ id }) => id}
          label={t('{{name}}图片新闻', { name })}
          className={styles['carousel']}
          render={(row, { isWanted }) => (
            <NewsLink row={row}>
              <CaptionedPicture src={isWanted ? row.imgSrc : null} caption={row.title} />
            </NewsLink>
          )}
        />
      )}
      <ul className={styles['list']}>
        {first && (
          <li>
            <Highlight row={first} />
          </li>
        )}
        {rest.map((row) => (
          <li key={row.id}>
            <Row row={row} />
          </li>
        ))}
      </ul>
    </div>
  )
}
