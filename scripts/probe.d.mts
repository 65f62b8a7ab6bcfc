/** What was requested, and each difference between the response and what is required. */
export type Probed = { name: string; problems: string[] }

export declare function probe(
  address: string,
  options: { env: Readonly<Record<string, string | undefined>>; insecure?: boolean },
): Promise<Probed[]>
