import { Form } from 'antd'
import { objectionLength, procurementLaw, questionLength } from '#src/model/procurement/rules.ts'
import { objectionProblem, questionProblem } from '#src/model/procurement/supplier/rules.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { AntdRoot } from '#src/shared/ui/antd/AntdRoot.tsx'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { LongTextField } from '#src/shared/ui/form/fields.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { useDraft } from '#src/shared/ui/form/use-draft.ts'
import { ask, object } from '../commands.ts'
import styles from '../supplier.module.css'

export type TextProps = {
  kind: 'question' | 'objection'
  projectId: string
  name: string
  /** The enrolled organisation. */
  company: string
  /** Until when it is possible, epoch ms. */
  until: number
  /** Another objection is examined, and the time stands still. */
  isHalted?: boolean
  onClose: () => void
}

const lengths = { question: questionLength, objection: objectionLength } as const
const sends = { question: ask, objection: object } as const

type Values = { text: string }

/** A question about the documents, or an objection to the candidates. */
export default function TextDialog({ kind, projectId, name, company, until, isHalted = false, onClose }: TextProps) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const draft = useDraft(form, `procurement-${kind}-${projectId}`)
  const checks = { question: (text: string) => questionProblem(text, company), objection: objectionProblem }
  const texts = {
    question: {
      title: t('提出疑问'),
      label: t('提问内容'),
      note: t(
        '提问截止 {{time}}。提问和答复将向所有供应商公开，不显示提问单位；请勿在提问中写明单位名称或人员、电话。',
        { time: exactTime(until) },
      ),
      done: t('提问已提交，答复后将以消息通知您'),
    },
    objection: {
      title: t('提出异议'),
      label: t('异议内容'),
      note: isHalted
        ? t(
            '程序因异议暂停，公示期停止计算，您仍可提出异议。采购人在 {{days}} 日内答复，全部异议答复后程序恢复。请写明异议事项和事实依据。',
            {
              days: procurementLaw.answerDays,
            },
          )
        : t('异议须在 {{time}} 前提出。提出后采购程序暂停，采购人在 {{days}} 日内答复。请写明异议事项和事实依据。', {
            time: exactTime(until),
            days: procurementLaw.answerDays,
          }),
      done: t('异议已提交，采购程序暂停，答复后将以消息通知您'),
    },
  }[kind]
  const submission = useSubmit<Values>(
    async ({ text }, { requestId }) => {
      await sends[kind]({ id: projectId, text, requestId })
      draft.forget()
      showToast('success', texts.done)
      onClose()
    },
    { isRecognised: true },
  )
  return (
    <Dialog title={texts.title} size="small" onClose={onClose}>
      <AntdRoot>
        <div className={styles['stack']}>
          <p lang="zh-CN">{name}</p>
          <Callout>{texts.note}</Callout>
          <SubmitForm<Values>
            form={form}
            label={texts.title}
            submitLabel={t('提交')}
            submission={submission}
            draft={draft}
            buttons={<Button onClick={onClose}>{t('取消')}</Button>}
          >
            <LongTextField
              name="text"
              label={texts.label}
              required
              check={checks[kind]}
              rows={kind === 'question' ? 4 : 8}
              maxLength={lengths[kind].most}
              mayExceed
            />
          </SubmitForm>
        </div>
      </AntdRoot>
    </Dialog>
  )
}
