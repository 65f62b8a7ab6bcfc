import { assetsHandlers } from './assets.ts'
import { authHandlers } from './auth.ts'
import { collectHandlers } from './collect.ts'
import { contentHandlers } from './content.ts'
import type { Handler } from './handle.ts'
import { noticeHandlers } from './notice.ts'
import { portalHandlers } from './portal.ts'
import { projectHandlers } from './project.ts'
import { systemHandlers } from './system.ts'

/** An answer to every call of the contract; a test counts. */
export const handlers: readonly Handler[] = [
  ...authHandlers,
  ...systemHandlers,
  ...contentHandlers,
  ...noticeHandlers,
  ...projectHandlers,
  ...assetsHandlers,
  ...collectHandlers,
  ...portalHandlers,
]
