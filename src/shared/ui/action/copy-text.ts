import { translate } from '../../lib/text/i18n.ts'
import { showToast } from '../dialog/confirm-dialog.ts'

/** Copies a text and confirms it by its name in a toast; a toast also reports a browser that refuses. Returns whether it was copied. */
export async function copyText(text: string, name: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    showToast('success', translate('已复制{{name}}', { name }))
    return true
  } catch {
    showToast('warning', translate('浏览器不允许复制，请手动选取'))
    return false
  }
}
