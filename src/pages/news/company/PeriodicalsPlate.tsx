import { useQuery } from '@tanstack/react-query'
import type { Periodical } from '#src/model/content/about.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { CoveringLink } from '#src/shared/ui/action/CoveringLink.tsx'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { ListScreen } from '#src/shared/ui/list/ListScreen.tsx'
import { companyAddress } from './address.ts'
import { byYear } from './by-year.ts'
import { issuesQuery } from './queries.ts'
import styles from './company.module.css'

function Cover({ issue: { id, title, issueNo, imgSrc, publishDate } }: { issue: Periodical }) {
  const { addressOf } = useListState(companyAddress)
  return (
    <li className={styles['cover']}>
      <Picture src={imgSrc} alt="" width={600} height={800} className={styles['paper']} />
      <p className={styles['coverTitle']} lang="zh-CN">
        <CoveringLink to={addressOf({ id, page: 1 })}>{title}</CoveringLink>
      </p>
      <p className="muted">
        <span lang="zh-CN">{issueNo}</span> <time dateTime={publishDate}>{publishDate}</time>
      </p>
    </li>
  )
}

/** The covers of the periodical by year. */
export function PeriodicalsPlate() {
  const t = useT()
  const list = useListState(companyAddress)
  return (
    <ListScreen
      label={t('交易期刊')}
      list={list}
      query={useQuery(issuesQuery(list.state.page))}
      rowHeight={300}
      loadingRows={2}
      empty={{ text: t('暂无期刊') }}
    >
      {(issues) =>
        byYear(issues, ({ publishDate }) => publishDate).map(([year, ofYear]) => (
          <section key={year} className={styles['shelf']} aria-labelledby={`year-${year}`}>
            <h2 id={`year-${year}`} className="number">
              {year}
            </h2>
            <ul className={styles['covers']}>
              {ofYear.map((issue) => (
                <Cover key={issue.id} issue={issue} />
              ))}
            </ul>
          </section>
        ))
      }
    </ListScreen>
  )
}
