import { useId } from 'react'
import styles from './ChoiceCards.module.css'

type Choice<K extends string> = { key: K; label: string; hint?: string }

type Props<K extends string> = {
  label: string
  name: string
  choices: readonly Choice<K>[]
  value: K
  onChange: (key: K) => void
}

/** One of a few, each with its radio button in a frame. */
export function ChoiceCards<K extends string>({ label, name, choices, value, onChange }: Props<K>) {
  const id = useId()
  return (
    <fieldset className={styles['choices']}>
      <legend>{label}</legend>
      <div className={styles['cards']}>
        {choices.map(({ key, label: text, hint }) => (
          <label key={key} htmlFor={`${id}-${key}`}>
            <input
              id={`${id}-${key}`}
              type="radio"
              name={name}
              value={key}
              checked={key === value}
              aria-label={text}
              aria-describedby={hint && `${id}-${key}-hint`}
              onChange={() => onChange(key)}
            />
            <span>
              {hint ? <b>{text}</b> : text}
              {hint && <small id={`${id}-${key}-hint`}>{hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
