import { NewestTexts, NewestTextsSkeleton } from '#src/features/procurement-news/NewestTexts.tsx'
import { procurementPlate } from '#src/features/procurement-news/plates.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { LazyInView } from '#src/shared/ui/behaviour/LazyInView.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import styles from './home.module.css'
import { loadingMargin } from './loading-margin.ts'

/** Lines of a column. */
const count = 6

/** Procurement news, notices of the platform, and the law. */
export function NewsColumns() {
  const t = useT()
  const columns = [
    { title: t('采购新闻'), plate: procurementPlate.news },
    { title: t('平台通知'), plate: procurementPlate.notices },
    { title: t('采购法规'), plate: procurementPlate.laws },
  ]
  return (
    <div className={styles['thirds']}>
      {columns.map(({ title, plate }) => (
        <Card key={plate} title={title} body="padded">
          <LazyInView margin={loadingMargin} skeleton={<NewestTextsSkeleton count={count} />}>
            <NewestTexts plate={plate} count={count} />
          </LazyInView>
        </Card>
      ))}
    </div>
  )
}
