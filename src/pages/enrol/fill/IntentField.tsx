import type { EnrolValues } from '#src/features/enrolment/form.ts'
import type { Intent } from '#src/model/enrolment/schema.ts'
import { intentLabels } from '#src/model/enrolment/labels.ts'
import { capitals } from '#src/model/money/capitals.ts'
import { typedYuan } from '#src/model/money/typed.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { FieldGrid } from '#src/shared/ui/form/FormSection.tsx'
import { useEnrolForm } from '../context.ts'
import { TextField } from './Fields.tsx'

type Props = { intent: Intent; values: Partial<EnrolValues> }

const Note = ({ intent: { note } }: Pick<Props, 'intent'>) => (note ? <span lang="zh-CN">{note}</span> : null)

function Ratio({ intent: { most } }: Props) {
  const t = useT()
  return (
    <TextField
      field="ratio"
      label={t(intentLabels.ratio)}
      required
      inputMode="decimal"
      suffix="%"
      maxLength={6}
      extra={most ? t('占标的企业的比例，不超过转让比例 {{most}}%', { most }) : t('占标的企业的比例')}
    />
  )
}

function Investment({ intent, values }: Props) {
  const t = useT()
  const inCapitals = capitals(typedYuan(values.investment ?? ''))
  return (
    <TextField
      field="investment"
      label={t(intentLabels.investment)}
      required
      isAmount
      inputMode="decimal"
      suffix={t('元')}
      extra={
        <>
          <Note intent={intent} />
          {inCapitals && (
            <>
              {t('；')}
              <span lang="zh-CN">{inCapitals}</span>
            </>
          )}
        </>
      }
    />
  )
}

function Use({ intent }: Props) {
  const t = useT()
  return <TextField field="use" label={t(intentLabels.use)} required extra={<Note intent={intent} />} />
}

const fields = { ratio: Ratio, investment: Investment, use: Use } as const

/** The question about intent that the type of the asset requires (domain 6.3). */
export function IntentField({ values }: Pick<Props, 'values'>) {
  const { intent } = useEnrolForm().setup
  if (!intent) return null
  const Field = fields[intent.kind]
  return (
    <FieldGrid>
      <Field intent={intent} values={values} />
    </FieldGrid>
  )
}
