import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import { useLiveRow } from '#src/features/listing/live.ts'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import { listingName, currentPrice } from '#src/model/listing/rules.ts'
import type { RecentProject } from '#src/model/overview/schema.ts'
import { paths } from '#src/model/paths.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card, MoreLink } from '#src/shared/ui/display/Card.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { listingStateLabels } from '#src/model/listing/state/labels.ts'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { ListRow } from '#src/shared/ui/list/ListRow.tsx'
import styles from './overview.module.css'

function Project({ project: { row, state, at, link } }: { project: RecentProject }) {
  const t = useT()
  const live = useLiveRow(row)
  return (
    <ListRow
      title={<ListingLink row={row}>{listingName(row)}</ListingLink>}
      lang="zh-CN"
      facts={
        <>
          <StateTag labels={listingStateLabels} state={live.status} />
          <TranslatedText>{state}</TranslatedText>
          <time className="number" dateTime={new Date(at).toISOString()}>
            {dateTime(at)}
          </time>
        </>
      }
      aside={
        <span className={styles['price']}>
          <PriceText price={currentPrice(live)} row={live} />
        </span>
      }
      actions={
        <Button look="text" href={link}>
          {t('查看')}
          <span className="visuallyHidden" lang="zh-CN">
            {row.assetsName}
          </span>
        </Button>
      }
    />
  )
}

/** The projects in which the person took part last. */
export function RecentProjects({ projects }: { projects: readonly RecentProject[] }) {
  const t = useT()
  const more = <MoreLink href={paths.myProject}>{t('全部项目')}</MoreLink>
  return (
    <Card title={t('最近参与')} actions={more}>
      {projects.length === 0 ? (
        <EmptyState text={t('您尚未参与项目')} link={{ label: t('浏览项目列表'), to: paths.project }} minHeight={120} />
      ) : (
        <ul>
          {projects.map((project) => (
            <Project key={`${project.row.assetsId} ${project.link}`} project={project} />
          ))}
        </ul>
      )}
    </Card>
  )
}
