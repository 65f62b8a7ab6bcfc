import { Button, Form } from 'antd'
import { confirmTransfer } from '#src/features/kyc/commands.ts'
import { typedYuan } from '#src/model/money/typed.ts'
import { amountProblem, personRefusal } from '#src/model/kyc/rules.ts'
import type { ShownClaim } from '#src/model/kyc/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Failure } from '#src/shared/ui/form/Failure.tsx'
import { PortalForm } from '#src/shared/ui/form/PortalForm.tsx'
import { refuseField } from '#src/shared/ui/form/refused-fields.ts'
import { useSubmit } from '#src/shared/ui/form/use-submit.ts'
import { TextField } from '../claim/Fields.tsx'
import styles from '../kyc.module.css'

type Values = { amount: string }

/** The amount that arrived, told back (domain 6.2). */
export function TransferForm({ transfer }: { transfer: NonNullable<ShownClaim['transfer']> }) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const { busy, failure, submit, retry } = useSubmit<Values>(
    async ({ amount }) => void (await confirmTransfer(typedYuan(amount))),
    {
      fieldOf: ({ code }) => (code === personRefusal.amount ? 'amount' : null),
      atField: (field, message) => refuseField(form, field, message),
    },
  )
  if (transfer.state === 'sending')
    return <p role="status">{t('打款中：款项到账后请在此回填金额，页面会自动更新。')}</p>
  return (
    <PortalForm<Values>
      form={form}
      label={t('回填打款金额')}
      busy={busy}
      className={styles['transfer']}
      onSubmit={(values) => void submit(values)}
      actions={
        <>
          <Failure failure={failure} onRetry={retry} busy={busy} />
          <Button type="primary" htmlType="submit" aria-disabled={busy} loading={busy}>
            {t('确认金额')}
          </Button>
        </>
      }
    >
      <p className={styles['note']}>
        {t('已打款，请在 {{time}} 前回填收到的金额；剩余 {{count}} 次机会。', {
          time: exactTime(transfer.until),
          count: transfer.triesLeft,
        })}
      </p>
      <TextField
        name="amount"
        label={t('收到的金额（元）')}
        required
        check={amountProblem}
        inputMode="decimal"
        maxLength={6}
      />
    </PortalForm>
  )
}
