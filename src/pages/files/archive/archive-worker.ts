import { createSession } from './archive-session.ts'
import type { ArchiveOrder } from './protocol.ts'

/** A worker of its own makes each archive: reading, digests and checksums of large files would stop the page. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the page that made the worker is its only listener
const follow = createSession((report) => globalThis.postMessage(report))

addEventListener('message', ({ data }: MessageEvent<ArchiveOrder>) => void follow(data))
