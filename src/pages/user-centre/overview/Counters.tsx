import { Link } from 'react-router-dom'
import { hasScreen } from '#src/features/user-centre/screens.ts'
import { type Counter, counters, type Overview } from '#src/model/overview/schema.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { counterLabels } from '../labels.ts'
import styles from './Counters.module.css'

const addresses: Readonly<Record<Counter, string>> = {
  depositsDue: paths.myDeposit,
  roomsWaiting: linkTo.biddingRoom('waiting'),
  roomsOpen: linkTo.biddingRoom('bidding'),
  contractsDue: paths.myContract,
  paymentsDue: paths.projectSettlement,
  unreadMessages: paths.myMessage,
}

/** Where that is told of while the portal has no screen of its own for it. */
const instead: Partial<Record<Counter, string>> = { paymentsDue: linkTo.myProject({ tab: 'won' }) }

function Figure({ counter, count }: { counter: Counter; count: number }) {
  const t = useT()
  const text = (
    <>
      <b className={count > 0 ? styles['some'] : styles['none']}>{count}</b>
      <span>{t(counterLabels[counter])}</span>
    </>
  )
  const to = hasScreen(addresses[counter]) ? addresses[counter] : instead[counter]
  return to ? (
    <Link className={styles['figure']} to={to}>
      {text}
    </Link>
  ) : (
    <span className={styles['figure']}>{text}</span>
  )
}

/** What waits for the person, in numbers; each leads to where it is dealt with. */
export function Counters({ counts }: Pick<Overview, 'counts'>) {
  const t = useT()
  return (
    <ul className={styles['counters']} aria-label={t('事项数量')}>
      {counters.map((counter) => (
        <li key={counter}>
          <Figure counter={counter} count={counts[counter] ?? 0} />
        </li>
      ))}
    </ul>
  )
}
