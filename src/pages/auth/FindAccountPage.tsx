import { useMatch, useNavigate } from 'react-router-dom'
import { findAccount } from '#src/features/session/registration.ts'
import { toPhone } from '#src/features/sms-code/commands.ts'
import { useSending } from '#src/features/sms-code/use-sending.ts'
import { paths } from '#src/model/paths.ts'
import { holderProblem } from '#src/model/kyc/rules.ts'
import { type AccountKind, accountRefusal } from '#src/model/session/refusals.ts'
import { citizenId, plainCitizenId } from '#src/model/validation/citizen-id.ts'
import { creditCode, plainCreditCode } from '#src/model/validation/credit-code.ts'
import { organisationName, personName } from '#src/model/validation/names.ts'
import { mobile, plainPhone } from '#src/model/validation/phone.ts'
import { smsCodeText } from '#src/model/validation/sms-code.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { Field } from './form/Field.tsx'
import { PhoneAndCode } from './form/PhoneAndCode.tsx'
import { Submit } from './form/Submit.tsx'
import { useAuthForm } from './form/use-auth-form.ts'
import type { Rules } from './form/use-fields.ts'
import { claimLabels } from './recover/labels.ts'
import { RecoverFrame } from './recover/RecoverFrame.tsx'

type Name = 'name' | 'number' | 'telPhone' | 'code'

const residentId = 0

const identityRules = {
  person: {
    // Kyc accepts names longer than `personName` does, with the dot of a minority's name.
    name: (value: string) => (holderProblem(residentId, value) === null ? null : personName(value)),
    number: (value: string) => citizenId(value, serverNow()),
    plainNumber: plainCitizenId,
  },
  organisation: { name: organisationName, number: creditCode, plainNumber: plainCreditCode },
}

const formRulesOf = (kind: AccountKind): Rules<Name> => ({
  name: identityRules[kind].name,
  number: identityRules[kind].number,
  telPhone: mobile,
  code: smsCodeText,
})

/** Name and number of the identity document or licence, and the phone of the account; together they prove ownership (AC-05). */
function FindAccountForm({ kind }: { kind: AccountKind }) {
  const t = useT()
  const navigate = useNavigate()
  const form = useAuthForm(formRulesOf(kind), { [accountRefusal.smsCode]: 'code' })
  const sending = useSending(toPhone('forgotPassword'))
  const labels = claimLabels[kind]

  const send = ({ name, number, telPhone, code }: Record<Name, string>) => {
    const claim = {
      name: name.trim(),
      number: identityRules[kind].plainNumber(number),
      telPhone: plainPhone(telPhone),
      ...sending.typed(code),
    }
    void form.attempt(async () => {
      const found = await findAccount(kind, claim)
      await navigate(paths.findAccountSuccess, { state: found, replace: true })
    })
  }

  return (
    <form {...form.formProps(send)} aria-label={t(labels.title)}>
      <Field {...form.bind('name')} label={t(labels.name)} placeholder={t(labels.nameHint)} autoComplete="off" />
      <Field
        {...form.bind('number')}
        label={t(labels.number)}
        placeholder={t(labels.numberHint)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <PhoneAndCode form={form} sending={sending} placeholder={t('账号绑定的手机号码')} />
      <Submit form={form} sending={sending} labels={{ idle: t('查找账号'), busy: t('正在查找…') }} />
    </form>
  )
}

/** Recovers the login name of a person or of an organisation, by the address. */
export default function FindAccountPage() {
  const t = useT()
  const kind = useMatch(paths.findAccountOrg) ? 'organisation' : 'person'
  return (
    <RecoverFrame title={t(claimLabels[kind].title)}>
      <FindAccountForm key={kind} kind={kind} />
    </RecoverFrame>
  )
}
