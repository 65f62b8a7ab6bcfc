import { useQuery } from '@tanstack/react-query'
import { Switch } from 'antd'
import { messageChannels, type MessageSetting } from '#src/model/message/schema.ts'
import { messageChannelLabels } from '#src/model/message/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { QueryBoundary, Skeleton } from '#src/shared/ui/query-states.tsx'
import { useSetChannel } from './commands.ts'
import styles from './MessageSettings.module.css'
import { settingsQuery } from './queries.ts'
import { kindLabel } from './labels.ts'

function SettingsTable({ settings }: { settings: readonly MessageSetting[] }) {
  const t = useT()
  const { mutate } = useSetChannel()
  return (
    <table className={styles['table']}>
      <caption className="visuallyHidden">{t('消息设置')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('消息类型')}</th>
          {messageChannels.map((channel) => (
            <th key={channel} scope="col">
              {t(messageChannelLabels[channel])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {settings.map((setting) => (
          <tr key={setting.kind}>
            <th scope="row">{t(kindLabel(setting.kind))}</th>
            {messageChannels.map((channel) => (
              <td key={channel}>
                <Switch
                  checked={setting[channel]}
                  disabled={setting.isFixed}
                  aria-label={`${t(kindLabel(setting.kind))} ${t(messageChannelLabels[channel])}`}
                  onChange={(on) => mutate({ kind: setting.kind, channel, on })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Which ways messages of each kind take; those of security stay as they are (domain 6.13). */
export function MessageSettings({ onClose }: { onClose: () => void }) {
  const t = useT()
  const query = useQuery(settingsQuery)
  return (
    <Dialog title={t('消息设置')} size="small" onClose={onClose}>
      <p className={styles['hint']}>
        {t('邮件发送到您绑定的邮箱，短信发送到您绑定的手机。账户安全类消息关系到您的账户，不能关闭。')}
      </p>
      <QueryBoundary query={query} loading={<Skeleton height={420} />} minHeight={420}>
        {(settings) => <SettingsTable settings={settings} />}
      </QueryBoundary>
    </Dialog>
  )
}
