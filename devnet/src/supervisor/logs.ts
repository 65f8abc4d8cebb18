import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync, renameSync } from 'node:fs'
import { join } from 'node:path'

const kept = 3
const tailBytes = 16_384
const headMark = '--- '

export function logFile(folder: string, part: string): string {
  return join(folder, `${part}.log`)
}

/** Rotates the logs of the last run: `evm.log` becomes `evm.1.log`, and so on. */
export function rotateLogs(folder: string, parts: readonly string[]): void {
  mkdirSync(folder, { recursive: true })
  for (const part of parts) {
    for (let age = kept; age > 0; age--) {
      const from = age === 1 ? logFile(folder, part) : logFile(folder, `${part}.${age - 1}`)
      if (existsSync(from)) renameSync(from, logFile(folder, `${part}.${age}`))
    }
  }
}

/** Logs when and how a part was started. */
export function headLine(command: readonly string[]): string {
  return `${headMark}${new Date().toISOString()} ${command.join(' ')}\n`
}

/** The last lines that a part wrote in its last run, without colours. */
export function lastLines(file: string, count: number): string[] {
  if (!existsSync(file)) return []
  const descriptor = openSync(file, 'r')
  try {
    const { size } = fstatSync(descriptor)
    const buffer = Buffer.alloc(Math.min(size, tailBytes))
    readSync(descriptor, buffer, 0, buffer.length, size - buffer.length)
    const lines = stripColours(buffer.toString('utf8')).split('\n')
    const born = lines.findLastIndex((line) => line.startsWith(headMark))
    return lines
      .slice(born + 1)
      .filter((line) => line.trim() !== '')
      .slice(-count)
  } finally {
    closeSync(descriptor)
  }
}

function stripColours(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences start with one
  return text.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '')
}
