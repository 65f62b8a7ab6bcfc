import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const helpersModule = '\0rolldown/runtime.js'

/** A name that no minifier generates. */
const carried = (name: string) => `bundler_${name}`

/** `a as b, c` as pairs. */
const pairsOf = (list: string): [string, string][] =>
  list.split(',').map((entry) => {
    const [name = '', other = name] = entry.trim().split(' as ')
    return [name, other]
  })

const exportsAtEnd = /export\s*\{([^}]*)\};?\s*$/

/** The helpers as one expression: an object of their file's exports. */
const asExpression = (code: string): string =>
  `(()=>{${code.replace(exportsAtEnd, (_, list: string) => {
    const entries = pairsOf(list).map(([local, name]) => `${name}:${local}`)
    return `return{${entries.join(',')}}`
  })}})()`

/**
 * Moves the bundler's own helpers into the file of the libraries. The bundler gives them a file: a round trip for half a kilobyte.
 * Throws if its import syntax is not the expected one.
 */
function carry(bundle: Rolldown.OutputBundle): void {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const helpers = chunks.find(({ moduleIds }) => moduleIds.length === 1 && moduleIds[0] === helpersModule)
  const vendor = chunks.find(({ name }) => name === 'vendor')
  if (!helpers || !vendor) return
  const [from, to] = [helpers, vendor].map(({ fileName }) => path.posix.basename(fileName))
  const importOfThem = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*"\\./${from}";`)
  const own = (list: string) => {
    const names = helpers.exports.map((name) => `${name}:${carried(name)}`)
    const locals = pairsOf(list).map(([name, local]) => `${local}=${carried(name)}`)
    return `const{${names.join(',')}}=${asExpression(helpers.code)},${locals.join(',')};`
  }
  const borrowed = (list: string) => {
    const names = pairsOf(list).map(([name, local]) => `${carried(name)} as ${local}`)
    return `import{${names.join(',')}}from"./${to}";`
  }
  for (const chunk of chunks.filter(({ imports }) => imports.includes(helpers.fileName))) {
    if (!importOfThem.test(chunk.code)) throw new Error(`${chunk.fileName}: unexpected import syntax for ${from}`)
    chunk.code = chunk.code.replace(importOfThem, (_, list: string) => (chunk === vendor ? own(list) : borrowed(list)))
    const others = chunk.imports.filter((name) => name !== helpers.fileName)
    chunk.imports = chunk === vendor ? others : [...new Set([...others, vendor.fileName])]
  }
  vendor.code += `export{${helpers.exports.map(carried).join(',')}};`
  delete bundle[helpers.fileName]
}

/** Saves one file on the first load of every screen (docs/decisions/0005). */
export function carriedHelpers(): Plugin {
  return {
    name: 'portal-carried-helpers',
    // Before file names are written into the page and into the loader of lazy chunks.
    generateBundle: { order: 'pre', handler: (_, bundle) => carry(bundle) },
  }
}
