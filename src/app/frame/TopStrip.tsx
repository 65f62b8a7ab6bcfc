import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { askToSignOut } from '#src/features/session/commands.ts'
import { lockNow } from '#src/features/session/screen-lock/screen-lock-sync.ts'
import { useDisplayName, useSession } from '#src/features/session/store.ts'
import { UnreadBadge } from '#src/features/user-centre/UnreadBadge.tsx'
import { useUnread } from '#src/features/user-centre/unread.ts'
import { paths } from '#src/model/paths.ts'
import { loginAddress } from '#src/model/redirect.ts'
import { brand, brandNames } from '#src/shared/config/brand.ts'
import { useLanguage, useT } from '#src/shared/lib/text/i18n.ts'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import { QrPanel } from '#src/shared/ui/qr/QrPanel.tsx'
import { DisplayControls } from './DisplayControls.tsx'
import { useGate } from './use-gate.ts'

/** Link to the messages, with the number of unread ones. */
function MessagesLink() {
  const t = useT()
  const unread = useUnread()
  return (
    <li>
      <Link to={paths.myMessage} title={t('我的消息')}>
        <Icon name="bell" size={18} />
        <span className="visuallyHidden">{t('我的消息')}</span>
        <UnreadBadge count={unread} />
      </Link>
    </li>
  )
}

/** Links to sign in and register, or the user's name and the sign-out (HD-01, HD-05). */
export function AccountLinks({ registers = true }: { registers?: boolean }) {
  const t = useT()
  const name = useDisplayName()
  const headImg = useSession(({ userInfo }) => userInfo?.headImg)
  const { pathname, search } = useLocation()
  // A sign-in leads to the home page anyway: no redirect is needed from there.
  const login = pathname === paths.index ? paths.login : loginAddress(pathname + search)
  if (name === null)
    return (
      <ul className="strip-account">
        <li>
          <Link to={login}>{t('登录')}</Link>
        </li>
        {registers && (
          <li>
            <Link to={paths.register}>{t('注册')}</Link>
          </li>
        )}
      </ul>
    )
  return (
    <ul className="strip-account">
      <li>
        <Link to={paths.usercenterIndex} title={name} aria-label={name ? undefined : t('用户中心')}>
          {headImg && <img className="strip-portrait" src={headImg} alt="" width={20} height={20} />}
          <span className="strip-name">{name}</span>
        </Link>
      </li>
      <li>
        <button type="button" onClick={() => lockNow()}>
          {t('锁屏')}
        </button>
      </li>
      <li>
        <button type="button" onClick={() => askToSignOut(t)}>
          {t('退出')}
        </button>
      </li>
      {/* Last: its number appears late and must not move what is about to be clicked. */}
      <MessagesLink />
    </ul>
  )
}

/** The official account behind its QR code. */
export function OfficialAccount({ side, children }: { side?: 'left'; children?: ReactNode }) {
  const t = useT()
  return (
    <QrPanel
      text={brand.officialAccountUrl}
      label={t('官方公众号二维码')}
      caption={t('微信扫一扫，关注官方公众号')}
      {...(side && { side })}
    >
      {children ?? t('官方公众号')}
    </QrPanel>
  )
}

/** The top links of the standard and the simple header. */
export function TopStrip() {
  const { product } = brandNames[useLanguage()]
  const t = useT()
  const gate = useGate()
  return (
    <div className="strip">
      <div className="content">
        <span className="strip-hello">{t('欢迎来到{{name}}', { name: product })}</span>
        <AccountLinks />
        <ul className="strip-more">
          <li className="strip-also">
            <Link to={paths.usercenterIndex} onClick={gate()}>
              {t('用户中心')}
            </Link>
          </li>
          <li className="strip-also">
            <Link to={paths.helpCenter}>{t('帮助中心')}</Link>
          </li>
          <li className="strip-code">
            <OfficialAccount />
          </li>
          <DisplayControls />
          {brand.phones.map(({ label, number }) => (
            <li key={number} className="strip-phones">
              <a href={`tel:${number}`}>
                {t(label)} <span className="number">{number}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
