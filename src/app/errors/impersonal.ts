/** What the place of a value says, whatever the value is. */
const named =
  /\b(\w*(?:name|user|phone|mobile|mail|token|ticket|code|password|secret|account|card|address)\w*)(\s*[=:]\s*)\S+/gi

/** The word that the browser quotes for a program's own mistake: `reading 'map'`. It is a name in the sources. */
const ofProgram = /(?<=\breading |\bproperty |\bproperties of )(['"])([A-Za-z_$][\w$]{0,30})\1/g

const rules: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/[^\s@/]+@[^\s@/]+/g, '#'],
  // The query and the hash of an address.
  [/[?#][^\s)'"]*[=&%][^\s)'"]*/g, '?#'],
  [named, '$1$2#'],
  [ofProgram, '\uE000$2\uE001'],
  // What a message quotes is a value.
  [/"[^"]*"?|'[^']*'?|`[^`]*`?|“[^”]*”?|‘[^’]*’?|《[^》]*》?/g, '#'],
  [/[\uE000\uE001]/g, "'"],
  // The program's own messages are English: other writing is a person's or a project's name.
  [/[^\p{ASCII}]+/gu, '#'],
  // Two words with capitals: a name in Latin letters, or React's.
  [/\b(?!Minified React)[A-Z][a-z]+(?:[ ·-][A-Z][a-z]+)+\b/g, '#'],
  // Digits, also in groups, with the last sign of an identity number.
  [/\d(?:[\s,.-]?\d){4,}[Xx]?/g, '#'],
  // Tokens and ids: long, with a digit, or too long for a word; no file of the build.
  [/(?<!\/assets\/)\b(?=[\w-]*\d)[\w-]{12,}\b|\b[\w-]{32,}\b/g, '#'],
]

/**
 * A text of an error without what may identify a person, a project or an amount, at most `length` characters long. Names of the
 * program remain. One that is not in quotes and looks like a word of English remains as well, so that no error of the portal may
 * contain a person's data.
 */
export const impersonal = (text: string, length: number): string =>
  rules
    .reduce((left, [pattern, replacement]) => left.replace(pattern, replacement), text.slice(0, 2000))
    .slice(0, length)
