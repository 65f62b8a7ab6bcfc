import { type ComponentProps, useEffect } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { changeSettings, useSettings } from '#src/shared/lib/storage/settings.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'

type Props = Pick<ComponentProps<'button'>, 'title' | 'aria-keyshortcuts'> & {
  setting: 'roomSound' | 'roomLarge'
  children: string
}

function Switch({ setting, children, ...rest }: Props) {
  const t = useT()
  const isOn = useSettings((settings) => settings[setting])
  return (
    <Button
      {...rest}
      look="text"
      size="small"
      role="switch"
      aria-checked={isOn}
      onClick={() => changeSettings({ [setting]: !isOn })}
    >
      {children} <span aria-hidden>{isOn ? t('开') : t('关')}</span>
    </Button>
  )
}

const isLargeKey = ({ altKey, shiftKey, code }: KeyboardEvent) => altKey && shiftKey && code === 'KeyB'

/** Large figures for readers at a distance; also by Alt+Shift+B. */
export function LargeSwitch() {
  const t = useT()
  const isOn = useSettings(({ roomLarge }) => roomLarge)
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isLargeKey(event) || event.repeat) return
      event.preventDefault()
      changeSettings({ roomLarge: !isOn })
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [isOn])
  return (
    <Switch setting="roomLarge" aria-keyshortcuts="Alt+Shift+B" title="Alt+Shift+B">
      {t('大字模式')}
    </Switch>
  )
}

/** Sounds: outbid, the last minute, won. */
export function SoundSwitch() {
  const t = useT()
  return <Switch setting="roomSound">{t('声音提示')}</Switch>
}
