import { Form } from 'antd'
import { SmsCodeField } from '#src/features/sms-code/SmsCodeField.tsx'
import type { OwnSmsPurpose } from '#src/model/account/own-sms-purposes.ts'
import type { TypedCode } from '#src/model/session/typed-code.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { RadioField } from '#src/shared/ui/form/fields.tsx'
import { OwnPassword } from '#src/features/session/credentials/OwnPassword.tsx'

export type ProofValues = { method: 'password' | 'code'; password?: string; code?: TypedCode }
export const firstProof: ProofValues = { method: 'password' }

export const proofOf = ({ method, password = '', code = { code: '' } }: ProofValues) =>
  method === 'code' ? code : { password }

type Props = {
  hasPhone: boolean
  purpose: OwnSmsPurpose
  /** The person proves in the other way. */
  onMethod: () => void
}

/** The fields of a proof of identity: the password, or a code to the phone of an account that has one. */
export function ProofFields({ hasPhone, purpose, onMethod }: Props) {
  const t = useT()
  const method = Form.useWatch<ProofValues['method'] | undefined>('method') ?? 'password'
  return (
    <>
      {hasPhone && (
        <RadioField
          name="method"
          label={t('验证方式')}
          onChange={onMethod}
          options={[
            { value: 'password', label: t('登录密码') },
            { value: 'code', label: t('短信验证码') },
          ]}
        />
      )}
      {method === 'password' ? <OwnPassword /> : <SmsCodeField purpose={purpose} />}
    </>
  )
}
