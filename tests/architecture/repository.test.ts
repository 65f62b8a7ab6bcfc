import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const allowed = `
.ci .editorconfig .env.development .env.production .env.test .gitattributes .github .gitignore .npmrc .nvmrc .oxfmtrc.json
CONTRIBUTING.md LICENSE README.md SECURITY.md deploy docs e2e index.html package-lock.json package.json public scripts
src tests tsconfig.json vite.config.ts`.trim()
const required = ['.ci', 'LICENSE', 'README.md', 'package-lock.json', 'package.json', 'scripts', 'src', 'tests']

const ignored = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.replace(/\/$/, ''))
const isIgnored = (name: string) =>
  ignored.some((pattern) => (pattern.startsWith('*') ? name.endsWith(pattern.slice(1)) : name === pattern))

const present = readdirSync('.').filter((name) => name !== '.git' && !isIgnored(name))

describe('the top level of the repository', () => {
  test('contains only the agreed files; settings are next to their users', () => {
    expect(present.filter((name) => !allowed.split(/\s+/).includes(name))).toEqual([])
  })

  test.each(required)('has %s', (name) => {
    expect(present).toContain(name)
  })
})

test('every npm command runs an existing file', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  const files = Object.values(scripts).flatMap((command) => /^node (\S+)/.exec(command)?.[1] ?? [])
  expect(files).toContain('scripts/start.mjs')
  for (const file of files) expect(readFileSync(file, 'utf8')).not.toBe('')
})

test('the README lists every demo account of the mock exchange', () => {
  const readme = readFileSync('README.md', 'utf8')
  const accounts: { loginName: string; password: string; phone: string; note: string }[] = JSON.parse(
    readFileSync('src/mock/accounts.json', 'utf8'),
  )
  expect(accounts.length).toBeGreaterThan(0)
  expect(readme.match(/^\| `\w+` \| \d{11} \| .*$/gm)).toEqual(
    accounts.map(({ loginName, phone, note }) => `| \`${loginName}\` | ${phone} | ${note} |`),
  )
  for (const { password } of accounts) expect(readme).toContain(`\`${password}\``)
})

test('what an account is follows from its record: no source compares its login name', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const compared = /\bloginName\s*[!=]==\s*['"`]|\[(?:'\w+',? ?)+\]\.includes\(loginName\)/
  expect(sources.filter((file) => compared.test(readFileSync(`src/${file}`, 'utf8')))).toEqual([])
})

describe('paths that documents name', () => {
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'src/README.md',
    'src/mock/README.md',
    'docs/architecture.md',
    'docs/security.md',
  ]
  const decisions = readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`)
  const roots = ['', 'src/', 'src/mock/']

  test.each([...documents, ...decisions])('exist: %s', (document) => {
    const named = [...readFileSync(document, 'utf8').matchAll(/`([\w.-]+(?:\/[\w.-]+)+)\/?`/g)].map(([, name]) => name!)
    const paths = named.filter((name) =>
      /^(?:src|tests|e2e|docs|scripts|deploy|api|app|features|locales|mock|model|pages|shared)\//.test(name),
    )
    expect(paths.filter((name) => !roots.some((root) => existsSync(root + name)))).toEqual([])
  })
})
