import { hasViewing } from '#src/model/asset-kind/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type MouseEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Action, actionsFor, type ActionContext } from '#src/features/asset-detail/actions.ts'
import { noticesQuery } from '#src/features/asset-detail/queries.ts'
import { actionLabels, packEnrolLabel, stateNoticeLabel, stateNoticeTypes } from '#src/features/asset-detail/labels.ts'
import { askDesk } from '#src/features/customer-service/desk-state.ts'
import { ownEnrolmentQuery } from '#src/features/enrolment/own.ts'
import { FavouriteButton } from '#src/features/favourite/FavouriteButton.tsx'
import { requireSignIn } from '#src/features/session/guard.ts'
import { useSignedIn } from '#src/features/session/store.ts'
import { aboutProject } from '#src/model/appeal/rules.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { takesEnrolments } from '#src/model/listing/enrolling.ts'
import { detailPage, listingName } from '#src/model/listing/rules.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { linkTo } from '#src/model/paths.ts'
import { lazyComponent, useLazyComponent } from '#src/shared/lib/hooks/use-lazy-component.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import styles from './AssetActions.module.css'
import { scrollToAnchor } from '#src/shared/lib/navigation/scroll-to-anchor.ts'
import { anchors } from '../anchors.ts'

/** The actions in the bar of a phone: favourite, enquiry, and the most important one. */
export const barActions = (all: readonly Action[]): Action[] => [
  ...new Set<Action>([...all.slice(0, 1), 'favourite', 'consult']),
]

/** The look of an action; `isFirst`: it is the most important one. */
const lookOf = (isFirst: boolean) =>
  ({ size: 'large', look: isFirst ? 'primary' : 'default', className: isFirst ? styles['primary'] : '' }) as const

type ActionProps = { action: Action; asset: AssetDetail; look: ReturnType<typeof lookOf> }

/** The screen of an action; null for an action of this page. */
function addressOf(action: Action, asset: AssetDetail): string | null {
  const { pack } = asset
  if (action === 'enrol')
    return pack ? linkToOwn.enrol('package', pack.assetsId) : linkToOwn.enrol(detailPage(asset), asset.assetsId)
  if (action === 'enter')
    return pack ? linkToOwn.quoteHall(pack.assetsId, asset.assetsId) : linkToOwn.quoteHall(asset.assetsId)
  if (action === 'enrolment') return linkToOwn.enrolment((pack ?? asset).assetsId)
  if (action === 'objection') return linkToOwn.appeal('bidding-result', aboutProject(asset.no, asset.assetsName))
  return null
}

/** For members only: a visitor is asked to sign in, and returns to the address afterwards. */
function MemberLink({ action, asset: { pack }, look, address }: ActionProps & { address: string }) {
  const t = useT()
  const guard = (event: MouseEvent) => {
    if (!requireSignIn(address)) event.preventDefault()
  }
  return (
    <Button {...look} to={address} onClick={guard}>
      {t(action === 'enrol' && pack ? packEnrolLabel : actionLabels[action])}
    </Button>
  )
}

/** The notice of the asset's state: the one that the exchange names, else the first of its type. `isMissing`: there is none. */
function useStateNotice({ assetsId, status, statusNoticeId }: AssetDetail): { id: string | null; isMissing: boolean } {
  const types = stateNoticeTypes[status ?? '']
  const { data } = useQuery({ ...noticesQuery(assetsId), enabled: !statusNoticeId })
  if (statusNoticeId) return { id: statusNoticeId, isMissing: false }
  const found = types?.map((type) => data?.find((notice) => notice.noticeType === type)).find(Boolean)
  return { id: found?.id ?? null, isMissing: Boolean(types && data && !found) }
}

/** Leads to the notice of the asset's state; until that is known, to the notices on this page. */
function NoticeLink({ asset, look }: Omit<ActionProps, 'action'>) {
  const t = useT()
  const label = t(stateNoticeLabel(asset.status) ?? actionLabels.notice)
  const { id, isMissing } = useStateNotice(asset)
  if (isMissing) return null
  if (id === null)
    return (
      <Button {...look} onClick={() => scrollToAnchor(anchors.notices)}>
        {label}
      </Button>
    )
  return (
    <Button {...look} to={linkTo.newsZxdt(id)}>
      {label}
    </Button>
  )
}

