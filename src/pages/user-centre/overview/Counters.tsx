import { Link } from 'react-router-dom'
import { hasScreen } from '#src/features/user-centre/screens.ts'
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
  contractsDue: paths.myContract,
  paymentsDue: paths.projectSettlement,
  unreadMessages: paths.myMessage,
}

/** Used while the portal has no screen at the address of the counter. */
const fallbacks: Partial<Record<Counter, string>> = { contractsDue: linkToOwn.myProject({ tab: 'won' }) }

function CounterLink({ counter, count }: { counter: Counter; count: number }) {
  const t = useT()
  const text = (
    <>
      <b className={count > 0 ? undefined : styles['zero']}>{count}</b>
      <span>{t(counterLabels[counter])}</span>
    </>
  )
  const to = hasScreen(addresses[counter]) ? addresses[counter] : fallbacks[counter]
  return to ? (
    <Link className={styles['counter']} to={to}>
      {text}
    </Link>
  ) : (
    <span className={styles['counter']}>{text}</span>
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
