import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router-dom'

type Props = { to: string; lang?: string; children: ReactNode }

/** The place is there for as long as the breadcrumb, which may come with this component or before it. */
const neverChanges = () => () => undefined
const placeOf = () => document.getElementById('crumb')

/** A level that only the screen knows, in the place which the breadcrumb keeps for it before the last level. */
export function OwnCrumb({ to, lang, children }: Props) {
  const place = useSyncExternalStore(neverChanges, placeOf)
  useLayoutEffect(() => {
    place?.removeAttribute('hidden')
    return () => place?.setAttribute('hidden', '')
  }, [place])
  return (
    place &&
    createPortal(
      <Link to={to} lang={lang}>
        {children}
      </Link>,
      place,
    )
  )
}
