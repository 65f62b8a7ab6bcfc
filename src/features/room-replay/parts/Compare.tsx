import { type FormEvent, useId, useState } from 'react'
import { useT } from '#src/shared/lib/i18n.ts'
import { Button } from '#src/shared/ui/Button.tsx'
import styles from '../room-replay.module.css'
import { linksIn } from '../verify.ts'

/** Takes in what the person has kept: the hash of a receipt, or of a notice of the result. */
export function Compare({ onCompare }: { onCompare: (links: string[]) => void }) {
  const t = useT()
  const id = useId()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const links = linksIn(text)
    setWrong(links.length === 0)
    onCompare(links)
  }
  return (
    <form className={styles['compare']} onSubmit={handleSubmit}>
      <label htmlFor={id}>{t('核对您留存的摘要')}</label>
      <div>
        <input
          id={id}
          value={text}
          onChange={({ target }) => setText(target.value)}
          placeholder={t('粘贴报价回执、成交公示或成交确认书上的摘要')}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
        />
        <Button type="submit">{t('核对')}</Button>
      </div>
      {isWrong && (
        <p id={`${id}-wrong`} role="alert" className={styles['wrong']}>
          {t('没有找到摘要：摘要是 64 位的数字和字母，请完整粘贴')}
        </p>
      )}
    </form>
  )
}
