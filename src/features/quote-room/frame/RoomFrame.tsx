import { type ReactNode, use, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#src/model/paths.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useSettings } from '#src/shared/lib/storage/settings.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import { Logo } from '#src/shared/ui/display/Logo.tsx'
import { FrameTools } from '#src/shared/ui/navigation/frame-tools.ts'
import { FrameAdditions } from '../frame-additions.ts'
import { type Exit, toHall } from './exit.ts'
import { LargeSwitch, SoundSwitch } from './Switches.tsx'
import styles from './frame.module.css'

/** The mark and the way out. */
function WayOut({ exit: { to, label, hint } }: { exit: Exit }) {
  const t = useT()
  return (
    <>
      <Link to={paths.index} className={styles['mark']} aria-label={brand.productName}>
        <Logo size={32} />
      </Link>
      <nav className={styles['exit']} aria-label={t('面包屑')}>
        <Link to={to} aria-label={t(hint)}>
          <Icon name="back" size={18} />
          <span>{t(label)}</span>
        </Link>
      </nav>
    </>
  )
}

/** The switches of the room; account and display controls of the portal, and on narrow screens the switches, behind a button. */
function Tools() {
  const t = useT()
  const id = useId()
  const tools = use(FrameTools)
  const [isOpen, setOpen] = useState(false)
  const open = isOpen ? '' : undefined
  return (
    <>
      <div className={styles['switches']} data-open={open}>
        <LargeSwitch />
        <SoundSwitch />
      </div>
      <Button
        look="text"
        className={styles['opener']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="menu" />
        <span className="visuallyHidden">{t('更多')}</span>
      </Button>
      <div id={id} className={styles['more']} data-open={open}>
        {tools}
      </div>
    </>
  )
}

type Props = { facts?: ReactNode; exit?: Exit; children: ReactNode }

/**
 * The room's own frame, always dark: a slim bar with the mark, the exit, what is known of the room and the display
 * switches, instead of the header of the portal.
 */
export function RoomFrame({ facts, exit = toHall, children }: Props) {
  const { strip, action } = use(FrameAdditions)
  const isLarge = useSettings(({ roomLarge }) => roomLarge)
  return (
    <div className={styles['frame']} data-scheme="dark" data-large={isLarge ? '' : undefined}>
      <header className={styles['bar']}>
        <WayOut exit={exit} />
        <div className={styles['facts']}>{facts}</div>
        {action}
        <Tools />
      </header>
      {strip}
      <div className={styles['body']}>{children}</div>
    </div>
  )
}
