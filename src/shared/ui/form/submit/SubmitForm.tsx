import type { ComponentProps, ReactNode } from 'react'
import { FormActions } from '../FormActions.tsx'
import { PortalForm } from '../PortalForm.tsx'
import type { useSubmit } from './use-submit.ts'

type Inner<V extends object> = Omit<ComponentProps<typeof PortalForm<V>>, 'busy' | 'onSubmit' | 'actions'>

type Props<V extends object> = Inner<V> & {
  /** Of `useSubmit`: sends the checked values. */
  submission: ReturnType<typeof useSubmit<V>>
  /** Text of the submit button, translated; by default the form's label. */
  submitLabel?: string
  look?: 'default' | 'primary' | 'danger'
  /** Other buttons, beside it. */
  buttons?: ReactNode
}

/** A form that is sent by one button. */
export function SubmitForm<V extends object>({ submission, submitLabel, look, buttons, ...form }: Props<V>) {
  const { busy, failure, submit, retry } = submission
  return (
    <PortalForm<V>
      {...form}
      busy={busy}
      onSubmit={(values) => void submit(values)}
      actions={
        <FormActions
          busy={busy}
          failure={failure}
          onRetry={retry}
          submitLabel={submitLabel ?? form.label}
          {...(look && { look })}
        >
          {buttons}
        </FormActions>
      }
    />
  )
}
