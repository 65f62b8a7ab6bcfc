import { Form } from 'antd'
import { useNavigate } from 'react-router-dom'
import { atMost, moreThan } from '#src/features/deposit/checks.ts'
import { typedYuan } from '#src/model/money/typed.ts'
import { topUp } from '#src/features/deposit/commands.ts'
import { problems } from '#src/features/deposit/labels.ts'
import { Yuan, yuan } from '#src/features/deposit/Yuan.tsx'
import { type DepositDetail, depositState } from '#src/model/deposit/schema.ts'
import { compareMoney } from '#src/model/money/money.ts'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { FormActions } from '#src/shared/ui/form/FormActions.tsx'
import { PortalForm } from '#src/shared/ui/form/PortalForm.tsx'
import { all } from '#src/shared/ui/form/rule.ts'
import { useSubmit } from '#src/shared/ui/form/use-submit.ts'
import { Card } from '#src/shared/ui/Card.tsx'
import styles from '../deposit.module.css'
import { YuanField } from '../YuanField.tsx'

type Props = { deposit: DepositDetail }

function TopUpForm({ deposit: { id, enrolId, due }, most }: Props & { most: string }) {
  const t = useT()
  const navigate = useNavigate()
  const [form] = Form.useForm<{ due: string }>()
  const { busy, failure, submit, retry } = useSubmit(async (values: { due: string }) => {
    await topUp({ id, due: typedYuan(values.due) })
    showToast('success', t('已追加，请缴纳差额'))
    void navigate(linkTo.cashier(enrolId))
  })
  return (
    <PortalForm
      form={form}
      label={t('追加保证金')}
      className={styles['form']}
      initialValues={{ due: most }}
      busy={busy}
      onSubmit={(values) => void submit(values)}
      actions={<FormActions busy={busy} failure={failure} onRetry={retry} word={t('追加保证金')} />}
    >
      <div className={styles['fields']}>
        <YuanField
          name="due"
          label={t('追加后的保证金总额（元）')}
          check={all(moreThan(due, problems.topUpLow), atMost(most, problems.topUpHigh))}
        />
      </div>
    </PortalForm>
  )
}

/** The pool of a package: what is in it, bound and free, and more of it while its owner may still bid (domain 5.3). */
export function PoolPanel({ deposit }: Props) {
  const t = useT()
  const { isPackage, poolMax, due, paid, frozen, free, state } = deposit
  if (!isPackage) return null
  const most = state <= depositState.frozen ? poolMax : null
  const canRaise = most && compareMoney(due, most) < 0
  const facts = [
    [t('已缴'), paid],
    [t('已冻结'), frozen],
    [t('可用'), free],
  ] as const
  return (
    <Card title={t('资产包保证金池')}>
      <div className={styles['body']}>
        <dl className={styles['facts']}>
          {facts.map(([label, amount]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Yuan amount={amount} />
              </dd>
            </div>
          ))}
          {most && (
            <div>
              <dt>{t('最高可缴')}</dt>
              <dd>{t('{{amount}} 元，可同时领先全部已选标的', { amount: yuan(most) })}</dd>
            </div>
          )}
        </dl>
        {canRaise && <TopUpForm key={due} deposit={deposit} most={most} />}
      </div>
    </Card>
  )
}
