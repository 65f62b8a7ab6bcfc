import { Button, Form } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { type EnrolValues, sharesSum } from '#src/features/enrolment/form.ts'
import { takingOf } from '#src/model/parties/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { allValues, judge, useEnrolling } from '../context.ts'
import styles from '../enrol.module.css'
import { Line } from './Fields.tsx'

const membersMax = 10
const parts = ['name', 'documentNo', 'telPhone'] as const
type Part = (typeof parts)[number]

/** One joint taker. What is wrong with the row stands at the first part that is empty, else at the phone. */
function Member({ index, name, onRemove }: { index: number; name: number; onRemove: () => void }) {
  const t = useT()
  const enrolling = useEnrolling()
  const isAt = (part: Part) => () => {
    const member = allValues(enrolling.form).members?.[index]
    return (parts.find((one) => !member?.[one]?.trim()) ?? 'telPhone') === part
  }
  const ruleOf = (part: Part) => [judge(enrolling, `members.${index}`, isAt(part))]
  const field = (part: Part | 'share') => `members.${index}.${part}`
  return (
    <div className={styles['member']} role="group" aria-label={t('联合体成员 {{index}}', { index: index + 1 })}>
      <Line field={field('name')} name={[name, 'name']} label={t('成员名称')} required rules={ruleOf('name')} />
      <Line
        field={field('documentNo')}
        name={[name, 'documentNo']}
        label={t('成员证件号码')}
        required
        rules={ruleOf('documentNo')}
      />
      <Line
        field={field('telPhone')}
        name={[name, 'telPhone']}
        label={t('成员手机号')}
        required
        inputMode="tel"
        rules={ruleOf('telPhone')}
      />
      <Line
        field={field('share')}
        name={[name, 'share']}
        label={t(takingOf(enrolling.sheet.asset.typeCode).share)}
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

/** Those who take the asset together, and what each takes of it (domain 1.3, 6.3). */
export function Members({ values }: { values: Partial<EnrolValues> }) {
  const t = useT()
  const enrolling = useEnrolling()
  const { form } = enrolling
  const adder = useRef<HTMLButtonElement>(null)
  const [added, setAdded] = useState<{ index: number } | null>(null)
  useEffect(() => {
    if (added) form.focusField(['members', added.index, 'name'])
  }, [added, form])
  const sum = sharesSum(values.leadShare, values.members ?? [])
  return (
    <>
      <div className={styles['pair']}>
        <Line
          field="leadShare"
          label={t(takingOf(enrolling.sheet.asset.typeCode).ownShare)}
          required
          inputMode="decimal"
          suffix="%"
          maxLength={6}
          after={[['members']]}
        />
      </div>
      <Form.List name="members" rules={[judge(enrolling, 'members')]}>
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
              className={`${styles['sum']} ${sum !== null && sum !== '100' ? styles['wrong'] : ''}`}
              aria-live="polite"
            >
              {t('{{share}}合计 {{sum}}', {
                share: t(takingOf(enrolling.sheet.asset.typeCode).share),
                sum: sum === null ? '—' : `${sum}%`,
              })}
            </p>
            <p className={styles['readOnly']}>
              <Button
                ref={adder}
                aria-disabled={fields.length >= membersMax}
                onClick={() => {
                  if (fields.length >= membersMax) return
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
