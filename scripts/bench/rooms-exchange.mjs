// A separate process with the built portal on the mock exchange, so that its memory and processor time can be measured.
import { preview } from 'vite'
import { root } from '../lib/run.mjs'

const port = Number(process.argv[2] ?? 4290)

const server = await preview({
  root,
  mode: 'test',
  logLevel: 'warn',
  build: { outDir: '.cache/dist-test' },
  preview: { host: '127.0.0.1', port },
})

process.on('message', () => {
  globalThis.gc()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send({ kind: 'usage', rss, held: heapUsed + external, cpu: process.cpuUsage() })
})
process.once('disconnect', () => process.exit(0))
process.send({ kind: 'ready', address: `http://127.0.0.1:${server.httpServer.address().port}` })
