import { useQuery } from '@tanstack/react-query'
import { Switch } from 'antd'
import { messageChannels, type MessageSetting } from '#src/model/message/schema.ts'
import { messageChannelLabels } from '#src/model/message/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { useSetChannel } from './commands.ts'
import styles from './MessageSettings.module.css'
import { settingsQuery } from './queries.ts'
import { kindLabel } from './labels.ts'

function SettingsTable({ settings }: { settings: readonly MessageSetting[] }) {
  const t = useT()
  const { mutate } = useSetChannel()
  const columns: Column<MessageSetting>[] = [
    { key: 'kind', header: t('消息类型'), isPrimary: true, render: ({ kind }) => t(kindLabel(kind)) },
    ...messageChannels.map((channel): Column<MessageSetting> => ({
      key: channel,
      header: t(messageChannelLabels[channel]),
      align: 'center',
      render: (setting) => (
        <Switch
          checked={setting[channel]}
          disabled={setting.isFixed}
          aria-label={`${t(kindLabel(setting.kind))} ${t(messageChannelLabels[channel])}`}
          onChange={(on) => mutate({ kind: setting.kind, channel, on })}
        />
      ),
    })),
  ]
  return (
    <DataTable
      caption={t('消息设置')}
      columns={columns}
      rows={settings}
      rowKey={({ kind }) => kind}
      rowHeight={44}
      narrow="columns"
    />
  )
}

/** The channels of each kind of message; those of security cannot be switched off (domain 6.13). */
export function MessageSettings({ onClose }: { onClose: () => void }) {
  const t = useT()
  const query = useQuery(settingsQuery)
  return (
    <Dialog title={t('消息设置')} size="small" onClose={onClose}>
      <p className={`${styles['hint']} muted`}>
        {t('邮件发送到您绑定的邮箱，短信发送到您绑定的手机。账户安全类消息关系到您的账户，不能关闭。')}
      </p>
      <QueryBoundary query={query} loading={<Skeleton height={420} />} minHeight={420}>
        {(settings) => <SettingsTable settings={settings} />}
      </QueryBoundary>
    </Dialog>
  )
}
