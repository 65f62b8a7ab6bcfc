import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Answer, noSuchCall, type Question } from './answers.ts'
import { answerPeople } from './people.ts'
import { answerPortal } from './portal.ts'
import { answerRoom } from './room.ts'

/** The whole backend as a function of a request. */
export const answer = (question: Question): Answer =>
  answerPortal(question) ?? answerPeople(question) ?? answerRoom(question) ?? noSuchCall(question.path)

async function inputOf(request: IncomingMessage, url: URL): Promise<Question['input']> {
  const query = Object.fromEntries(url.searchParams)
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return request.headers['content-type']?.startsWith('application/json') && text
    ? { ...query, ...(JSON.parse(text) as object) }
    : query
}

/** Answers below one of the two bases; only Node's `Date` header carries the time. */
export async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://backend')
  const { status, body } = answer({
    method: request.method ?? '',
    path: url.pathname,
    input: await inputOf(request, url),
    bearer: /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null,
  })
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}
