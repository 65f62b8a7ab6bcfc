import { createCheckSession } from './check-session.ts'

/** A worker of its own checks each file: the digests of a large one would stop the page. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the page that made the worker is its only listener
const follow = createCheckSession((report) => globalThis.postMessage(report))

addEventListener('message', ({ data }: MessageEvent<Parameters<typeof follow>[0]>) => void follow(data))
