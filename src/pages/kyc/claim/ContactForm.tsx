import { Form } from 'antd'
import { useEffect } from 'react'
import { RegionField } from '#src/features/dictionary/RegionField.tsx'
import { saveContact } from '#src/features/kyc/commands.ts'
import { MobileField } from '#src/features/sms-code/MobileField.tsx'
import type { MemberContact } from '#src/model/kyc/schema.ts'
import { claimProblems } from '#src/model/kyc/labels.ts'
import { email } from '#src/model/validation/addresses.ts'
import { plainPhone } from '#src/model/validation/phone.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { FormField, TextField } from '#src/shared/ui/form/fields.tsx'
import { FieldGrid } from '#src/shared/ui/form/FormSection.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { filled, optional } from '#src/shared/ui/form/rule.ts'
import { useDraft } from '#src/shared/ui/form/use-draft.ts'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { regionCode } from './texts.ts'

/** Contact data of the member, saved without a review. */
export function ContactForm({ contact, onDone }: { contact: MemberContact; onDone: () => void }) {
  const t = useT()
  const [form] = Form.useForm<MemberContact>()
  useEffect(() => form.focusField('contact'), [form])
  const draft = useDraft(form, 'member-contact')
  const submission = useSubmit<MemberContact>(async (values) => {
    await saveContact({
      ...values,
      region: regionCode(values.region),
      contact: values.contact.trim(),
      telPhone: plainPhone(values.telPhone),
    })
    draft.forget()
    showToast('success', t('操作成功'))
    onDone()
  })
  return (
    <SubmitForm<MemberContact>
      form={form}
      label={t('联系信息')}
      initialValues={contact}
      draft={draft}
      submission={submission}
      submitLabel={t('保存')}
      buttons={
        <Button
          onClick={() => {
            draft.drop()
            onDone()
          }}
        >
          {t('取消')}
        </Button>
      }
    >
      <FieldGrid>
        <TextField
          name="contact"
          label={t('联系人')}
          required
          check={filled(claimProblems.nameMissing)}
          autoComplete="name"
        />
        <MobileField name="telPhone" label={t('联系手机')} />
        <TextField name="email" label={t('邮箱')} check={optional(email)} inputMode="email" autoComplete="email" />
        <TextField name="postcode" label={t('邮编')} inputMode="numeric" maxLength={6} autoComplete="postal-code" />
      </FieldGrid>
      <FormField name="region" label={t('所在地区')}>
        <RegionField />
      </FormField>
      <TextField name="address" label={t('联系地址')} autoComplete="street-address" />
    </SubmitForm>
  )
}
