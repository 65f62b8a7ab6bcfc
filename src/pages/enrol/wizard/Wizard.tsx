import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { useState } from 'react'
import { dueText } from '#src/features/calendar/due-text.ts'
import {
  type EnrolValues,
  firstOpenStep,
  type FormStep,
  formSteps,
  problemsOf,
  valuesFrom,
} from '#src/features/enrolment/form.ts'
import { enrolDetailQuery } from '#src/features/enrolment/queries.ts'
import type { EnrolSheet } from '#src/model/enrolment/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useFocusOn } from '#src/shared/ui/focus.ts'
import { PortalForm } from '#src/shared/ui/form/PortalForm.tsx'
import { useDraft } from '#src/shared/ui/form/use-draft.ts'
import { stepLabels } from '../labels.ts'
import { AgreeStep } from '../agree/AgreeStep.tsx'
import { ConfirmStep } from '../confirm/ConfirmStep.tsx'
import { Consents } from '../detail/Consents.tsx'
import { EnrollingProvider } from '../context.ts'
import { noticeOf } from './draft-notice.ts'
import { End } from './End.tsx'
import { TranslatedText } from '#src/shared/ui/TranslatedText.tsx'
import styles from '../enrol.module.css'
import { FilesStep } from '../files/FilesStep.tsx'
import { FillStep } from '../fill/FillStep.tsx'
import { Progress } from './Progress.tsx'
import { useHandingIn } from './use-submission.ts'
import { useServerDraft } from './use-server-draft.ts'
import { useStep } from './use-step.ts'

const views = { agree: AgreeStep, fill: FillStep, files: FilesStep, confirm: ConfirmStep } as const

/** The answers of those who were asked to take part, as they come in. */
function useConsents(enrolId: string | null | undefined) {
  const query = useQuery({ ...enrolDetailQuery({ id: enrolId ?? '' }), enabled: Boolean(enrolId) })
  return query.data?.consents ?? []
}

/** Where whoever was given the form back begins: at what is to be put right. */
const stepToFix = ({ fixReason, fixStep }: EnrolSheet): FormStep | undefined =>
  fixReason ? (formSteps.find((known) => known === fixStep) ?? 'files') : undefined

type Props = { sheet: EnrolSheet; files: EnrolValues['files'] }

/** The form of an enrolment, step by step (domain 6.3, 6.4). */
export function Wizard({ sheet, files }: Props) {
  const t = useT()
  const [form] = Form.useForm<EnrolValues>()
  // News from the exchange must not overwrite what is being typed.
  const [initial] = useState(() => valuesFrom(sheet, files))
  const draftKey = `enrol-${sheet.asset.assetsId}`
  const draft = useDraft(form, draftKey)
  const values = Form.useWatch<Partial<EnrolValues> | undefined>([], { form, preserve: true }) ?? initial
  const consents = useConsents(sheet.enrolId)
  const { step, index, asked, go } = useStep(firstOpenStep(problemsOf(values, sheet)), stepToFix(sheet))
  const heading = useFocusOn<HTMLHeadingElement>(asked)
  const keeping = useServerDraft({ sheet, initial, values, local: draft, draftKey })
  const handing = useHandingIn({ sheet, draft, keeping, consents })
  const View = views[step]
  const handleSubmit = () => {
    if (step === 'confirm') return handing.confirm(values)
    void keeping.save()
    return go(index + 1)
  }
  return (
    <EnrollingProvider value={{ sheet, form }}>
      <Progress current={index} />
      {sheet.fixReason && (
        <p className={styles['warned']} role="status">
          {t('交易所退回了您的报名，请按意见修改后重新提交：')}
          <TranslatedText>{sheet.fixReason}</TranslatedText>
          {sheet.fixUntil && (
            <span className="number"> {t('补正截止 {{time}}', { time: dueText(t, sheet.fixUntil) })}</span>
          )}
        </p>
      )}
      <PortalForm<EnrolValues>
        key={step}
        form={form}
        label={t(stepLabels[index] ?? '')}
        initialValues={initial}
        draft={noticeOf(draft, keeping, form)}
        busy={handing.busy}
        onSubmit={handleSubmit}
        actions={<End index={index} keeping={keeping} handing={handing} onBack={() => go(index - 1)} />}
      >
        <h2 ref={heading} tabIndex={-1} className={styles['step']}>
          {t(stepLabels[index] ?? '')}
        </h2>
        <View values={values} />
        {step !== 'agree' && values.way === 'joint' && <Consents consents={consents} />}
      </PortalForm>
    </EnrollingProvider>
  )
}
