import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const library = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names})[\\\\/]`)

const isLibrary = (id: string) => id.includes('/node_modules/')

/** One file: the entry lists the files of every page, so one for each set of pages that share a part would lengthen it. */
const kit = {
  name: 'kit',
  test: /[\\/](?:shared[\\/]ui[\\/](?:action|behaviour|display|feedback|file|list|navigation|qr|value)|shared[\\/]lib[\\/](?:hooks|navigation|query|text|time)|model[\\/]notice)[\\/][^\\/]+$/,
  minShareCount: 2,
  priority: 5,
}
/** What screens of the procurement section share: whoever opens one of them opens others, too. */
const procurement = {
  name: 'procurement',
  test: /[\\/]src[\\/](?:features[\\/]procurement[^\\/]*|model[\\/]procurement|pages[\\/]purchase)[\\/]/,
  minShareCount: 2,
  priority: 6,
}
/** What the sections of articles share, likewise. */
const article = {
  name: 'article',
  test: /[\\/]src[\\/]features[\\/]article[\\/]/,
  minShareCount: 2,
  priority: 6,
}
const screens = {
  name: 'screens',
  test: /[\\/]src[\\/](?!.*(?:[\\/]antd[\\/]|AskDialog))/,
  minShareCount: 2,
  entriesAware: true,
  priority: 4,
}

/**
 * The chunks of the program. The entry holds what every screen needs; the modules of the home page are one file, also if other
 * screens use them, and those of the login are one: no further screen adds to the first load (docs/decisions/0005).
 */
export function chunks(): Plugin {
  let root = ''
  let placed = new Map<string, string>()
  return {
    name: 'portal-chunks',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            // Every name is part of the first load, because the entry lists the files of all screens: without the names of all pages
            // that share a chunk, without the ending that all pages have, and with the fewest characters of the hash that keep so
            // many files apart.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]!.replace(/Page$/, '')}-[hash:7].js`,
            assetFileNames: ({ names: [name = ''] }) =>
              `assets/${name.includes('~') ? name.split('~')[0] : '[name]'}-[hash:6][extname]`,
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /[\\/]node_modules[\\/]|preload-helper|[\\/]create-root\.ts/,
                  tags: ['$initial'],
                  priority: 40,
                },
                // One file, because each further file is a round trip before the first row.
                { name: (id) => placed.get(id) ?? null, debugName: 'begin', priority: 30 },
                { name: 'echarts', test: library('echarts|zrender|echarts-for-react|size-sensor'), priority: 20 },
                { name: 'swiper', test: /[\\/]node_modules[\\/]swiper[\\/]|carousel-engine/, priority: 20 },
                // Small ones are not merged: they could import each other in a cycle and run before their dependencies.
                {
                  name: 'ui',
                  test: library('antd|@ant-design|@rc-component|@babel/runtime|clsx'),
                  entriesAware: true,
                  priority: 10,
                },
                kit,
                procurement,
                article,
                screens,
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
      /** The modules that a page imports, directly and indirectly; modules of a library follow their importers. */
      const reachOf = (...pages: string[]) => {
        const found = new Set(pages)
        for (const id of found)
          for (const next of this.getModuleInfo(id)?.importedIds ?? []) if (!isLibrary(next)) found.add(next)
        return found
      }
      const page = (file: string) => reachOf(normalizePath(path.join(root, 'src/pages', file)))
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry)
      const login = page('auth/LoginPage.tsx')
      // Style sheets of the entry are inlined in the page: one that came with the login would be a further file.
      const styles = [...login].filter((id) => /\.css(?:$|\?)/.test(id))
      const places = { entry: [...reachOf(...entries), ...styles], home: page('home/HomePage.tsx'), login }
      placed = new Map()
      for (const [name, ids] of Object.entries(places)) for (const id of ids) if (!placed.has(id)) placed.set(id, name)
    },
  }
}
