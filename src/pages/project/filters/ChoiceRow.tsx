import type { UseQueryResult } from '@tanstack/react-query'
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
import { countOf, type Counts } from '#src/features/asset-search/vocabulary.ts'
import { hasFailed } from '#src/shared/lib/query/has-failed.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { rovingSteps } from '#src/shared/ui/behaviour/roving.ts'
import { InlineError, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { segmentClass } from '#src/shared/ui/list/Segments.tsx'
import styles from './ChoiceRow.module.css'
import { FilterLine } from './FilterLine.tsx'

type Choice = readonly [key: string, label: string]

type Props = {
  label: string
  choices: readonly Choice[]
  /** Of the choices; undefined without a response, or where they are not counted. */
  counts?: Counts | undefined
  /** Key of the chosen one, empty for none. */
  value: string
  onChoose: (key: string) => void
  /** Names given by the exchange stay Chinese. */
  isData?: boolean
  /** Below the choices, such as own bounds. */
  children?: ReactNode
  /** The choices belong to the choice of the row above. */
  isSub?: boolean
  /** Loads the choices. */
  query?: UseQueryResult
}

/** Whether the choices need more lines than are shown; measured again when they or their space change. */
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

/** Arrows move between the choices, Home and End to the first and the last. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = rovingSteps[event.key]
  if (!step) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  if (at < 0) return
  event.preventDefault()
  buttons[step(at, buttons.length)]?.focus()
}

function Buttons({ choices, counts, value, onChoose, isData }: Omit<Props, 'label'>) {
  const t = useT()
  const [visited, setVisited] = useState<string | null>(null)
  const all: readonly Choice[] = [['', t('不限')], ...choices]
  const isOff = (key: string) => key !== '' && key !== value && countOf(counts, key) === 0
  // The one stop of the Tab key must be a button that can be reached.
  const canStop = (wanted: string | null) => all.some(([key]) => key === wanted && !isOff(key))
  const stop = [visited, value].find(canStop) ?? ''
  return all.map(([key, label]) => (
    <button
      key={key}
      type="button"
      className={segmentClass}
      aria-pressed={key === value}
      disabled={isOff(key)}
      tabIndex={key === stop ? 0 : -1}
      onFocus={() => setVisited(key)}
      onClick={() => onChoose(key === value ? '' : key)}
    >
      {isData && key !== '' ? <TranslatedText>{label}</TranslatedText> : <span>{label}</span>}
      {key !== '' && <span className={`${styles['count']} number`}>{countOf(counts, key)}</span>}
    </button>
  ))
}

/** The buttons, or the state of a query without any. */
function Choices(props: Omit<Props, 'label'>) {
  const t = useT()
  const { query } = props
  if (query && hasFailed(query)) return <InlineError query={query} text={t('选项加载失败')} />
  if (query?.isPending) return <Skeleton height="1em" width="60%" className={styles['blank'] ?? ''} />
  return <Buttons {...props} />
}

function Fold({ list, label, isOpen, onFold }: { list: string; label: string; isOpen: boolean; onFold: () => void }) {
  const t = useT()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const element = button.current
    // With fewer choices the button goes away: its focus moves to the choices instead of being lost.
    return () => {
      if (element !== document.activeElement) return
      document.getElementById(list)?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    }
  }, [list])
  return (
    <Button look="text" size="small" ref={button} aria-expanded={isOpen} aria-controls={list} onClick={onFold}>
      {isOpen ? t('收起') : t('展开')}
      <span className="visuallyHidden">{label}</span>
    </Button>
  )
}

/**
 * One row of filters: its choices on one line, the others behind a button. The row is one stop of the Tab key, with arrow keys
 * between the choices.
 */
export function ChoiceRow({ label, isSub, children, ...props }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { list, isOver } = useOverflow()
  // The keyboard focus must be visible, also on a hidden line.
  const revealFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const first = list.current?.firstElementChild as HTMLElement | null
    const end = target.offsetTop + target.offsetHeight - (first?.offsetTop ?? 0)
    if (isOver && end > (list.current?.clientHeight ?? 0)) setOpen(true)
  }
  return (
    <FilterLine
      id={`${id}-label`}
      label={label}
      isSub={isSub}
      end={isOver && <Fold list={`${id}-list`} label={label} isOpen={isOpen} onFold={() => setOpen(!isOpen)} />}
    >
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
        <Choices {...props} />
      </div>
      {children}
    </FilterLine>
  )
}
