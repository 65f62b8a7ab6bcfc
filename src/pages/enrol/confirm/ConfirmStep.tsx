import { type EnrolValues, formFrom } from '#src/features/enrolment/form.ts'
import { requirementsFor } from '#src/model/enrolment/rules.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { useEnrolForm } from '../context.ts'
import { FormFacts } from './FormFacts.tsx'

/** The whole form to check before submission (domain 6.3, step 4). */
export function ConfirmStep({ values }: { values: Partial<EnrolValues> }) {
  const t = useT()
  const { setup } = useEnrolForm()
  const files = requirementsFor(setup.requirements, values).map(({ id, name }) => ({
    name,
    files: values.files?.[id] ?? [],
  }))
  const form = formFrom(values, setup)
  return (
    <>
      <Callout tone="warning">{t('请核对以下信息，提交后报名信息不可修改。')}</Callout>
      <FormFacts
        party={setup.party}
        form={form}
        asset={setup.asset}
        lots={setup.lots.filter(({ assetsId }) => form.lotIds.includes(assetsId))}
        conditions={setup.conditions}
        files={files}
      />
    </>
  )
}
