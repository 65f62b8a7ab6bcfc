import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import type { Ad } from '#src/model/content/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { useModal } from '#src/shared/ui/dialog/restore-focus.ts'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import { AdPicture } from './AdPicture.tsx'
import styles from './OpeningAdOverlay.module.css'

/** A native dialog: it traps the focus, closes on Esc and restores the focus. */
function Overlay({ ad, onClose }: { ad: Ad; onClose: () => void }) {
  const t = useT()
  const dialog = useModal()
  const handleClick = ({ target, currentTarget }: MouseEvent) => {
    // A click on the dialog itself is a click on the backdrop around the picture.
    const isLink = target instanceof Element && target.closest('a') !== null
    if (target === currentTarget || isLink) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc and 关闭 do the same by keyboard
    <dialog
      ref={dialog}
      className={styles['overlay']}
      aria-label={t('开屏广告')}
      onClose={onClose}
      onClick={handleClick}
    >
      <div className={styles['box']}>
        <Button size="large" className={styles['close']} aria-label={t('关闭广告')} onClick={onClose}>
          <Icon name="close" />
        </Button>
        <AdPicture ad={ad} width={720} height={405} eager className={styles['picture']} />
      </div>
    </dialog>
  )
}

type Props = { ad: Ad; onOpen: () => void; onClose: () => void }

/** Opens once its picture is loaded; an advertisement whose picture fails to load does not open. */
export default function OpeningAdOverlay({ ad, onOpen, onClose }: Props) {
  const [isOpen, setOpen] = useState(false)
  const open = useEffectEvent(() => {
    onOpen()
    setOpen(true)
  })
  useEffect(() => {
    let isCancelled = false
    const picture = new Image()
    // The one that Picture shows at this width
    picture.src = (matchMedia('(max-width: 639px)').matches && ad.phoneImgSrc) || ad.imgSrc
    picture.decode().then(
      () => {
        if (!isCancelled) open()
      },
      () => undefined,
    )
    return () => {
      isCancelled = true
    }
  }, [ad])
  return isOpen && <Overlay ad={ad} onClose={onClose} />
}
