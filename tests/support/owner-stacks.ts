import * as react from 'react'

type Internals = { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object }

// React captures a stack for each element, for debugging: a tenth of the time of a rendering test. It captures none beyond ten
// thousand at a time; here the count is always beyond. If React drops this internal field, only speed is lost.
const internals = (react as Internals).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
