import { useT } from '../../lib/text/i18n.ts'
import styles from './Carousel.module.css'

type Props = {
  /** One name for each slide. */
  names: readonly string[]
  index: number
  onGo: (index: number) => void
  isPaused: boolean
  /** Absent where nothing moves automatically. */
  onPause?: ((isPaused: boolean) => void) | undefined
}

const Icon = ({ path }: { path: string }) => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden fill="none" stroke="currentColor" strokeWidth="2">
    <path d={path} />
  </svg>
)

/** Precede the slides in the document, so that keyboard users reach 暂停 before the moving content. */
export function CarouselControls({ names, index, onGo, isPaused, onPause }: Props) {
  const t = useT()
  return (
    <>
      <div className={styles['bar']} data-dark>
        {onPause && (
          <button type="button" className={styles['pause']} onClick={() => onPause(!isPaused)}>
            <Icon path={isPaused ? 'M5 2.5v11l8-5.5z' : 'M5 2.5v11M11 2.5v11'} />
            <span className="visuallyHidden">{isPaused ? t('播放轮播') : t('暂停轮播')}</span>
          </button>
        )}
        <div className={styles['dots']}>
          {names.map((name, at) => (
            <button
              key={name}
              type="button"
              className={styles['dot']}
              aria-label={t('第 {{n}} 张，共 {{count}} 张', { n: at + 1, count: names.length })}
              aria-current={at === index ? 'true' : undefined}
              onClick={() => onGo(at)}
            />
          ))}
        </div>
      </div>
      <button type="button" className={`${styles['arrow']} ${styles['back']}`} onClick={() => onGo(index - 1)}>
        <Icon path="M10 2.5 4.5 8l5.5 5.5" />
        <span className="visuallyHidden">{t('上一张')}</span>
      </button>
      <button type="button" className={`${styles['arrow']} ${styles['on']}`} onClick={() => onGo(index + 1)}>
        <Icon path="M6 2.5 11.5 8 6 13.5" />
        <span className="visuallyHidden">{t('下一张')}</span>
      </button>
    </>
  )
}
