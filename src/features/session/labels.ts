import { ApiError, NetworkError } from '#src/api/errors.ts'
import { isLostChunk } from '#src/shared/lib/chunk-reload.ts'
import { troubleLabels } from '#src/shared/ui/form/submit/labels.ts'
import { AccountDisabledError, OtherAccount } from './account-disabled-error.ts'

export const accountDisabledText = '您的账号暂时不能进入本网站，请联系客服'

export const otherAccountText = '该手机号码不属于当前锁定的账户，屏幕没有解锁'

/** A chunk, such as the cipher of passwords, did not load: no network, or a new release has replaced it. */
const chunkLost = '页面没有加载完整，请检查网络后重试；仍不成功的，请刷新页面'

/** The message of a failed sign-in or refresh: the exchange's own words first (SE-04). A key for `t`. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.reply.error_description || error.reply.msg || error.message
  if (error instanceof NetworkError) return troubleLabels[error.trouble]
  if (error instanceof OtherAccount) return otherAccountText
  if (isLostChunk(error)) return chunkLost
  return error instanceof AccountDisabledError ? accountDisabledText : '登录没有成功，请稍后重试'
}

/** A password's strength, 0 to 4 (AC-08): no character class counts like a single one. */
export const strengthLabels: readonly string[] = ['弱', '弱', '较弱', '中', '强']

/** Why a form cannot send its captcha. */
export const captchaLabels = {
  missing: '请输入验证码',
  coming: '验证码图片正在加载，请稍候按图片填写',
  lost: '验证码图片加载失败，请换一张后填写',
} as const

/** Message of an exchange that requires a captcha and has no code for that. */
export const captchaWanted = '图形验证码'
