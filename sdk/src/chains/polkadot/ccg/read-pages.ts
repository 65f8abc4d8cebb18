const pageSize = 50

/** Reads all pages of a list. */
export async function readPages<T>(readPage: (from: number, count: number) => Promise<T[]>): Promise<T[]> {
  const items: T[] = []
  for (;;) {
    const page = await readPage(items.length, pageSize)
    items.push(...page)
    if (page.length < pageSize) return items
  }
}
