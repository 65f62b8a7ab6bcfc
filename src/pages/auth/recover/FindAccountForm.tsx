import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { findAccount } from '#src/features/session/registration.ts'
import { useSending } from '#src/features/sms-code/use-sending.ts'
import { paths } from '#src/model/paths.ts'
import { holderProblem } from '#src/model/kyc/rules.ts'
import { type AccountKind, accountRefusal } from '#src/model/session/refusals.ts'
import { citizenId, plainCitizenId } from '#src/model/validation/citizen-id.ts'
import { creditCode, plainCreditCode } from '#src/model/validation/credit-code.ts'
import { organisationName, personName } from '#src/model/validation/names.ts'
import { mobile, plainPhone } from '#src/model/validation/phone.ts'
import { plain } from '#src/model/validation/rule.ts'
import { smsCodeText } from '#src/model/validation/sms-code.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { claimLabels } from '../labels.ts'
import { Field } from '../form/Field.tsx'
import { PhoneAndCode } from '../form/PhoneAndCode.tsx'
import { Submit } from '../form/Submit.tsx'
import { type Rules, useFields } from '../form/use-fields.ts'
import { useFormAttempt } from '../form/use-form-attempt.ts'

type Name = 'name' | 'number' | 'telPhone' | 'code'

const residentId = 0

const papers = {
  person: {
    // Longer names, with the dot of a minority's, are verified as well.
    name: (value: string) => (holderProblem(residentId, value) === null ? null : personName(value)),
    number: (value: string) => citizenId(value, serverNow()),
    plainNumber: plainCitizenId,
  },
  organisation: { name: organisationName, number: creditCode, plainNumber: plainCreditCode },
}

const rulesOf = (kind: AccountKind): Rules<Name> => ({
  name: papers[kind].name,
  number: papers[kind].number,
  telPhone: mobile,
  code: smsCodeText,
})

const fieldOfCode = { [accountRefusal.smsCode]: 'code' } as const

/** Name and number of the papers, and the phone of the account; together they prove whose it is (AC-05). */
export function FindAccountForm({ kind }: { kind: AccountKind }) {
  const t = useT()
  const navigate = useNavigate()
  const { setForm, bind, check, focus, refuse } = useFields(rulesOf(kind))
  const sending = useSending('forgotPassword')
  const { busy, failure, attempt } = useFormAttempt<Name>(refuse, fieldOfCode)
  const words = claimLabels[kind]

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const values = check()
    if (!values) return
    const claim = {
      name: values.name.trim(),
      number: papers[kind].plainNumber(values.number),
      telPhone: plainPhone(values.telPhone),
      code: plain(values.code),
    }
    void attempt(async () => {
      const found = await findAccount(kind, claim)
      await navigate(paths.findAccountSuccess, { state: found, replace: true })
    })
  }

  return (
    <form ref={setForm} noValidate onSubmit={handleSubmit} aria-label={t(words.title)}>
      <Field {...bind('name')} label={t(words.name)} placeholder={t(words.nameHint)} autoComplete="off" />
      <Field
        {...bind('number')}
        label={t(words.number)}
        placeholder={t(words.numberHint)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <PhoneAndCode
        bind={bind}
        check={check}
        focus={focus}
        refuse={refuse}
        sending={sending}
        placeholder={t('账号绑定的手机号码')}
      />
      <Submit busy={busy} failure={failure ?? sending.failure} words={{ rest: t('查找账号'), busy: t('正在查找…') }} />
    </form>
  )
}
