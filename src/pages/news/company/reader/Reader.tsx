import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { PeriodicalDetail } from '#src/model/content/about.ts'
import { mediaQuery } from '#src/shared/lib/storage/media-query.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { PageView } from './PageView.tsx'
import { keyOfSwipe, pageByKey, spreadAt } from './spread.ts'
import styles from './reader.module.css'

const wide = mediaQuery('(min-width: 1200px)')

/** Factors of the size that fits the window. */
const zooms = [1, 1.5, 2, 3] as const

/** Pages next to the open ones are fetched, so that turning shows them at once. */
function usePreloaded(pages: readonly string[], spread: readonly number[]) {
  const [first = 1, last = first] = [spread[0], spread.at(-1)]
  useEffect(() => {
    for (const index of [last, last + 1, first - 2, first - 3]) {
      const address = pages[index]
      if (address !== undefined) new Image().src = address
    }
  }, [pages, first, last])
}

/** Turns by a finger; a zoomed page is moved by it instead. */
function useSwipe(isZoomed: boolean, turn: (key: string) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === 'touch' && isPrimary && !isZoomed ? { x: clientX, y: clientY } : null
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const start = from.current
      from.current = null
      const key = start && keyOfSwipe(clientX - start.x, clientY - start.y)
      if (key) turn(key)
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}

type Props = {
  issue: PeriodicalDetail
  /** From 1, as in the address. */
  page: number
  onTurn: (page: number) => void
  onClose: () => void
}

/** The open pages of an issue with what turns and enlarges them; the keys work while the focus is inside (CT-05). */
export function Reader({ issue: { title, pages, pageTitles }, page, onTurn, onClose }: Props) {
  const t = useT()
  const isPair = useSyncExternalStore(wide.follow, wide.matches)
  const [zoom, setZoom] = useState(0)
  const place = useRef<HTMLElement>(null)
  const count = pages.length
  const spread = spreadAt(page, count, isPair)
  const isZoomed = zoom > 0
  usePreloaded(pages, spread)
  const focus = () => place.current?.focus({ preventScroll: true })
  useEffect(focus, [])
  // A key may come before the page of the key before it is rendered.
  const asked = useRef(page)
  useEffect(() => {
    asked.current = page
  }, [page])
  const turnTo = (target: number) => {
    asked.current = spreadAt(target, count, isPair)[0]!
    onTurn(asked.current)
  }
  const turn = (key: string): boolean => {
    const target = pageByKey(key, spreadAt(asked.current, count, isPair), count)
    if (target !== undefined) turnTo(target)
    return target !== undefined
  }
  const zoomTo = (next: number) => setZoom(Math.min(Math.max(next, 0), zooms.length - 1))
  const handleKey = (event: KeyboardEvent) => {
    const { key, target } = event
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (key === 'Escape') {
      if (isZoomed) setZoom(0)
      else onClose()
    } else if (key === '+' || key === '=') zoomTo(zoom + 1)
    else if (key === '-') zoomTo(zoom - 1)
    // The slider has its own arrows.
    else if (!(target instanceof HTMLInputElement) && turn(key)) event.preventDefault()
  }
  const numbers = spread.join('–')
  const nameOf = (number: number) =>
    [t('第 {{page}} 页', { page: number }), pageTitles?.[number - 1]].filter(Boolean).join('：')
  const size = { '--pages': spread.length, '--zoom': zooms[zoom] } as CSSProperties
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a reader of pages takes keys as a whole
    <section
      ref={place}
      className={styles['reader']}
      tabIndex={-1}
      aria-label={t('阅读器：{{title}}', { title })}
      onKeyDown={handleKey}
    >
      <div className={styles['tools']} role="group" aria-label={t('翻页和缩放')}>
        <Button isOff={spread[0] === 1} onClick={() => turn('ArrowLeft')}>
          {t('上一页')}
        </Button>
        <input
          type="range"
          className={styles['slider']}
          min={1}
          max={count}
          value={spread[0]}
          aria-label={t('页码')}
          aria-valuetext={nameOf(spread[0]!)}
          onChange={({ target }) => turnTo(Number(target.value))}
        />
        <Button isOff={spread.at(-1) === count} onClick={() => turn('ArrowRight')}>
          {t('下一页')}
        </Button>
        <p className={`number ${styles['number']}`} aria-live="polite">
          {t('第 {{pages}} 页，共 {{count}} 页', { pages: numbers, count })}
        </p>
        <Button isOff={!isZoomed} onClick={() => zoomTo(zoom - 1)}>
          {t('缩小')}
        </Button>
        <span className="number">{zooms[zoom]! * 100}%</span>
        <Button isOff={zoom === zooms.length - 1} onClick={() => zoomTo(zoom + 1)}>
          {t('放大')}
        </Button>
      </div>
      <div className={styles['stage']} data-zoomed={isZoomed || undefined} {...useSwipe(isZoomed, turn)}>
        <div className={styles['spread']} style={size}>
          {spread.map((number) => (
            <PageView key={number} src={pages[number - 1]!} alt={nameOf(number)} onRetry={focus} />
          ))}
        </div>
      </div>
      <p className={`muted noPrint ${styles['keys']}`}>
        {t('键盘：← → 翻页，Home 封面，End 末页，+ − 缩放，Esc 返回')}
      </p>
    </section>
  )
}
