import { Form } from 'antd'
import { confirmTransfer } from '#src/features/kyc/commands.ts'
import { typedYuan } from '#src/model/money/typed.ts'
import { amountProblem, personRefusal } from '#src/model/kyc/rules.ts'
import type { ShownClaim } from '#src/model/kyc/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { TextField } from '#src/shared/ui/form/fields.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { refuseField } from '#src/shared/ui/form/submit/refused-fields.ts'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'

type Values = { amount: string }

/** The amount of the transfer that arrived at the account of the organisation (domain 6.2). */
export function TransferForm({ transfer }: { transfer: NonNullable<ShownClaim['transfer']> }) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const submission = useSubmit<Values>(async ({ amount }) => void (await confirmTransfer(typedYuan(amount))), {
    fieldOf: ({ code }) => (code === personRefusal.amount ? 'amount' : null),
    atField: (field, message) => refuseField(form, field, message),
  })
  if (transfer.state === 'sending')
    return <Callout role="status">{t('打款中：款项到账后请在此回填金额，页面会自动更新。')}</Callout>
  return (
    <SubmitForm<Values>
      form={form}
      label={t('回填打款金额')}
      width="narrow"
      submission={submission}
      submitLabel={t('确认金额')}
    >
      <Callout>
        {t('已打款，请在 {{time}} 前回填收到的金额；剩余 {{count}} 次机会。', {
          time: exactTime(transfer.until),
          count: transfer.triesLeft,
        })}
      </Callout>
      <TextField
        name="amount"
        label={t('收到的金额（元）')}
        required
        check={amountProblem}
        inputMode="decimal"
        maxLength={6}
      />
    </SubmitForm>
  )
}
