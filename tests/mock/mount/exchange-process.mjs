// The mock exchange alone in a process of its own: the bundle of its mount, behind HTTP only.
import http from 'node:http'
import { pathToFileURL } from 'node:url'

const { mount } = await import(pathToFileURL(process.argv[2]).href)
const httpServer = http.createServer()
const missing = (response) => () => {
  response.statusCode = 404
  response.end()
}
const use = (answer) => httpServer.on('request', (request, response) => answer(request, response, missing(response)))
try {
  mount({ httpServer, middlewares: { use } })
  httpServer.listen(0, '127.0.0.1', () => process.send({ port: httpServer.address().port }))
} catch (error) {
  process.send({ error: error.message })
}
