import { useState } from 'react'
import { confirmText } from '#src/features/contract-text/commands.ts'
import { ComparedText } from '#src/features/contract-text/ComparedText.tsx'
import { extensionDays } from '#src/model/contract/rules.ts'
import type { ContractView, PartyRole } from '#src/model/contract/schema.ts'
import { plainBlocks } from '#src/model/contract/text/blocks.ts'
import { digestOf, docAfter } from '#src/model/contract/text/record.ts'
import type { DocJson } from '#src/model/contract/text/schema.ts'
import type { TextView } from '#src/model/contract/text/wire.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { confirmDialog } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Result } from '#src/shared/ui/feedback/Result.tsx'
import { Failure } from '#src/shared/ui/form/submit/Failure.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { ReturnForm } from './ReturnForm.tsx'
import styles from './confirm.module.css'

type Props = { contract: ContractView; text: TextView }

/** What the reader compares the current text with: what they confirmed last, or the template. */
function earlierText({ base, steps, confirmed, templateValues }: TextView, role: PartyRole) {
  const own = confirmed[role]
  const doc = docAfter({ base, steps }, own?.steps ?? 0).toJSON() as DocJson
  return { isConfirmed: Boolean(own), blocks: plainBlocks(doc, own?.values ?? templateValues) }
}

type DecisionProps = { contract: ContractView; digest: string; isChanged: boolean; onRead: () => void }

/** The two answers to the text; a text that has changed on the screen is to be read again first. */
function Decision({ contract, digest, isChanged, onRead }: DecisionProps) {
  const t = useT()
  const [isReturning, setReturning] = useState(false)
  const { busy, failure, submit, retry } = useSubmit<{ digest: string }>(
    async (given) => void (await confirmText(contract.id, given.digest)),
  )
  const { can, id, signBy, role, confirmed } = contract
  const isLast = Boolean(confirmed[role === 'taker' ? 'seller' : 'taker'])
  const isLate = useAtBeat((now) => now > signBy)
  const ask = () =>
    confirmDialog({
      title: t('确认合同文本'),
      message: isLast
        ? t('对方已确认当前文本。您确认后文本即定稿，不能再修改，合同转为待签署。')
        : t('确认后等待对方确认；对方也确认后文本即定稿，合同转为待签署。在此之前有任何修改，双方需要重新确认。'),
      confirm: t('确认无误'),
      onConfirm: () => void submit({ digest }),
    })
  if (isReturning) return <ReturnForm id={id} onClose={() => setReturning(false)} />
  return (
    <>
      {isChanged && (
        <Callout tone="warning" role="status" actions={<Button onClick={onRead}>{t('我已重新阅读')}</Button>}>
          {t('合同内容刚刚有变化，请重新阅读后再确认。')}
        </Callout>
      )}
      {isLate && (
        <Callout tone="warning">
          {t(
            '已超过签约期限。双方确认后，签署期限顺延 {{days}} 个工作日；逾期不签的，交易所可以认定违约，保证金不予退还。',
            {
              days: extensionDays,
            },
          )}
        </Callout>
      )}
      {failure && <Failure failure={failure} onRetry={retry} />}
      <Actions>
        {can.includes('confirm') && (
          <Button look="primary" isBusy={busy} isOff={isChanged} onClick={ask}>
            {t('确认无误')}
          </Button>
        )}
        {can.includes('return') && <Button onClick={() => setReturning(true)}>{t('退回修改')}</Button>}
        {can.includes('edit') && <Button to={linkToOwn.contractOnlineEdit(id)}>{t('在线编辑')}</Button>}
      </Actions>
    </>
  )
}

/** The text to be confirmed beside what the reader knew, its digest, and the decision. */
export function ConfirmText({ contract, text }: Props) {
  const t = useT()
  const { role, values, base, steps } = text
  const current = docAfter({ base, steps }, steps.length).toJSON() as DocJson
  // Of what is shown here, so that nothing else is confirmed than what was read.
  const digest = digestOf(current, values)
  const [readDigest, setReadDigest] = useState(digest)
  const earlier = earlierText(text, role)
  const { state, can, confirmed } = contract
  return (
    <>
      {state === 'toSign' && (
        <Card label={t('确认结果')}>
          <Result
            title={t('双方已确认，待签署')}
            isSuccess
            actions={
              <Button look="primary" to={linkToOwn.contractSign(contract.id)}>
                {t('前往签署')}
              </Button>
            }
          />
        </Card>
      )}
      {state === 'negotiating' && confirmed[role] && (
        <Callout tone="success">{t('您已确认当前文本，等待对方确认。')}</Callout>
      )}
      <Card title={t('文本对照')} body="stacked">
        <ComparedText
          left={{ title: earlier.isConfirmed ? t('您上次确认的文本') : t('合同范本'), blocks: earlier.blocks }}
          right={{ title: t('当前文本'), blocks: plainBlocks(current, values) }}
        />
      </Card>
      <Card title={t('确认')} body="stacked">
        <p className={styles['digest']}>
          {t('文本摘要（SHA-256）')}
          <br />
          <code>{digest}</code>
        </p>
        {can.includes('return') && (
          <Decision
            contract={contract}
            digest={digest}
            isChanged={digest !== readDigest && !confirmed[role]}
            onRead={() => setReadDigest(digest)}
          />
        )}
      </Card>
    </>
  )
}
