import { useEffect, useState } from 'react'
import { useLanguage, useT } from '#src/shared/lib/text/i18n.ts'
import { changeSettings, useSettings } from '#src/shared/lib/storage/settings.ts'
import { lazyComponent, useLazyComponent } from '#src/shared/lib/hooks/use-lazy-component.ts'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import { setElder } from '../effects/appearance.ts'
import { backToChinese } from './labels.ts'

const loadPanel = lazyComponent(() => import('./SettingsPanel.tsx'))

const isShortcut = ({ altKey, shiftKey, code }: KeyboardEvent) => altKey && shiftKey && code === 'KeyA'

/** Display controls: elder-friendly version, settings, language. Alt+Shift+A opens the settings. */
export function DisplayControls() {
  const t = useT()
  const language = useLanguage()
  const isElder = useSettings(({ elder }) => elder)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const panel = useLazyComponent(loadPanel, isOpen, close, { onClose: close })

  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', handle)
    return () => removeEventListener('keydown', handle)
  }, [])

  return (
    <>
      <li>
        <button type="button" aria-pressed={isElder} onClick={() => setElder(!isElder)}>
          {t('长辈版')}
        </button>
      </li>
      <li>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Alt+Shift+A"
          onPointerEnter={() => void loadPanel().catch(() => undefined)}
          onClick={() => setOpen(true)}
        >
          <Icon name="adjust" size={16} />
          {t('无障碍')}
        </button>
        {isOpen && panel}
      </li>
      <li>
        {language === 'zh' ? (
          <button
            type="button"
            lang="en"
            aria-label="EN: switch to English"
            onClick={() => changeSettings({ language: 'en' })}
          >
            EN
          </button>
        ) : (
          <button
            type="button"
            lang="zh-CN"
            aria-label={backToChinese.label}
            onClick={() => changeSettings({ language: 'zh' })}
          >
            {backToChinese.sign}
          </button>
        )}
      </li>
    </>
  )
}
