import { linkTo, paths } from '#src/model/paths.ts'
import { reloadPage } from '#src/shared/lib/navigation/departure.ts'
import { herePath } from '#src/shared/lib/navigation/navigation.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { toneClass } from '#src/shared/ui/display/Tag.tsx'
import { listingAddress } from '#src/features/listing/ListingLink.tsx'
import type { Bidding } from '../state/use-bidding.ts'
import { type NextStep, nextStepLabels } from './labels.ts'
import type { ShownBlocker } from './shown-blocker.ts'
import styles from './quote-box.module.css'
import { useRoomT } from '../state/room-text.ts'

type LinkedStep = Exclude<keyof typeof nextStepLabels, 'reload'>

const isLinked = (next: NextStep): next is LinkedStep => next !== 'reload' && Object.hasOwn(nextStepLabels, next)

/** Null where there is no such place: a practice room has no listing. */
function addressOf(next: LinkedStep, { listing }: Bidding['head']): string | null {
  switch (next) {
    case 'sign-in':
      return linkTo.login(herePath())
    case 'verify':
      return paths.realNamePersonInfo
    case 'enrol':
      return listing ? listingAddress(listing) : null
    case 'pay-deposit':
      return paths.myDeposit
  }
}

function NextStepLink({ next, head }: { next: NextStep; head: Bidding['head'] }) {
  const t = useRoomT()
  if (next === 'reload')
    return (
      <Button look="text" size="large" onClick={reloadPage}>
        {t(nextStepLabels.reload)}
      </Button>
    )
  const address = isLinked(next) ? addressOf(next, head) : null
  if (!isLinked(next) || address === null) return null
  return (
    <Button look="text" size="large" to={address}>
      {t(nextStepLabels[next])}
    </Button>
  )
}

type Props = { blocker: ShownBlocker | null; head: Bidding['head']; id?: string }

/** Why something cannot be sent now, and the link to what can be done about it. */
export function BlockerNote({ blocker, head, id }: Props) {
  const t = useRoomT()
  return (
    <>
      <p id={id} className={`${styles['blocker']} ${blocker ? toneClass(blocker.tone) : ''}`} data-tone={blocker?.tone}>
        {blocker && t(blocker.text, blocker.values)}
      </p>
      {blocker && <NextStepLink next={blocker.next} head={head} />}
    </>
  )
}
