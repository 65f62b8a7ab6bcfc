import net from 'node:net'

/** A TCP proxy to the exchange for one bidder: `cut` closes its connections, calls and sockets alike. */
export async function openProxy(upstream) {
  const { hostname, port } = new URL(upstream)
  const ends = new Set()
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname)
    near.setNoDelay(true)
    far.setNoDelay(true)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      ends.add(one)
      one.pipe(other)
      one.once('error', () => other.destroy())
      one.once('close', () => {
        ends.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const end of ends) end.destroy()
  }
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    cut,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        cut()
      }),
  }
}
