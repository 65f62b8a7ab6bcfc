export declare function onPath(
  name: string,
  options?: { env?: Record<string, string>; platform?: string },
): string | null
