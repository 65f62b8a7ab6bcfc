import { Form } from 'antd'
import type { ReactNode } from 'react'
import type { KycDetail } from '#src/model/kyc/schema.ts'
import { personRefusal } from '#src/model/kyc/rules.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { Consent } from './Consent.tsx'
import { useClaimForm } from './use-claim-form.ts'

type Props<V> = {
  kind: 'person' | 'organisation'
  label: string
  initialValues: Partial<V>
  send: (values: V) => Promise<KycDetail>
  children: ReactNode
}

/** The form of a claim, with the consent, a saved draft, and an appeal where the document belongs to another account. */
export function ClaimForm<V extends object>({ kind, label, initialValues, send, children }: Props<V>) {
  const t = useT()
  const [form] = Form.useForm<V>()
  const { draft, saving, save, submission } = useClaimForm(form, kind, send)
  return (
    <SubmitForm<V>
      form={form}
      label={label}
      initialValues={initialValues}
      draft={draft}
      submission={submission}
      submitLabel={t('提交认证')}
      buttons={
        <>
          <Button onClick={save} isBusy={saving}>
            {t('保存草稿')}
          </Button>
          {submission.failure?.code === personRefusal.documentTaken && (
            <Button look="link" to={linkToOwn.appeal('document-taken')}>
              {t('去申诉')}
            </Button>
          )}
        </>
      }
    >
      {children}
      <Consent />
    </SubmitForm>
  )
}
