import { linkTo } from '#src/model/paths.ts'
import { loginAddress } from '#src/model/redirect.ts'
import { translate } from '#src/shared/lib/text/i18n.ts'
import { herePath, navigateTo } from '#src/shared/lib/navigation/navigation.ts'
import { confirmDialog } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { isLocked } from './screen-lock/screen-lock.ts'
import { isLeaving } from './sign-out.ts'
import { isSignedIn } from './store.ts'

/** 请先登录: one button, which leads to the login page and from there to `redirect`; dismissing does nothing (HD-04, FW-02). */
export function askToSignIn(redirect?: string): void {
  confirmDialog({
    title: translate('溫馨提示'),
    message: translate('请先登录'),
    cancel: null,
    onConfirm: () => navigateTo(linkTo.login(redirect)),
  })
}

/** Whether a user is signed in; asks a visitor to sign in. */
export function requireSignIn(redirect?: string): boolean {
  if (isSignedIn()) return true
  askToSignIn(redirect)
  return false
}

/**
 * 用户未登录: a collection call was refused with 401 (SE-03). The login page leads back here; `onLeave` is called before it opens.
 */
export function askAfterRefusal(onLeave?: () => void): void {
  // A locked screen asks for the password already.
  if (isLeaving() || isLocked()) return
  const address = loginAddress(herePath())
  confirmDialog({
    title: translate('用户未登录'),
    message: translate('请先登录'),
    confirm: translate('去登录'),
    onConfirm: () => {
      onLeave?.()
      navigateTo(address)
    },
  })
}
