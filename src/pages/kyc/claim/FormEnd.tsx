import { linkTo } from '#src/model/paths.ts'
import { personRefusal } from '#src/model/kyc/rules.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import type { FailureNews } from '#src/shared/ui/form/submit/failure.ts'
import { FormActions } from '#src/shared/ui/form/FormActions.tsx'

type Props = { busy: boolean; failure: FailureNews | null; onRetry: () => void; onSave: () => void; saving: boolean }

/** The end of the form of a claim: submit, save as a draft, and appeal where the document belongs to another account. */
export function FormEnd({ onSave, saving, ...actions }: Props) {
  const t = useT()
  return (
    <FormActions {...actions} word={t('提交认证')}>
      <Button onClick={onSave} isBusy={saving}>
        {t('保存草稿')}
      </Button>
      {actions.failure?.code === personRefusal.documentTaken && (
        <Button look="link" to={linkTo.appeal('document-taken')}>
          {t('去申诉')}
        </Button>
      )}
    </FormActions>
  )
}
