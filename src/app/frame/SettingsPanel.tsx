import { IdleLockSetting } from '#src/features/session/IdleLockSetting.tsx'
import { type ThemeName, themes } from '#src/shared/config/themes.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import {
  changeSettings,
  resetSettings,
  schemeChoices,
  typeScales,
  useSettings,
} from '#src/shared/lib/storage/settings.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { Checkbox } from '#src/shared/ui/form/Checkbox.tsx'
import { FormSection } from '#src/shared/ui/form/FormSection.tsx'
import { elderTypeScale, setElder } from '../effects/appearance.ts'
import styles from './SettingsPanel.module.css'
import { schemeNames, themeNames } from './labels.ts'

const themeList = Object.entries(themes) as [ThemeName, string][]

function Colours() {
  const t = useT()
  const colour = useSettings((settings) => settings.colour)
  const theme = useSettings((settings) => settings.theme)
  return (
    <FormSection title={t('主题颜色')}>
      <div className={styles['choices']}>
        {themeList.map(([name, value]) => (
          <Checkbox
            key={name}
            type="radio"
            name="theme"
            checked={theme === name}
            onChange={() => changeSettings({ theme: name, colour: value })}
          >
            <span className={styles['swatch']} style={{ background: value }} />
            {t(themeNames[name])}
          </Checkbox>
        ))}
        <label className={styles['colour']}>
          <input
            type="color"
            value={colour.toLowerCase()}
            onChange={({ target }) => changeSettings({ theme: 'theme-custom', colour: target.value.toUpperCase() })}
          />
          {t('自选颜色')}
        </label>
      </div>
      <p className="muted">{t('文字与按钮会自动加深，以保证看得清楚。')}</p>
    </FormSection>
  )
}

function Schemes() {
  const t = useT()
  const scheme = useSettings((settings) => settings.scheme)
  return (
    <FormSection title={t('外观')}>
      <div className={styles['choices']}>
        {schemeChoices.map((choice) => (
          <Checkbox
            key={choice}
            type="radio"
            name="scheme"
            checked={scheme === choice}
            onChange={() => changeSettings({ scheme: choice })}
          >
            {t(schemeNames[choice])}
          </Checkbox>
        ))}
      </div>
    </FormSection>
  )
}

function TypeSizes() {
  const t = useT()
  const { typeScale, elder } = useSettings()
  return (
    <FormSection title={t('文字大小')}>
      <div className={styles['choices']}>
        {typeScales.map((scale) => (
          <Checkbox
            key={scale}
            type="radio"
            name="type-scale"
            checked={typeScale === scale}
            disabled={elder && scale < elderTypeScale}
            onChange={() => changeSettings({ typeScale: scale })}
          >
            <span className="number">{scale * 100}%</span>
          </Checkbox>
        ))}
      </div>
    </FormSection>
  )
}

function Switches() {
  const t = useT()
  const { elder, reducedMotion } = useSettings()
  return (
    <FormSection title={t('阅读方式')}>
      <div className={styles['choices']}>
        <Checkbox checked={elder} onChange={({ target }) => setElder(target.checked)}>
          {t('长辈版：大字、大按钮，没有广告，画面不自动变化')}
        </Checkbox>
        <Checkbox
          checked={elder || reducedMotion}
          disabled={elder}
          onChange={({ target }) => changeSettings({ reducedMotion: target.checked })}
        >
          {t('减少动态效果')}
        </Checkbox>
      </div>
    </FormSection>
  )
}

/** Display settings (SE-10). Every change applies at once and is stored. */
export default function SettingsPanel({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <Dialog title={t('显示设置')} size="small" onClose={onClose}>
      <div>
        <TypeSizes />
        <Switches />
        <Schemes />
        <Colours />
        {import.meta.env.VITE_IDLE_LOCK === 'on' && <IdleLockSetting className={styles['choices']} />}
        <div className={styles['foot']}>
          <span>
            {t('快捷键')} <kbd>Alt + Shift + A</kbd>
          </span>
          <Button onClick={resetSettings}>{t('恢复默认')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
