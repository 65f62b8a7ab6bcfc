import { Form } from 'antd'
import { browserName } from '#src/model/account/agent.ts'
import type { Passkey } from '#src/model/account/factors.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { TextField } from '#src/shared/ui/form/fields.tsx'
import { filled } from '#src/shared/ui/form/rule.ts'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { nameMissing } from './labels.ts'
import type { FactorActions } from './use-factor-actions.ts'

type Values = { name: string }

/** `Chrome · Windows`: of the browser, without its version, which changes every month. */
const suggestedName = (): string => browserName(navigator.userAgent).replaceAll(/ \d+/g, '')

/** Names a passkey: a new one, which the browser then makes, or one that the account has. */
export function PasskeyDialog({ passkey, actions }: { passkey: Passkey | null; actions: FactorActions }) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const submission = useSubmit<Values>(({ name }) =>
    passkey ? actions.renamePasskey(passkey.id, name.trim()) : actions.addPasskey(name.trim()),
  )
  const title = passkey ? t('通行密钥改名') : t('添加通行密钥')
  return (
    <Dialog title={title} size="small" onClose={actions.close}>
      <SubmitForm<Values>
        form={form}
        label={title}
        initialValues={{ name: passkey?.name ?? suggestedName() }}
        submission={submission}
        submitLabel={passkey ? t('保存') : t('继续')}
      >
        {!passkey && (
          <Callout>
            {t('继续后按浏览器的提示操作。通行密钥保存在这台设备或您的密码管理器里，指纹和面容不会离开设备。')}
          </Callout>
        )}
        <TextField
          name="name"
          label={t('名称')}
          required
          check={filled(nameMissing)}
          maxLength={30}
          extra={t('便于您以后认出它，例如“办公室电脑”')}
        />
      </SubmitForm>
    </Dialog>
  )
}
