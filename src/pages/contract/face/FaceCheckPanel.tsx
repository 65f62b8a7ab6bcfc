import type { ReactNode } from 'react'
import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { faceCheckReasonLabels } from '#src/model/kyc/labels.ts'
import { faceStateAt } from '#src/model/kyc/rules.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { sealFaceLabels } from '#src/model/seal/labels.ts'
import type { SealFace } from '#src/model/seal/schema.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Failure } from '#src/shared/ui/form/submit/Failure.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { QrCode } from '#src/shared/ui/qr/QrPanel.tsx'
import styles from './face.module.css'

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
function StateNote({ face, state, usedUp }: { face: SealFace; state: State; usedUp: string }) {
  const t = useT()
  const tones: Readonly<Partial<Record<State, 'info' | 'success'>>> = {
    waiting: 'info',
    scanned: 'info',
    passed: 'success',
  }
  return (
    <Callout tone={tones[state] ?? 'warning'} role="status">
      <p>
        <strong>{t(sealFaceLabels[state])}</strong>
      </p>
      {state === 'waiting' && <p>{t('请使用手机扫码完成人脸识别')}</p>}
      {state === 'failed' && face.reason && <p>{t(faceCheckReasonLabels[face.reason])}</p>}
      {state === 'failed' && (
        <p>{face.triesLeft > 0 ? t('今天还可以识别 {{count}} 次。', { count: face.triesLeft }) : usedUp}</p>
      )}
    </Callout>
  )
}

/** A code that waits is refreshed; one that was used or has run out is replaced. */
function buttonLabel(t: Translate, state: State | null): string {
  if (state === null) return t('获取二维码')
  return state === 'waiting' ? t('刷新二维码') : t('重新获取二维码')
}

type Props = {
  face: SealFace | null
  /** Begins a check in place of the one with this token; null for the first one. */
  onStart: (token: string | null) => Promise<unknown>
  /** What it is for, before there is one. */
  intro: string
  /** After the last failure of the day. */
  usedUp: string
  /** A further button. */
  children?: ReactNode
}

/** A face check on this screen: the code for the phone, and its result, which appears here by itself. */
export function FaceCheckPanel({ face, onStart, intro, usedUp, children }: Props) {
  const t = useT()
  const now = useNow()
  const state = face ? faceStateAt(face, now) : null
  const isOpen = state === 'waiting' || state === 'scanned'
  const { busy, failure, submit, retry } = useSubmit<string>(async (token) => {
    await onStart(token === '' ? null : token)
    showToast('success', token === '' ? t('已获取二维码') : t('二维码已刷新'))
  })
  const isOver = state === 'passed' || (state === 'failed' && face?.triesLeft === 0)
  return (
    <>
      {face && state && <StateNote face={face} state={state} usedUp={usedUp} />}
      {!face && <Callout role="status">{intro}</Callout>}
      {face && state && isOpen && <ScanCode face={face} state={state} />}
      <Failure failure={failure} onRetry={retry} busy={busy} />
      {(!isOver || children) && (
        <Actions>
          {!isOver && (
            <Button look={isOpen ? 'default' : 'primary'} isBusy={busy} onClick={() => void submit(face?.token ?? '')}>
              {buttonLabel(t, state)}
            </Button>
          )}
          {children}
        </Actions>
      )}
    </>
  )
}
