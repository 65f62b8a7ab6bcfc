import { useQuery } from '@tanstack/react-query'
import type { EnrolDetail } from '#src/model/enrolment/schema.ts'
import { detailPage } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { paths } from '#src/model/paths.ts'
import { hasFailed } from '#src/shared/lib/query/has-failed.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { EmptyState, ErrorState } from '#src/shared/ui/feedback/query-states.tsx'
import { useSession, useSignedIn } from '#src/features/session/store.ts'
import { listingAddress } from '#src/features/listing/ListingLink.tsx'
import { ownEnrolmentQuery } from '../queries.ts'
import type { Bidding } from '../state/use-bidding.ts'
import { shownBlocker } from '../bid/shown-blocker.ts'
import { projectAddress } from './exit.ts'
import { accessLabels } from '../labels.ts'
import styles from '../bid/quote-box.module.css'
import { useRoomT } from '../state/room-text.ts'

type Step = { text: string; link: { to: string; label: string } | null }
type Translate = (key: string) => string

const toContinue: ReadonlySet<string> = new Set(['DRAFT', 'FIX'])
const verified = 3

/** A qualified bidder enters shortly; one whose enrolment leaves out this lot of the package does not. */
const qualifiedLabel = (roomId: string, { lotIds }: EnrolDetail['form']): string =>
  lotIds.length === 0 || lotIds.includes(roomId) ? accessLabels.qualified : accessLabels.otherLots

/** An invited member answers first; one who refused is treated like a person without an invitation. */
function stepOfMember({ consents }: EnrolDetail, viewLink: NonNullable<Step['link']>, uninvited: Step): Step {
  const own = consents.find(({ isMe }) => isMe)?.state
  if (own === 'agreed') return { text: accessLabels.member, link: viewLink }
  return own === 'asked' ? { text: accessLabels.invited, link: viewLink } : uninvited
}

/** A step with the link to take it. */
function StepBox({ text, link }: Step) {
  return (
    <EmptyState
      text={text}
      hint={
        link && (
          <Button look="primary" size="large" to={link.to}>
            {link.label}
          </Button>
        )
      }
    />
  )
}

type EnrolmentTarget = { roomId: string; listing: ListingRow; isClosed: boolean }

/** A closed enrolment form is not linked. */
const closedStep = (listing: ListingRow, t: Translate): Step => ({
  text: accessLabels.closed,
  link: { to: listingAddress(listing), label: t('查看标的') },
})

/** Whether the enrolment counts as none: cancelled, or an own draft after the closing date. */
const isUndone = ({ state, isOwner }: EnrolDetail, isClosed: boolean): boolean =>
  state === 'CANCELLED' || (isClosed && isOwner && state === 'DRAFT')

/** The next requirement before bidding, by the state of the enrolment (domain 5.1). */
function stepFor({ roomId, listing, isClosed }: EnrolmentTarget, enrolment: EnrolDetail | null, t: Translate): Step {
  const enrol = linkToOwn.enrol(detailPage(listing), listing.assetsId)
  const uninvited = isClosed
    ? closedStep(listing, t)
    : { text: accessLabels.enrol, link: { to: enrol, label: t('我要报名') } }
  if (!enrolment || isUndone(enrolment, isClosed)) return uninvited
  const viewLink = { to: linkToOwn.enrolmentById(enrolment.id), label: t('查看报名') }
  if (!enrolment.isOwner) return stepOfMember(enrolment, viewLink, uninvited)
  if (toContinue.has(enrolment.state)) return { text: accessLabels.continue, link: { to: enrol, label: t('继续报名') } }
  if (enrolment.state === 'PENDING') return { text: accessLabels.pending, link: viewLink }
  if (enrolment.state === 'WAIT_DEPOSIT')
    return { text: accessLabels.pay, link: { to: linkToOwn.cashier(enrolment.id), label: t('去交保证金') } }
  if (enrolment.state === 'QUALIFIED') return { text: qualifiedLabel(roomId, enrolment.form), link: viewLink }
  return { text: accessLabels.refused, link: viewLink }
}

function NextRequirement({ roomId, listing }: { roomId: string; listing: ListingRow }) {
  const t = useRoomT()
  const isClosed = useNow() >= (listing.enrolUntil ?? Infinity)
  const status = useSession(({ userInfo }) => userInfo?.authStatus ?? null)
  const query = useQuery(ownEnrolmentQuery(listing.assetsId))
  const { data } = query
  if (hasFailed(query))
    return <ErrorState onRetry={() => void query.refetch()} busy={query.isFetching} error={query.error} />
  if (data === undefined || status === null) return null
  const { text, link } =
    status >= verified
      ? stepFor({ roomId, listing, isClosed }, data, t)
      : isClosed
        ? closedStep(listing, t)
        : { text: accessLabels.verify, link: { to: paths.realNamePersonInfo, label: t('去实名认证') } }
  return <StepBox text={t(text)} link={link} />
}

/** Replaces the bid box for watchers: text that they only watch, and what taking part requires. */
export function Access({ bidding: { head, room } }: { bidding: Bidding }) {
  const t = useRoomT()
  const isSignedIn = useSignedIn()
  const { listing } = head
  const project = projectAddress(head)
  const details = listing
    ? { to: listingAddress(listing), label: t('查看标的与报名') }
    : project === null
      ? null
      : { to: project, label: t('查看采购项目') }
  return (
    <div className={styles['place']}>
      {isSignedIn && listing ? (
        <NextRequirement roomId={head.roomId} listing={listing} />
      ) : (
        <StepBox text={t(shownBlocker('watching', room).text)} link={details} />
      )}
    </div>
  )
}
