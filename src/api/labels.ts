/** Shown when a refusal brings no words of its own (spec 8). */
export const unknownError = '未知错误'
/** Shown when the exchange no longer knows a sign-in, or refuses one, and says nothing else. */
export const signInAgain = '登录没有成功或已失效，请重新登录'
