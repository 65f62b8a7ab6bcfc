/** Shown when a refusal has no message (spec 8). */
export const unknownError = '未知错误'
/** Shown when a token has expired or is refused without a message. */
export const signInAgain = '登录没有成功或已失效，请重新登录'
