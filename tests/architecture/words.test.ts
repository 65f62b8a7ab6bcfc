import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'

/** Words that only their writer understands, each with the field's word (README, glossary). */
const banned = new Map([
  ['deed', 'action, input'],
  ['deeds', 'actions, inputs'],
  ['doing', 'action, state'],
  ['doings', 'actions, state'],
  ['exclusive', 'crossTabLock'],
  ['happening', 'event'],
  ['holed', 'gap'],
  ['keeper', 'store'],
  ['kept', 'stored, favourite, cached'],
  ['manners', 'errorPolicy'],
  ['nobody', 'the role: visitor, outsider'],
  ['pictured', 'batchPerFrame'],
  ['said', 'text, message, answer'],
  ['shelf', 'registry'],
  ['somebody', 'the role: reader, bidder, visitor, caller'],
  ['tell', 'send, report, notify'],
  ['tells', 'sends, reports, notifies'],
  ['told', 'sent, shown, reported'],
  ['unseen', 'visuallyHidden'],
  ['whoever', 'the role: reader, bidder, visitor, caller'],
])

/** Earlier names, replaced by those of the glossary. */
const replaced = new Set(
  (
    'isKeptHere useHeld useNear usePaced useTyped useGlance WhenNear ErrorFace SayFailed withoutAsking keepAwake ' +
    'houseBidder lineSpoiled lineSilent'
  ).split(' '),
)

/** Spelt by the contract, or recorded in journals. */
const ofTheContract = new Set(['keptAt', 'keptPrice', 'keptStatus', 'kept', 'tellDevice'])

const contractFiles =
  /^src\/(?:model\/favourite|mock\/exchange|mock\/handlers|api\/endpoints|app\/effects|pages\/user-centre)\/|^tests\/(?:mock\/|support\/listing-parts)/

const folders = ['src', 'tests', 'e2e', 'scripts', 'deploy']
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.[cm]?tsx?$|\.mjs$/.test(file)),
)

type Node = { type: string; [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const nameOf = (node: unknown): string[] =>
  isNode(node) && node.type === 'Identifier' && typeof node['name'] === 'string' ? [node['name']] : []

/** Names bound by a parameter or by the left side of a declaration. */
function boundBy(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  if (pattern.type === 'Property') return boundBy(pattern['value'])
  if (pattern.type === 'AssignmentPattern') return boundBy(pattern['left'])
  return pattern.type === 'Identifier' ? nameOf(pattern) : childrenOf(pattern).flatMap(boundBy)
}

const members = new Set([
  'Property',
  'PropertyDefinition',
  'MethodDefinition',
  'TSPropertySignature',
  'TSMethodSignature',
])

function declaredBy(node: Node): string[] {
  const id = node.type === 'VariableDeclarator' ? boundBy(node['id']) : nameOf(node['id'])
  const parameters = Array.isArray(node['params']) ? node['params'].flatMap(boundBy) : []
  const member = members.has(node.type) && node['computed'] !== true ? nameOf(node['key']) : []
  return [...id, ...parameters, ...member]
}

/** Every name that a source declares: variables, parameters, functions, types and members. */
function declaredIn(source: string, file = 'source.ts'): string[] {
  const names: string[] = []
  const visit = (node: Node): void => {
    names.push(...declaredBy(node))
    for (const child of childrenOf(node)) visit(child)
  }
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file) as unknown as Node)
  return [...new Set(names)]
}

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)

/** The banned words of a name, with what to write instead. */
const faultsOf = (name: string): string[] =>
  replaced.has(name)
    ? [`${name}: see the glossary`]
    : wordsOf(name).flatMap((word) => (banned.has(word) ? [`${name}: not ${word}, but ${banned.get(word)}`] : []))

/** Whether a source has a banned word at all: in a name, a text or a comment. */
const hasFault = (source: string): boolean =>
  [...new Set(source.match(/\w+/g))].some((word) => faultsOf(word).length > 0)

const isAllowed = (file: string, name: string) => ofTheContract.has(name) && contractFiles.test(file)

describe('names are the words that a newcomer would search for', () => {
  test('a banned word is found wherever it is declared, and no other', () => {
    const source = `
      const told = 1
      function tellPerson({ said }: { said: string }, ...keptRows: string[]) { return told }
      type SaidWords = { nobody: string }
      const fine = { password: told, storytellers: keyword }
    `
    expect(declaredIn(source).flatMap(faultsOf)).toEqual([
      'told: not told, but sent, shown, reported',
      'tellPerson: not tell, but send, report, notify',
      'said: not said, but text, message, answer',
      'keptRows: not kept, but stored, favourite, cached',
      'SaidWords: not said, but text, message, answer',
      'nobody: not nobody, but the role: visitor, outsider',
    ])
  })

  test('no declared name has a banned word', () => {
    // Parsing all files takes fifteen seconds.
    const suspects = files
      .map((file) => [file, readFileSync(file, 'utf8')] as const)
      .filter(([, source]) => hasFault(source))
    const faults = suspects.flatMap(([file, source]) =>
      declaredIn(source, file)
        .filter((name) => !isAllowed(file, name))
        .flatMap(faultsOf)
        .map((fault) => `${file} ${fault}`),
    )
    expect(faults).toEqual([])
  })

  test('no file name has one; tables of labels are labels.ts', () => {
    expect(files.flatMap((file) => faultsOf(path.basename(file).replace(/\..*$/, '')))).toEqual([])
    expect(files.filter((file) => /(?:^|[/-])(?:words|faces)\.tsx?$/.test(file))).toEqual([])
    const tables = files.filter((file) =>
      /\b(?:type|interface) \w+Words\b(?!\W+string)/.test(readFileSync(file, 'utf8')),
    )
    expect(tables.filter((file) => !file.endsWith('/words.test.ts'))).toEqual([])
  })
})
