import { Form } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { type EnrolValues, sharesSum } from '#src/features/enrolment/form.ts'
import { takingOf } from '#src/model/parties/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { FieldGrid } from '#src/shared/ui/form/FormSection.tsx'
import { allValues, formRule, useEnrolForm } from '../context.ts'
import styles from '../enrol.module.css'
import { TextField } from './Fields.tsx'

const membersMax = 10
const parts = ['name', 'documentNo', 'telPhone'] as const
type Part = (typeof parts)[number]

/** One member of a joint bid. The error of the row is shown at the first empty field, else at the phone. */
function Member({ index, name, onRemove }: { index: number; name: number; onRemove: () => void }) {
  const t = useT()
  const enrolForm = useEnrolForm()
  const isAt = (part: Part) => () => {
    const member = allValues(enrolForm.form).members?.[index]
    return (parts.find((one) => !member?.[one]?.trim()) ?? 'telPhone') === part
  }
  const ruleOf = (part: Part) => [formRule(enrolForm, `members.${index}`, isAt(part))]
  const field = (part: Part | 'share') => `members.${index}.${part}`
  return (
    <div className={styles['member']} role="group" aria-label={t('联合体成员 {{index}}', { index: index + 1 })}>
      <TextField field={field('name')} name={[name, 'name']} label={t('成员名称')} required rules={ruleOf('name')} />
      <TextField
        field={field('documentNo')}
        name={[name, 'documentNo']}
        label={t('成员证件号码')}
        required
        rules={ruleOf('documentNo')}
      />
      <TextField
        field={field('telPhone')}
        name={[name, 'telPhone']}
        label={t('成员手机号')}
        required
        inputMode="tel"
        rules={ruleOf('telPhone')}
      />
      <TextField
        field={field('share')}
        name={[name, 'share']}
        label={t(takingOf(enrolForm.setup.asset.typeCode).share)}
        required
        inputMode="decimal"
        suffix="%"
        maxLength={6}
        rules={[]}
      />
      <Button onClick={onRemove} aria-label={t('删除成员 {{index}}', { index: index + 1 })}>
        {t('删除')}
      </Button>
    </div>
  )
}

/** The members of a joint bid and their shares (domain 1.3, 6.3). */
export function Members({ values }: { values: Partial<EnrolValues> }) {
  const t = useT()
  const enrolForm = useEnrolForm()
  const { form } = enrolForm
  const adder = useRef<HTMLButtonElement>(null)
  const [added, setAdded] = useState<{ index: number } | null>(null)
  useEffect(() => {
    if (added) form.focusField(['members', added.index, 'name'])
  }, [added, form])
  const sum = sharesSum(values.leadShare, values.members ?? [])
  return (
    <>
      <FieldGrid>
        <TextField
          field="leadShare"
          label={t(takingOf(enrolForm.setup.asset.typeCode).ownShare)}
          required
          inputMode="decimal"
          suffix="%"
          maxLength={6}
          after={[['members']]}
        />
      </FieldGrid>
      <Form.List name="members" rules={[formRule(enrolForm, 'members')]}>
        {(fields, { add, remove }, { errors }) => (
          <>
            {fields.map(({ key, name }, index) => (
              <Member
                key={key}
                name={name}
                index={index}
                onRemove={() => {
                  remove(name)
                  adder.current?.focus()
                }}
              />
            ))}
            <Form.ErrorList errors={errors} />
            <p
              className={`number ${styles['spaced']} ${sum !== null && sum !== '100' ? styles['wrong'] : ''}`}
              aria-live="polite"
            >
              {t('{{share}}合计 {{sum}}', {
                share: t(takingOf(enrolForm.setup.asset.typeCode).share),
                sum: sum === null ? '—' : `${sum}%`,
              })}
            </p>
            <p className={styles['spaced']}>
              <Button
                ref={adder}
                isOff={fields.length >= membersMax}
                onClick={() => {
                  add({ name: '', documentNo: '', telPhone: '', share: '' })
                  setAdded({ index: fields.length })
                }}
              >
                {t('添加成员')}
              </Button>
            </p>
          </>
        )}
      </Form.List>
    </>
  )
}
