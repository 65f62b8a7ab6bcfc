/** What every answer of the mock says of itself. */
export const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

export const json = (body: unknown, status = 200, more: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8', ...more },
  })

const misreadWords: Readonly<Record<400 | 405 | 413 | 415, string>> = {
  400: '请求格式不正确',
  405: '不支持该请求方法',
  413: '提交的内容过大',
  415: '不支持该内容类型',
}

/** The refusal of a request that is none of the contract's. */
export const misread = (status: keyof typeof misreadWords, more: Record<string, string> = {}): Response =>
  json({ code: status, msg: misreadWords[status], data: null }, status, more)
