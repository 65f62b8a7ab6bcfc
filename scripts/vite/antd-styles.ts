import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { colours } from '../../src/shared/config/tokens.ts'
import { antdTheme } from '../../src/shared/ui/antd/theme.ts'

const importOfAntd = /import\s*(type\s*)?\{([^}]*)\}\s*from\s*'antd'/g

const isComponent = (name: string): boolean => /^[A-Z]/.test(name) && name !== 'ConfigProvider'

/** The names that one source imports from antd by value. */
const importedIn = (source: string): string[] =>
  [...source.matchAll(importOfAntd)]
    .filter(([, typeOnly]) => !typeOnly)
    .flatMap(([, , list = '']) => list.split(',').map((part) => part.trim().split(/\s+as\s+/)[0]!))
    .filter(isComponent)

/** The antd components that the sources under `folder` import by value. */
export function antdComponentsIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  return [...new Set(files.flatMap((file) => importedIn(readFileSync(path.join(folder, file), 'utf8'))))].sort()
}

/** Components that render others without including their styles. */
const companions: Record<string, string[]> = {
  Modal: ['Button'],
  Form: ['Tooltip', 'Grid', 'Row', 'Col'],
  Table: ['Pagination', 'Spin', 'Empty', 'Checkbox', 'Radio', 'Dropdown', 'Select', 'Tooltip'],
  Pagination: ['Select', 'Input', 'InputNumber'],
  Select: ['Empty', 'Tag'],
  TreeSelect: ['Select', 'Tree', 'Empty'],
  DatePicker: ['Button', 'Tag', 'Input'],
  Upload: ['Progress', 'Tooltip', 'Button'],
  Input: ['Button'],
  Popconfirm: ['Popover', 'Button'],
  Dropdown: ['Menu', 'Tooltip'],
}

const notStyled = new Set(['Grid', 'theme', 'version'])

/** Rules for every link of the document: they would affect the whole portal, its focus rings and colours included. */
const bareLinks = /(?<=^|\}|\{)\s*a(?::[a-z-]+)?(?:\s*,\s*a(?::[a-z-]+)?)*\s*\{[^{}]*\}/g

/**
 * Values of the theme. They give way to those that antd writes at run time for the reader's colour and type size, whichever of
 * the two style sheets comes later.
 */
const themeValues = /(?<=^|\})(\.portal[^{}]*)\{(?=--ant-)/g

/** The styles of every component in use, under the portal's theme; antd is loaded only on demand. */
export async function antdStyles(folder: string): Promise<string> {
  const [{ extractStyle }, { ConfigProvider }, { createElement }] = await Promise.all([
    import('@ant-design/static-style-extract'),
    import('antd'),
    import('react'),
  ])
  const used = antdComponentsIn(folder)
  const includes = [...new Set(used.flatMap((name) => [name, ...(companions[name] ?? [])]))].filter(
    (name) => !notStyled.has(name),
  )
  const theme = { ...antdTheme(colours.brand, 1), zeroRuntime: false }
  const css = extractStyle({ includes, customTheme: (node) => createElement(ConfigProvider, { theme }, node) })
  return css.replaceAll(bareLinks, '').replaceAll(themeValues, ':where($1){')
}

const resolved = '/@portal/antd.css'

/** `virtual:antd.css`: the styles that `zeroRuntime` leaves out of the running page (decision 23). */
export const antdStylesheet = (folder: string): Plugin => ({
  name: 'portal-antd-styles',
  enforce: 'pre',
  resolveId: (source) => (source === 'virtual:antd.css' ? resolved : null),
  load: (id) => (id === resolved ? antdStyles(folder) : null),
})
