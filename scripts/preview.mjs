// npm run preview [-- --mock [--no-build]] [arguments for vite preview …]
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { isMain, root, runNode, tools } from './lib/run.mjs'

const own = ['--mock', '--no-build']
const mockFolder = '.cache/preview'

/** A note about the backend that a build needs; null if the build contains its exchange or has one on its own origin. */
export const backendNote = ({ VITE_MOCK, VITE_API_BASE }) =>
  VITE_MOCK === 'off'
    ? `This build calls a real backend at ${VITE_API_BASE}: without it nothing loads.
To run the built portal with the mock exchange: npm run preview -- --mock
`
    : null

/** The settings for the mock exchange, whatever the developer's own `.env` files set. */
const mockSettings = () => parseEnv(readFileSync(path.join(root, '.env.development'), 'utf8'))

/** Builds the production portal with the addresses of the mock exchange; resolves with the exit code. */
async function buildOverMock(env) {
  console.log('Building the portal with the mock exchange …')
  const args = ['build', '--outDir', mockFolder, '--emptyOutDir', '--logLevel', 'warn']
  const { code } = await runNode(tools.vite, args, { env })
  return code
}

async function preview(args) {
  const rest = args.filter((arg) => !own.includes(arg))
  if (!args.includes('--mock')) {
    if (!rest.includes('--outDir') && !existsSync(path.join(root, 'dist/index.html')))
      throw new Error('There is no build: run npm run build, or npm run preview -- --mock.')
    const { loadEnv } = await import('vite')
    const note = backendNote(loadEnv('production', root, 'VITE_'))
    if (note) console.log(note)
    return (await runNode(tools.vite, ['preview', ...rest])).code
  }
  const env = mockSettings()
  const code = args.includes('--no-build') ? 0 : await buildOverMock(env)
  return code || (await runNode(tools.vite, ['preview', '--outDir', mockFolder, ...rest], { env })).code
}

if (isMain(import.meta)) {
  try {
    process.exit(await preview(process.argv.slice(2)))
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
