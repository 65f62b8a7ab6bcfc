import type { Endpoint } from './endpoint.ts'
import * as assets from './endpoints/assets.ts'
import * as auth from './endpoints/auth.ts'
import * as collect from './endpoints/collect.ts'
import * as content from './endpoints/content.ts'
import * as notice from './endpoints/notice.ts'
import * as portal from './endpoints/portal.ts'
import * as project from './endpoints/project.ts'
import * as system from './endpoints/system.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'manners' in value

const sections = { auth, system, content, notice, project, assets, collect, portal }

export type Call = { name: string; section: keyof typeof sections; endpoint: Endpoint }

/** Every call of the contract. For the mock, the documentation and the tests; a page imports only the calls it makes. */
export const contract: readonly Call[] = Object.entries(sections).flatMap(([section, module]) =>
  Object.entries(module)
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
    .map(([name, endpoint]) => ({ name, section: section as keyof typeof sections, endpoint })),
)
