import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const sourcesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file).split(path.sep).join('/'))
    .filter((file) => ending.test(file) && !file.startsWith('src/mock'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Fields of answers that contain addresses. */
const fieldsIn = (text: string): string[] =>
  [...text.matchAll(/^\s+(\w*(?:[uU]rl|[lL]ink|[hH]ref)): (?:z\.string|nullish|fact|short)/gm)].map(([, name]) => name!)

type Use = { element: string; attribute: string; value: string }

/** Every attribute with a link target, with its element; `<a href={x}` is `a`, `href`, `x`. */
function usesIn(text: string): Use[] {
  return [...text.matchAll(/\s(href|to)=\{/g)].map((found) => {
    const begin = found.index + found[0].length
    let depth = 1
    let end = begin
    for (; depth > 0; end += 1) depth += { '{': 1, '}': -1 }[text[end]!] ?? 0
    const element = [...text.slice(0, found.index).matchAll(/<([A-Za-z][\w.]*)/g)].at(-1)?.[1] ?? ''
    return { element, attribute: found[1]!, value: text.slice(begin, end - 1).trim() }
  })
}

/** An address that the portal itself writes. */
const isOwn = (value: string) =>
  /^`(?:tel|mailto):\$\{(?:brand\.\w+|number)\}`$/.test(value) || /^(?:brand\.\w+|home)$/.test(value)

/** The functions that check an address; a name counts as checked if the same file assigns their result to it. */
const checks = 'safeHref|safeLink|departureTo|phoneHref|mailHref'
function isChecked(value: string, text: string): boolean {
  if (new RegExp(`^(?:${checks})\\(`).test(value)) return true
  const name = /^(?:`\$\{)?(\w+)(?:\}[^$]*`)?$/.exec(value)?.[1]
  return name !== undefined && new RegExp(`const ${name} = (?:${checks})\\(`).test(text)
}

/** The parts of the kit that check their `href` as `OuterLink` does, with their files; the button of antd checks nothing. */
const checkedParts: Record<string, string> = { Button: 'Button', MoreLink: 'Card' }
const isCheckedPart = ({ element, attribute }: Use, text: string) =>
  attribute === 'href' &&
  Object.hasOwn(checkedParts, element) &&
  new RegExp(`import \\{[^}]*\\b${element}\\b[^}]*\\} from '[^']*/${checkedParts[element]}\\.tsx'`).test(text)

/** The link targets of a file that nothing has checked. */
function uncheckedIn(text: string, fields: ReadonlySet<string>): string[] {
  const leads = [...text.matchAll(/\b(?:navigate|redirect|open)\(([^,)]*)/g)].map(([, value]) => value!)
  const isField = (value: string) => [...value.matchAll(/\w+(?!\w|\.|\()/g)].some(([name]) => fields.has(name))
  return [
    ...usesIn(text).flatMap((use) => {
      const { element, attribute, value } = use
      if (element === 'OuterLink' || isCheckedPart(use, text) || isChecked(value, text)) return []
      const isBad = attribute === 'href' ? !isOwn(value) : isField(value)
      return isBad ? [`<${element} ${attribute}={${value}}`] : []
    }),
    ...leads.filter(isField),
  ]
}

const fields = new Set(sourcesIn('src/model', /\.ts$/).flatMap(({ text }) => fieldsIn(text)))

describe('[HM-15] an address of an answer is checked before it becomes a link', () => {
  test('the fields that contain one are known', () => {
    for (const known of ['link', 'url', 'payUrl', 'navigationUrl', 'outerLinkUrl', 'moreButtonUrl'])
      expect(fields).toContain(known)
  })

  test('no screen links to one except by OuterLink, PhoneLink or a check of its own', () => {
    const found = sourcesIn('src', /\.tsx?$/).flatMap(({ file, text }) =>
      uncheckedIn(text, fields).map((value) => `${file}: ${value}`),
    )
    expect(found).toEqual([])
  })

  test.each([
    ['<Link to={link} lang="zh-CN">', ['<Link to={link}']],
    ['<Link to={message.link ?? paths.index}>', ['<Link to={message.link ?? paths.index}']],
    ['<a className="x" href={file.url} download>', ['<a href={file.url}']],
    ['<a href={`tel:${row.phone}`}>', ['<a href={`tel:${row.phone}`}']],
    ['<Button href={address}>', ['<Button href={address}']],
    ["import { Button } from 'antd'\n<Button href={row.url}>", ['<Button href={row.url}']],
    ["import { Button } from '#src/shared/ui/action/Button.tsx'\n<Button to={row.link}>", ['<Button to={row.link}']],
    ["import { Button } from '#src/shared/ui/action/Button.tsx'\n<Button href={row.url}>", []],
    ['void navigate(todo.link)', ['todo.link']],
    ['window.open(url)', ['url']],
    ['const address = safeLink(url)\n<a href={`${address}?download=1`}>', []],
    ['<a href={safeLink(url) ?? undefined}>', []],
    ['const address = mailHref(email)\n<a href={address}>', []],
    ['<OuterLink href={link}>', []],
    ['<Link to={link.to}>', []],
    ['<a href={`tel:${brand.hotline}`}>', []],
  ])('%s is judged', (text, unchecked) => {
    expect(uncheckedIn(text, fields)).toEqual(unchecked)
  })
})
