import type { LegalFacts } from '#src/model/content/article.ts'
import { legalStateLabels } from '#src/model/content/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import styles from './ArticleView.module.css'

/** Number, issuer, date and state of a law or a rule. */
export function LegalFactsTable({ legal }: { legal: LegalFacts }) {
  const t = useT()
  const { number, issuer, effectiveDate, status, replacedBy } = legal
  return (
    <div className={styles['block']}>
      <Facts
        layout="table"
        items={[
          number && { label: t('文号'), value: number, lang: 'zh-CN' },
          issuer && { label: t('发布机关'), value: issuer, lang: 'zh-CN' },
          effectiveDate && { label: t('施行日期'), value: effectiveDate },
          status && { label: t('效力'), value: <StateTag labels={legalStateLabels} state={status} /> },
          replacedBy && { label: t('现行文件'), value: replacedBy, lang: 'zh-CN' },
        ]}
      />
    </div>
  )
}
