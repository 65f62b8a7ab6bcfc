import { drawContract } from '#src/features/contract/commands.ts'
import type { ContractView } from '#src/model/contract/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { useAttempt } from '#src/shared/lib/hooks/use-attempt.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Failure } from '#src/shared/ui/form/submit/Failure.tsx'
import { failureOf } from '#src/shared/ui/form/submit/failure.ts'
import { AgreedFields } from './AgreedFields.tsx'
import { FieldsForm } from './FieldsForm.tsx'

type Props = { contract: ContractView }

/** Before there is a text: how it comes to be. */
function DrawStep({ contract: { id } }: Props) {
  const t = useT()
  const { busy, failure, attempt } = useAttempt()
  const draw = () =>
    attempt(async () => {
      await drawContract(id)
      showToast('success', t('已生成合同文本'))
    })
  return (
    <Card title={t('生成合同文本')} body="stacked">
      <p>
        {t('交易所按标的类型提供合同文本，成交结果自动填入。生成后，双方可以修改约定条款和在线编辑文本，再分别确认。')}
      </p>
      <Failure failure={failure === null ? null : failureOf(failure)} busy={busy} onRetry={() => void draw()} />
      <Actions>
        <Button look="primary" isBusy={busy} onClick={() => void draw()}>
          {t('生成合同文本')}
        </Button>
        <Button to={linkToOwn.contracts()}>{t('返回我的合同')}</Button>
      </Actions>
    </Card>
  )
}

/** What is shown of the fields depends on the state: nothing before there is a text, a form while negotiating, then the result. */
export function EditScreen({ contract }: Props) {
  const t = useT()
  if (contract.can.includes('draw')) return <DrawStep contract={contract} />
  if (contract.can.includes('edit')) return <FieldsForm key={contract.id} contract={contract} />
  return (
    <Card title={t('约定条款')} body="stacked">
      <Callout>{t('合同现在不在协商阶段，条款不能修改。')}</Callout>
      <AgreedFields contract={contract} />
      <Actions>
        <Button to={linkToOwn.contract(contract.id)}>{t('查看签署方和合同记录')}</Button>
      </Actions>
    </Card>
  )
}
