import type { WebSocket } from 'ws'

/** Pings a client at an interval and terminates the connection when the last ping was not answered. */
export function keepAlive(socket: WebSocket, interval: number): void {
  let isAlive = true
  socket.on('pong', () => {
    isAlive = true
  })
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }, interval)
  socket.on('close', () => clearInterval(timer))
}
