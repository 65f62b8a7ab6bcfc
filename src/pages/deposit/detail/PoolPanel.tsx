import { Form } from 'antd'
import { useNavigate } from 'react-router-dom'
import { atMost, moreThan } from '#src/features/deposit/checks.ts'
import { typedYuan } from '#src/model/money/typed.ts'
import { topUp } from '#src/features/deposit/commands.ts'
import { problems } from '#src/features/deposit/labels.ts'
import { Yuan, yuan } from '#src/features/deposit/Yuan.tsx'
import { type DepositDetail, depositState } from '#src/model/deposit/schema.ts'
import { compareMoney } from '#src/model/money/money.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { briefYuan } from '#src/model/money/brief.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { FieldGrid } from '#src/shared/ui/form/FormSection.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { all } from '#src/shared/ui/form/rule.ts'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { YuanField } from '#src/features/listing/YuanField.tsx'

type Props = { deposit: DepositDetail }

function TopUpForm({ deposit: { id, enrolId, due }, most }: Props & { most: string }) {
  const t = useT()
  const navigate = useNavigate()
  const [form] = Form.useForm<{ due: string }>()
  const submission = useSubmit(async (values: { due: string }) => {
    await topUp({ id, due: typedYuan(values.due) })
    showToast('success', t('已追加，请交纳差额'))
    void navigate(linkToOwn.cashier(enrolId))
  })
  return (
    <SubmitForm form={form} label={t('追加保证金')} initialValues={{ due: briefYuan(most) }} submission={submission}>
      <FieldGrid>
        <YuanField
          name="due"
          label={t('追加后的保证金总额（元）')}
          check={all(moreThan(due, problems.topUpLow), atMost(most, problems.topUpHigh))}
        />
      </FieldGrid>
    </SubmitForm>
  )
}

/** The pool of a package: paid, frozen and free amounts, and a form to raise it while bidding is possible (domain 5.3). */
export function PoolPanel({ deposit }: Props) {
  const t = useT()
  const { isPackage, poolMax, due, paid, frozen, free, state } = deposit
  if (!isPackage) return null
  const most = state <= depositState.frozen ? poolMax : null
  const canRaise = most && compareMoney(due, most) < 0
  return (
    <Card title={t('资产包保证金池')} body="stacked">
      <Facts
        layout="columns"
        items={[
          { label: t('已缴'), value: <Yuan amount={paid} /> },
          { label: t('已冻结'), value: <Yuan amount={frozen} /> },
          { label: t('可用'), value: <Yuan amount={free} /> },
          most && {
            label: t('最高可缴'),
            value: t('{{amount}} 元，可同时领先全部已选标的', { amount: yuan(most) }),
          },
        ]}
      />
      {canRaise && <TopUpForm key={due} deposit={deposit} most={most} />}
    </Card>
  )
}
