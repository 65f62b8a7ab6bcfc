import { Link } from 'react-router-dom'
import type { ContractTab } from '#src/model/contract/tabs.ts'
import { type Counter, counters, type Overview } from '#src/model/overview/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { counterLabels } from '../labels.ts'
import styles from './overview.module.css'

const addresses: Readonly<Record<Counter, string>> = {
  depositsDue: paths.myDeposit,
  roomsWaiting: linkTo.biddingRoom('waiting'),
  roomsOpen: linkTo.biddingRoom('bidding'),
  contractsDue: linkToOwn.contracts('mine' satisfies ContractTab),
  paymentsDue: paths.projectSettlement,
  unreadMessages: paths.myMessage,
}

function CounterLink({ counter, count }: { counter: Counter; count: number }) {
  const t = useT()
  return (
    <Link className={styles['counter']} to={addresses[counter]}>
      <b className={count > 0 ? undefined : styles['zero']}>{count}</b>
      <span>{t(counterLabels[counter])}</span>
    </Link>
  )
}

/** How many matters wait for the person; each number leads to their list. */
export function Counters({ counts }: Pick<Overview, 'counts'>) {
  const t = useT()
  return (
    <Card>
      <ul className={styles['counters']} aria-label={t('事项数量')}>
        {counters.map((counter) => (
          <li key={counter}>
            <CounterLink counter={counter} count={counts[counter] ?? 0} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
