import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Chosen } from '../categories.ts'
import { placeLink } from '../place-link.ts'
import type { Place } from '../places.ts'

type Props = {
  place: Place
  chosen: Chosen
  /** The accessible name, where the content alone is not clear. */
  label?: string
  className?: string | undefined
  children: ReactNode
}

/** A link to the list of a place, or plain text where it has none. */
export function PlaceLink({ place, chosen, label, className, children }: Props) {
  const to = placeLink(place, chosen)
  if (to === null) return <span className={className}>{children}</span>
  return (
    <Link to={to} className={className} aria-label={label}>
      {children}
    </Link>
  )
}
