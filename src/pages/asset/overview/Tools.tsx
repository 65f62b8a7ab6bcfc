import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { calendarFile, type Reminder } from '#src/features/asset-detail/calendar.ts'
import { awaitedOf } from '#src/features/asset-detail/clock.ts'
import { saveFile } from '#src/features/asset-detail/download.ts'
import { assetQuery, remind } from '#src/features/asset-detail/queries.ts'
import { compareMax, toggleCompared, useIsCompared } from '#src/features/asset-search/compare.ts'
import { listingAddress } from '#src/features/listing/ListingLink.tsx'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { QrPanel } from '#src/shared/ui/qr/QrPanel.tsx'
import styles from './Tools.module.css'

/** The address that others are given: of the asset, without what this reader has opened. */
const sharedAddress = (asset: AssetDetail): string => new URL(listingAddress(asset), location.origin).href

/** Whether the device is held in the hand and offers a share sheet of its own, which knows the reader's other programs. */
const hasShareSheet = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches

type ShareProps = { asset: AssetDetail; address: string }

/** The share sheet of the system; where it does not come, the code is shown instead. */
function ShareButton({ asset, address }: ShareProps) {
  const t = useT()
  const [hasSheet, setHasSheet] = useState(hasShareSheet)
  const place = useRef<HTMLSpanElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    // The panel opens at the focus of its button.
    if (!hasSheet && wasPressed.current) place.current?.querySelector('button')?.focus()
  }, [hasSheet])
  if (!hasSheet)
    return (
      <span ref={place}>
        <QrPanel
          text={address}
          label={t('项目页面的二维码')}
          caption={t('扫码在手机上查看')}
          className={styles['tool'] ?? ''}
        >
          {t('分享')}
        </QrPanel>
      </span>
    )
  const share = () => {
    wasPressed.current = true
    return navigator.share({ title: asset.showName || asset.assetsName, url: address }).catch((error: unknown) => {
      // Whoever puts the sheet away wants nothing else.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setHasSheet(false)
    })
  }
  return (
    <button type="button" className={styles['tool']} onClick={() => void share()}>
      {t('分享')}
    </button>
  )
}

function Share({ asset }: { asset: AssetDetail }) {
  const t = useT()
  const address = sharedAddress(asset)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      showToast('success', t('链接已复制'))
    } catch {
      showToast('warning', t('浏览器不允许复制，请从地址栏复制链接'))
    }
  }
  return (
    <>
      <li>
        <ShareButton asset={asset} address={address} />
      </li>
      <li>
        <button type="button" className={styles['tool']} onClick={() => void copy()}>
          {t('复制链接')}
        </button>
      </li>
    </>
  )
}

/** A calendar file with what is still to come; the exchange counts who wants to be reminded. */
function Remind({ asset }: { asset: AssetDetail }) {
  const t = useT()
  const client = useQueryClient()
  const { assetsId } = asset
  const counted = useMutation({
    mutationFn: () => remind(assetsId),
    onSuccess: ({ reminders }) =>
      client.setQueryData(
        assetQuery(assetsId).queryKey,
        (known) => known && { ...known, counts: { ...known.counts, reminders } },
      ),
  })
  const name = asset.showName || asset.assetsName
  const now = serverNow()
  const all: Reminder[] = [
    { id: `${assetsId}-enrol`, title: t('报名截止：{{name}}', { name }), at: asset.enrolUntil },
    { id: `${assetsId}-bid`, title: t('竞价开始：{{name}}', { name }), at: asset.bidFrom },
  ]
  // Where nothing is awaited any more, there is nothing to be reminded of.
  const reminders = awaitedOf(asset) ? all.filter(({ at }) => at > now) : []
  if (reminders.length === 0) return null
  const handleClick = () => {
    const address = sharedAddress(asset)
    const text = calendarFile({ reminders, address, now, host: location.hostname, notes: `${asset.no}\n${address}` })
    saveFile(new Blob([text], { type: 'text/calendar' }), `${asset.no}.ics`)
    showToast('success', t('日历文件已保存，打开后会在开始前一小时提醒您'))
    counted.mutate()
  }
  return (
    <li>
      <button type="button" className={styles['tool']} onClick={handleClick}>
        {t('提醒我')}
      </button>
    </li>
  )
}

function Compare({ asset }: { asset: AssetDetail }) {
  const t = useT()
  const { assetsId, assetsName, showName } = asset
  const isCompared = useIsCompared(assetsId)
  const handleClick = () => {
    if (!toggleCompared({ assetsId, name: showName || assetsName }))
      showToast('warning', t('最多对比 {{count}} 个项目，请先移除一个', { count: compareMax }))
  }
  return (
    <button type="button" className={styles['tool']} aria-pressed={isCompared} onClick={handleClick}>
      {isCompared ? t('移出对比') : t('加入对比')}
    </button>
  )
}

/** What helps a reader besides bidding: share, be reminded, compare, print. */
export function Tools({ asset }: { asset: AssetDetail }) {
  const t = useT()
  return (
    <ul className={styles['tools']} aria-label={t('工具')}>
      <Share asset={asset} />
      <Remind asset={asset} />
      <li>
        <Compare asset={asset} />
      </li>
      <li>
        <button type="button" className={styles['tool']} onClick={() => window.print()}>
          {t('打印')}
        </button>
      </li>
    </ul>
  )
}
