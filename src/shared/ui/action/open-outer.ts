import { safeHref } from '../../lib/navigation/safe-href.ts'
import { translate } from '../../lib/text/i18n.ts'
import { confirmDialog } from '../dialog/confirm-dialog.ts'

/** Opens another site in a new tab, after the reader has confirmed to leave this one; an unsafe address is ignored. */
export function openOuter(address: string): void {
  const href = safeHref(address)
  if (href === null) return
  confirmDialog({
    title: translate('即将离开本站'),
    message: translate('您将访问 {{host}}，其内容不由本所提供，请注意核实。', { host: new URL(href).host }),
    confirm: translate('继续访问'),
    onConfirm: () => void open(href, '_blank', 'noopener,noreferrer'),
  })
}
