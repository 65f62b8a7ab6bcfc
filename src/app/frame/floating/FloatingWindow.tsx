import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { closeDesk, lastSeen, openDesk, useDesk } from '#src/features/customer-service/desk-state.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { lazyComponent, useLazyComponent } from '#src/shared/lib/hooks/use-lazy-component.ts'
import { whenIdle } from '#src/shared/lib/time/when-idle.ts'
import { Icon, type IconName } from '#src/shared/ui/display/Icon.tsx'
import styles from './FloatingWindow.module.css'
import { closeOpen, foldAll, useOpenPart } from '../open-part.ts'
import { scrollToTop } from './scroll-to-top.ts'
import { OfficialAccount } from '../TopStrip.tsx'
import { UnreadChat } from './UnreadChat.tsx'
import { type FloatingLayout, useFloatingPlace } from './use-floating-place.ts'
import { useGate } from '../use-gate.ts'

const loadPanel = lazyComponent(() => import('#src/features/customer-service/ChatPanel.tsx'))

/** Rejoins an earlier conversation with the service desk, so that its answers are shown on every screen. */
function useFormerConversation() {
  useEffect(() => {
    if (lastSeen() === null) return undefined
    return whenIdle(() => {
      import('#src/features/customer-service/conversation-store.ts').then(
        ({ joinConversation }) => joinConversation(),
        () => undefined,
      )
    })
  }, [])
}

/** Opens the conversation with the service desk (FW-05). */
function ChatItem() {
  const t = useT()
  const isOpen = useDesk((desk) => desk.isOpen)
  const handleClick = () => {
    foldAll()
    if (isOpen) closeDesk()
    else openDesk()
  }
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
        onClick={handleClick}
      >
        <Icon name="chat" />
        <span className={styles['label']}>{t('在线客服')}</span>
        <UnreadChat />
      </button>
    </li>
  )
}

function Conversation() {
  const isOpen = useDesk((desk) => desk.isOpen)
  const panel = useLazyComponent(loadPanel, isOpen, closeDesk, {})
  return isOpen && panel
}

const handleTop = () => {
  foldAll()
  scrollToTop()
}

function Entry({
  to,
  icon,
  redirect,
  isExtra = false,
  children,
}: {
  to: string
  icon: IconName
  redirect?: string
  /** Behind 更多 in a bar. */
  isExtra?: boolean
  children: ReactNode
}) {
  const gate = useGate()
  return (
    <li className={isExtra ? styles['extra'] : undefined}>
      <Link to={to} onClick={gate(redirect)}>
        <Icon name={icon} />
        <span className={styles['label']}>{children}</span>
      </Link>
    </li>
  )
}

/** Opens and closes the shortcuts of a layout that does not show them all. */
function Fold({ layout, isOpen, onClick }: { layout: FloatingLayout; isOpen: boolean; onClick: () => void }) {
  const t = useT()
  const label = { folded: t('服务'), bar: t('更多'), sheet: null, icons: null }[layout]
  if (label === null) return null
  return (
    <button type="button" className={styles['fold']} aria-expanded={isOpen} onClick={onClick}>
      <Icon name={isOpen ? 'close' : 'menu'} />
      {isOpen ? t('收起') : label}
      {!isOpen && layout === 'folded' && <UnreadChat />}
    </button>
  )
}

/**
 * Shortcuts beside the content (FW-01 to FW-05). Where the margin has no space for them they unfold at a button; on a phone they
 * are a sheet that the header opens, and in the elder-friendly version a bar at the bottom.
 */
export function FloatingWindow() {
  const t = useT()
  const { style, layout } = useFloatingPlace()
  const [open, toggle] = useOpenPart()
  const isOpen = open === 'services'
  const room = linkTo.biddingRoom()
  const list = useRef<HTMLUListElement>(null)
  const isSheetOpen = isOpen && layout === 'sheet'
  useFormerConversation()
  // The sheet comes after the whole page.
  useEffect(() => {
    if (isSheetOpen) list.current?.querySelector('a')?.focus()
  }, [isSheetOpen])
  useEffect(() => {
    const handle = ({ key, target }: KeyboardEvent) => {
      // A dialog over the open part closes alone.
      if (key === 'Escape' && target instanceof Element && !target.closest('dialog, [role=dialog]')) closeOpen()
    }
    addEventListener('keydown', handle)
    return () => removeEventListener('keydown', handle)
  }, [])
  return (
    <aside
      className={`${styles['window']} ${layout ? styles[layout] : ''}`}
      style={style}
      data-open={isOpen || undefined}
      aria-label={t('快捷服务')}
    >
      {layout === 'sheet' && <div className={styles['veil']} onClick={closeOpen} aria-hidden />}
      <ul ref={list}>
        <Entry to={paths.usercenterIndex} icon="user">
          {t('用户中心')}
        </Entry>
        <Entry to={room} icon="gavel" redirect={room}>
          {t('竞价室')}
        </Entry>
        <Entry to={paths.myCollect} icon="star">
          {t('我的收藏')}
        </Entry>
        <Entry to={linkTo.service(1)} icon="invest" isExtra>
          {t('投资服务')}
        </Entry>
        <Entry to={linkTo.service(2)} icon="transfer" isExtra>
          {t('转让服务')}
        </Entry>
        <Entry to={linkTo.service(3)} icon="other" isExtra>
          {t('其他服务')}
        </Entry>
        <ChatItem />
        <li className={styles['code']}>
          <OfficialAccount side="left">
            <Icon name="qr" />
            <span className={styles['label']}>{t('公众号')}</span>
          </OfficialAccount>
        </li>
        <li>
          <button type="button" onClick={handleTop}>
            <Icon name="up" />
            <span className={styles['label']}>{t('返回顶部')}</span>
          </button>
        </li>
      </ul>
      {layout && <Fold layout={layout} isOpen={isOpen} onClick={() => toggle('services')} />}
      <Conversation />
    </aside>
  )
}
