import { Form } from 'antd'
import { atLeast, validUntilProblem } from '#src/features/deposit/checks.ts'
import { typedYuan } from '#src/model/money/typed.ts'
import { handInGuarantee } from '#src/features/deposit/commands.ts'
import { guaranteeLabels, problems } from '#src/features/deposit/labels.ts'
import { Yuan } from '#src/features/deposit/Yuan.tsx'
import { FilesItem } from '#src/features/upload/FilesItem.tsx'
import type { DepositDetail, Guarantee } from '#src/model/deposit/schema.ts'
import { filesMax } from '#src/model/file/limits.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'
import { date } from '#src/model/time/shanghai.ts'
import { briefYuan } from '#src/model/money/brief.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { FileList } from '#src/shared/ui/display/FileList.tsx'
import { DateField, TextField } from '#src/shared/ui/form/fields.tsx'
import { FieldGrid, wideField } from '#src/shared/ui/form/FormSection.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { filled } from '#src/shared/ui/form/rule.ts'
import { useDraft } from '#src/shared/ui/form/use-draft.ts'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import styles from './deposit.module.css'
import { YuanField } from '#src/features/listing/YuanField.tsx'

type Values = { issuer: string; no: string; amount: string; validUntil: string; files: readonly UploadedFile[] }
type Props = { deposit: DepositDetail }

/** The submitted letter of guarantee and its review. */
export function GuaranteeFacts({ guarantee }: { guarantee: Guarantee }) {
  const t = useT()
  const { issuer, no, amount, validUntil, state, reason, files } = guarantee
  return (
    <>
      <div className={styles['head']}>
        <StateTag labels={guaranteeLabels} state={state} />
        {reason && (
          <p lang="zh-CN" role="status">
            {reason}
          </p>
        )}
      </div>
      <Facts
        layout="columns"
        items={[
          { label: t('出具机构'), value: issuer, lang: 'zh-CN' },
          { label: t('保函编号'), value: no },
          { label: t('担保金额'), value: <Yuan amount={amount} /> },
          { label: t('有效期至'), value: validUntil },
          { label: t('保函扫描件'), value: <FileList files={files} />, isWide: true },
        ]}
      />
    </>
  )
}

function GuaranteeForm({ deposit: { id, due } }: Props) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const draft = useDraft(form, `guarantee-${id}`)
  const submission = useSubmit(async ({ files, amount, ...values }: Values) => {
    await handInGuarantee({ ...values, id, amount: typedYuan(amount), fileIds: files.map((file) => file.id) })
    draft.forget()
    showToast('success', t('保函已提交，等待审核'))
  })
  return (
    <SubmitForm
      form={form}
      label={t('提交保函')}
      initialValues={{ issuer: '', no: '', amount: briefYuan(due), validUntil: '', files: [] }}
      draft={draft}
      submission={submission}
    >
      <FieldGrid>
        <TextField
          name="issuer"
          label={t('出具机构')}
          required
          check={filled(problems.issuer)}
          maxLength={60}
          placeholder={t('出具保函的银行或担保机构')}
        />
        <TextField name="no" label={t('保函编号')} required check={filled(problems.letterNo)} maxLength={40} />
        <YuanField name="amount" label={t('担保金额（元）')} check={atLeast(due, problems.guaranteeLow)} />
        <DateField
          name="validUntil"
          label={t('有效期至')}
          required
          check={(typed) => validUntilProblem(date(serverNow()))(typed)}
          extra={t('须覆盖竞价期')}
        />
        <div className={wideField}>
          <FilesItem
            name="files"
            purpose="material"
            label={t('保函扫描件')}
            max={filesMax}
            missing={problems.letterFiles}
            hint={t('加盖公章的扫描件，最多 5 个文件')}
          />
        </div>
      </FieldGrid>
    </SubmitForm>
  )
}

/** A letter of guarantee in place of money; after a refusal another can be submitted. */
export function GuaranteeMethod({ deposit }: Props) {
  const { guarantee } = deposit
  return (
    <div className={styles['stack']}>
      {guarantee && <GuaranteeFacts guarantee={guarantee} />}
      {(!guarantee || guarantee.state === 'refused') && <GuaranteeForm deposit={deposit} />}
    </div>
  )
}
