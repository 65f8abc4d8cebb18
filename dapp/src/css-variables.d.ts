import 'react'

declare module 'react' {
  interface CSSProperties {
    '--game'?: string
    '--index'?: number
  }
}
