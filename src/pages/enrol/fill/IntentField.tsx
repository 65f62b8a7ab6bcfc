import { AmountInWords } from '#src/features/listing/AmountInWords.tsx'
import type { EnrolValues } from '#src/features/enrolment/form.ts'
import { intentLabels } from '#src/model/enrolment/labels.ts'
import { yuan } from '#src/model/listing/labels.ts'
import { typedYuan } from '#src/model/money/typed.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { FieldGrid } from '#src/shared/ui/form/FormSection.tsx'
import { useEnrolForm } from '../context.ts'
import { AmountField, EnrolTextField, PercentField } from './Fields.tsx'

/** The question about intent that the type of the asset requires (domain 6.3). */
export function IntentField({ values }: { values: Partial<EnrolValues> }) {
  const t = useT()
  const { intent } = useEnrolForm().setup
  if (!intent) return null
  const { kind, most } = intent
  const field = { field: kind, label: t(intentLabels[kind]), required: true }
  const note = intent.note && <span lang="zh-CN">{intent.note}</span>
  const investment = typedYuan(values.investment ?? '')
  return (
    <FieldGrid>
      {kind === 'ratio' && (
        <PercentField
          {...field}
          extra={most ? t('占标的企业的比例，不超过转让比例 {{most}}%', { most }) : t('占标的企业的比例')}
        />
      )}
      {kind === 'investment' && (
        <AmountField
          {...field}
          suffix={t('元')}
          extra={
            <>
              {note}
              {investment && (
                <>
                  {t('；')}
                  <AmountInWords value={investment} unit={yuan} />
                </>
              )}
            </>
          }
        />
      )}
      {kind === 'use' && <EnrolTextField {...field} extra={note} />}
    </FieldGrid>
  )
}
