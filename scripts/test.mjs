import { setUpOrExit } from './setup.mjs'

setUpOrExit()

// Imported late: these need the packages that the set-up installs.
const { browserEnv, browserOrExit } = await import('./browser.mjs')
Object.assign(process.env, browserEnv(await browserOrExit()))
const { check } = await import('./check.mjs')
process.exit(await check())
