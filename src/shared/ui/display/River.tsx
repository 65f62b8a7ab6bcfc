import styles from './River.module.css'

const bank = (index: number) =>
  `M-40 ${610 - index * 26}C120 ${640 - index * 22} 150 ${520 - index * 16} 250 ${500 - index * 17}S420 ${470 - index * 20} 560 ${250 - index * 24}`
const banks = [0, 1, 2, 3, 5, 6, 7, 8].map(bank).join('')

/** The river of the exchange: contour lines whose stream becomes a rising price line at its bend. Decoration, as a mark or as a large ground. */
export function River({ ground }: { ground?: string | undefined }) {
  return (
    <svg
      className={`${styles['river']} ${ground ?? styles['mark']}`}
      viewBox="0 0 520 640"
      preserveAspectRatio={ground ? 'xMaxYMin slice' : 'none'}
      aria-hidden
    >
      <path d={banks} />
      <path d={bank(4)} />
      <path d="M466.5 293.6h0" />
    </svg>
  )
}
