import { type Ref, useRef } from 'react'
import type { ContractPaper } from '#src/model/contract/schema.ts'
import { bareAddress } from '#src/shared/lib/navigation/file-address.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { ScrollBox } from '#src/shared/ui/behaviour/ScrollBox.tsx'
import { FileImage } from '#src/shared/ui/file/FileImage.tsx'
import { MarkButton } from './MarkButton.tsx'
import type { Chosen, Mark } from './signature.ts'
import styles from './sign.module.css'

type Marking = { chosen: Chosen; marks: readonly Mark[]; onMarks: (marks: readonly Mark[]) => void }

type Props = {
  paper: ContractPaper
  /** What the reader is about to put on it. */
  marking: Marking | null
  /** Marks the end of the last page, for `useSeenEnd`. */
  end?: Ref<HTMLSpanElement>
}

type PageProps = Pick<Props, 'marking'> & { page: ContractPaper['pages'][number]; index: number; count: number }

function PaperPage({ page: { url, width, height }, index, count, marking }: PageProps) {
  const t = useT()
  return (
    <figure className={styles['page']}>
      <div className={styles['sheet']}>
        <FileImage
          url={url}
          width={width}
          height={height}
          loading="lazy"
          alt={t('合同第 {{page}} 页，共 {{count}} 页', { page: index + 1, count })}
        />
        {marking?.marks.map((mark, at) =>
          mark.page === index ? (
            <MarkButton
              // Marks are only added at the end and have no other name.
              key={`${at}`}
              chosen={marking.chosen}
              mark={mark}
              onMove={(moved) => marking.onMarks(marking.marks.map((one, other) => (other === at ? moved : one)))}
              {...(marking.marks.length > 1
                ? { onRemove: () => marking.onMarks(marking.marks.filter((_, other) => other !== at)) }
                : {})}
            />
          ) : null,
        )}
      </div>
      <figcaption>{t('第 {{page}} 页 / 共 {{count}} 页', { page: index + 1, count })}</figcaption>
    </figure>
  )
}

/** The pages of a contract, with a list of them, and what the reader places on them. */
export function PaperPages({ paper: { pages }, marking, end }: Props) {
  const t = useT()
  const list = useRef<HTMLElement>(null)
  const show = (index: number) => list.current?.querySelectorAll('figure')[index]?.scrollIntoView({ block: 'nearest' })
  return (
    <div className={styles['viewer']}>
      <nav aria-label={t('合同页码')} className={styles['pageList']}>
        {pages.map(({ url }, index) => (
          <Button key={bareAddress(url)} size="small" look="text" onClick={() => show(index)}>
            {t('第 {{page}} 页', { page: index + 1 })}
          </Button>
        ))}
      </nav>
      <ScrollBox ref={list} className={styles['pages']} label={t('合同各页')} {...(end && { end })}>
        {pages.map((page, index) => (
          <PaperPage key={bareAddress(page.url)} page={page} index={index} count={pages.length} marking={marking} />
        ))}
      </ScrollBox>
    </div>
  )
}
