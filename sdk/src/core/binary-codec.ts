/** Writes values of one type as bytes and reads them back. */
export interface BinaryCodec<T, Writer, Reader> {
  readonly write: (to: Writer, value: T) => void
  readonly read: (from: Reader) => T
}

interface ByteWriter {
  u8(value: number): unknown
}

interface ByteReader {
  u8(): number
  refuse(problem: string): never
}

/** The codecs of composed types in a binary format, SCALE or Borsh. */
export function binaryCodecs<Writer extends ByteWriter, Reader extends ByteReader>() {
  type Codec<T> = BinaryCodec<T, Writer, Reader>
  type Fields<T> = { readonly [K in keyof T]: Codec<T[K]> }

  /** The fields of an object, in the order in which they are listed. */
  function struct<T extends object>(fields: Fields<T>): Codec<T> {
    const names = Object.keys(fields) as (keyof T)[]
    return {
      write(to, value) {
        for (const name of names) fields[name].write(to, value[name])
      },
      read(from) {
        const value: Partial<T> = {}
        for (const name of names) value[name] = fields[name].read(from)
        return value as T
      },
    }
  }

  /**
   * One of several variants: its number in one byte, then its fields. The order of the variants gives their numbers.
   *
   * @param tag the field that holds the name of the variant.
   * @param what the type in error messages.
   */
  function variants<T extends Readonly<Record<Tag, string>>, Tag extends keyof T>(
    tag: Tag,
    what: string,
    fieldsByName: { readonly [Name in T[Tag]]: Fields<Omit<Extract<T, Readonly<Record<Tag, Name>>>, Tag>> },
  ): Codec<T> & { readonly names: readonly T[Tag][] } {
    const names = Object.keys(fieldsByName) as T[Tag][]
    const numbers = new Map(names.map((name, number) => [name, number]))
    const bodies = Object.values<Fields<object>>(fieldsByName).map((fields) => struct(fields))
    return {
      names,
      write(to, value) {
        const number = numbers.get(value[tag]) as number
        to.u8(number)
        bodies[number]?.write(to, value)
      },
      read(from) {
        const number = from.u8()
        const body = bodies[number]
        if (!body) return from.refuse(`there is no ${what} ${number}`)
        return { [tag]: names[number], ...body.read(from) } as unknown as T
      },
    }
  }

  /** A fixed number of items, without a length. */
  function array<T>(length: number, item: Codec<T>): Codec<readonly T[]> {
    return {
      write(to, items) {
        for (const each of items) item.write(to, each)
      },
      read: (from) => Array.from({ length }, () => item.read(from)),
    }
  }

  /** Two items, such as one for each player. */
  const pair = <T>(item: Codec<T>) => array(2, item) as unknown as Codec<readonly [T, T]>

  /** A byte that is 1 where there is a value, then the value. */
  function option<T>(item: Codec<T>): Codec<T | null> {
    return {
      write(to, value) {
        to.u8(value === null ? 0 : 1)
        if (value !== null) item.write(to, value)
      },
      read(from) {
        const flag = from.u8()
        if (flag > 1) return from.refuse(`${flag} is neither true nor false`)
        return flag === 1 ? item.read(from) : null
      },
    }
  }

  return { struct, variants, array, pair, option }
}
