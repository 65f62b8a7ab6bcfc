import { Checkbox, Form } from 'antd'
import { contactMax, contactProblem, lotsProblem, phoneProblem } from '#src/model/procurement/supplier/rules.ts'
import type { Participation } from '#src/model/procurement/supplier/schema.ts'
import { grouped } from '#src/model/money/money.ts'
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
  onClose: () => void
}

type Values = { contact: string; telPhone: string; lotIds: string[] }

/** Enrolment for lots of a project: the company is that of the account, whom to reach is named here. */
export default function EnrolDialog({ own, party, name, onClose }: EnrolProps) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const draft = useDraft(form, `procurement-enrol-${own.projectId}`)
  const submission = useSubmit<Values>(async (values) => {
    await enrol({ id: own.projectId, ...values })
    draft.forget()
    showToast('success', t('报名成功，请获取采购文件'))
    onClose()
  })
  const { lots } = own
  return (
    <Dialog title={t('报名参加采购')} size="small" onClose={onClose}>
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
            submitLabel={t('确认报名')}
            submission={submission}
            draft={draft}
            buttons={<Button onClick={onClose}>{t('取消')}</Button>}
            initialValues={{
              contact: party.contact,
              telPhone: party.telPhone,
              lotIds: lots.length === 1 ? lots.map(({ id }) => id) : [],
            }}
          >
            <FormField
              name="lotIds"
              label={t('标段（包）')}
              required
              rules={[
                {
                  validator: async (_, chosen: string[] | undefined) => {
                    const problem = lotsProblem(chosen)
                    if (problem !== null) throw new Error(t(problem))
                  },
                },
              ]}
            >
              <Checkbox.Group
                options={lots.map((lot) => ({
                  value: lot.id,
                  label: (
                    <span lang="zh-CN">
                      {lot.name}
                      {lot.bond !== '0' && `（${t('保证金 {{sum}} 元', { sum: grouped(lot.bond, 2) })}）`}
                    </span>
                  ),
                }))}
              />
            </FormField>
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
