import { dueText } from '#src/features/calendar/due-text.ts'
import { isOver } from '#src/model/contract/rules.ts'
import type { ContractRow, ContractState } from '#src/model/contract/schema.ts'
import { workingDaysLeft } from '#src/model/time/working-days-left.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import styles from './contract.module.css'

/** How much time is left; nothing once it does not matter any more. */
function TimeLeftToSign({ signBy }: { signBy: number }) {
  const t = useT()
  const isLate = useAtBeat((now) => now > signBy)
  const days = useAtBeat((now) => workingDaysLeft(now, signBy))
  if (isLate) return <span className={styles['late']}>{t('已超过签署期限')}</span>
  return <span className="muted">{t('还有 {{count}} 个工作日', { count: days })}</span>
}

/** Until when a contract is to be signed, in working days too. */
export function SignBy({ contract: { signBy, state } }: { contract: Pick<ContractRow, 'signBy' | 'state'> }) {
  const t = useT()
  const isOpen = state !== 'signed' && !isOver(state as ContractState)
  return (
    <span className={styles['signBy']}>
      <span className="number">{dueText(t, signBy)}</span>
      {isOpen && <TimeLeftToSign signBy={signBy} />}
    </span>
  )
}
