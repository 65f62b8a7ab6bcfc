import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const library = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names})[\\\\/]`)

const isLibrary = (id: string) => id.includes('/node_modules/')

/**
 * The files of the program. What the home page shares with other screens goes to the entry, and the login, and nothing else
 * does: however many screens there are, none of them adds to the first load (docs/decisions/0005).
 */
export function chunks(): Plugin {
  let root = ''
  let ofEntry = new Set<string>()
  return {
    name: 'portal-chunks',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            // Not the names of everything that shares it.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /[\\/]node_modules[\\/]|preload-helper/, tags: ['$initial'], priority: 40 },
                // One file, because each is a journey on the way to the first row.
                { name: 'core', test: (id) => ofEntry.has(id), priority: 30 },
                { name: 'echarts', test: library('echarts|zrender|echarts-for-react|size-sensor'), priority: 20 },
                { name: 'swiper', test: /[\\/]node_modules[\\/]swiper[\\/]|carousel-engine/, priority: 20 },
                // Small ones stay apart: merged, they can import each other in a ring, and what is read first is not there yet.
                {
                  name: 'ui',
                  test: library('antd|@ant-design|@rc-component|@babel/runtime|clsx'),
                  entriesAware: true,
                  priority: 10,
                },
                {
                  name: 'screens',
                  test: /[\\/]src[\\/](?!.*(?:[\\/]antd[\\/]|AskDialog))/,
                  minShareCount: 2,
                  entriesAware: true,
                  priority: 4,
                },
              ],
            },
          },
        },
      },
    }),
    configResolved: (config) => {
      root = config.root
    },
    buildEnd() {
      /** What a page imports, directly and through others; what is taken of a library follows whoever takes it. */
      const reachOf = (...pages: string[]) => {
        const found = new Set(pages)
        for (const id of found)
          for (const next of this.getModuleInfo(id)?.importedIds ?? []) if (!isLibrary(next)) found.add(next)
        return found
      }
      const page = (file: string) => normalizePath(path.join(root, 'src/pages', file))
      const home = page('home/HomePage.tsx')
      const all = [...this.getModuleIds()].filter((id) => !isLibrary(id))
      const others = reachOf(...all.filter((id) => id !== home && this.getModuleInfo(id)?.dynamicImporters.length))
      const entries = all.filter((id) => this.getModuleInfo(id)?.isEntry)
      // The login is the next place of most who are not signed in: they wait for no file on the way there.
      const begun = reachOf(...entries, page('auth/LoginPage.tsx'))
      ofEntry = new Set([...begun, ...[...reachOf(home)].filter((id) => others.has(id))])
    },
  }
}
