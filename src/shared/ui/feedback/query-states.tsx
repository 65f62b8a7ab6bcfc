import type { UseQueryResult } from '@tanstack/react-query'
import type { CSSProperties, ReactNode } from 'react'
import { hasFailed } from '../../lib/query/has-failed.ts'
import { useT } from '../../lib/text/i18n.ts'
import { useReportId } from '../../lib/reported.ts'
import { Actions } from '../action/Actions.tsx'
import { Button } from '../action/Button.tsx'
import { River } from '../display/River.tsx'
import { Callout } from './Callout.tsx'
import styles from './query-states.module.css'

/** A grey shape of the size of the content to come. */
export function Skeleton({
  width = '100%',
  height,
  className = '',
}: {
  width?: number | string
  height: number | string
  className?: string
}) {
  return (
    <span aria-hidden className={`${styles['skeleton']} ${className}`} style={{ display: 'block', width, height }} />
  )
}

type Repeatable = { isFetching: boolean; refetch: () => unknown }

/** Repeats a failed query. */
export function RetryButton({ query, look = 'default' }: { query: Repeatable; look?: 'default' | 'text' }) {
  const t = useT()
  return (
    <Button look={look} isOff={query.isFetching} onClick={() => void query.refetch()}>
      {query.isFetching ? t('正在重试…') : t('重试')}
    </Button>
  )
}

/** The error state of a block of one line. */
export function InlineError({ query, text }: { query: Repeatable; text?: string }) {
  const t = useT()
  return (
    <p className={styles['inline']} role="alert">
      {text ?? t('加载失败')}
      <RetryButton query={query} look="text" />
    </p>
  )
}

type StateProps = { minHeight?: number | undefined }
const high = (minHeight: number | undefined): CSSProperties | undefined => (minHeight ? { minHeight } : undefined)

type EmptyProps = StateProps & {
  text?: string
  /** The text is the heading of a screen that has nothing else. */
  isHeading?: boolean
  hint?: ReactNode
  /** The next step. */
  link?: { label: string; to: string } | undefined
}

/** No content, and what to do about it. */
export function EmptyState({ text, isHeading = false, hint, link, minHeight }: EmptyProps) {
  const t = useT()
  const Text = isHeading ? 'h1' : 'p'
  return (
    <div className={styles['state']} style={high(minHeight)}>
      {(minHeight ?? 200) >= 180 && <River />}
      <Text>{text ?? t('暂无数据')}</Text>
      {hint}
      {link && (
        <Button look="link" to={link.to}>
          {link.label}
        </Button>
      )}
    </div>
  )
}

/** The exchange does not offer this content: a retry would not help. */
export function NotProvided({ minHeight }: StateProps) {
  const t = useT()
  return <EmptyState text={t('这项内容暂未提供')} minHeight={minHeight} />
}

/** 404 from a service in an envelope, or from the gateway without one. Structural: see `failureOf`. */
function isAbsent(error: unknown): boolean {
  const { reply, status } = (error ?? {}) as { reply?: { code?: unknown }; status?: unknown }
  return reply?.code === 404 || status === 404 || status === 405
}

/** The message of a refusal that explains why there is no content: an answer, not a failure that a retry would fix. */
function answerIn(error: unknown): string | null {
  const { reply } = (error ?? {}) as { reply?: { code?: unknown; msg?: unknown } }
  return reply?.code === 400 && typeof reply.msg === 'string' && reply.msg !== '' ? reply.msg : null
}

/**
 * The problem, a retry, and, once its report has arrived, the id by which the service desk finds it. Content that the exchange does
 * not have has no retry.
 */
export function ErrorState({
  onRetry,
  busy = false,
  minHeight,
  text,
  error,
}: StateProps & { onRetry: () => void; busy?: boolean; text?: string; error?: unknown }) {
  const t = useT()
  const id = useReportId(error)
  if (text === undefined && isAbsent(error)) return <NotProvided minHeight={minHeight} />
  return (
    <div className={styles['state']} style={high(minHeight)} role="alert">
      <p>{text ?? t('内容加载失败，请稍后重试')}</p>
      <Actions>
        <RetryButton query={{ isFetching: busy, refetch: onRetry }} />
      </Actions>
      {id !== null && <p className={styles['id']}>{t('编号 {{id}}', { id })}</p>}
    </div>
  )
}

/** A placeholder; screen readers, which cannot see its shapes, hear that it is loading. */
export function Loading({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const t = useT()
  return (
    <div role="progressbar" aria-busy="true" aria-label={t('正在加载…')} className={className}>
      {children}
    </div>
  )
}

/** Above data of an earlier answer, if a refetch has failed. */
export function Outdated({ query }: { query: Repeatable & { isError: boolean } }) {
  const t = useT()
  return (
    query.isError && (
      <Callout
        tone="warning"
        role="alert"
        actions={
          <Actions>
            <RetryButton query={query} look="text" />
          </Actions>
        }
      >
        {t('未能更新，以下内容可能不是最新')}
      </Callout>
    )
  )
}

export type QueryState<T> = Pick<UseQueryResult<T>, 'data' | 'isError' | 'isFetching' | 'refetch'> &
  Partial<Pick<UseQueryResult<T>, 'error' | 'errorUpdateCount'>>

const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0

type BlockProps<T> = StateProps & {
  query: QueryState<T>
  /** Of the size of the content, so that nothing moves when it arrives. */
  loading: ReactNode
  /** By default an empty list is. */
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  /** False if there is no space for the line above outdated content. */
  showsOutdated?: boolean
  children: (data: T) => ReactNode
}

/**
 * The states of a block with one query: loading, error with 重试, empty, full. Data stays visible during a refetch; if that fails, a
 * message and 重试 appear above it.
 */
export function QueryBoundary<T>({
  query,
  loading,
  isEmpty = isEmptyList,
  empty,
  showsOutdated = true,
  minHeight,
  children,
}: BlockProps<T>) {
  const t = useT()
  if (query.data === undefined) {
    const answer = answerIn(query.error)
    if (answer !== null) return <EmptyState text={t(answer)} minHeight={minHeight} />
    if (isAbsent(query.error)) return <NotProvided minHeight={minHeight} />
    if (hasFailed(query))
      return (
        <ErrorState
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
          minHeight={minHeight}
          error={query.error}
        />
      )
    return <Loading>{loading}</Loading>
  }
  return (
    <>
      {showsOutdated && <Outdated query={query} />}
      {isEmpty(query.data) ? (empty ?? <EmptyState minHeight={minHeight} />) : children(query.data)}
    </>
  )
}
