const invoke = /^Program ([1-9A-HJ-NP-Za-km-z]{32,44}) invoke \[(\d+)\]$/
const end = /^Program ([1-9A-HJ-NP-Za-km-z]{32,44}) (?:success$|failed: )/
const data = /^Program data: (\S+)$/

/**
 * The `Program data:` lines (base64) that one program wrote, at any depth of the call stack.
 *
 * Any program may log any data, so a line counts only while the program itself runs. The runtime prefixes everything
 * that programs log, so they cannot forge the lines that mark calls. A node truncates long logs; truncated lines are
 * lost.
 */
export function programData(logs: readonly string[], programId: string): string[] {
  const stack: string[] = []
  const found: string[] = []
  for (const line of logs) {
    const called = invoke.exec(line)
    if (called?.[1]) {
      // A line can be missing only where the log was truncated: after that nothing is certain.
      if (Number(called[2]) !== stack.length + 1) break
      stack.push(called[1])
    } else if (end.test(line)) {
      if (end.exec(line)?.[1] !== stack.pop()) break
    } else if (stack.at(-1) === programId) {
      const bytes = data.exec(line)?.[1]
      if (bytes) found.push(bytes)
    }
  }
  return found
}
