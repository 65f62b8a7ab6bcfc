import { queryText } from '../search-input.ts'

/** One parameter of a list. Its methods are bivariant, so that a schema may hold parameters of any type. */
export type Param<T> = {
  /** Its name in the address, where it differs from the key in the schema. */
  name?: string
  /** What the list shows without the parameter; it is left out of the address. */
  initial: T
  /** Undefined where the text is not a valid value. */
  read(text: string): T | undefined
  write(value: T): string
  /** Whether values other than the initial one filter rows; an order and a page do not. */
  narrows: boolean
  /** Maximal number of characters of typed text. */
  longest?: number
  /** Written even when initial. */
  isExplicit?: boolean
}

/** All parameters of a list. The key `page` is the page number; any other change resets it to 1. */
export type Schema = Readonly<Record<string, Param<unknown>>>
export type StateOf<S extends Schema> = { -readonly [K in keyof S]: S[K]['initial'] }

type Choice = string | number

/** One of the known values. */
function oneOf<const T extends Choice>(known: readonly T[]): Param<T | null>
function oneOf<const T extends Choice, const D extends Choice>(known: readonly T[], initial: D): Param<T | D>
function oneOf(known: readonly Choice[], initial: Choice | null = null): Param<Choice | null> {
  return {
    initial,
    read: (text) => known.find((value) => String(value) === text),
    write: String,
    narrows: true,
  }
}

const written = (read: Param<string>['read']): Param<string> => ({ initial: '', read, write: String, narrows: true })

/** A page number of more digits is none: a list corrects one past its end, and no list is so long. */
const pageDigits = 6

/** The kinds of parameters of a list. */
export const param = {
  oneOf,
  /** The order of the rows: a choice that filters none. */
  order: <T extends string>(known: readonly T[], initial: T): Param<T> => ({
    ...oneOf(known, initial),
    narrows: false,
  }),
  /** Search words: one line of at most so many characters. */
  text: (longest: number): Param<string> => ({
    ...written((text) => queryText(text, longest) || undefined),
    longest,
  }),
  /** An identifier of a known shape. */
  id: (shape: RegExp) => written((text) => (shape.test(text) ? text : undefined)),
  /** Text in another form; `read` returns it normalised, or '' if it is invalid. */
  parsed: (read: (text: string) => string) => written((text) => read(text) || undefined),
  /** `YYYY-MM-DD`; `isDay` rejects days that no calendar has. */
  day: (isDay: (text: string) => boolean) =>
    written((text) => (/^\d{4}-\d\d-\d\d$/.test(text) && isDay(text) ? text : undefined)),
  flag: (): Param<boolean> => ({
    initial: false,
    read: (text) => (text === '1' ? true : undefined),
    write: () => '1',
    narrows: true,
  }),
  /** The page number, from 1. No other code of the portal parses one. */
  page: (): Param<number> => ({
    initial: 1,
    read: (text) => {
      const [, number = ''] = /^0*([1-9]\d*)$/.exec(text) ?? []
      return number !== '' && number.length <= pageDigits ? Number(number) : undefined
    },
    write: String,
    narrows: false,
  }),
  /** The same parameter under another name in the address. */
  named: <T>(name: string, other: Param<T>): Param<T> => ({ ...other, name }),
}

/** Of several values under one name, the first valid one. */
export const readParam = <T>(search: URLSearchParams, name: string, one: Param<T>): T =>
  search
    .getAll(name)
    .map((text) => one.read(text))
    .find((value) => value !== undefined) ?? one.initial

export type ListAddress<S extends Schema> = {
  schema: S
  /** The address of the list without parameters. */
  base: string
  initial: StateOf<S>
  read: (search: URLSearchParams) => StateOf<S>
  /** The query alone: empty, or with its `?`. */
  searchOf: (state: StateOf<S>) => string
  addressOf: (state: StateOf<S>) => string
  isNarrowed: (state: StateOf<S>) => boolean
  /** Whether an address contains this state in its canonical form; foreign parameters do not matter. */
  isCanonical: (search: URLSearchParams, state: StateOf<S>) => boolean
}

/** A list at `base`, an address that may have parameters of its own, which are preserved. */
export function listAddress<S extends Schema>(base: string, schema: S): ListAddress<S> {
  type State = StateOf<S>
  const [path = '', fixed = ''] = base.split('?')
  const params = Object.entries(schema).map(([key, one]) => ({ key: key as keyof S, name: one.name ?? key, one }))
  const read = (search: URLSearchParams) =>
    Object.fromEntries(params.map(({ key, name, one }) => [key, readParam(search, name, one)])) as State
  const queryOf = (state: State) => {
    const query = new URLSearchParams(fixed)
    for (const { key, name, one } of params)
      if (one.isExplicit || state[key] !== one.initial) query.set(name, one.write(state[key]))
    return query
  }
  const searchOf = (state: State) => {
    const query = queryOf(state).toString()
    return query && `?${query}`
  }
  return {
    schema,
    base,
    initial: read(new URLSearchParams()),
    read,
    searchOf,
    addressOf: (state) => path + searchOf(state),
    isNarrowed: (state) => params.some(({ key, one }) => one.narrows && state[key] !== one.initial),
    isCanonical: (search, state) => {
      const right = queryOf(state)
      return params.every(({ name }) => JSON.stringify(search.getAll(name)) === JSON.stringify(right.getAll(name)))
    },
  }
}
