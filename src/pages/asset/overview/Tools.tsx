import { useMutation, useQueryClient } from '@tanstack/react-query'
import { calendarFile, type Reminder } from '#src/features/calendar/calendar-file.ts'
import { awaitedOf } from '#src/features/asset-detail/clock.ts'
import { saveFile } from '#src/shared/ui/file/download.ts'
import { assetQuery, remind } from '#src/features/asset-detail/queries.ts'
import { compareMax, toggleCompared, useIsCompared } from '#src/features/asset-search/compare.ts'
import { listingAddress } from '#src/features/listing/ListingLink.tsx'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { listingName } from '#src/model/listing/rules.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Share, Tool } from '#src/shared/ui/action/Share.tsx'
import styles from './Tools.module.css'

/** The address to share: that of the asset, without the tab that is open. */
const sharedAddress = (asset: AssetDetail): string => new URL(listingAddress(asset), location.origin).href

/** A calendar file of the coming deadlines; the exchange counts the persons who asked for one. */
function Remind({ asset }: { asset: AssetDetail }) {
  const t = useT()
  const client = useQueryClient()
  const { assetsId } = asset
  const count = useMutation({
    mutationFn: () => remind(assetsId),
    onSuccess: ({ reminders }) =>
      client.setQueryData(
        assetQuery(assetsId).queryKey,
        (cached) => cached && { ...cached, counts: { ...cached.counts, reminders } },
      ),
  })
  const name = listingName(asset)
  const now = serverNow()
  const all: Reminder[] = [
    { id: `${assetsId}-enrol`, title: t('报名截止：{{name}}', { name }), at: asset.enrolUntil },
    { id: `${assetsId}-bid`, title: t('竞价开始：{{name}}', { name }), at: asset.bidFrom },
  ]
  // A stopped or finished asset has times in the future as well, but no countdown.
  const reminders = awaitedOf(asset) ? all.filter(({ at }) => at > now) : []
  if (reminders.length === 0) return null
  const handleClick = () => {
    const address = sharedAddress(asset)
    const text = calendarFile({ reminders, address, now, host: location.hostname, notes: `${asset.no}\n${address}` })
    saveFile(new Blob([text], { type: 'text/calendar' }), `${asset.no}.ics`)
    showToast('success', t('日历文件已保存，打开后会在开始前一小时提醒您'))
    count.mutate()
  }
  return (
    <li>
      <Tool label={t('提醒我')} onClick={handleClick} />
    </li>
  )
}

function Compare({ asset }: { asset: AssetDetail }) {
  const t = useT()
  const { assetsId } = asset
  const isCompared = useIsCompared(assetsId)
  const handleClick = () => {
    if (!toggleCompared({ assetsId, name: listingName(asset) }))
      showToast('warning', t('最多对比 {{count}} 个项目，请先移除一个', { count: compareMax }))
  }
  return <Tool label={isCompared ? t('移出对比') : t('加入对比')} aria-pressed={isCompared} onClick={handleClick} />
}

/** Secondary actions: share, be reminded, compare, print. */
export function Tools({ asset }: { asset: AssetDetail }) {
  const t = useT()
  return (
    <ul className={`noPrint ${styles['tools']}`} aria-label={t('工具')}>
      <Share title={listingName(asset)} address={sharedAddress(asset)} codeLabel={t('项目页面的二维码')} />
      <Remind asset={asset} />
      <li>
        <Compare asset={asset} />
      </li>
      <li>
        <Tool label={t('打印')} onClick={() => window.print()} />
      </li>
    </ul>
  )
}
