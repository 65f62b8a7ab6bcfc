import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { closeAccount } from '#src/features/account/commands.ts'
import { openMattersQuery } from '#src/features/account/queries.ts'
import type { OpenMatter } from '#src/model/account/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { firstProof, ProofFields, type ProofValues, proofOf } from './step-up/ProofFields.tsx'

function StillOpen({ matters }: { matters: OpenMatter[] }) {
  const t = useT()
  return (
    <Callout tone="warning">
      <p>{t('您有未完结的交易，暂不能注销')}</p>
      <ul>
        {matters.map(({ text, link }) => (
          <li key={text}>
            <Button look="link" href={link}>
              <TranslatedText>{text}</TranslatedText>
            </Button>
          </li>
        ))}
      </ul>
    </Callout>
  )
}

function CloseForm({ hasPhone }: { hasPhone: boolean }) {
  const t = useT()
  const [form] = Form.useForm<ProofValues>()
  const submission = useSubmit<ProofValues>((values) => closeAccount(proofOf(values), t('账户已注销，感谢您的使用')))
  return (
    <SubmitForm<ProofValues>
      form={form}
      label={t('注销账号')}
      initialValues={firstProof}
      submission={submission}
      submitLabel={t('确认注销')}
      look="danger"
    >
      <Callout tone="warning">{t('注销后账户及其资料不能恢复，所有设备立即退出登录，手机号码可以重新注册。')}</Callout>
      <ProofFields hasPhone={hasPhone} purpose="close-account" onMethod={submission.forget} />
    </SubmitForm>
  )
}

/** Closes the account for good, unless a trade, enrolment or appeal of it is still open. */
export function CloseDialog({ hasPhone, onClose }: { hasPhone: boolean; onClose: () => void }) {
  const t = useT()
  const query = useQuery(openMattersQuery)
  return (
    <Dialog title={t('注销账号')} size="small" onClose={onClose}>
      <QueryBoundary query={query} minHeight={160} loading={<Skeleton height={160} />} isEmpty={() => false}>
        {(matters) => (matters.length > 0 ? <StillOpen matters={matters} /> : <CloseForm hasPhone={hasPhone} />)}
      </QueryBoundary>
    </Dialog>
  )
}
