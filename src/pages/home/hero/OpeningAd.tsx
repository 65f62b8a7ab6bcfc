import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { adsQuery } from '#src/features/ad/queries.ts'
import { adCode } from '#src/model/content/schema.ts'
import { readStored, writeStored } from '#src/shared/lib/storage/storage.ts'
import { useSettings } from '#src/shared/lib/storage/settings.ts'
import { lazyComponent, useLazyComponent } from '#src/shared/lib/hooks/use-lazy-component.ts'
import { whenIdle } from '#src/shared/lib/time/when-idle.ts'

const shownKey = 'opening-ad:v1'
/** For browsers without storage: the advertisement is shown once while the page is open. */
let wasShown = false

const isOpeningAdDue = (): boolean => !wasShown && readStored('session', shownKey) === null

function rememberOpeningAd(): void {
  wasShown = true
  writeStored('session', shownKey, '"seen"')
}

const loadOverlay = lazyComponent(() => import('#src/features/ad/OpeningAdOverlay.tsx'))

const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}

/** The advertisement over the page (HM-01): once in a browser session, never in the elder-friendly version. */
export function OpeningAd() {
  const isElder = useSettings(({ elder }) => elder)
  const [isDue] = useState(isOpeningAdDue)
  const isIdle = useIdle()
  const ads = useQuery({ ...adsQuery(adCode.opening), enabled: isDue && isIdle && !isElder })
  const ad = ads.data?.[0]
  const [isClosed, setClosed] = useState(false)
  const close = () => setClosed(true)
  const isShown = isDue && !isElder && ad !== undefined && !isClosed
  const overlay = useLazyComponent(loadOverlay, isShown, close, { ad: ad!, onOpen: rememberOpeningAd, onClose: close })
  return isShown && overlay
}
