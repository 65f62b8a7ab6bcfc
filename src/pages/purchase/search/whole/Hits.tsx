import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { platesQuery } from '#src/features/article/plates.ts'
import { procurementPlate } from '#src/features/procurement-news/plates.ts'
import { procurementNoticeLabels } from '#src/model/procurement/labels.ts'
import type { ProcurementNoticeRow } from '#src/model/procurement/schema.ts'
import type { NewsRow } from '#src/model/news/schema.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { date } from '#src/model/time/shanghai.ts'
import { Marked } from '#src/shared/ui/display/Marked.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { ListRow } from '#src/shared/ui/list/ListRow.tsx'

/** Notices of projects. */
export const NoticeHits = ({ rows, words }: { rows: readonly ProcurementNoticeRow[]; words: string }) => (
  <ul>
    {rows.map(({ id, kind, title, region, publishedAt }) => (
      <ListRow
        key={id}
        lang="zh-CN"
        title={
          <Link to={linkToPurchase.notice(id)}>
            <Marked text={title} words={words} />
          </Link>
        }
        facts={
          <>
            <StateTag labels={procurementNoticeLabels} state={kind} />
            <TranslatedText>{region}</TranslatedText>
            <span className="number">{date(publishedAt)}</span>
          </>
        }
      />
    ))}
  </ul>
)

/** News, law and platform notices, or answers of the help. */
export function TextHits({ tab, rows, words }: { tab: 'news' | 'help'; rows: readonly NewsRow[]; words: string }) {
  const { data: plates = [] } = useQuery(platesQuery)
  const addressOf = ({ id, plateId }: NewsRow): string => {
    if (tab === 'help') return linkToPurchase.helpDetail(id)
    const plate = plates.find((known) => known.id === plateId)
    return plate?.plateCode === procurementPlate.notices ? linkToPurchase.platformNotice(id) : linkToPurchase.news(id)
  }
  const plateName = (plateId: NewsRow['plateId']) => plates.find((known) => known.id === plateId)?.name
  return (
    <ul>
      {rows.map((row) => {
        const name = plateName(row.plateId)
        return (
          <ListRow
            key={row.id}
            lang="zh-CN"
            title={
              <Link to={addressOf(row)}>
                <Marked text={row.title} words={words} />
              </Link>
            }
            facts={
              <>
                {name && <TranslatedText>{name}</TranslatedText>}
                <span className="number">{date(row.publishDate ?? row.createTime)}</span>
              </>
            }
          />
        )
      })}
    </ul>
  )
}
