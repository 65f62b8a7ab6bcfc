import type { ReactNode } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Icon, type IconName } from '#src/shared/ui/display/Icon.tsx'
import { type FoldedPart, useOpenPart } from './open-part.ts'
import { UnreadChat } from './floating/UnreadChat.tsx'

function FoldButton({ part, icon, children }: { part: FoldedPart; icon: IconName; children: string }) {
  const [open, toggle] = useOpenPart()
  const isOpen = open === part
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => toggle(part)}>
      <Icon name={isOpen ? 'close' : icon} size={24} />
      <span className="visuallyHidden">{children}</span>
      {part === 'services' && <UnreadChat />}
    </button>
  )
}

type Props = { strip: ReactNode; head: ReactNode; menu?: ReactNode; hasSearch?: boolean; hasServices?: boolean }

/**
 * The parts of every header. On a narrow screen it is one bar: the logo, and a button for each part that is folded away.
 */
export function Header({ strip, head, menu, hasSearch = false, hasServices = false }: Props) {
  const t = useT()
  const [open] = useOpenPart()
  return (
    <header className="top" data-open={open ?? undefined}>
      {strip}
      <div className={menu ? 'head' : 'head head-simple'}>
        <div className="content">
          {head}
          <div className="head-buttons">
            {hasSearch && (
              <FoldButton part="search" icon="search">
                {t('搜索')}
              </FoldButton>
            )}
            {hasServices && (
              <FoldButton part="services" icon="chat">
                {t('服务')}
              </FoldButton>
            )}
            <FoldButton part="menu" icon="menu">
              {t('菜单')}
            </FoldButton>
          </div>
        </div>
      </div>
      {menu}
    </header>
  )
}
