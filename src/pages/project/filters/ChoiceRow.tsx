import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import styles from './ChoiceRow.module.css'

type Choice = {
  key: string
  label: string
  /** How many assets it would leave; unknown while nothing has been answered. */
  count?: number | undefined
}

type Props = {
  label: string
  choices: readonly Choice[]
  /** Key of the choice that stands, empty for none. */
  value: string
  onChoose: (key: string) => void
  /** Names that the exchange gave stay Chinese. */
  isData?: boolean
  /** Below the choices: bounds of one's own. */
  children?: ReactNode
  /** The row of what lies below the choice of the row above. */
  isSub?: boolean
  isLoading?: boolean
  /** The choices did not come. */
  trouble?: ReactNode
}

/** Whether the choices need more lines than are shown; it is looked up again when they or their place change. */
function useOverflow() {
  const list = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const element = list.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const look = () => {
      const line = (element.firstElementChild as HTMLElement | null)?.offsetHeight ?? 0
      const lines = Number(getComputedStyle(element).getPropertyValue('--lines')) || 1
      setOver(line > 0 && element.scrollHeight > line * (lines + 0.6))
    }
    const place = new ResizeObserver(look)
    place.observe(element)
    const content = new MutationObserver(look)
    content.observe(element, { childList: true, characterData: true, subtree: true })
    return () => {
      place.disconnect()
      content.disconnect()
    }
  }, [])
  return { list, isOver }
}

const isOff = ({ key, count }: Choice, value: string) => count === 0 && key !== value

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Arrows move between the choices, Home and End to the first and the last. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (!step) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  if (at < 0) return
  event.preventDefault()
  buttons[step(at, buttons.length)]?.focus()
}

type ListProps = Pick<Props, 'choices' | 'value' | 'onChoose' | 'isData'>

function Buttons({ choices, value, onChoose, isData }: ListProps) {
  const [visited, setVisited] = useState<string | null>(null)
  // The one stop of the Tab key must be a button that can be reached.
  const canStop = (key: string | null) => choices.some((choice) => choice.key === key && !isOff(choice, value))
  const stop = [visited, value].find(canStop) ?? ''
  return choices.map((choice) => (
    <button
      key={choice.key}
      type="button"
      className={styles['choice']}
      aria-pressed={choice.key === value}
      disabled={isOff(choice, value)}
      tabIndex={choice.key === stop ? 0 : -1}
      onFocus={() => setVisited(choice.key)}
      onClick={() => onChoose(choice.key === value ? '' : choice.key)}
    >
      {isData && choice.key !== '' ? <TranslatedText>{choice.label}</TranslatedText> : <span>{choice.label}</span>}
      {choice.key !== '' && <span className={styles['count']}>{choice.count ?? ''}</span>}
    </button>
  ))
}

function Fold({ list, label, isOpen, onFold }: { list: string; label: string; isOpen: boolean; onFold: () => void }) {
  const t = useT()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const element = button.current
    // Fewer choices need no fold: whoever rests on it goes back among them, or the focus would be lost with it.
    return () => {
      if (element !== document.activeElement) return
      document.getElementById(list)?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    }
  }, [list])
  return (
    <button
      ref={button}
      type="button"
      className={styles['fold']}
      aria-expanded={isOpen}
      aria-controls={list}
      onClick={onFold}
    >
      {isOpen ? t('收起') : t('展开')}
      <span className="visuallyHidden">{label}</span>
    </button>
  )
}

/**
 * One row of the filters: its choices on one line, and the rest of them on demand. It is one stop of the Tab key, with
 * arrows between the choices.
 */
export function ChoiceRow({ label, choices, value, onChoose, isData, children, isSub, isLoading, trouble }: Props) {
  const t = useT()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const all: Choice[] = [{ key: '', label: t('不限') }, ...choices]
  const { list, isOver } = useOverflow()
  // Whoever comes to a hidden line by keyboard has to see it.
  const revealFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const first = list.current?.firstElementChild as HTMLElement | null
    const end = target.offsetTop + target.offsetHeight - (first?.offsetTop ?? 0)
    if (isOver && end > (list.current?.clientHeight ?? 0)) setOpen(true)
  }
  return (
    <div className={`${styles['row']} ${isSub ? styles['sub'] : ''}`}>
      <span id={`${id}-label`} className={styles['label']}>
        {label}
      </span>
      <div className={styles['body']}>
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus rests on its buttons */}
        <div
          ref={list}
          id={`${id}-list`}
          role="toolbar"
          aria-labelledby={`${id}-label`}
          className={styles['list']}
          data-open={isOpen || undefined}
          data-over={isOver || undefined}
          onFocus={revealFocus}
          onKeyDown={moveFocus}
        >
          {isLoading ? <Skeleton height="1em" width="60%" className={styles['blank'] ?? ''} /> : trouble}
          {!isLoading && !trouble && (
            <Buttons choices={all} value={value} onChoose={onChoose} isData={isData ?? false} />
          )}
        </div>
        {children}
      </div>
      {isOver && <Fold list={`${id}-list`} label={label} isOpen={isOpen} onFold={() => setOpen(!isOpen)} />}
    </div>
  )
}
