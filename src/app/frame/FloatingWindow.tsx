import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { closeDesk, lastSeen, openDesk, useDesk } from '#src/features/customer-service/desk-state.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { lazyComponent, useLazyComponent } from '#src/shared/lib/hooks/use-lazy-component.ts'
import { whenIdle } from '#src/shared/lib/time/when-idle.ts'
import { Icon, type IconName } from '#src/shared/ui/display/Icon.tsx'
import styles from './FloatingWindow.module.css'
import { scrollToTop } from './scroll-to-top.ts'
import { OfficialAccount } from './TopStrip.tsx'
import { useFloatingPlace } from './use-floating-place.ts'
import { useGate } from './use-gate.ts'

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

function Unread() {
  const t = useT()
  const unread = useDesk((desk) => desk.unread)
  if (unread === 0) return null
  return (
    <span className={`${styles['badge']} number`}>
      {unread > 99 ? '99+' : unread}
      <span className="visuallyHidden">{t('条未读消息')}</span>
    </span>
  )
}

/** Opens the conversation with the service desk (FW-05). */
function ChatItem() {
  const t = useT()
  const isOpen = useDesk((desk) => desk.isOpen)
  useFormerConversation()
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
        onClick={isOpen ? closeDesk : openDesk}
      >
        <Icon name="chat" />
        <span className={styles['label']}>{t('在线客服')}</span>
        <Unread />
      </button>
    </li>
  )
}

function Conversation() {
  const isOpen = useDesk((desk) => desk.isOpen)
  const panel = useLazyComponent(loadPanel, isOpen, closeDesk, {})
  return isOpen && panel
}

function Entry({
  to,
  icon,
  redirect,
  children,
}: {
  to: string
  icon: IconName
  redirect?: string
  children: ReactNode
}) {
  const gate = useGate()
  return (
    <li>
      <Link to={to} onClick={gate(redirect)}>
        <Icon name={icon} />
        <span className={styles['label']}>{children}</span>
      </Link>
    </li>
  )
}

/** Shortcuts beside the content (FW-01 to FW-05). On narrow screens they unfold at a button. */
export function FloatingWindow() {
  const t = useT()
  const { style, layout } = useFloatingPlace()
  const [isOpen, setOpen] = useState(false)
  const room = linkTo.biddingRoom()
  return (
    <aside
      className={`${styles['window']} ${layout ? styles[layout] : ''}`}
      style={style}
      data-open={isOpen || undefined}
      aria-label={t('快捷服务')}
    >
      <ul>
        <Entry to={paths.usercenterIndex} icon="user">
          {t('用户中心')}
        </Entry>
        <Entry to={room} icon="gavel" redirect={room}>
          {t('竞价室')}
        </Entry>
        <Entry to={paths.myCollect} icon="star">
          {t('我的收藏')}
        </Entry>
        <Entry to={linkTo.service(1)} icon="invest">
          {t('投资服务')}
        </Entry>
        <Entry to={linkTo.service(2)} icon="transfer">
          {t('转让服务')}
        </Entry>
        <Entry to={linkTo.service(3)} icon="other">
          {t('其他服务')}
        </Entry>
        <ChatItem />
        <li>
          <OfficialAccount side="left">
            <Icon name="qr" />
            <span className={styles['label']}>{t('公众号')}</span>
          </OfficialAccount>
        </li>
        <li>
          <button type="button" onClick={scrollToTop}>
            <Icon name="up" />
            <span className={styles['label']}>{t('返回顶部')}</span>
          </button>
        </li>
      </ul>
      {layout === 'folded' && (
        <button type="button" className={styles['fold']} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name={isOpen ? 'close' : 'menu'} />
          {isOpen ? t('收起') : t('服务')}
          {!isOpen && <Unread />}
        </button>
      )}
      <Conversation />
    </aside>
  )
}
