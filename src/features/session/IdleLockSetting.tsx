import { useT } from '#src/shared/lib/text/i18n.ts'
import { Checkbox } from '#src/shared/ui/form/Checkbox.tsx'
import { FormSection } from '#src/shared/ui/form/FormSection.tsx'
import { changeSettings, idleLockChoices, useSettings } from '#src/shared/lib/storage/settings.ts'

/** After how many minutes without activity the session locks itself. */
export function IdleLockSetting({ className }: { className?: string | undefined }) {
  const t = useT()
  const chosen = useSettings(({ idleLockMinutes }) => idleLockMinutes)
  return (
    <FormSection title={t('无操作自动锁屏')}>
      <div className={className}>
        {idleLockChoices.map((minutes) => (
          <Checkbox
            key={minutes}
            type="radio"
            name="idle-lock"
            checked={minutes === chosen}
            onChange={() => changeSettings({ idleLockMinutes: minutes })}
          >
            {t('{{count}} 分钟', { count: minutes })}
          </Checkbox>
        ))}
      </div>
    </FormSection>
  )
}