/** Opens the conversation with the service desk, with the number of the asset as the beginning of the question. */
export function ConsultButton({
  asset,
  look,
}: {
  asset: Pick<AssetDetail, 'no'>
  look: Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'className'>
}) {
  const t = useT()
  return (
    <Button {...look} aria-haspopup="dialog" onClick={() => askDesk(t('咨询项目 {{no}}：', { no: asset.no }))}>
      <Icon name="chat" size={16} />
      {t(actionLabels.consult)}
    </Button>
  )
}

const loadViewing = lazyComponent(() => import('../viewing/ViewingDialog.tsx'))

/** Opens the form for a viewing, which is loaded when it is first wanted. */
function ViewingButton({ asset, look }: Omit<ActionProps, 'action'>) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const dialog = useLazyComponent(loadViewing, isOpen, close, { asset, onClose: close })
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(actionLabels.viewing)}
      </Button>
      {isOpen && dialog}
    </>
  )
}

/** Scrolls to the part of this page that serves the action. */
function ScrollButton({ action, look }: Omit<ActionProps, 'asset'>) {
  const t = useT()
  const [, setSearch] = useSearchParams()
  const handleClick = () => {
    if (action === 'similar') return scrollToAnchor(anchors.similar)
    setSearch({ tab: 'record' }, { replace: true, preventScrollReset: true })
    scrollToAnchor(anchors.sections)
  }
  return (
    <Button {...look} onClick={handleClick}>
      {t(actionLabels[action])}
    </Button>
  )
}

export function AssetAction({ action, asset, look }: ActionProps) {
  const t = useT()
  const { assetsId } = asset
  if (action === 'favourite') return <FavouriteButton assetsId={assetsId} name={listingName(asset)} size="large" />
  if (action === 'consult') return <ConsultButton asset={asset} look={look} />
  if (action === 'viewing') return <ViewingButton asset={asset} look={look} />
  if (action === 'notice') return <NoticeLink asset={asset} look={look} />
  if (action === 'watch')
    return (
      <Button {...look} to={linkTo.watchRoom(assetsId)}>
        {t(actionLabels.watch)}
      </Button>
    )
  const address = addressOf(action, asset)
  if (address === null) return <ScrollButton action={action} look={look} />
  return <MemberLink action={action} asset={asset} look={look} address={address} />
}

/** The person's enrolment for the asset, or for the package of a lot, and whether enrolment is open. */
function useActionContext({ assetsId, no, pack, status, ...times }: AssetDetail): ActionContext {
  const now = useNow()
  const isSignedIn = useSignedIn()
  const { data } = useQuery({ ...ownEnrolmentQuery(pack ?? { assetsId, no }), enabled: isSignedIn })
  const isEnrolmentOpen = takesEnrolments(status, times, now)
  return data === undefined ? { isEnrolmentOpen } : { isEnrolmentOpen, own: data && data.state }
}

/** The actions that a reader has in the asset's state, the most important first. */
export function useAssetActions(asset: AssetDetail): Action[] {
  const context = useActionContext(asset)
  return actionsFor(asset.status, context).filter((action) => action !== 'viewing' || hasViewing(asset.typeCode))
}

type Props = {
  asset: AssetDetail
  /** At most so many. */
  max?: number
  /** Without those in the bar of a phone. */
  isRest?: boolean
}

/** The actions in the asset's state, the most important first and marked. */
export function AssetActions({ asset, max = Infinity, isRest = false }: Props) {
  const all = useAssetActions(asset)
  const inBar = isRest ? barActions(all) : []
  const shown = all.filter((action) => !inBar.includes(action)).slice(0, max)
  if (shown.length === 0) return null
  return (
    <Actions className={styles['actions']}>
      {shown.map((action) => (
        <AssetAction key={action} action={action} asset={asset} look={lookOf(action === all[0])} />
      ))}
    </Actions>
  )
}
