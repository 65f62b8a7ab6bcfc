import { type ComponentType, createElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { showToast } from '../../ui/dialog/confirm-dialog.ts'
import { translate } from '../text/i18n.ts'

/** Loaded once, whoever asks; a lost part is asked for again the next time it is wanted. */
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
 * A part of the frame that comes with the first intent, with its props; null until it is here. When it gets lost the person is told, and
 * `onLost` takes the intent back, so that it can be had again.
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
