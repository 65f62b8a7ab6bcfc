import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { readText, type SafeText } from '../../lib/html/sanitise.ts'
import { scrollToAnchor } from '../../lib/navigation/scroll-to-anchor.ts'
import { useT } from '../../lib/text/i18n.ts'
import { whenIdle } from '../../lib/time/when-idle.ts'
import { openOuter } from '../action/open-outer.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import styles from './SafeHtml.module.css'

/** Between two parts of a long text, ms: the browser is busy with what was shown. */
const patienceMs = 200

/** HTML of the exchange, made safe: its first part, the others as soon as the browser is idle, and all of it on paper. */
export function useSafeText(html: string): SafeText {
  const reading = useMemo(() => readText(html), [html])
  const [whole, setWhole] = useState<SafeText | null>(null)
  const first = useMemo(() => reading.text(), [reading])
  const text = whole?.root === first.root ? whole : first
  useEffect(() => {
    if (first.isWhole) return
    let undo = () => undefined as void
    const readPart = () => {
      if (reading.readMore()) undo = whenIdle(readPart, patienceMs)
      else setWhole(reading.text())
    }
    const readAll = () => {
      undo()
      while (reading.readMore());
      flushSync(() => setWhole(reading.text()))
    }
    undo = whenIdle(readPart, patienceMs)
    addEventListener('beforeprint', readAll)
    return () => {
      undo()
      removeEventListener('beforeprint', readAll)
    }
  }, [reading, first])
  return text
}

type Shown = { src: string; alt: string }

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Goes to a part of the text; a note takes the focus like a heading does. */
function goTo(id: string): void {
  const part = document.getElementById(id)
  if (part && part.tabIndex < 0) part.tabIndex = -1
  scrollToAnchor(id)
}

/** A text that was made safe. Its links to this site are followed by the router, and its pictures open large. */
export function SafeHtmlText({ text }: { text: SafeText }) {
  const t = useT()
  const navigate = useNavigate()
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const { root } = text
  useLayoutEffect(() => place.current?.replaceChildren(root), [root])
  const follow = (event: MouseEvent, link: HTMLAnchorElement) => {
    const href = link.getAttribute('href') ?? ''
    if (!isPlainClick(event) || href === '') return
    event.preventDefault()
    if (href.startsWith('#')) goTo(href.slice(1))
    else if (href.startsWith('/')) void navigate(href)
    else openOuter(href)
  }
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element
    const link = target.closest('a')
    if (link) return follow(event, link)
    const picture = target.closest('[data-picture]')?.querySelector('img')
    if (picture) setShown({ src: picture.src, alt: picture.alt })
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it hears the clicks of the links and buttons inside */}
      <div ref={place} className={styles['text']} lang="zh-CN" aria-busy={!text.isWhole} onClick={handleClick} />
      {shown && (
        <Dialog title={shown.alt || t('查看大图')} onClose={() => setShown(null)} size="large">
          <img className={styles['whole']} src={shown.src} alt={shown.alt} />
        </Dialog>
      )}
    </>
  )
}

/** HTML of the exchange, made safe (CT-02). */
export function SafeHtml({ html }: { html: string }) {
  return <SafeHtmlText text={useSafeText(html)} />
}
