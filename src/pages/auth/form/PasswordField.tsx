import { type ComponentProps, useState } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Field } from './Field.tsx'
import styles from './form.module.css'

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'end'> & { onShow?: (isShown: boolean) => void }

/** Attributes of an input whose password is shown or hidden. */
export const passwordInput = (isShown: boolean) =>
  ({ type: isShown ? 'text' : 'password', autoCapitalize: 'none', spellCheck: false }) as const

/** A password, with a button that shows what is typed. */
export function PasswordField({ onShow, ...field }: Props) {
  const t = useT()
  const [isShown, setShown] = useState(false)
  const toggle = () => {
    setShown(!isShown)
    onShow?.(!isShown)
  }
  return (
    <Field
      {...field}
      {...passwordInput(isShown)}
      end={
        <button type="button" className={styles['eye']} aria-pressed={isShown} onClick={toggle}>
          <span className="visuallyHidden">{t('显示密码')}</span>
          <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden>
            <path d="M2.5 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12Z" />
            <circle cx="12" cy="12" r="3" />
            {!isShown && <path d="m4 20 16-16" />}
          </svg>
        </button>
      }
    />
  )
}
