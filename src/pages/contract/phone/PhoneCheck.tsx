import { useState } from 'react'
import { agreeSealFace, cancelSealFace } from '#src/features/seal/commands.ts'
import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { faceCheckReasonLabels } from '#src/model/kyc/labels.ts'
import { faceStateAt } from '#src/model/kyc/rules.ts'
import { sealFaceLabels } from '#src/model/seal/labels.ts'
import type { PhoneFace } from '#src/model/seal/schema.ts'
import { useAttempt } from '#src/shared/lib/hooks/use-attempt.ts'
import { leaveFor } from '#src/shared/lib/navigation/departure.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Checkbox } from '#src/shared/ui/form/Checkbox.tsx'
import { Failure } from '#src/shared/ui/form/submit/Failure.tsx'
import { failureOf } from '#src/shared/ui/form/submit/failure.ts'
import { PhoneEnd } from './PhoneEnd.tsx'
import styles from './phone.module.css'

/** Consent, and the way to the comparison. */
function Consent({ token, isForContract }: { token: string; isForContract: boolean }) {
  const t = useT()
  const [isAgreed, setAgreed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { busy, failure, attempt } = useAttempt()
  const start = () => {
    setMissing(!isAgreed)
    if (isAgreed) void attempt(async () => leaveFor(await agreeSealFace(token)))
  }
  const cancel = () => void attempt(async () => void (await cancelSealFace(token)))
  return (
    <>
      <Checkbox
        checked={isAgreed}
        onChange={({ target }) => {
          setAgreed(target.checked)
          setMissing(false)
        }}
      >
        {isForContract
          ? t('我同意采集并比对本人的人脸信息，仅用于本次合同签署，比对结束即删除')
          : t('我同意采集并比对本人的人脸信息，仅用于本次印章申请，比对结束即删除')}
      </Checkbox>
      <div role="alert">{isMissing && <Callout tone="danger">{t('请先勾选同意，再开始识别')}</Callout>}</div>
      <Failure failure={failure === null ? null : failureOf(failure)} />
      <div className={styles['buttons']}>
        <Button look="primary" size="large" isBusy={busy} onClick={start}>
          {t('开始识别')}
        </Button>
        <Button size="large" isOff={busy} onClick={cancel}>
          {t('不同意，取消')}
        </Button>
      </div>
    </>
  )
}

/** One check on the phone: what it is for, consent, or how it ended. */
export function PhoneCheck({ token, face }: { token: string; face: PhoneFace }) {
  const t = useT()
  const state = faceStateAt(face, useNow())
  const { name, sealName, contractName, reason, triesLeft, until } = face
  if (state !== 'waiting' && state !== 'scanned')
    return (
      <PhoneEnd
        state={state}
        title={t(sealFaceLabels[state])}
        canRenew={state !== 'passed' && !(state === 'failed' && triesLeft === 0)}
      >
        {state === 'failed' && reason && <p>{t(faceCheckReasonLabels[reason])}</p>}
        {state === 'failed' && typeof triesLeft === 'number' && (
          <p>
            {triesLeft > 0
              ? t('今天还可以识别 {{count}} 次。', { count: triesLeft })
              : t('今天的次数已用完，申请已保存，请明天再试。')}
          </p>
        )}
      </PhoneEnd>
    )
  return (
    <>
      <h1 className={styles['title']}>{t('人脸识别')}</h1>
      <p>{t('请确认以下信息，由本人完成识别。')}</p>
      <Facts
        items={[
          { label: t('姓名'), value: name, lang: 'zh-CN' },
          ...(contractName
            ? [
                { label: t('用途'), value: t('签署合同') },
                { label: t('合同'), value: contractName, lang: 'zh-CN' },
              ]
            : [
                { label: t('用途'), value: t('申请电子印章') },
                { label: t('印章'), value: sealName, lang: 'zh-CN' },
              ]),
          { label: t('剩余时间'), value: <TimeLeft deadline={until} /> },
        ]}
      />
      <Consent token={token} isForContract={Boolean(contractName)} />
    </>
  )
}
