import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { useState } from 'react'
import { sendSigningCode, signingFaceQuery, startSigningFace } from '#src/features/contract/signing.ts'
import { messageOf } from '#src/features/session/labels.ts'
import { CodeItem } from '#src/features/sms-code/CodeItem.tsx'
import type { ContractSigner } from '#src/model/contract/schema.ts'
import { smsCodeText } from '#src/model/validation/sms-code.ts'
import { useAttempt } from '#src/shared/lib/hooks/use-attempt.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { RadioField } from '#src/shared/ui/form/fields.tsx'
import { FaceCheckPanel } from '../face/FaceCheckPanel.tsx'
import { willingnessLabels } from '../labels.ts'

/** The code that was sent to the signer's phone. */
function CodeField({ id, phone }: { id: string; phone: string }) {
  const t = useT()
  const form = Form.useFormInstance()
  const { busy, failure, attempt } = useAttempt()
  const [sent, setSent] = useState<{ phone: string; at: number } | null>(null)
  const send = () =>
    void attempt(async () => {
      setSent({ phone: await sendSigningCode(id), at: serverNow() })
      form.focusField('code')
    })
  const check = (_rule: unknown, value: unknown) => {
    const problem = smsCodeText(typeof value === 'string' ? value : '')
    return problem === null ? Promise.resolve() : Promise.reject(new Error(t(problem)))
  }
  return (
    <CodeItem
      name="code"
      label={t('短信验证码')}
      item={{ rules: [{ validator: check }] }}
      status={
        sent
          ? t('验证码已发送至 {{phone}}，5 分钟内有效', { phone: sent.phone })
          : t('验证码将发送至 {{phone}}', { phone })
      }
      failure={failure === null ? '' : t(messageOf(failure))}
      sentAt={sent?.at ?? null}
      busy={busy}
      onSend={send}
    />
  )
}

function FaceField({ id }: { id: string }) {
  const t = useT()
  const { data: face = null } = useQuery(signingFaceQuery(id))
  return (
    <FaceCheckPanel
      face={face}
      onStart={(token) => startSigningFace(id, token)}
      intro={t('请用手机完成人脸识别，确认签署是本人意愿。')}
      usedUp={t('今天的次数已用完，请明天再试，或者使用短信验证码。')}
    />
  )
}

/** How the signer shows that signing is the own will (domain 6.18). */
export function Willingness({ id, signer }: { id: string; signer: ContractSigner }) {
  const t = useT()
  const way: unknown = Form.useWatch('willingness')
  const options = (signer.needsFace ? (['face'] as const) : (['sms', 'face'] as const)).map((value) => ({
    value,
    label: t(willingnessLabels[value]),
  }))
  return (
    <>
      <RadioField name="willingness" label={t('意愿认证')} required options={options} />
      {signer.needsFace && <Callout>{t('添加您的一方要求通过人脸识别确认。')}</Callout>}
      {way === 'face' ? <FaceField id={id} /> : <CodeField id={id} phone={signer.phone} />}
    </>
  )
}
