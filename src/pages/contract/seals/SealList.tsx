import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { enableSeal, removeSeal, resubmitSeal, stopSeal } from '#src/features/seal/commands.ts'
import { sealsQuery } from '#src/features/seal/queries.ts'
import { SealPicture } from '#src/features/seal/SealPicture.tsx'
import { linkToOwn } from '#src/model/own-links.ts'
import { sealStateLabels } from '#src/model/seal/labels.ts'
import { endOfSeal } from '#src/model/seal/rules.ts'
import { type Seal, type SealAct, sealActs } from '#src/model/seal/schema.ts'
import { date } from '#src/model/time/shanghai.ts'
import { dayMs } from '#src/model/time/units.ts'
import { useAttempt } from '#src/shared/lib/hooks/use-attempt.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { StateTag, Tag } from '#src/shared/ui/display/Tag.tsx'
import { confirmDialog, showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { EmptyState, QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { Failure } from '#src/shared/ui/form/submit/Failure.tsx'
import { failureOf } from '#src/shared/ui/form/submit/failure.ts'
import { kindText, scopesText } from './seal-texts.ts'
import styles from './seals.module.css'

/** Days before its end in which a seal in use is marked. */
const soonDays = 30

/** What each button of a seal does. */
function useActs(seal: Seal) {
  const t = useT()
  const navigate = useNavigate()
  const { busy, failure, attempt } = useAttempt()
  const { id, name } = seal
  const run = (work: () => Promise<unknown>, done: string) =>
    void attempt(async () => {
      await work()
      showToast('success', done)
    })
  const acts: Record<SealAct, { label: string; act: () => void }> = {
    submit: { label: t('提交'), act: () => void navigate(linkToOwn.seals({ id, face: 1 })) },
    edit: { label: t('修改'), act: () => void navigate(linkToOwn.seals({ id })) },
    resubmit: {
      label: t('重新提交'),
      act: () =>
        void attempt(async () => {
          await resubmitSeal(id)
          void navigate(linkToOwn.seals({ id, face: 1 }))
        }),
    },
    stop: {
      label: t('停用'),
      act: () =>
        confirmDialog({
          title: t('溫馨提示'),
          message: t('停用后，“{{name}}”不能用于签署，确定停用吗？', { name }),
          confirm: t('确定停用'),
          onConfirm: () => run(() => stopSeal(id), t('印章已停用')),
        }),
    },
    enable: { label: t('启用'), act: () => run(() => enableSeal(id), t('印章已恢复使用')) },
    remove: {
      label: t('删除'),
      act: () =>
        confirmDialog({
          title: t('溫馨提示'),
          message: t('“{{name}}”的申请尚未提交，删除后不能恢复，确定删除吗？', { name }),
          confirm: t('确定删除'),
          onConfirm: () => run(() => removeSeal(id), t('申请已删除')),
        }),
    },
  }
  return { acts, busy, failure }
}

function Validity({ seal: { validTo, state } }: { seal: Seal }) {
  const t = useT()
  const left = Math.floor(((endOfSeal(validTo) ?? Infinity) - useNow()) / dayMs)
  const isSoon = state === 'active' && left >= 0 && left <= soonDays
  return (
    <span className={styles['validity']}>
      {validTo}
      {isSoon && <Tag tone="warning">{left === 0 ? t('今天到期') : t('{{count}} 天后到期', { count: left })}</Tag>}
    </span>
  )
}

function SealRow({ seal }: { seal: Seal }) {
  const t = useT()
  const { acts, busy, failure } = useActs(seal)
  const { name, kind, state, scopes, createdAt, reason, can } = seal
  const own = sealActs.filter((act) => can.includes(act))
  return (
    <li className={styles['row']} aria-label={name}>
      <div className={styles['picture']}>
        <SealPicture {...seal} label={t('“{{name}}”的印模', { name })} />
      </div>
      <div className={styles['text']}>
        <h2 className={styles['name']}>
          <span lang="zh-CN">{name}</span>
          <StateTag labels={sealStateLabels} state={state} />
        </h2>
        <Facts
          layout="columns"
          items={[
            { label: t('印章类型'), value: t(kindText(kind)) },
            { label: t('有效期至'), value: <Validity seal={seal} /> },
            { label: t('使用范围'), value: scopesText(t, scopes) },
            { label: t('申请日期'), value: date(createdAt) },
          ]}
        />
        {reason && (
          <Callout tone="danger">
            {t('驳回原因：')}
            <TranslatedText>{reason}</TranslatedText>
          </Callout>
        )}
        {state === 'checking' && <p className="muted">{t('审核结果将通过站内消息通知您。')}</p>}
        <Failure failure={failure === null ? null : failureOf(failure)} />
        {own.length > 0 && (
          <Actions>
            {own.map((act, index) => (
              <Button
                key={act}
                look={index === 0 && act !== 'stop' ? 'primary' : 'default'}
                isBusy={busy && index === 0}
                onClick={acts[act].act}
              >
                {acts[act].label}
                <span className="visuallyHidden" lang="zh-CN">
                  {name}
                </span>
              </Button>
            ))}
          </Actions>
        )}
      </div>
    </li>
  )
}

/** Two rows of the list. */
function ListSkeleton() {
  return (
    <div className={styles['list']}>
      {[0, 1].map((row) => (
        <div key={row} className={styles['row']}>
          <div className={styles['picture']}>
            <Skeleton height={144} />
          </div>
          <div className={styles['text']}>
            <Skeleton width="40%" height={28} />
            <Skeleton height={56} />
          </div>
        </div>
      ))}
    </div>
  )
}

/** The user's seals, the newest first. */
export function SealList() {
  const t = useT()
  const seals = useQuery(sealsQuery)
  return (
    <Card label={t('我的印章')}>
      <QueryBoundary
        query={seals}
        loading={<ListSkeleton />}
        minHeight={320}
        empty={
          <EmptyState
            text={t('您还没有电子印章')}
            hint={<p className="muted">{t('审核通过的印章可以用于签署合同和成交文件。')}</p>}
            link={{ label: t('申请印章'), to: linkToOwn.seals({ new: 1 }) }}
            minHeight={320}
          />
        }
      >
        {(rows) => (
          <ul className={styles['list']}>
            {rows.map((seal) => (
              <SealRow key={seal.id} seal={seal} />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Card>
  )
}
