import { type WebSocket, WebSocketServer } from 'ws'

// The least that a websocket server can do. Prints its port. With a number as argument, sockets are paired as they
// come, and each message is answered with a text of so many bytes to both of the pair.
const size = Number(process.argv[2] ?? 0)
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
let single: WebSocket | undefined

server.on('connection', (socket) => {
  if (size === 0) return socket.on('message', (data) => socket.send(String(data)))
  const partner = single
  single = partner ? undefined : socket
  if (partner) pair(partner, socket)
})

function pair(...sockets: readonly WebSocket[]): void {
  const answer = (data: unknown) => {
    const text = String(data).padEnd(size, 'x')
    for (const socket of sockets) socket.send(text)
  }
  for (const socket of sockets) socket.on('message', answer)
}

server.on('listening', () => {
  const address = server.address()
  if (address && typeof address === 'object') process.stdout.write(`${address.port}\n`)
})
