import { useState } from 'react'
import { lazyComponent, useLazyComponent } from '#src/shared/lib/hooks/use-lazy-component.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import type { EnrolProps } from './forms/EnrolDialog.tsx'
import type { TextProps } from './forms/TextDialog.tsx'

// The forms use antd, which the public page of a project does not load.
const loadEnrol = lazyComponent(() => import('./forms/EnrolDialog.tsx'))
const loadText = lazyComponent(() => import('./forms/TextDialog.tsx'))

const Enrolling = (props: EnrolProps) => useLazyComponent(loadEnrol, true, props.onClose, props)
const Writing = (props: TextProps) => useLazyComponent(loadText, true, props.onClose, props)

/** Opens the form of the enrolment, also to add lots to it. */
export function EnrolButton(props: Omit<EnrolProps, 'onClose'>) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look={props.own.enrolment ? 'default' : 'primary'} onClick={() => setOpen(true)}>
        {props.own.enrolment ? t('增加标段') : t('立即报名')}
      </Button>
      {isOpen && <Enrolling {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

export function WriteButton(props: Omit<TextProps, 'onClose'>) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{props.kind === 'question' ? t('提出疑问') : t('提出异议')}</Button>
      {isOpen && <Writing {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
