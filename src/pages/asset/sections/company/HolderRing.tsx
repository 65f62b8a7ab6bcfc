import type { Holder } from '#src/model/listing/dossier.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './CompanyBlock.module.css'

/** `12.5%` of `12.50`. */
export const shareText = (share: string): string => `${share.includes('.') ? share.replace(/\.?0+$/, '') : share}%`

const radius = 42
const length = 2 * Math.PI * radius
/** Between two parts. */
const gap = 1.5

/** The parts of a company as a ring, the offered one in the middle of it as text; the table beside it has the same figures. */
export function HolderRing({ holders, caption }: { holders: readonly Holder[]; caption: string }) {
  const t = useT()
  const offered = holders.find(({ isOffered }) => isOffered)
  const parts = holders.map(({ share }) => (Number(share) / 100) * length)
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part, 0))
  return (
    <svg viewBox="0 0 120 120" className={styles['ring']} role="img" aria-label={t('股权结构图，同样的数据见表格')}>
      <g transform="rotate(-90 60 60)">
        {holders.map(({ isOffered }, index) => {
          const shown = Math.max(0.5, parts[index]! - (holders.length > 1 ? gap : 0))
          return (
            <circle
              key={index}
              cx="60"
              cy="60"
              r={radius}
              className={styles['part']}
              data-part={isOffered ? 'offered' : index}
              strokeDasharray={`${shown} ${length - shown}`}
              strokeDashoffset={-starts[index]!}
            />
          )
        })}
      </g>
      {offered && (
        <>
          <text x="60" y="60" className={styles['share']}>
            {shareText(offered.share)}
          </text>
          <text x="60" y="76" className={styles['caption']}>
            {caption}
          </text>
        </>
      )}
    </svg>
  )
}
