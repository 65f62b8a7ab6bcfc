import { http, HttpResponse } from 'msw'
import { server } from '#tests/support/world.ts'
import { answer } from './backend.ts'

/** From now on, until the page of the test is closed, the second backend answers in place of the mock exchange. */
export function adoptBackend(): void {
  server.use(
    http.all(/\/(?:api|bid-api)\//, async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url)
      const text = await request.text()
      const { status, body } = answer({
        method: request.method,
        path: pathname.replace(/^\/(?:api|bid-api)/, ''),
        input: { ...Object.fromEntries(searchParams), ...(text ? (JSON.parse(text) as object) : {}) },
        bearer: /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null,
      })
      return HttpResponse.json(body as object, { status })
    }),
  )
}
