import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A file of `src` without its comments. */
export type Source = { file: string; text: string }

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1')

export const allSources = (): Source[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: withoutComments(readFileSync(path.join('src', file), 'utf8')) }))

/** The sources of the interface: the mock's texts are sent, not shown through `t()`. */
export const interfaceSources = (): Source[] => allSources().filter(({ file }) => !/^(?:mock|locales)\//.test(file))

/** `t('…')` and `translate('…')`, with either quote. */
const calls = /\b(?:t|translate)\(\s*(?:'([^']+)'|`([^`$]+)`)/g
const han = /\p{Script=Han}/u

/** Chinese punctuation between texts counts, too. */
const chinese = /[\p{Script=Han}、，；]/u

/** Chinese that is data: label tables and route titles, which are shown through `t(labels[x])`. */
const holdsLabels = /(?:^|\/)labels\.ts$|^pages\/[^/]+\/routes\.ts$/

/** Chinese that is no text of the interface: facts of the operator, the figures of cheques, texts of seals and contracts. */
const holdsData =
  /^(?:shared\/config\/brand|model\/money\/capitals|model\/seal\/cut-texts|model\/contract\/template\/[a-z]+)\.ts$/

/** The Chinese keys that a source uses. */
export function keysOf({ file, text }: Source): string[] {
  const called = [...text.matchAll(calls)].map(([, plain, template]) => plain ?? template ?? '')
  const labels = holdsLabels.test(file)
    ? [...text.matchAll(/'([^']*\p{Script=Han}[^']*)'/gu)].map(([, label]) => label!)
    : []
  const parts = file.endsWith('routes.ts') ? labels.flatMap((title) => title.split('>')) : labels
  return [...called, ...parts].filter((key) => chinese.test(key))
}

/** The first line with Chinese that no key explains. */
export const looseChinese = ({ file, text }: Source): string | undefined =>
  holdsLabels.test(file) || holdsData.test(file)
    ? undefined
    : text
        .replaceAll(calls, '')
        .split('\n')
        .find((line) => han.test(line))
        ?.trim()
