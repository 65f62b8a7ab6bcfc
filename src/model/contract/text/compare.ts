import type { PlainBlock } from './blocks.ts'

/** A stretch of one side's text, and whether the other side lacks it. */
export type Piece = { text: string; isChanged: boolean }

type Side = { kind: PlainBlock['kind']; pieces: Piece[] }

/** One line of a side-by-side view; null where a side has no such paragraph. */
export type ComparedRow = { state: 'same' | 'changed' | 'removed' | 'added'; left: Side | null; right: Side | null }

/** Beyond this many pairs everything between the common beginning and end counts as changed. */
const maxPairs = 4_000_000

/** Pairs of equal items of two lists, in order: a longest common subsequence. */
function commonPairs<T>(left: readonly T[], right: readonly T[], same: (one: T, other: T) => boolean) {
  const pairs: [number, number][] = []
  let start = 0
  while (start < left.length && start < right.length && same(left[start]!, right[start]!)) {
    pairs.push([start, start])
    start += 1
  }
  let [leftEnd, rightEnd] = [left.length, right.length]
  const tail: [number, number][] = []
  while (leftEnd > start && rightEnd > start && same(left[leftEnd - 1]!, right[rightEnd - 1]!)) {
    leftEnd -= 1
    rightEnd -= 1
    tail.unshift([leftEnd, rightEnd])
  }
  const [rows, columns] = [leftEnd - start, rightEnd - start]
  return [...pairs, ...(rows * columns > maxPairs ? [] : middlePairs()), ...tail]

  function middlePairs(): [number, number][] {
    const width = columns + 1
    const lengths = new Uint32Array((rows + 1) * width)
    for (let row = rows - 1; row >= 0; row -= 1)
      for (let column = columns - 1; column >= 0; column -= 1)
        lengths[row * width + column] = same(left[start + row]!, right[start + column]!)
          ? lengths[(row + 1) * width + column + 1]! + 1
          : Math.max(lengths[(row + 1) * width + column]!, lengths[row * width + column + 1]!)
    const found: [number, number][] = []
    let [row, column] = [0, 0]
    while (row < rows && column < columns) {
      if (same(left[start + row]!, right[start + column]!)) {
        found.push([start + row, start + column])
        row += 1
        column += 1
      } else if (lengths[(row + 1) * width + column]! >= lengths[row * width + column + 1]!) row += 1
      else column += 1
    }
    return found
  }
}

/** A number or a Latin word is one token, any other character is one of its own. */
const tokensOf = (text: string): string[] => text.match(/[\d.,]+|[A-Za-z]+|./gsu) ?? []

function piecesOf(tokens: readonly string[], common: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = []
  for (const [index, text] of tokens.entries()) {
    const isChanged = !common.has(index)
    const last = pieces.at(-1)
    if (last?.isChanged === isChanged) last.text += text
    else pieces.push({ text, isChanged })
  }
  return pieces
}

const whole = ({ kind, text }: PlainBlock, isChanged: boolean): Side => ({
  kind,
  pieces: text === '' ? [] : [{ text, isChanged }],
})

type Compared = ComparedRow & { share: number }

function comparedBlocks(left: PlainBlock, right: PlainBlock): Compared {
  const [before, after] = [tokensOf(left.text), tokensOf(right.text)]
  const pairs = commonPairs(before, after, (one, other) => one === other)
  return {
    state: 'changed',
    left: { kind: left.kind, pieces: piecesOf(before, new Set(pairs.map(([index]) => index))) },
    right: { kind: right.kind, pieces: piecesOf(after, new Set(pairs.map(([, index]) => index))) },
    share: pairs.length / Math.max(before.length, after.length, 1),
  }
}

/** Beyond this many pairs of paragraphs none are looked for. */
const maxBlockPairs = 2_500

/** Below this share of common characters two paragraphs are two, not one that was changed. */
const similar = 0.3

/** Paragraphs between two common ones: similar ones side by side, the rest alone, in the order of both. */
function gapRows(left: readonly PlainBlock[], right: readonly PlainBlock[]): ComparedRow[] {
  const isTooMuch = left.length * right.length > maxBlockPairs
  const compared = left.map((one) => (isTooMuch ? [] : right.map((other) => comparedBlocks(one, other))))
  const pairs = commonPairs(
    left.map((_, index) => index),
    right.map((_, index) => index),
    (one, other) => (compared[one]![other]?.share ?? 0) >= similar,
  )
  const rows: ComparedRow[] = []
  let [leftAt, rightAt] = [0, 0]
  const aloneUntil = (leftEnd: number, rightEnd: number) => {
    for (; leftAt < leftEnd; leftAt += 1) rows.push({ state: 'removed', left: whole(left[leftAt]!, true), right: null })
    for (; rightAt < rightEnd; rightAt += 1)
      rows.push({ state: 'added', left: null, right: whole(right[rightAt]!, true) })
  }
  for (const [one, other] of pairs) {
    aloneUntil(one, other)
    const { share: _share, ...row } = compared[one]![other]!
    rows.push(row)
    leftAt = one + 1
    rightAt = other + 1
  }
  aloneUntil(left.length, right.length)
  return rows
}

/** Two texts side by side, aligned by paragraph, with what each has and the other lacks. */
export function compareBlocks(left: readonly PlainBlock[], right: readonly PlainBlock[]): ComparedRow[] {
  const pairs = commonPairs(left, right, (one, other) => one.kind === other.kind && one.text === other.text)
  const rows: ComparedRow[] = []
  let [leftAt, rightAt] = [0, 0]
  for (const [one, other] of [...pairs, [left.length, right.length] as const]) {
    rows.push(...gapRows(left.slice(leftAt, one), right.slice(rightAt, other)))
    const [before, after] = [left[one], right[other]]
    if (before && after) rows.push({ state: 'same', left: whole(before, false), right: whole(after, false) })
    leftAt = one + 1
    rightAt = other + 1
  }
  return rows
}
