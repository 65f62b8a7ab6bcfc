import * as react from 'react'

/**
 * React notes a stack for each element that it makes, for a debugger to show whose it is: a tenth of the time of a test
 * that draws. Beyond ten thousand a second it notes none; here the count is always beyond. Without this field in React
 * nothing is lost but the time.
 */
type Internals = { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object }

const internals = (react as Internals).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
