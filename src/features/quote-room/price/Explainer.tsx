import type { TypeCode } from '#src/model/asset-kind/labels.ts'
import { directionOf } from '#src/model/bidding/direction/direction.ts'
import { isBidMode } from '#src/model/bidding/modes.ts'
import { modeLabels } from '#src/model/listing/labels.ts'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import type { RoomView } from '../state/room-view.ts'
import { roomAmount } from './show.ts'
import { ModeDrawing } from '../ModeDrawing.tsx'
import { TermList } from '../TermList.tsx'
import styles from './explainer.module.css'

type Props = { room: Pick<RoomView, 'mode' | 'rules'>; typeCode: TypeCode; onClose: () => void }

/** Explains a mode: a drawing of its course and the rules of this room (domain 4.14). */
export function Explainer({ room: { mode, rules }, typeCode, onClose }: Props) {
  const t = useT()
  const { isFalling } = directionOf(rules)
  if (!isBidMode(mode)) return null
  return (
    <Dialog title={t('{{mode}}规则', { mode: t(modeLabels[mode]) })} size="small" onClose={onClose}>
      <div className={styles['explainer']}>
        <ModeDrawing mode={mode} isFalling={isFalling} />
        <TermList mode={mode} rules={rules} typeCode={typeCode} write={(amount) => roomAmount(amount, rules)} />
        <p className="muted">
          {t('因网络延迟，请尽量避免在最后一分钟内报价。')}{' '}
          {!isFalling && (
            <Button look="link" size="small" to={linkTo.practice(mode)} target="_blank" rel="noreferrer">
              {t('去模拟竞价练习')}
            </Button>
          )}
        </p>
      </div>
    </Dialog>
  )
}
