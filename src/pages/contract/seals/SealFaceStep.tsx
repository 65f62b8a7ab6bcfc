import { startSealFace } from '#src/features/seal/commands.ts'
import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { faceCheckReasonLabels } from '#src/model/kyc/labels.ts'
import { faceStateAt } from '#src/model/kyc/rules.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { sealFaceLabels } from '#src/model/seal/labels.ts'
import type { Seal, SealFace } from '#src/model/seal/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Result } from '#src/shared/ui/feedback/Result.tsx'
import { Failure } from '#src/shared/ui/form/submit/Failure.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { QrCode } from '#src/shared/ui/qr/QrPanel.tsx'
import { OneSeal } from './OneSeal.tsx'
import { SealSteps } from './SealSteps.tsx'
import styles from './seals.module.css'

type State = SealFace['state']

/** The code of the phone's page. Once a phone has scanned it, another one has no use for it. */
function ScanCode({ face, state }: { face: SealFace; state: State }) {
  const t = useT()
  const address = linkToOwn.sealFace(face.token)
  return (
    <div className={styles['scan']}>
      <div className={styles['code']}>
        {state === 'waiting' ? (
          <QrCode text={new URL(address, document.baseURI).href} label={t('人脸识别二维码')} />
        ) : (
          <p>{t('请在手机上完成识别')}</p>
        )}
      </div>
      <div className={styles['beside']}>
        <p>
          {t('剩余时间：')}
          <TimeLeft deadline={face.until} />
        </p>
        {state === 'waiting' && (
          <Button look="link" href={address} newTab>
            {t('正在用手机浏览？直接打开识别页面')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** What the state of the check means, and why it failed. */
function StateNote({ face, state }: { face: SealFace; state: State }) {
  const t = useT()
  const isOpen = state === 'waiting' || state === 'scanned'
  return (
    <Callout tone={isOpen ? 'info' : 'warning'} role="status">
      <p>
        <strong>{t(sealFaceLabels[state])}</strong>
      </p>
      {state === 'waiting' && <p>{t('请使用手机扫码完成人脸识别')}</p>}
      {state === 'failed' && face.reason && <p>{t(faceCheckReasonLabels[face.reason])}</p>}
      {state === 'failed' && (
        <p>
          {face.triesLeft > 0
            ? t('今天还可以识别 {{count}} 次。', { count: face.triesLeft })
            : t('今天的次数已用完，申请已保存，请明天再试。')}
        </p>
      )}
    </Callout>
  )
}

/** The face check of the applicant, whose will it is to have this seal: its result on the phone appears here by itself. */
function FaceCheck({ seal: { id, face } }: { seal: Seal }) {
  const t = useT()
  const now = useNow()
  const state = face ? faceStateAt(face, now) : null
  const isOpen = state === 'waiting' || state === 'scanned'
  const { busy, failure, submit, retry } = useSubmit<string>(async (token) => {
    await startSealFace(id, token === '' ? null : token)
    showToast('success', token === '' ? t('已获取二维码') : t('二维码已刷新'))
  })
  const isUsedUp = state === 'failed' && face?.triesLeft === 0
  return (
    <>
      {face && state && <StateNote face={face} state={state} />}
      {!face && <Callout role="status">{t('提交前，申请人须用手机完成人脸识别，确认是本人意愿。')}</Callout>}
      {face && state && isOpen && <ScanCode face={face} state={state} />}
      <Failure failure={failure} onRetry={retry} busy={busy} />
      <Actions>
        {!isUsedUp && (
          <Button look={isOpen ? 'default' : 'primary'} isBusy={busy} onClick={() => void submit(face?.token ?? '')}>
            {face ? t('刷新二维码') : t('获取二维码')}
          </Button>
        )}
        <Button to={linkToOwn.seals()}>{t('稍后完成')}</Button>
      </Actions>
    </>
  )
}

/** The application is handed in, or further. */
function HandedIn({ seal: { state } }: { seal: Seal }) {
  const t = useT()
  const isChecking = state === 'checking'
  return (
    <Result
      title={isChecking ? t('认证成功，申请已提交审核') : t('申请已处理')}
      isSuccess={isChecking || state === 'active'}
      role="status"
      actions={
        <Button look="primary" to={linkToOwn.seals()}>
          {t('返回印章列表')}
        </Button>
      }
    >
      <p>{isChecking ? t('审核结果将通过站内消息通知您。') : t('请在印章列表查看审核结果。')}</p>
    </Result>
  )
}

const stepOf = ({ state }: Seal): number => {
  if (state === 'draft') return 1
  return state === 'checking' ? 2 : 4
}

/** The second step of an application. */
export function SealFaceStep({ id }: { id: string }) {
  const t = useT()
  return (
    <OneSeal id={id}>
      {(seal) => (
        <Card title={t('人脸识别')} body="stacked">
          <SealSteps current={stepOf(seal)} />
          <p>
            {t('印章：')}
            <span lang="zh-CN">{seal.name}</span>
          </p>
          {seal.state === 'draft' ? <FaceCheck seal={seal} /> : <HandedIn seal={seal} />}
        </Card>
      )}
    </OneSeal>
  )
}
