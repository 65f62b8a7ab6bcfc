import type { FormInstance } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { saveDraft } from '#src/features/kyc/commands.ts'
import { useKnownContact } from '#src/features/kyc/use-known-contact.ts'
import { agreementQuery } from '#src/features/kyc/queries.ts'
import { personRefusal } from '#src/model/kyc/rules.ts'
import type { KycDetail } from '#src/model/kyc/schema.ts'
import { paths } from '#src/model/paths.ts'
import { translate } from '#src/shared/lib/text/i18n.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { failureOf } from '#src/shared/ui/form/submit/failure.ts'
import { refuseField } from '#src/shared/ui/form/submit/refused-fields.ts'
import { type Draft, useDraft } from '#src/shared/ui/form/use-draft.ts'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'

type Kind = 'person' | 'organisation'

const fields: Readonly<Record<number, Record<Kind, string>>> = {
  [personRefusal.smsCode]: { person: 'code', organisation: 'code' },
  [personRefusal.nameMismatch]: { person: 'name', organisation: 'legalName' },
  [personRefusal.phoneUnknown]: { person: 'telPhone', organisation: 'telPhone' },
  [personRefusal.card]: { person: 'bankCard', organisation: 'accountNo' },
  [personRefusal.way]: { person: 'way', organisation: 'way' },
  [personRefusal.licence]: { person: 'docNumber', organisation: 'name' },
  [personRefusal.agreement]: { person: 'agreed', organisation: 'agreed' },
}

/** The message after a claim was submitted; no claim is pending once it was verified at once. */
function submittedText(claim: KycDetail['claim']): string {
  if (!claim) return translate('实名认证已通过')
  if (claim.face) return translate('认证信息提交成功，请用手机扫码完成人脸识别')
  if (claim.letter) return translate('认证信息提交成功，请下载并签署授权书')
  if (claim.transfer) return translate('认证信息提交成功，请在收到打款后回填金额')
  return translate('认证信息提交成功，预计1个工作日内完成审核')
}

/** Submits a claim, keeps a draft in this tab and, on request, at the exchange. */
export function useClaimForm<V extends object>(
  form: FormInstance<V>,
  kind: Kind,
  send: (values: V) => Promise<KycDetail>,
) {
  const navigate = useNavigate()
  const known = useKnownContact()
  const phone = known && { telPhone: known.telPhone }
  const draft: Draft = useDraft(form as FormInstance, `real-name-${kind}`, { tabOnly: true, known: phone })
  const [saving, setSaving] = useState(false)
  const submission = useSubmit<V>(
    async (values) => {
      const { claim } = await send(values)
      draft.forget()
      showToast('success', submittedText(claim))
      void navigate(paths.realNamePersonInfo)
    },
    {
      fieldOf: ({ code }) => fields[code ?? 0]?.[kind] ?? null,
      atField: (field, message) => {
        if (field === 'agreed') {
          // The exchange has another version in force than the one that was read.
          form.resetFields(['agreed' as never])
          void queryClient.invalidateQueries({ queryKey: agreementQuery.queryKey })
        }
        refuseField(form, field, message)
      },
    },
  )
  /** Includes the values of fields that are not shown. */
  const submit = (values: V) => submission.submit({ ...(form.getFieldsValue(true) as V), ...values })
  const save = async () => {
    if (saving) return
    setSaving(true)
    const { code: _code, agreed: _agreed, ...values } = form.getFieldsValue(true) as Record<string, unknown>
    try {
      await saveDraft(kind, values)
      showToast('success', translate('草稿已保存'))
    } catch (error) {
      showToast('error', translate(failureOf(error).message))
    }
    setSaving(false)
  }
  return { draft, saving, save: () => void save(), submission: { ...submission, submit } }
}
