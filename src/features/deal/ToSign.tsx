import { contractTaskLabels } from '#src/model/contract/labels.ts'
import { linkOfContractTask } from '#src/model/contract/link.ts'
import { contractTasks } from '#src/model/contract/schema.ts'
import { contractNextLabels } from '#src/model/deal/labels.ts'
import type { DealView } from '#src/model/deal/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { PhoneLink } from '#src/shared/ui/action/PhoneLink.tsx'

const nextOf = (state: string): string | undefined =>
  Object.hasOwn(contractNextLabels, state) ? contractNextLabels[state as keyof typeof contractNextLabels] : undefined

/** What comes next with the contract, until when the result is public, and the other way: on paper. */
export function ToSign({ deal: { contract, publicityUntil } }: { deal: DealView }) {
  const t = useT()
  const next = contract && nextOf(contract.state)
  const isPublic = useAtBeat((now) => now < publicityUntil)
  return (
    <>
      {next && <p>{t(next)}</p>}
      <p className="muted">
        {isPublic && t('成交公示至 {{time}}，期满后可以签署。', { time: exactTime(publicityUntil) })}
        {t('也可以线下签约：双方携带身份证明、授权书和公章，到{{address}}签订纸质合同，预约电话', {
          address: brand.address,
        })}{' '}
        <PhoneLink phone={brand.hotline} />
      </p>
    </>
  )
}

/** The screen of the contract on which the reader acts, or waits for the other party. */
export function ContractButton({ contract: { id, task: given } }: { contract: NonNullable<DealView['contract']> }) {
  const t = useT()
  const task = contractTasks.find((known) => known === given)
  if (!task) return <Button to={linkToOwn.contract(id)}>{t('查看合同')}</Button>
  return (
    <Button look="primary" to={linkOfContractTask(id, task)}>
      {t(contractTaskLabels[task])}
    </Button>
  )
}
