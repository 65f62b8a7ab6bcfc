import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'

/** When a factor was added and last used, in one line. */
export function useUse({ addedAt, lastUsedAt }: { addedAt: number; lastUsedAt?: number | null | undefined }): string {
  const t = useT()
  const added = t('添加于 {{time}}', { time: dateTime(addedAt) })
  return lastUsedAt ? `${added} · ${t('最近使用：{{time}}', { time: dateTime(lastUsedAt) })}` : added
}
