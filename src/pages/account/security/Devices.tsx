import type { ComponentProps } from 'react'
import { useQuery } from '@tanstack/react-query'
import { endDevice, endOtherDevices } from '#src/features/account/commands.ts'
import { devicesQuery } from '#src/features/account/queries.ts'
import { browserName } from '#src/model/account/agent.ts'
import type { Device } from '#src/model/account/schema.ts'
import { dateTime, dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useAttempt } from '#src/shared/lib/hooks/use-attempt.ts'
import { confirmDialog, showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { QueryBoundary, EmptyState, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { FocusGroup } from '#src/shared/ui/behaviour/FocusGroup.tsx'
import { Failure } from '#src/shared/ui/form/submit/Failure.tsx'
import { failureOf } from '#src/shared/ui/form/submit/failure.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { placeText } from './place.ts'
import { Row, Rows } from './Rows.tsx'
import { SignInHistory } from './SignInHistory.tsx'
import { useProof } from './step-up/use-proof.tsx'

/** How many of the last sign-ins are listed. */
const shownHistory = 8

type DeviceRowProps = { device: Device } & Pick<ComponentProps<typeof Row>, 'state' | 'actions'>

function DeviceRow({ device, ...row }: DeviceRowProps) {
  const t = useT()
  const text = (
    <>
      {browserName(device.agent) || t('未知浏览器')}
      {device.timeZone && <span className="muted"> · {t('时区 {{zone}}', { zone: device.timeZone })}</span>}{' '}
      {device.isCurrent && <Tag tone="success">{t('当前设备')}</Tag>}
    </>
  )
  const isKnown = device.place || device.lastUsedAt
  const hint = [
    t('地点：{{place}}', { place: placeText(t, device.place) }),
    device.lastUsedAt && t('最近使用：{{time}}', { time: dateTime(device.lastUsedAt) }),
  ]
  return (
    <Row
      title={dateTimeSeconds(device.signedInAt)}
      text={text}
      {...(isKnown && { hint: hint.filter(Boolean).join(' · ') })}
      {...row}
    />
  )
}

function useSigningOut() {
  const t = useT()
  const { busy, failure, attempt } = useAttempt()
  const { withProof, proofDialog } = useProof()
  const confirm = (message: string, work: () => Promise<void>) =>
    confirmDialog({
      title: t('溫馨提示'),
      message,
      confirm: t('确定退出'),
      onConfirm: () => void attempt(work),
    })
  return {
    busy,
    failure,
    proofDialog,
    one: ({ id, agent }: Device) =>
      confirm(t('该设备（{{name}}）将立即退出登录', { name: browserName(agent) || t('未知浏览器') }), async () => {
        await withProof(() => endDevice(id))
        showToast('success', t('该设备已退出登录'))
      }),
    others: () =>
      confirm(t('除当前设备外，所有设备将立即退出登录'), async () => {
        const count = await withProof(endOtherDevices)
        showToast('success', t('已退出 {{count}} 个设备', { count }))
      }),
  }
}

/** The last sign-ins, whether or not they have ended. */
function LastSignIns({ devices }: { devices: Device[] }) {
  const t = useT()
  return (
    <Card title={t('最近登录')}>
      <Rows>
        {devices.slice(0, shownHistory).map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            state={
              <Tag tone={device.isSignedIn ? 'success' : 'muted'}>{device.isSignedIn ? t('登录中') : t('已退出')}</Tag>
            }
          />
        ))}
      </Rows>
    </Card>
  )
}

function DeviceLists({ devices }: { devices: Device[] }) {
  const t = useT()
  const { busy, failure, proofDialog, one, others } = useSigningOut()
  const signedIn = devices.filter(({ isSignedIn }) => isSignedIn)
  return (
    <FocusGroup label={t('登录设备')}>
      <Card
        title={t('登录设备')}
        actions={
          signedIn.length > 1 && (
            <Button size="small" isOff={busy} onClick={others}>
              {t('退出其他全部设备')}
            </Button>
          )
        }
      >
        <Failure failure={failure === null ? null : failureOf(failure)} />
        <Rows>
          {signedIn.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              actions={
                !device.isCurrent && (
                  <Button isOff={busy} onClick={() => one(device)}>
                    {t('退出该设备')}
                  </Button>
                )
              }
            />
          ))}
        </Rows>
      </Card>
      <SignInHistory instead={<LastSignIns devices={devices} />} />
      {proofDialog}
    </FocusGroup>
  )
}

/** The browsers that are signed in, and the last sign-ins. */
export function Devices() {
  const t = useT()
  const query = useQuery(devicesQuery)
  return (
    <QueryBoundary
      query={query}
      minHeight={160}
      loading={<Skeleton height={160} />}
      empty={<EmptyState text={t('暂无登录记录')} minHeight={160} />}
    >
      {(devices) => <DeviceLists devices={devices} />}
    </QueryBoundary>
  )
}
