import type { Command } from 'commander'
import { printJson } from '../../print-json.js'
import type { DecodeOptions } from './decode.js'

async function encode(file: string): Promise<void> {
  const { encodeFile } = await import('./encode.js')
  process.stdout.write(`${await encodeFile(file)}\n`)
}

async function decode(hex: string, options: DecodeOptions): Promise<void> {
  const { decodeHex } = await import('./decode.js')
  printJson(decodeHex(hex, options), 2)
}

/** Adds `fivefold ccg encode` and `fivefold ccg decode`. */
export function addCcgCommands(ccg: Command): void {
  ccg
    .command('encode')
    .description('print the bytes of a batch, seven per action, as hex')
    .argument('<file>', 'a list of actions as JSON, as decode prints it; - is standard input')
    .action(encode)

  ccg
    .command('decode')
    .description('print bytes as JSON')
    .argument('<hex>', '0x and two digits per byte')
    .option('--as <kind>', 'actions, game, cards or events (actions)')
    .action(decode)
}
