import { articleAddress } from '#src/features/article/address.ts'
import { dayOf } from '#src/features/news/rows.ts'
import type { PoliciesSection } from '#src/model/content/special.ts'
import type { NewsRow } from '#src/model/news/schema.ts'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { CoveringLink } from '#src/shared/ui/action/CoveringLink.tsx'
import { OuterLink } from '#src/shared/ui/action/OuterLink.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import styles from '../special.module.css'
import { More } from './More.tsx'

function Policy({ row }: { row: NewsRow }) {
  const { id, title, isOuterLink, outerLinkUrl } = row
  const day = dayOf(row)
  return (
    <li className={styles['policy']}>
      <span className={styles['policyTitle']} lang="zh-CN">
        {isOuterLink === 1 ? (
          <OuterLink href={outerLinkUrl} newTab>
            {title}
          </OuterLink>
        ) : (
          <CoveringLink to={articleAddress(paths.newsDetailZcfg, id)} className="clamp" title={title}>
            {title}
          </CoveringLink>
        )}
      </span>
      {day && (
        <time dateTime={day} className="muted number">
          {day}
        </time>
      )}
    </li>
  )
}

/** The newest laws and rules. */
export function Policies({ section: { title, rows, more } }: { section: PoliciesSection }) {
  const t = useT()
  return (
    <Card title={<TranslatedText>{title}</TranslatedText>} actions={<More link={more} />}>
      {rows.length === 0 ? (
        <EmptyState text={t('暂无政策法规')} minHeight={200} />
      ) : (
        <ul>
          {rows.map((row) => (
            <Policy key={row.id} row={row} />
          ))}
        </ul>
      )}
    </Card>
  )
}
