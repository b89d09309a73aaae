import { createServer, type ServerResponse } from 'node:http'
import { heldMemory } from './held-memory.ts'

// The least that can keep streams of server-sent events open: Node's own server, which sends each a first message.
const open = new Set<ServerResponse>()
const server = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' }).write('data: {}\n\n')
  open.add(response)
  response.on('close', () => open.delete(response))
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
process.on('message', () => process.send?.({ ...heldMemory(), streams: open.size }))
process.once('disconnect', () => process.exit())
