const kbit = 1024 / 8

/** Lighthouse's figures for a desktop and a slow phone: round trip in ms, bytes per second, slowdown of the processor. */
export const profiles = {
  desktop: { latency: 40, down: 10 * 1024 * kbit, up: 10 * 1024 * kbit, slowdown: 1 },
  slow4g: { latency: 150, down: 1.6 * 1024 * kbit, up: 750 * kbit, slowdown: 4 },
}

export async function throttle(devtools, { latency, down, up, slowdown }) {
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down,
    uploadThroughput: up,
  })
  if (slowdown > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

const kindOf = ({ mimeType, type }) => {
  if (type === 'Document') return 'html'
  if (/javascript/.test(mimeType)) return 'js'
  if (/css/.test(mimeType)) return 'css'
  if (mimeType.startsWith('image/')) return 'images'
  if (/font/.test(mimeType)) return 'fonts'
  return 'data'
}

/** Observes a page's traffic. Bytes are transfer sizes, headers included. */
export async function watchTraffic(devtools) {
  const requests = new Map()
  const underway = new Set()
  let lastEvent = performance.now()
  const on = (event, react) =>
    devtools.on(`Network.${event}`, (details) => {
      lastEvent = performance.now()
      react(details)
    })
  on('requestWillBeSent', ({ requestId, request, type }) => {
    if (/^(data|blob):/.test(request.url) || type === 'WebSocket' || type === 'EventSource') return
    requests.set(requestId, { url: request.url, type, mimeType: '', bytes: 0 })
    underway.add(requestId)
  })
  on('responseReceived', ({ requestId, response, type }) => {
    const known = requests.get(requestId)
    if (known) Object.assign(known, { mimeType: response.mimeType, type })
  })
  on('loadingFinished', ({ requestId, encodedDataLength }) => {
    underway.delete(requestId)
    const known = requests.get(requestId)
    if (known) known.bytes = encodedDataLength
  })
  on('loadingFailed', ({ requestId }) => underway.delete(requestId))
  await devtools.send('Network.enable')

  return {
    /** Resolves when no request has been pending for `quietMs`, at the latest after `patienceMs`. */
    async quiet(quietMs = 1_500, patienceMs = 40_000) {
      const giveUpAt = performance.now() + patienceMs
      while (performance.now() < giveUpAt) {
        if (underway.size === 0 && performance.now() - lastEvent >= quietMs) return
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    count: () => requests.size,
    files: () => [...requests.values()].map((request) => ({ ...request, kind: kindOf(request) })),
  }
}

const kinds = ['html', 'js', 'css', 'images', 'fonts', 'data']

/** Bytes by kind and in total. */
export function weigh(files) {
  const bytesOf = (kind) => files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)
  const weights = Object.fromEntries(kinds.map((kind) => [kind, bytesOf(kind)]))
  return { ...weights, total: kinds.reduce((sum, kind) => sum + weights[kind], 0) }
}
