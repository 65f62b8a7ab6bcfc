/** Headers of every response of the mock. */
export const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

export const json = (body: unknown, status = 200, more: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8', ...more },
  })

const badRequestLabels: Readonly<Record<400 | 403 | 405 | 413 | 415, string>> = {
  400: '请求格式不正确',
  403: '来源不被允许',
  405: '不支持该请求方法',
  413: '提交的内容过大',
  415: '不支持该内容类型',
}

/** The refusal of a request that does not follow the contract. */
export const badRequest = (status: keyof typeof badRequestLabels, more: Record<string, string> = {}): Response =>
  json({ code: status, msg: badRequestLabels[status], data: null }, status, more)

/** The answer to an error of the exchange itself, which says nothing of its cause (ASVS 16.5.1). */
export const brokenAnswer = (): Response => json({ code: 500, msg: '系统繁忙，请稍后再试', data: null }, 500)
