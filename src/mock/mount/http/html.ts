const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!)

const stylePath = '/__mock/style.css'

const toolCss = `*{box-sizing:border-box}body{margin:0;background:#eef2f5;color:#1b2430;font:15px/1.6 -apple-system,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
header{padding:12px 24px;background:#1b2430;color:#fff;font-weight:600}header a{color:#fff}
main{max-width:1080px;margin:20px auto;padding:20px 24px;border:1px solid #d5dde3;border-radius:8px;background:#fff;overflow-x:auto}
h1{margin:0 0 12px;font-size:22px}h2{margin:24px 0 8px;font-size:16px}p{margin:0 0 12px}a{color:#0b57a4}
ul,ol{margin:0 0 12px;padding-left:24px}li{margin-bottom:6px;overflow-wrap:anywhere}
table{margin:0 0 16px;border-collapse:collapse;white-space:nowrap}th,td{padding:6px 14px 6px 0;border-bottom:1px solid #d5dde3;text-align:left;font-variant-numeric:tabular-nums}
form{margin:0 0 12px}label{display:inline-flex;flex-wrap:wrap;gap:4px 8px;align-items:center;margin:3px 8px 3px 0}
input,select,button,textarea{min-height:36px;padding:4px 12px;border:1px solid #75808c;border-radius:6px;background:#fff;color:inherit;font:inherit}
button{border-color:#0b57a4;color:#0b57a4;cursor:pointer}
:focus-visible{outline:3px solid #f0a000;outline-offset:2px}
@media (max-width:600px){main{margin:0;border-width:0 0 1px;border-radius:0}}`

/** The style sheet of the tools, at its own address because of the strict policy; null for another address. */
export const toolStyle = (url: URL): Response | null =>
  url.pathname === stylePath
    ? new Response(toolCss, { headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' } })
    : null

type Shell = {
  title: string
  style: string
  head: string
  body: string
  foot?: string
  status?: number
  headers?: Record<string, string>
}

/**
 * A page that the mock serves itself: without script, with its style sheet at its own address because of the strict policy. It
 * links the portal's icon, which a browser would otherwise request elsewhere. `head`, `body` and `foot` are HTML, `title` is text.
 */
export const htmlPage = ({ title, style, head, body, foot = '', status = 200, headers = {} }: Shell): Response =>
  new Response(
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><link rel="icon" type="image/svg+xml" href="/favicon.svg"><link rel="stylesheet" href="${style}"></head><body><header>${head}</header><main><h1>${escaped(title)}</h1>${body}</main>${foot && `<footer>${foot}</footer>`}</body></html>`,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        ...headers,
      },
    },
  )

/** A page of the mock's own tools. */
export const toolPage = (title: string, body: string): Response =>
  htmlPage({ title, style: stylePath, head: '<a href="/__mock">模拟交易所控制台</a>', body })
