import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { type Action, actionsFor, type Standing } from '#src/features/asset-detail/actions.ts'
import { noticesQuery } from '#src/features/asset-detail/queries.ts'
import { actionLabels, packEnrolLabel, stateNoticeLabel, stateNoticeTypes } from '#src/features/asset-detail/labels.ts'
import { ownEnrolmentQuery } from '#src/features/enrolment/own.ts'
import { FavouriteButton } from '#src/features/favourite/FavouriteButton.tsx'
import { requireSignIn } from '#src/features/session/guard.ts'
import { useSignedIn } from '#src/features/session/store.ts'
import { aboutProject } from '#src/model/appeal/rules.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { takesEnrolments } from '#src/model/listing/enrolling.ts'
import { detailPage, hasViewing } from '#src/model/listing/rules.ts'
import { linkTo } from '#src/model/paths.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import styles from './Actions.module.css'
import { goToPlace, places } from '../anchors.ts'

type ActionProps = { action: Action; asset: AssetDetail; isFirst: boolean }

const lookOf = (isFirst: boolean) => `${styles['action']} ${isFirst ? styles['first'] : ''}`

/** Where an action on another screen leads; null for one on this. */
function addressOf(action: Action, asset: AssetDetail): string | null {
  const { pack } = asset
  if (action === 'enrol')
    return pack ? linkTo.enrol('package', pack.assetsId) : linkTo.enrol(detailPage(asset), asset.assetsId)
  if (action === 'enter')
    return pack ? linkTo.quoteHall(pack.assetsId, asset.assetsId) : linkTo.quoteHall(asset.assetsId)
  if (action === 'enrolment') return linkTo.enrolment((pack ?? asset).assetsId)
  if (action === 'objection') return linkTo.appeal('bidding-result', aboutProject(asset.no, asset.assetsName))
  return null
}

/** What only a member may do: a visitor is asked to sign in, and comes back to it. */
function MemberLink({ action, asset: { pack }, isFirst, address }: ActionProps & { address: string }) {
  const t = useT()
  const gate = (event: MouseEvent) => {
    if (!requireSignIn(address)) event.preventDefault()
  }
  return (
    <Link to={address} className={lookOf(isFirst)} onClick={gate}>
      {t(action === 'enrol' && pack ? packEnrolLabel : actionLabels[action])}
    </Link>
  )
}

/** The notice that tells of the asset's state: the one the exchange names, else one of that type; none where there is none. */
function useStateNotice({ assetsId, status, statusNoticeId }: AssetDetail): { id: string | null; isMissing: boolean } {
  const types = stateNoticeTypes[status ?? '']
  const { data } = useQuery({ ...noticesQuery(assetsId), enabled: !statusNoticeId })
  if (statusNoticeId) return { id: statusNoticeId, isMissing: false }
  const found = types?.map((type) => data?.find((notice) => notice.noticeType === type)).find(Boolean)
  return { id: found?.id ?? null, isMissing: Boolean(types && data && !found) }
}

/** The notice that says what became of the asset; while it is not known which, those on this page. */
function NoticeLink({ asset, isFirst }: Omit<ActionProps, 'action'>) {
  const t = useT()
  const word = t(stateNoticeLabel(asset.status) ?? actionLabels.notice)
  const { id, isMissing } = useStateNotice(asset)
  if (isMissing) return null
  if (id !== null)
    return (
      <Link to={linkTo.newsZxdt(id)} className={lookOf(isFirst)}>
        {word}
      </Link>
    )
  return (
    <Button
      look={isFirst ? 'primary' : 'default'}
      className={styles['here'] ?? ''}
      onClick={() => goToPlace(places.notices)}
    >
      {word}
    </Button>
  )
}

function Here({ action, isFirst }: Omit<ActionProps, 'asset'>) {
  const t = useT()
  const [, setSearch] = useSearchParams()
  const handleClick = () => {
    if (action === 'similar') return goToPlace(places.similar)
    if (action !== 'record') return goToPlace(places.contacts)
    setSearch({ tab: 'record' }, { replace: true, preventScrollReset: true })
    goToPlace(places.sections)
  }
  return (
    <Button look={isFirst ? 'primary' : 'default'} className={styles['here'] ?? ''} onClick={handleClick}>
      {t(actionLabels[action])}
    </Button>
  )
}

function One({ action, asset, isFirst }: ActionProps) {
  const t = useT()
  const name = asset.showName || asset.assetsName
  if (action === 'favourite')
    return <FavouriteButton assetsId={asset.assetsId} name={name} className={styles['favourite']} />
  if (action === 'notice') return <NoticeLink asset={asset} isFirst={isFirst} />
  if (action === 'watch')
    return (
      <Link to={linkTo.watchRoom(asset.assetsId)} className={lookOf(isFirst)}>
        {t(actionLabels.watch)}
      </Link>
    )
  const address = addressOf(action, asset)
  if (address !== null) return <MemberLink action={action} asset={asset} isFirst={isFirst} address={address} />
  return <Here action={action} isFirst={isFirst} />
}

type Props = { asset: AssetDetail; only?: number }

/** How the person stands to the asset, or to the package that a lot is in, and whether its time of enrolment still runs. */
function useStanding({ assetsId, no, pack, status, ...times }: AssetDetail): Standing {
  const now = useNow()
  const isSignedIn = useSignedIn()
  const { data } = useQuery({ ...ownEnrolmentQuery(pack ?? { assetsId, no }), enabled: isSignedIn })
  const isTakingIn = takesEnrolments(status, times, now)
  return data === undefined ? { isTakingIn } : { isTakingIn, own: data && data.state }
}

/** What may be done in the asset's state, the most important first and marked. */
export function Actions({ asset, only = Infinity }: Props) {
  const standing = useStanding(asset)
  return (
    <div className={styles['actions']}>
      {actionsFor(asset.status, standing)
        .filter((action) => action !== 'viewing' || hasViewing(asset.typeCode))
        .slice(0, only)
        .map((action, index) => (
          <One key={action} action={action} asset={asset} isFirst={index === 0} />
        ))}
    </div>
  )
}
