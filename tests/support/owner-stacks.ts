import * as react from 'react'

type Internals = { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object }

// React notes a stack for each element that it makes, for a debugger to show whose it is: a tenth of the time of a test that draws.
// Beyond ten thousand at a time it notes none; here the count is always beyond. Without this field only time is lost.
const internals = (react as Internals).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
