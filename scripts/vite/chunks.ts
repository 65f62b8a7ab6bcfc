import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const library = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names})[\\\\/]`)

const isLibrary = (id: string) => id.includes('/node_modules/')

/**
 * The files of the program. What the home page shares with other screens goes to `shared` and nothing else does: however
 * many screens there are, none of them adds to the first load (docs/decisions/0005).
 */
export function chunks(): Plugin {
  let home = ''
  const reach = new Set<string>()
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
                { name: 'core', tags: ['$initial'], priority: 30 },
                { name: 'echarts', test: library('echarts|zrender|echarts-for-react|size-sensor'), priority: 20 },
                { name: 'swiper', test: /[\\/]node_modules[\\/]swiper[\\/]|carousel-engine/, priority: 20 },
                // Small ones stay apart: merged, they can import each other in a ring, and what is read first is not there yet.
                {
                  name: 'ui',
                  test: library('antd|@ant-design|@rc-component|@babel/runtime|clsx'),
                  entriesAware: true,
                  priority: 10,
                },
                // One file, because each is a journey on the way to the first row.
                { name: 'shared', test: (id) => reach.has(id) && !isLibrary(id), minShareCount: 2, priority: 5 },
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
    configResolved: ({ root }) => {
      home = normalizePath(path.join(root, 'src/pages/home/HomePage.tsx'))
    },
    buildEnd() {
      reach.clear()
      reach.add(home)
      for (const id of reach)
        // A library names all it has; what is taken of it follows whoever takes it.
        if (!isLibrary(id)) for (const next of this.getModuleInfo(id)?.importedIds ?? []) reach.add(next)
    },
  }
}
