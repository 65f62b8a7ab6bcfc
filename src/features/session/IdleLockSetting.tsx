import { useT } from '#src/shared/lib/text/i18n.ts'
import { FormSection } from '#src/shared/ui/form/FormSection.tsx'
import { changeSettings, idleLockChoices, useSettings } from '#src/shared/lib/storage/settings.ts'

/** After how many minutes without activity the session locks itself. */
export function IdleLockSetting({ className, choice }: { className?: string; choice?: string }) {
  const t = useT()
  const chosen = useSettings(({ idleLockMinutes }) => idleLockMinutes)
  return (
    <FormSection title={t('无操作自动锁屏')}>
      <div className={className}>
        {idleLockChoices.map((minutes) => (
          <label key={minutes} className={choice}>
            <input
              type="radio"
              name="idle-lock"
              checked={minutes === chosen}
              onChange={() => changeSettings({ idleLockMinutes: minutes })}
            />
            {t('{{count}} 分钟', { count: minutes })}
          </label>
        ))}
      </div>
    </FormSection>
  )
}
