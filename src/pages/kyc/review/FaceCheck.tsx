import { Button } from 'antd'
import { CountdownText } from '#src/features/listing/CountdownText.tsx'
import { startFace } from '#src/features/kyc/commands.ts'
import type { ShownFaceCheck } from '#src/model/kyc/schema.ts'
import { faceCheckReasonLabels, faceCheckLabels } from '#src/model/kyc/labels.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { safeLink } from '#src/shared/lib/navigation/safe-href.ts'
import { Failure } from '#src/shared/ui/form/Failure.tsx'
import { useSubmit } from '#src/shared/ui/form/use-submit.ts'
import { QrCode } from '#src/shared/ui/qr/QrPanel.tsx'
import styles from './face.module.css'
import { faceStateAt } from './face-state.ts'

/** The way to the phone's page, while it is good. */
function Way({ face }: { face: ShownFaceCheck }) {
  const t = useT()
  const address = safeLink(face.address)
  if (address === null) return null
  return (
    <div className={styles['way']}>
      <div className={styles['code']}>
        <QrCode text={new URL(address, document.baseURI).href} label={t('人脸识别二维码')} />
      </div>
      <div className={styles['beside']}>
        <p className={styles['left']}>
          {t('剩余时间：')}
          <CountdownText deadline={face.until} />
        </p>
        <a className={styles['link']} href={address} target="_blank" rel="noopener noreferrer">
          {t('没有扫码条件？在新窗口打开核验页面')}
        </a>
      </div>
    </div>
  )
}

/** One's face, shown to a phone (domain 5.6, 6.1): what the phone does appears here by itself. */
export function FaceCheck({ face }: { face: ShownFaceCheck }) {
  const t = useT()
  const state = faceStateAt(face, useNow())
  const { busy, failure, submit, retry } = useSubmit<string>(async (token) => void (await startFace(token)))
  const isOpen = state === 'waiting' || state === 'scanned'
  return (
    <div className={styles['face']}>
      <div role="status">
        <p className={isOpen ? undefined : styles['over']}>{t(faceCheckLabels[state])}</p>
        {state === 'failed' && face.reason && <p>{t(faceCheckReasonLabels[face.reason])}</p>}
      </div>
      {isOpen && <Way face={face} />}
      <p className={styles['note']}>{t('今天还可以识别 {{count}} 次。', { count: face.triesLeft })}</p>
      <Failure failure={failure} onRetry={retry} busy={busy} />
      {state !== 'waiting' && (
        <Button
          type={isOpen ? 'default' : 'primary'}
          aria-disabled={busy}
          loading={busy}
          onClick={() => void submit(face.token)}
        >
          {t('重新获取二维码')}
        </Button>
      )}
    </div>
  )
}
