import { useState } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { brand } from '#src/shared/config/brand.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { copyText } from '#src/shared/ui/action/copy-text.ts'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { saveFile } from '#src/shared/ui/file/download.ts'
import styles from './factors.module.css'

/** New recovery codes, which the exchange keeps no copy of that could be shown again. */
export function RecoveryDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useT()
  const [isStored, setStored] = useState(false)
  const [isWarned, setWarned] = useState(false)
  const text = codes.join('\n')
  const handleCopy = async () => {
    if (await copyText(text, t('恢复码'))) setStored(true)
  }
  const handlePrint = () => {
    setStored(true)
    print()
  }
  const handleSave = () => {
    setStored(true)
    const file = [brand.productName, t('恢复码'), '', ...codes, ''].join('\n')
    saveFile(new Blob([file], { type: 'text/plain;charset=utf-8' }), `${t('恢复码')}.txt`)
  }
  return (
    <Dialog title={t('请保存恢复码')} size="small" onClose={isStored || isWarned ? onClose : () => setWarned(true)}>
      <Callout tone="warning">
        {t(
          '恢复码只显示这一次。手机或通行密钥不在身边时，用它完成验证，每个只能用一次。请存放在安全、自己找得到的地方。',
        )}
      </Callout>
      <ul className={styles['codes']} aria-label={t('恢复码')} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {isWarned && !isStored && (
        <p role="alert">{t('恢复码还没有复制、下载或打印，关闭后不能再看到。再次关闭即放弃保存。')}</p>
      )}
      <Actions>
        <Button onClick={() => void handleCopy()}>{t('复制')}</Button>
        <Button onClick={handleSave}>{t('下载')}</Button>
        <Button onClick={handlePrint}>{t('打印')}</Button>
        <Button look="primary" onClick={onClose}>
          {t('我已保存')}
        </Button>
      </Actions>
    </Dialog>
  )
}
