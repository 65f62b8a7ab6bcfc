type PdfName = { name: string }
type PdfText = { text: string }
type PdfReference = { reference: number }
export type PdfDictionary = ReadonlyMap<string, PdfValue>
export type PdfValue = PdfName | PdfText | PdfReference | PdfDictionary | readonly PdfValue[] | number | null

const withDuplicateKey = new WeakSet<PdfDictionary>()
/** Whether a dictionary has a duplicate key: some viewers use the first, some the last. */
export const hasDuplicateKey = (dictionary: PdfDictionary): boolean => withDuplicateKey.has(dictionary)

/** Syntax that no real program writes; such a file cannot be checked. */
export class TooComplex extends Error {}

/** Characters that may be read of one file in total; self-references would be read endlessly. */
export type Budget = { left: number }

const depthMax = 60

const blanks = /[\0\t\n\f\r ]*/y
const comment = /%[^\n\r]*/y
const regular = /[^\0\t\n\f\r ()<>[\]{}/%]*/y
const hexadecimal = /[^>]*/y

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Decodes `#xx` in a name. */
export const unescaped = (name: string): string =>
  name.replaceAll(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const literal = (raw: string): string =>
  raw.replaceAll(/\\(?:([0-7]{1,3})|(\r\n?|\n)|([\s\S]))/g, (_, octal?: string, end?: string, sign = '') => {
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff)
    return end === undefined ? (escapes[sign] ?? sign) : ''
  })

const fromHex = (raw: string): string =>
  (raw.match(/[\da-f]/gi) ?? [])
    .join('')
    .replaceAll(/..?/g, (pair) => String.fromCharCode(Number.parseInt(pair.padEnd(2, '0'), 16)))

/** End of a dictionary or an array; an unclosed one ends with its parent. */
const isEnd = (sign: string | undefined): boolean => sign === undefined || sign === ']' || sign === '>'

/**
 * Parses PDF syntax, lenient as viewers are. `text` has one character per byte. `onDictionary` is called for every dictionary,
 * inner ones first.
 */
export class PdfReader {
  private readonly text: string
  private at: number
  private readonly budget: Budget
  private readonly onDictionary: (found: PdfDictionary, startsAt: number) => void

  constructor(text: string, at: number, budget: Budget, onDictionary: PdfReader['onDictionary']) {
    this.text = text
    this.at = at
    this.budget = budget
    this.onDictionary = onDictionary
  }

  /** The next value; null for keywords such as `true` or `endobj`. */
  read(depth = 0): PdfValue {
    if (depth > depthMax) throw new TooComplex()
    this.skip()
    this.pay(1)
    switch (this.sign()) {
      case '/':
        this.at += 1
        return { name: unescaped(this.take(regular)) }
      case '(':
        return this.string()
      case '<':
        return this.angle(depth)
      case '[':
        return this.array(depth)
    }
    const value = this.integer()
    if (value !== null) return this.numberOrReference(value)
    // Unknown keywords and characters are skipped, as viewers do.
    if (this.take(regular) === '') this.at += 1
    return null
  }

  /** Start of a stream's content, if the value just read was its dictionary; else null. */
  contentAt(): number | null {
    this.skip()
    const [mark] = /^stream[\t ]*(?:\r\n|\r|\n)?/.exec(this.text.slice(this.at, this.at + 40)) ?? []
    return mark === undefined ? null : this.at + mark.length
  }

  isAtEnd(): boolean {
    this.skip()
    return this.at >= this.text.length
  }

  private sign(): string | undefined {
    return this.text[this.at]
  }

  private pay(characters: number): void {
    this.budget.left -= characters
    if (this.budget.left < 0) throw new TooComplex()
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const [found = ''] = pattern.exec(this.text) ?? []
    this.at += found.length
    this.pay(found.length)
    return found
  }

  private skip(): void {
    this.take(blanks)
    while (this.take(comment) !== '') this.take(blanks)
  }

  private string(): PdfText {
    const start = this.at + 1
    let open = 0
    do {
      const sign = this.sign()
      if (sign === '(') open += 1
      else if (sign === ')') open -= 1
      this.at += sign === '\\' ? 2 : 1
      this.pay(1)
    } while (open > 0 && this.at < this.text.length)
    return { text: literal(this.text.slice(start, this.at - 1)) }
  }

  private integer(): number | null {
    const start = this.at
    const word = this.take(regular)
    if (/^\d{1,10}$/.test(word)) return Number(word)
    this.at = start
    return null
  }

  /** `12 0 R` is a reference, `12` alone a number. */
  private numberOrReference(value: number): PdfValue {
    const behind = this.at
    this.skip()
    if (this.integer() !== null) {
      this.skip()
      if (this.take(regular) === 'R') return { reference: value }
    }
    this.at = behind
    return value
  }

  private array(depth: number): PdfValue[] {
    const values: PdfValue[] = []
    this.at += 1
    for (this.skip(); !isEnd(this.sign()); this.skip()) values.push(this.read(depth + 1))
    if (this.sign() === ']') this.at += 1
    return values
  }

  private dictionary(depth: number): PdfDictionary {
    const start = this.at
    const values = new Map<string, PdfValue>()
    for (this.skip(); !isEnd(this.sign()); this.skip()) {
      const key = this.read(depth + 1)
      if (key === null || typeof key !== 'object' || !('name' in key)) continue
      if (values.has(key.name)) withDuplicateKey.add(values)
      this.skip()
      if (!isEnd(this.sign())) values.set(key.name, this.read(depth + 1))
    }
    if (this.sign() === '>') this.at += this.text[this.at + 1] === '>' ? 2 : 1
    this.onDictionary(values, start)
    return values
  }

  private angle(depth: number): PdfValue {
    this.at += 1
    if (this.sign() === '<') {
      this.at += 1
      return this.dictionary(depth)
    }
    const raw = this.take(hexadecimal)
    this.at += 1
    return { text: fromHex(raw) }
  }
}
