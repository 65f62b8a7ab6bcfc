import type { ReactNode } from 'react'
import { useT } from '../../lib/text/i18n.ts'
import { Actions } from '../action/Actions.tsx'
import { Button } from '../action/Button.tsx'
import { Card } from '../display/Card.tsx'
import { EmptyState, QueryBoundary, type QueryState, Skeleton } from './query-states.tsx'

type Link = { label: string; to: string }
type NotShownProps = { label: string; text: string; why: string; links: readonly [Link, ...Link[]] }

/** No record is shown: why, and where to go on; the first link is the likely way. */
export function NotShown({ label, text, why, links }: NotShownProps) {
  return (
    <Card label={label}>
      <EmptyState
        minHeight={320}
        text={text}
        hint={
          <>
            <p className="muted">{why}</p>
            <Actions align="center">
              {links.map(({ label: name, to }, place) => (
                <Button key={to} look={place === 0 ? 'primary' : 'default'} to={to}>
                  {name}
                </Button>
              ))}
            </Actions>
          </>
        }
      />
    </Card>
  )
}

/** What the exchange says of a record that is not there or not for this person. Structural: the kit does not know the errors of `api`. */
function refusalIn(error: unknown): string | null {
  const { reply, message } = (error ?? {}) as { reply?: { code?: unknown }; message?: string }
  return reply?.code === 403 || reply?.code === 404 ? (message ?? null) : null
}

type Props<T> = Pick<NotShownProps, 'label' | 'links'> & {
  query: QueryState<T>
  /** Shown when the address names no record. */
  unnamed: { text: string; why: string } | null
  /** Who may see the record, below the refusal of the exchange. */
  refusedWhy: string
  /** Px. */
  height: number
  children: (data: T) => ReactNode
}

/** One record of this person that the address names; the exchange refuses those of others, without data. */
export function OwnBoundary<T>({ query, unnamed, refusedWhy, height, children, ...face }: Props<T>) {
  const t = useT()
  if (unnamed) return <NotShown {...face} {...unnamed} />
  const refusal = refusalIn(query.error)
  if (refusal !== null) return <NotShown {...face} text={t(refusal)} why={refusedWhy} />
  return (
    <QueryBoundary query={query} loading={<Skeleton height={height} />} minHeight={height}>
      {children}
    </QueryBoundary>
  )
}
