import { type KeyboardEvent, useState } from 'react'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import screen from '../asset.module.css'
import styles from './Gallery.module.css'

type Shown = AssetDetail['pictures'][number]

const picturesOf = ({ pictures, imgSrc, typeName }: AssetDetail): readonly Shown[] =>
  pictures.length > 0 ? pictures : [{ src: imgSrc ?? '', alt: typeName ?? '' }]

/** The index beside `index`, around the ends. */
const neighbour = (index: number, step: number, count: number) => (index + step + count) % count

const stepOfKey: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

type StepsProps = { index: number; count: number; onGo: (index: number) => void }

function Steps({ index, count, onGo }: StepsProps) {
  const t = useT()
  if (count < 2) return null
  return [-1, 1].map((step) => (
    <button
      key={step}
      type="button"
      className={`noPrint ${styles['step']} ${step === 1 ? styles['next'] : ''}`}
      aria-label={step === 1 ? t('下一张') : t('上一张')}
      onClick={() => onGo(neighbour(index, step, count))}
    >
      <Icon name="back" />
    </button>
  ))
}

/** The asset's pictures: one large, the others below it; arrow keys change it, and a press opens it at full size. */
export function Gallery({ asset }: { asset: AssetDetail }) {
  const t = useT()
  const pictures = picturesOf(asset)
  const count = pictures.length
  const [chosen, setChosen] = useState(0)
  const [isLarge, setLarge] = useState(false)
  const index = Math.min(chosen, count - 1)
  const shown = pictures[index]!
  const position = t('第 {{n}} 张，共 {{count}} 张', { n: index + 1, count })
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = stepOfKey[event.key]
    if (step === undefined) return
    event.preventDefault()
    setChosen(neighbour(index, step, count))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows of the buttons inside
    <section aria-label={t('标的图片')} onKeyDown={handleKeyDown}>
      <div className={styles['stage']}>
        <button
          type="button"
          className={styles['enlarge']}
          aria-haspopup="dialog"
          aria-label={`${t('查看大图')} ${position}`}
          onClick={() => setLarge(true)}
        >
          <Picture key={shown.src} src={shown.src} alt={shown.alt} width={560} height={420} eager />
        </button>
        <Steps index={index} count={count} onGo={setChosen} />
        {count > 1 && (
          <span className={`noPrint number ${styles['position']}`} aria-hidden>
            {index + 1}/{count}
          </span>
        )}
      </div>
      {count > 1 && (
        <ul className={`noPrint ${styles['thumbs']}`}>
          {pictures.map(({ src, alt }, at) => (
            <li key={src}>
              <button
                type="button"
                className={styles['thumb']}
                aria-current={at === index}
                aria-label={t('第 {{n}} 张，共 {{count}} 张', { n: at + 1, count })}
                onClick={() => setChosen(at)}
              >
                <Picture src={src} alt={alt} width={96} height={72} eager />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isLarge && (
        <Dialog title={`${t('标的图片')} ${index + 1}/${count}`} onClose={() => setLarge(false)} size="large">
          <div className={styles['full']}>
            <img className={screen['wholePicture']} src={shown.src} alt={shown.alt} />
            <Steps index={index} count={count} onGo={setChosen} />
          </div>
        </Dialog>
      )}
    </section>
  )
}
