import { type WebSocket, WebSocketServer } from 'ws'

// A minimal WebSocket server. Prints its port. With a number as argument, sockets are paired in the order in which they
// connect, and both sockets of a pair get a text of that many bytes for each message.
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
