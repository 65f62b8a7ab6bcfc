/** What was asked, and every way in which the answer was not what it has to be. */
export type Probed = { name: string; problems: string[] }

export declare function probe(
  address: string,
  options: { env: Readonly<Record<string, string | undefined>>; insecure?: boolean },
): Promise<Probed[]>
