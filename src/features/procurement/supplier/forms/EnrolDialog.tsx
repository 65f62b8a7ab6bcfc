import { Checkbox, Form } from 'antd'
import {
  addedLotsProblem,
  contactMax,
  contactProblem,
  lotsProblem,
  phoneProblem,
} from '#src/model/procurement/supplier/rules.ts'
import type { Participation } from '#src/model/procurement/supplier/schema.ts'
import { grouped } from '#src/model/money/money.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { AntdRoot } from '#src/shared/ui/antd/AntdRoot.tsx'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { FormField, TextField } from '#src/shared/ui/form/fields.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { useDraft } from '#src/shared/ui/form/use-draft.ts'
import { enrol } from '../commands.ts'
import styles from '../supplier.module.css'

export type EnrolProps = {
  own: Participation
  party: NonNullable<Participation['party']>
  name: string
  /** The end of the sale, and with it of enrolment. */
  until: number
  onClose: () => void
}

type Values = { contact: string; telPhone: string; lotIds: string[] }

/** The texts and the check of an enrolment, and those of lots that are added to one. */
function useKind({ lots, enrolment }: Participation) {
  const t = useT()
  if (enrolment)
    return {
      title: t('增加报名标段'),
      submit: t('确认增加'),
      done: t('标段已增加'),
      initial: enrolment.lotIds,
      problem: (chosen?: string[]) => addedLotsProblem(chosen, enrolment.lotIds),
    }
  return {
    title: t('报名参加采购'),
    submit: t('确认报名'),
    done: t('报名成功，请获取采购文件'),
    initial: lots.length === 1 ? lots.map(({ id }) => id) : [],
    problem: (chosen?: string[]) => lotsProblem(chosen),
  }
}

/** The lots to choose; those of the enrolment are fixed. */
function useLotOptions({ lots, enrolment }: Participation) {
  const t = useT()
  return lots.map((lot) => ({
    value: lot.id,
    disabled: enrolment?.lotIds.includes(lot.id) ?? false,
    label: (
      <span lang="zh-CN">
        {lot.name}
        {lot.bond !== '0' && `（${t('保证金 {{sum}} 元', { sum: grouped(lot.bond, 2) })}）`}
      </span>
    ),
  }))
}

/** Enrolment for lots of a project, or for more of them: the company is that of the account, whom to reach is named here. */
export default function EnrolDialog({ own, party, name, until, onClose }: EnrolProps) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const kind = useKind(own)
  const options = useLotOptions(own)
  const draft = useDraft(form, `procurement-${own.enrolment ? 'lots' : 'enrol'}-${own.projectId}`)
  const submission = useSubmit<Values>(async (values) => {
    await enrol({ id: own.projectId, ...values })
    draft.forget()
    showToast('success', kind.done)
    onClose()
  })
  return (
    <Dialog title={kind.title} size="small" onClose={onClose}>
      <AntdRoot>
        <div className={styles['stack']}>
          <p lang="zh-CN">{name}</p>
          <Facts
            label={t('报名单位')}
            items={[
              { label: t('单位名称'), value: party.company, lang: 'zh-CN' },
              { label: t('统一社会信用代码'), value: party.creditCode },
            ]}
          />
          <SubmitForm<Values>
            form={form}
            label={t('报名')}
            submitLabel={kind.submit}
            submission={submission}
            draft={draft}
            buttons={<Button onClick={onClose}>{t('取消')}</Button>}
            initialValues={{
              contact: party.contact,
              telPhone: party.telPhone,
              lotIds: kind.initial,
            }}
          >
            <FormField
              name="lotIds"
              label={t('标段（包）')}
              required
              rules={[
                {
                  validator: async (_, chosen: string[] | undefined) => {
                    const problem = kind.problem(chosen)
                    if (problem !== null) throw new Error(t(problem))
                  },
                },
              ]}
            >
              <Checkbox.Group options={options} />
            </FormField>
            {options.length > 1 && (
              <p className="muted">
                {t('{{time}} 前可以增加标段；已报名的标段不能在线取消，请确认后再选择。', { time: exactTime(until) })}
              </p>
            )}
            <TextField name="contact" label={t('联系人')} required check={contactProblem} maxLength={contactMax} />
            <TextField
              name="telPhone"
              label={t('手机号码')}
              required
              check={phoneProblem}
              type="tel"
              inputMode="tel"
              maxLength={20}
            />
          </SubmitForm>
        </div>
      </AntdRoot>
    </Dialog>
  )
}
