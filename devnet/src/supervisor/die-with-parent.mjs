// Preloaded in every part: when the supervisor has exited, for any reason, the part and its children stop too.
import { Socket } from 'node:net'
import { isMainThread } from 'node:worker_threads'

const grace = 10_000
const descriptor = Number(process.env.FIVEFOLD_PARENT_FD)
// Not for the children of this process, where the descriptor is not open.
delete process.env.FIVEFOLD_PARENT_FD

if (isMainThread && descriptor > 0) {
  const parent = new Socket({ fd: descriptor, readable: true, writable: false })
  parent.on('error', () => {})
  parent.on('close', stopGroup)
  parent.resume()
  parent.unref()
}

/** A part leads its own process group. */
function signalGroup(signal) {
  try {
    process.kill(-process.pid, signal)
  } catch {
    process.kill(process.pid, signal)
  }
}

function stopGroup() {
  process.on('exit', () => signalGroup('SIGKILL'))
  setTimeout(() => signalGroup('SIGKILL'), grace).unref()
  signalGroup('SIGTERM')
}
