/** A question with the paragraphs of its answer, and the screen where the reader goes next. */
export type Question = readonly [
  question: string,
  answer: readonly string[],
  next: readonly [label: string, address: string],
]
