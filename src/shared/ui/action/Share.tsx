import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useT } from '../../lib/text/i18n.ts'
import { showToast } from '../dialog/confirm-dialog.ts'
import { QrPanel } from '../qr/QrPanel.tsx'
import { Button } from './Button.tsx'

/** Whether this is a touch device with a share menu of its own. */
const hasShareMenu = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches

type ToolProps = Pick<ComponentProps<typeof Button>, 'aria-pressed'> & { label: string; onClick: () => void }

/** One tool in a line of tools. */
export const Tool = ({ label, ...rest }: ToolProps) => (
  <Button look="text" {...rest}>
    {label}
  </Button>
)

type ShareProps = {
  /** Of the page, for the share menu. */
  title: string
  address: string
  /** Names the QR code for screen readers. */
  codeLabel: string
}

/** Opens the share menu of the system; where that fails, the QR code is shown instead. */
function ShareButton({ title, address, codeLabel }: ShareProps) {
  const t = useT()
  const [canShare, setCanShare] = useState(hasShareMenu)
  const place = useRef<HTMLSpanElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    // The panel opens when its button is focused.
    if (!canShare && wasPressed.current) place.current?.querySelector('button')?.focus()
  }, [canShare])
  if (!canShare)
    return (
      <span ref={place}>
        <QrPanel text={address} label={codeLabel} caption={t('扫码在手机上查看')}>
          {t('分享')}
        </QrPanel>
      </span>
    )
  const share = () => {
    wasPressed.current = true
    return navigator.share({ title, url: address }).catch((error: unknown) => {
      // `AbortError`: the person closed the menu.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setCanShare(false)
    })
  }
  return <Tool label={t('分享')} onClick={() => void share()} />
}

/** Two list items: to share a page and to copy its address. */
export function Share(props: ShareProps) {
  const t = useT()
  const { address } = props
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
        <ShareButton {...props} />
      </li>
      <li>
        <Tool label={t('复制链接')} onClick={() => void copy()} />
      </li>
    </>
  )
}
