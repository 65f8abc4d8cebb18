import type { View } from './view.js'

/** One JSON object per line, for programs. */
export function viewJson(write: (text: string) => void): View {
  const print = (value: object) => write(`${JSON.stringify({ time: new Date().toISOString(), ...value })}\n`)
  return {
    show: (status) => print({ type: 'part', ...status }),
    print: (text) => print({ type: 'message', text }),
    end: () => {},
  }
}
