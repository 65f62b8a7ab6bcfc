import { Refused, type Trouble, Unreachable } from '#src/api/errors.ts'
import { NotLetIn } from './not-let-in.ts'

/** What a person reads when no usable answer came. */
const troubleText: Record<Trouble, string> = {
  timeout: '服务器没有及时回应，请稍后重试',
  network: '网络连接失败，请检查网络后重试',
  malformed: '服务器返回了无法识别的内容，请稍后重试',
  cancelled: '操作已取消',
}

export const notLetInText = '您的账号暂时不能进入本网站，请联系客服'

/** What to tell of a failed sign-in or refresh: the exchange's own words first (SE-04). For `t`. */
export function messageOf(error: unknown): string {
  if (error instanceof Refused) return error.reply.error_description || error.reply.msg || error.message
  if (error instanceof Unreachable) return troubleText[error.trouble]
  return error instanceof NotLetIn ? notLetInText : '登录没有成功，请稍后重试'
}

/** By the number of classes of sign in a password (AC-08). */
export const strengthWords: Record<number, string> = { 1: '弱', 2: '较弱', 3: '中', 4: '强' }
