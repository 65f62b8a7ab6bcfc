import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { changePassword } from '#src/features/account/commands.ts'
import { safetyQuery } from '#src/features/account/queries.ts'
import { breachedProblem, loadBreachedPasswords } from '#src/features/session/credentials/breached-passwords.ts'
import { StrengthMeter } from '#src/features/session/credentials/StrengthMeter.tsx'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { samePassword } from '#src/model/account/labels.ts'
import { paths } from '#src/model/paths.ts'
import { accountRefusal } from '#src/model/session/refusals.ts'
import { newPasswordOf, repeatOf } from '#src/model/validation/password.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { filled } from '#src/shared/ui/form/rule.ts'
import { refuseField } from '#src/shared/ui/form/submit/refused-fields.ts'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { oldPasswordMissing } from './labels.ts'
import { PasswordInput } from '#src/features/session/credentials/PasswordInput.tsx'

type Values = { old: string; fresh: string; again: string }

/** The current password is wrong, or the new one is known from leaks; every other refusal is shown above the button. */
const fieldOfCode: Partial<Record<number, keyof Values>> = { 403: 'old', [accountRefusal.breachedPassword]: 'fresh' }

function PasswordForm({ loginName }: { loginName: string }) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const fresh = Form.useWatch('fresh', form) ?? ''
  const submission = useSubmit<Values>(
    (values) => changePassword(values.old, values.fresh, t('密码已修改，请用新密码登录')),
    {
      fieldOf: ({ code }) => fieldOfCode[code ?? 0] ?? null,
      atField: (field, message) => refuseField(form, field, message),
    },
  )
  const freshProblem = (value: string) =>
    newPasswordOf(loginName)(value) ??
    (value === form.getFieldValue('old') ? samePassword : null) ??
    breachedProblem(value)
  return (
    <SubmitForm<Values>
      form={form}
      label={t('修改登录密码')}
      width="narrow"
      submission={submission}
      submitLabel={t('确认修改')}
    >
      <PasswordInput
        name="old"
        label={t('原密码')}
        check={filled(oldPasswordMissing)}
        autoComplete="current-password"
      />
      <PasswordInput
        name="fresh"
        onFocus={() => void loadBreachedPasswords()}
        label={t('新密码')}
        check={freshProblem}
        autoComplete="new-password"
        extra={
          <>
            <StrengthMeter password={fresh} account={loginName} />
            <p className="muted">{t('至少 8 位，包含数字、小写字母、大写字母、符号中的至少三类')}</p>
          </>
        }
      />
      <PasswordInput
        name="again"
        label={t('确认新密码')}
        check={(value) => repeatOf(String(form.getFieldValue('fresh') ?? ''))(value)}
        autoComplete="new-password"
      />
    </SubmitForm>
  )
}

/** A new password; afterwards every device signs in again (domain 6.16). */
export default function PasswordPage() {
  const t = useT()
  const { data } = useQuery(safetyQuery)
  return (
    <UserCentre
      title={t('修改登录密码')}
      actions={
        <Button look="link" to={paths.accountSafe}>
          {t('返回账户安全')}
        </Button>
      }
    >
      <Card label={t('修改登录密码')} body="stacked">
        <Callout>{t('修改成功后，所有设备都会退出登录，需要用新密码重新登录。')}</Callout>
        <PasswordForm loginName={data?.loginName ?? ''} />
      </Card>
    </UserCentre>
  )
}
