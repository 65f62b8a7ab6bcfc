import { Form } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { type EnrolValues, sharesSum } from '#src/features/enrolment/form.ts'
import { emptyMember } from '#src/model/enrolment/rules.ts'
import { takingOf } from '#src/model/asset-kind/taking/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { FieldGrid } from '#src/shared/ui/form/FormSection.tsx'
import { allValues, formRule, useEnrolForm } from '../context.ts'
import styles from '../enrol.module.css'
import { memberLabels } from '../labels.ts'
import { PercentField, EnrolTextField } from './Fields.tsx'

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
  return (
    <div className={styles['member']} role="group" aria-label={t('联合体成员 {{index}}', { index: index + 1 })}>
      {parts.map((part) => (
        <EnrolTextField
          key={part}
          field={`members.${index}.${part}`}
          name={[name, part]}
          label={t(memberLabels[part])}
          required
          rules={[formRule(enrolForm, `members.${index}`, isAt(part))]}
          {...(part === 'telPhone' ? { inputMode: 'tel' } : {})}
        />
      ))}
      <PercentField
        field={`members.${index}.share`}
        name={[name, 'share']}
        label={t(takingOf(enrolForm.setup.asset.typeCode).share)}
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
  const { form, setup } = enrolForm
  const taking = takingOf(setup.asset.typeCode)
  const adder = useRef<HTMLButtonElement>(null)
  const [added, setAdded] = useState<{ index: number } | null>(null)
  useEffect(() => {
    if (added) form.focusField(['members', added.index, 'name'])
  }, [added, form])
  const sum = sharesSum(values.leadShare, values.members ?? [])
  return (
    <>
      <FieldGrid>
        <PercentField field="leadShare" label={t(taking.ownShare)} after={[['members']]} />
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
                share: t(taking.share),
                sum: sum === null ? '—' : `${sum}%`,
              })}
            </p>
            <p className={styles['spaced']}>
              <Button
                ref={adder}
                isOff={fields.length >= membersMax}
                onClick={() => {
                  add(emptyMember)
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
