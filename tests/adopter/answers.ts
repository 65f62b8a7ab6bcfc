/** The request's parameters, query and body merged, unparsed. */
export type Question = {
  method: string
  path: string
  input: Record<string, unknown>
  bearer: string | null
}

/** `status`: of the HTTP response. */
export type Answer = { status: number; body: unknown }

export const say = (data: unknown): Answer => ({ status: 200, body: { code: 200, msg: '操作成功', data } })
export const refuse = (code: number, msg: string): Answer => ({ status: 200, body: { code, msg, data: null } })

/** An unknown call: the gateway answers in a format of its own, without an envelope. */
export const noSuchCall = (path: string): Answer => ({
  status: 404,
  body: { timestamp: '2026-11-20T08:00:00.000+0800', status: 404, error: 'Not Found', path },
})
