import { Button, Form } from 'antd'
import { signLetter } from '#src/features/kyc/commands.ts'
import { FilesItem } from '#src/features/upload/FilesItem.tsx'
import type { UploadedFile } from '#src/model/file/schema.ts'
import type { ShownLetter } from '#src/model/kyc/schema.ts'
import { claimProblems } from '#src/model/kyc/labels.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { safeLink } from '#src/shared/lib/navigation/safe-href.ts'
import { Failure } from '#src/shared/ui/form/Failure.tsx'
import { PortalForm } from '#src/shared/ui/form/PortalForm.tsx'
import { useSubmit } from '#src/shared/ui/form/use-submit.ts'
import styles from '../kyc.module.css'

type Values = { signed?: UploadedFile[] }

function FileLink({ file: { name, url } }: { file: { name: string; url: string } }) {
  const address = safeLink(url)
  if (address === null) return <span lang="zh-CN">{name}</span>
  return (
    <a className={styles['link']} href={address} target="_blank" rel="noopener noreferrer" lang="zh-CN">
      {name}
    </a>
  )
}

/** The letter of authority: download, sign and seal, give back (domain 6.2: 法定代表人授权书签署). */
export function LetterForm({ letter: { number, state, template, signed, until } }: { letter: ShownLetter }) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const { busy, failure, submit, retry } = useSubmit<Values>(async (values) => {
    await signLetter(values.signed?.[0]?.id ?? '')
  })
  if (state === 'checking')
    return (
      <div role="status">
        <p>{t('授权书已提交，预计1个工作日内完成审核，结果会即时显示在本页。')}</p>
        {signed && (
          <p>
            {t('已提交的授权书：')}
            <FileLink file={signed} />
          </p>
        )}
      </div>
    )
  return (
    <PortalForm<Values>
      form={form}
      label={t('签署授权书')}
      busy={busy}
      onSubmit={(values) => void submit(values)}
      actions={
        <>
          <Failure failure={failure} onRetry={retry} busy={busy} />
          <Button type="primary" htmlType="submit" aria-disabled={busy} loading={busy}>
            {t('提交授权书')}
          </Button>
        </>
      }
    >
      <ol className={styles['steps']}>
        <li>
          {t('下载授权书（编号 {{number}}）：', { number })}
          <FileLink file={template} />
        </li>
        <li>{t('打印后由法定代表人和被授权人签字，并加盖机构公章。')}</li>
        <li>{t('请在 {{time}} 前上传扫描件或照片。', { time: exactTime(until) })}</li>
      </ol>
      <FilesItem name="signed" purpose="licence" label={t('签署后的授权书')} missing={claimProblems.signed} />
    </PortalForm>
  )
}
