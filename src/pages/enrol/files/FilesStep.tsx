import type { EnrolValues } from '#src/features/enrolment/form.ts'
import { FilesItem } from '#src/features/upload/FilesItem.tsx'
import { requirementsFor } from '#src/model/enrolment/rules.ts'
import { filesMax } from '#src/model/file/limits.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { FieldGrid } from '#src/shared/ui/form/FormSection.tsx'
import { formRule, useEnrolForm } from '../context.ts'

/** The files that the notice requires (domain 6.3, step 3). */
export function FilesStep({ values }: { values: Partial<EnrolValues> }) {
  const t = useT()
  const enrolForm = useEnrolForm()
  return (
    <>
      <Callout tone="warning">
        {t('请按公告要求上传清晰、完整的材料；提交后材料即锁定，只有被退回时才能修改。')}
      </Callout>
      <FieldGrid>
        {requirementsFor(enrolForm.setup.requirements, values).map(({ id, name, isRequired, note }) => (
          <FilesItem
            key={id}
            name={['files', id]}
            rules={[formRule(enrolForm, `files.${id}`)]}
            purpose="material"
            label={t(name)}
            required={isRequired}
            max={filesMax}
            {...(note ? { hint: t(note) } : {})}
          />
        ))}
      </FieldGrid>
    </>
  )
}
