/** The levels of a route's title, split on `>`: one or two (RT-03). */
export const titleLevels = (title: string): string[] =>
  title
    .split('>')
    .map((level) => level.trim())
    .filter(Boolean)
    .slice(0, 2)

/** The document title: the product name as a prefix, then the levels (RT-02). */
export const documentTitle = (productName: string, levels: readonly string[]): string =>
  [productName, ...levels].join(' - ')
