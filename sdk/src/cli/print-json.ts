/** Writes a value to standard output as JSON. */
export const printJson = (value: unknown, indent?: number): void => {
  process.stdout.write(`${JSON.stringify(value, null, indent)}\n`)
}
