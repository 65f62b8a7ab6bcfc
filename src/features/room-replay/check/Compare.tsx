import { type FormEvent, useId, useState } from 'react'
import type { RoomRecord } from '#src/model/bidding/calls.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { fieldClass } from '#src/shared/ui/form/field-class.ts'
import { useReplayT } from '../replay-text.ts'
import styles from '../room-replay.module.css'
import { linksIn } from '../verify.ts'

/**
 * Whether each given hash belongs to a bid: to its link in the chain or to its content alone. An unknown one may be
 * of another room, so that it proves nothing about the record.
 */
function Found({ record: { rows }, links }: { record: RoomRecord; links: readonly string[] }) {
  const t = useReplayT()
  const places = new Map(rows.map(({ seq, link }) => [link, seq]))
  const contents = new Map(rows.map(({ seq, commitment }) => [commitment, seq]))
  const found = links.flatMap((link) => places.get(link) ?? [])
  const inContents = links.flatMap((link) => (places.has(link) ? [] : (contents.get(link) ?? [])))
  return (
    <>
      <output className={styles['found']}>
        {found.map((n) => (
          <p key={n}>{t('您填写的摘要与第 {{n}} 条一致', { n })}</p>
        ))}
        {inContents.map((n) => (
          <p key={`content-${n}`}>
            {t('您填写的是第 {{n}} 条的报价摘要，与记录一致；它只证明这条报价的内容，次序和增删请用链摘要核对', { n })}
          </p>
        ))}
      </output>
      {found.length + inContents.length < links.length && (
        <p role="alert" className={styles['wrong']}>
          {t(
            '您填写的摘要不在本场报价记录中。请核对它是否属于本场；如果确是本场回执或公示上的摘要，请联系交易所核实。',
          )}
        </p>
      )}
    </>
  )
}

/** Compares a hash that the person has stored: of a receipt, or of a notice of the result. */
export function Compare({ record }: { record: RoomRecord }) {
  const t = useReplayT()
  const id = useId()
  const [text, setText] = useState('')
  const [links, setLinks] = useState<readonly string[] | null>(null)
  const isWrong = links?.length === 0
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setLinks(linksIn(text))
  }
  return (
    <form className={styles['compare']} onSubmit={handleSubmit}>
      <label htmlFor={id}>{t('核对您留存的摘要')}</label>
      <div className={`noPrint ${styles['entry']}`}>
        <input
          id={id}
          className={`${fieldClass} ${styles['digest']}`}
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
      <Found record={record} links={links ?? []} />
    </form>
  )
}
