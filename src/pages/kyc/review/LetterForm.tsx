import { Form } from 'antd'
import { signLetter } from '#src/features/kyc/commands.ts'
import { FilesItem } from '#src/features/upload/FilesItem.tsx'
import type { UploadedFile } from '#src/model/file/schema.ts'
import type { ShownLetter } from '#src/model/kyc/schema.ts'
import { claimProblems } from '#src/model/kyc/labels.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { FileList } from '#src/shared/ui/display/FileList.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'

type Values = { signed?: UploadedFile[] }

/** The letter of authority: download, sign and seal, upload (domain 6.2: 法定代表人授权书签署). */
export function LetterForm({ letter: { number, state, template, signed, until } }: { letter: ShownLetter }) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const submission = useSubmit<Values>(async (values) => {
    await signLetter(values.signed?.[0]?.id ?? '')
  })
  if (state === 'checking')
    return (
      <Callout role="status">
        <p>{t('授权书已提交，预计1个工作日内完成审核，结果会即时显示在本页。')}</p>
        {signed && (
          <>
            <p>{t('已提交的授权书：')}</p>
            <FileList files={[{ id: signed.url, ...signed }]} />
          </>
        )}
      </Callout>
    )
  return (
    <SubmitForm<Values> form={form} label={t('签署授权书')} submission={submission} submitLabel={t('提交授权书')}>
      <Callout>
        <ol>
          <li>
            {t('下载授权书（编号 {{number}}）：', { number })}
            <FileList files={[{ id: template.url, ...template }]} />
          </li>
          <li>{t('打印后由法定代表人和被授权人签字，并加盖机构公章。')}</li>
          <li>{t('请在 {{time}} 前上传扫描件或照片。', { time: exactTime(until) })}</li>
        </ol>
      </Callout>
      <FilesItem name="signed" purpose="licence" label={t('签署后的授权书')} missing={claimProblems.signed} />
    </SubmitForm>
  )
}
