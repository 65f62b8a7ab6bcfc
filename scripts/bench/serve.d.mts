/**
 * Serves a build as production would, and passes everything that is neither a file nor a page on to `upstream`, sockets too.
 */
export function serve(
  folder: string,
  options?: { upstream?: string },
): Promise<{ address: string; close: () => Promise<void> }>
