import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { startFaceCheck } from '#src/features/kyc/commands.ts'
import { faceStateAt } from '#src/model/kyc/rules.ts'
import type { ShownFaceCheck } from '#src/model/kyc/schema.ts'
import { faceCheckReasonLabels, faceCheckLabels } from '#src/model/kyc/labels.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { safeLink } from '#src/shared/lib/navigation/safe-href.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Failure } from '#src/shared/ui/form/submit/Failure.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { QrCode } from '#src/shared/ui/qr/QrPanel.tsx'
import styles from './face.module.css'

/** The QR code of the page that the phone opens, while it is valid. */
function ScanCode({ face }: { face: ShownFaceCheck }) {
  const t = useT()
  const address = safeLink(face.address)
  if (address === null) return null
  return (
    <div className={styles['scan']}>
      <div className={styles['code']}>
        <QrCode text={new URL(address, document.baseURI).href} label={t('人脸识别二维码')} />
      </div>
      <div>
        <p>
          {t('剩余时间：')}
          <TimeLeft deadline={face.until} />
        </p>
        <Button look="link" href={address} newTab>
          {t('无法扫码？在新窗口打开核验页面')}
        </Button>
      </div>
    </div>
  )
}

/** Face check by phone (domain 5.6, 6.1): its result on the phone appears here by itself. */
export function FaceCheck({ face }: { face: ShownFaceCheck }) {
  const t = useT()
  const state = faceStateAt(face, useNow())
  const { busy, failure, submit, retry } = useSubmit<string>(async (token) => void (await startFaceCheck(token)))
  const isOpen = state === 'waiting' || state === 'scanned'
  return (
    <>
      <Callout tone={isOpen ? 'neutral' : 'warning'} role="status">
        <p>{t(faceCheckLabels[state])}</p>
        {state === 'failed' && face.reason && <p>{t(faceCheckReasonLabels[face.reason])}</p>}
      </Callout>
      {isOpen && <ScanCode face={face} />}
      <p className="muted">{t('今天还可以识别 {{count}} 次。', { count: face.triesLeft })}</p>
      <div>
        <Failure failure={failure} onRetry={retry} busy={busy} />
        {state !== 'waiting' && (
          <Button look={isOpen ? 'default' : 'primary'} isBusy={busy} onClick={() => void submit(face.token)}>
            {t('重新获取二维码')}
          </Button>
        )}
      </div>
    </>
  )
}
