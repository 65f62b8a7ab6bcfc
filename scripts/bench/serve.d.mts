/**
 * Serves a build as in production, and proxies everything that is neither a file nor a page to `upstream`, sockets included.
 */
export function serve(
  folder: string,
  options?: { upstream?: string },
): Promise<{ address: string; close: () => Promise<void> }>
