/** One socket as the hub sees it. Adapters wrap a `ws` socket, an msw client or a test double. */
export type Wire = {
  send(text: string): void
  close(code: number, reason: string): void
  onMessage(fn: (text: string) => void): void
  onClose(fn: () => void): void
  /** Bytes accepted by `send` that the network has not yet taken. Without it a slow reader is recognised by missing pongs only. */
  buffered?(): number
}
