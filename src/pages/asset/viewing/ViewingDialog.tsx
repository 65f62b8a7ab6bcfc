import { Form } from 'antd'
import { submit } from '#src/features/demand/commands.ts'
import { useKnownContact } from '#src/features/kyc/use-known-contact.ts'
import { askToSignIn } from '#src/features/session/guard.ts'
import { isSignedIn, useSignedIn } from '#src/features/session/store.ts'
import { ContactFields } from '#src/features/sms-code/ContactFields.tsx'
import { viewingProblems } from '#src/model/demand/labels.ts'
import { viewersMax, viewingDayProblem, viewingDays, viewingDemand, viewingTimes } from '#src/model/demand/viewing.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { listingName } from '#src/model/listing/rules.ts'
import type { TypedCode } from '#src/model/session/typed-code.ts'
import { plainPhone } from '#src/model/validation/phone.ts'
import { herePath } from '#src/shared/lib/navigation/navigation.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { AntdRoot } from '#src/shared/ui/antd/AntdRoot.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { ChoiceField, DateField } from '#src/shared/ui/form/fields.tsx'
import { FieldGrid } from '#src/shared/ui/form/FormSection.tsx'
import { filled } from '#src/shared/ui/form/rule.ts'
import type { SubmitFailure } from '#src/shared/ui/form/submit/failure.ts'
import { refuseField } from '#src/shared/ui/form/submit/refused-fields.ts'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { type Sending, useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { useDraft } from '#src/shared/ui/form/use-draft.ts'

type Values = { day: string; time: string; viewers: number; contact: string; telPhone: string; code: TypedCode }

/** The error code for a wrong or expired SMS code. */
const wrongCode = 403
/** Days for which the request is open. */
const validDays = 30

type Props = { asset: AssetDetail; onClose: () => void }

function Fields({ enrolUntil }: Pick<AssetDetail, 'enrolUntil'>) {
  const t = useT()
  const days = viewingDays({ now: serverNow(), enrolUntil })
  const counts = Array.from({ length: viewersMax }, (_, index) => index + 1)
  return (
    <FieldGrid>
      <DateField
        name="day"
        label={t('看样日期')}
        required
        check={(day) => viewingDayProblem(day, { now: serverNow(), enrolUntil })}
        min={days?.first}
        max={days?.last}
        extra={
          days
            ? t('工作日，{{from}} 至 {{to}}', { from: days.first, to: days.last })
            : t('报名截止前已没有可以看样的工作日，请电话咨询')
        }
      />
      <ChoiceField
        name="time"
        label={t('看样时段')}
        required
        check={filled(viewingProblems.time)}
        options={viewingTimes.map((time) => ({ value: time, label: time }))}
      />
      <ChoiceField
        name="viewers"
        label={t('看样人数')}
        required
        check={filled(viewingProblems.viewers)}
        options={counts.map((count) => ({ value: count, label: t('{{count}} 人', { count }) }))}
      />
      <ContactFields />
    </FieldGrid>
  )
}

/** Asks the exchange for a viewing of the asset: a demand of the person, which the branch of its region accepts. */
export default function ViewingDialog({ asset, onClose }: Props) {
  const t = useT()
  const signedIn = useSignedIn()
  const [form] = Form.useForm<Values>()
  const known = useKnownContact()
  const draft = useDraft(form, `viewing-${asset.assetsId}`, { known })
  const send = async ({ day, time, viewers, contact, telPhone, code }: Values, { requestId }: Sending) => {
    await submit({
      ...viewingDemand({ no: asset.no, name: listingName(asset), day, time, viewers }),
      regionCode: asset.place ? String(asset.place.adcode) : null,
      contact: contact.trim(),
      telPhone: plainPhone(telPhone),
      ...code,
      validDays,
      fileIds: [],
      requestId,
    })
    draft.forget()
    showToast('success', t('看样预约已提交，进展可在“我的服务”查看'))
    onClose()
  }
  const submission = useSubmit(send, {
    isRecognised: true,
    fieldOf: ({ code }: SubmitFailure) => (code === wrongCode ? 'code' : null),
    atField: (field, message) => refuseField(form, field, message),
  })
  const submitOrSignIn = async (values: Values) => (isSignedIn() ? submission.submit(values) : askToSignIn(herePath()))
  return (
    <Dialog title={t('预约看样')} onClose={onClose} size="small">
      <AntdRoot>
        <SubmitForm<Values>
          form={form}
          label={t('预约看样')}
          draft={draft}
          submission={{ ...submission, submit: submitOrSignIn }}
          submitLabel={signedIn ? t('提交预约') : t('登录并提交')}
          buttons={!signedIn && <p className="muted">{t('填写的内容会保留，登录后回到本页继续提交')}</p>}
        >
          <Fields enrolUntil={asset.enrolUntil} />
        </SubmitForm>
      </AntdRoot>
    </Dialog>
  )
}
