import { type ComponentType, createElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { showToast } from '../../ui/dialog/confirm-dialog.ts'
import { translate } from '../text/i18n.ts'

/** Loads once for all callers; a failed load is repeated at the next call. */
export function lazyComponent<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  let coming: Promise<ComponentType<P>> | null = null
  return () => {
    coming ??= load().then(
      ({ default: Part }) => Part,
      (error: unknown) => {
        coming = null
        throw error
      },
    )
    return coming
  }
}

/**
 * A lazily loaded part of the frame with its props; null until it has loaded. When loading fails, a toast appears and `onLost`
 * resets the state that opened it, so that the reader can try again.
 */
export function useLazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isWanted: boolean,
  onLost: () => void,
  props: P,
): ReactNode {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  const lose = useEffectEvent(() => {
    onLost()
    showToast('error', translate('内容加载失败，请稍后重试'))
  })
  useEffect(() => {
    if (!isWanted || Part) return undefined
    let isOver = false
    load().then(
      (loaded) => {
        if (!isOver) setPart(() => loaded)
      },
      () => {
        if (!isOver) lose()
      },
    )
    return () => {
      isOver = true
    }
  }, [isWanted, Part, load])
  return Part && createElement(Part, props)
}
