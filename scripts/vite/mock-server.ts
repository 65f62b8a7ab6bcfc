import path from 'node:path'
import { answerHeaders } from '../../deploy/headers.mjs'
import { type Plugin, type PreviewServer, runnerImport, type ViteDevServer } from 'vite'

type MockModule = { mount: (server: ViteDevServer | PreviewServer, disk: object, always: object) => void }

/** The exchange's own answers name headers in small letters. */
const always = Object.fromEntries(Object.entries(answerHeaders).map(([name, value]) => [name.toLowerCase(), value]))

/**
 * The mock exchange in the development and preview servers. It is imported when a server starts and not with this
 * configuration, so that builds and tests do not load it; a change to one of its files restarts the development server.
 */
export function mockServer(): Plugin {
  const load = async (root: string) => {
    const { module, dependencies } = await runnerImport<MockModule>(path.join(root, 'src/mock/mount/vite.ts'))
    return { mount: module.mount, files: dependencies.map((file) => path.resolve(root, file)) }
  }
  return {
    name: 'portal-mock-server',
    configureServer: async (server) => {
      // A server without an address, as in the unit tests, serves no page: nothing would call the exchange.
      if (server.config.server.middlewareMode) return
      const { mount, files } = await load(server.config.root)
      server.config.configFileDependencies.push(...files)
      mount(server, {}, always)
    },
    configurePreviewServer: async (server) => {
      const { mount } = await load(server.config.root)
      mount(server, {}, always)
    },
  }
}
