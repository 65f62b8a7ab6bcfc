import { Person } from '#src/features/user-centre/Person.tsx'
import { levelLabels } from '#src/model/account/labels.ts'
import type { Overview } from '#src/model/overview/schema.ts'
import { paths } from '#src/model/paths.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { hasFailed } from '#src/shared/lib/query/has-failed.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { StateTag, toneClass } from '#src/shared/ui/display/Tag.tsx'
import { type QueryState, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import styles from './overview.module.css'

function Protection({ points, level }: NonNullable<Overview['protection']>) {
  const t = useT()
  return (
    <Actions isPrinted>
      <span
        role="meter"
        aria-label={t('安全等级')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={points}
        className={`${styles['meter']} ${toneClass(levelLabels[level].tone)}`}
        style={{ backgroundSize: `${points}% 100%` }}
      />
      <StateTag labels={levelLabels} state={level} />
      {level !== 'high' && (
        <Button look="text" to={paths.accountSafe}>
          {t('去提升')}
        </Button>
      )}
    </Actions>
  )
}

/** The lines below the name. They are there from the start, so that nothing moves when the overview comes. */
function OverviewFacts({ overview }: { overview: Overview | undefined }) {
  const t = useT()
  const { protection, lastSignInAt } = overview ?? {}
  const lastSignIn = lastSignInAt ? dateTime(lastSignInAt) : t('首次登录')
  return (
    <Facts
      items={[
        { label: t('上次登录'), value: overview ? lastSignIn : <Skeleton width={140} height="1em" /> },
        (!overview || protection) && {
          label: t('安全等级'),
          value: protection ? <Protection {...protection} /> : <Skeleton width={120} height={24} />,
        },
      ]}
    />
  )
}

/**
 * The person, the last sign-in, and how well the account is protected. The name does not wait for the overview, and is alone when
 * that has failed; the retry is below the card.
 */
export function PersonCard({ query }: { query: QueryState<Overview> }) {
  const t = useT()
  return (
    <Card label={t('账户信息')} body="padded">
      <Person size={72}>{!hasFailed(query) && <OverviewFacts overview={query.data} />}</Person>
    </Card>
  )
}
