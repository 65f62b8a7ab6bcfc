import { sha256 } from '../../exchange/digest.ts'
import { purchaseSystemRoot, type Visit } from '../../exchange/procurement/supplier/handover.ts'
import type { Exchange } from '../../worlds.ts'
import { cookieName, cookieOf, setCookie } from '../http/cookie.ts'

/** A visit as the browser that began it shows it. */
export type OpenVisit = Visit & {
  key: string
  /** Fields of each form: the project, and a mark that no page of another site can know. */
  fields: Readonly<Record<'project' | 'mark', string>>
}

/** What can be part of the name of a cookie. */
const plainId = /^\w{1,40}$/

/** One for each project, so that two projects in two tabs do not mix. */
const nameOf = (projectId: string): string => `purchase-visit-${projectId}`

/** Derived from the key and useless without it. */
const markOf = (key: string): string => sha256(`form of ${key}`)

/** Binds a visit to the browser: scripts do not read its key, and other sites do not send it with their forms. */
export const visitCookie = (request: Request, projectId: string, key: string): string =>
  setCookie(request, {
    name: nameOf(projectId),
    value: key,
    path: purchaseSystemRoot.replace(/\/$/, ''),
    attributes: ['SameSite=Lax'],
  })

/** The visit of this browser to a project; refuses without its cookie. */
export function visitIn(request: Request, { suppliers }: Exchange, projectId: string): OpenVisit {
  const key = plainId.test(projectId) ? (cookieOf(request, cookieName(request, nameOf(projectId))) ?? '') : ''
  const visit = suppliers.handovers.visit(key, projectId)
  return { ...visit, key, fields: { project: projectId, mark: markOf(key) } }
}

/** Whether a form was made for this visit: a page of an earlier one has the mark of another key. */
export const isFormOf = ({ fields }: OpenVisit, typed: Readonly<Record<string, string>>): boolean =>
  typed['mark'] === fields.mark
