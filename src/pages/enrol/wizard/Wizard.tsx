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
import type { EnrolSetup } from '#src/model/enrolment/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { useFocusOn } from '#src/shared/ui/behaviour/focus.ts'
import { PortalForm } from '#src/shared/ui/form/PortalForm.tsx'
import { useDraft } from '#src/shared/ui/form/use-draft.ts'
import { Steps, stepsAt } from '#src/shared/ui/display/Steps.tsx'
import { stepLabels } from '../labels.ts'
import { AgreeStep } from '../agree/AgreeStep.tsx'
import { ConfirmStep } from '../confirm/ConfirmStep.tsx'
import { Consents } from '../detail/Consents.tsx'
import { EnrolFormProvider } from '../context.ts'
import { noticeOf } from './draft-notice.ts'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import styles from '../enrol.module.css'
import { FilesStep } from '../files/FilesStep.tsx'
import { FillStep } from '../fill/FillStep.tsx'
import { StepActions } from './StepActions.tsx'
import { useServerDraft } from './use-server-draft.ts'
import { useStep } from './use-step.ts'
import { useSubmission } from './use-submission.ts'

const views = { agree: AgreeStep, fill: FillStep, files: FilesStep, confirm: ConfirmStep } as const

/** The answers of the invited members, updated by push. */
function useConsents(enrolId: string | null | undefined) {
  const query = useQuery({ ...enrolDetailQuery({ id: enrolId ?? '' }), enabled: Boolean(enrolId) })
  return query.data?.consents ?? []
}

/** A returned form opens at the step that needs correction. */
const stepToFix = ({ fixReason, fixStep }: EnrolSetup): FormStep | undefined =>
  fixReason ? (formSteps.find((known) => known === fixStep) ?? 'files') : undefined

type Props = { setup: EnrolSetup; files: EnrolValues['files'] }

/** The form of an enrolment, step by step (domain 6.3, 6.4). */
export function Wizard({ setup, files }: Props) {
  const t = useT()
  const [form] = Form.useForm<EnrolValues>()
  // An update from the exchange must not overwrite what is being typed.
  const [initial] = useState(() => valuesFrom(setup, files))
  const draftKey = `enrol-${setup.asset.assetsId}`
  const draft = useDraft(form, draftKey)
  const values = Form.useWatch<Partial<EnrolValues> | undefined>([], { form, preserve: true }) ?? initial
  const consents = useConsents(setup.enrolId)
  const { step, index, asked, go } = useStep(firstOpenStep(problemsOf(values, setup)), stepToFix(setup))
  const heading = useFocusOn<HTMLHeadingElement>(asked)
  const serverDraft = useServerDraft({ setup, form, initial, values, local: draft, draftKey })
  const submission = useSubmission({ setup, draft, serverDraft, consents })
  const View = views[step]
  const labels = stepLabels.map((label) => t(label))
  const name = labels[index] ?? ''
  const handleSubmit = () => {
    if (step === 'confirm') return submission.confirm(values)
    void serverDraft.save()
    return go(index + 1)
  }
  return (
    <EnrolFormProvider value={{ setup, form }}>
      <Steps steps={stepsAt(labels, index)} label={t('报名进度')} narrow="compact" />
      {setup.fixReason && (
        <Callout tone="warning" role="status">
          {t('交易所退回了您的报名，请按意见修改后重新提交：')}
          <TranslatedText>{setup.fixReason}</TranslatedText>
          {setup.fixUntil && (
            <span className="number"> {t('补正截止 {{time}}', { time: dueText(t, setup.fixUntil) })}</span>
          )}
        </Callout>
      )}
      <PortalForm<EnrolValues>
        key={step}
        form={form}
        label={name}
        initialValues={initial}
        draft={noticeOf(draft, serverDraft, form)}
        busy={submission.busy}
        onSubmit={handleSubmit}
        actions={<StepActions index={index} draft={serverDraft} submission={submission} onBack={() => go(index - 1)} />}
      >
        <h2 ref={heading} tabIndex={-1} className={styles['heading']}>
          {name}
        </h2>
        <View values={values} />
        {step !== 'agree' && values.way === 'joint' && <Consents consents={consents} />}
      </PortalForm>
    </EnrolFormProvider>
  )
}
