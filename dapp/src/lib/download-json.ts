/** Downloads a JSON file. */
export function downloadJson(fileName: string, value: unknown): void {
  const text = JSON.stringify(value, null, 2)
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
