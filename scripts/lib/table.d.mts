export declare function textTable(
  rows: readonly (readonly (string | number | null | undefined)[])[],
  options?: { right?: readonly number[] },
): string
