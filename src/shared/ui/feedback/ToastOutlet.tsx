import { useEffect, useState } from 'react'
import { langOf, useT } from '../../lib/text/i18n.ts'
import { type Toast, dismissToast, useDialogs } from '../dialog/confirm-dialog.ts'
import { Icon } from '../display/Icon.tsx'

const shownMs = 5000

function Toast({ toast: { id, tone, text } }: { toast: Toast }) {
  const t = useT()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => dismissToast(id), shownMs)
    return () => clearTimeout(timer)
  }, [id, isHeld])
  const tones = { success: t('成功'), info: t('消息'), warning: t('提示'), error: t('错误') }
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <div
      className={`toast toast-${tone}`}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <b>{tones[tone]}</b>
      <p lang={langOf(text)}>{text}</p>
      <button type="button" className="bare" aria-label={t('关闭提示')} onClick={() => dismissToast(id)}>
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}

const isCalm = ({ tone }: Toast) => tone === 'success' || tone === 'info'

/** Short messages that go by themselves, unless somebody looks closer. Both regions are there before there is news. */
export function ToastOutlet() {
  const toasts = useDialogs((asked) => asked.toasts)
  const regions = [
    { role: 'status', shown: toasts.filter(isCalm) },
    { role: 'alert', shown: toasts.filter((toast) => !isCalm(toast)) },
  ]
  return (
    <div className="toasts">
      {regions.map(({ role, shown }) => (
        <div key={role} role={role}>
          {shown.map((toast) => (
            <Toast key={toast.id} toast={toast} />
          ))}
        </div>
      ))}
    </div>
  )
}
