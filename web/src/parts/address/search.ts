/** Reads the search fields of an address; invalid ones are left out rather than shown as an error. */
export type ReadSearch<Search> = (raw: Record<string, unknown>) => Search

/** Reads these fields as text, each where it is set. */
export const textSearch =
  <const Name extends string>(...names: readonly Name[]): ReadSearch<{ [N in Name]?: string }> =>
  raw => {
    const set = names.flatMap(name => (raw[name] ? [[name, String(raw[name])] as const] : []))
    return Object.fromEntries(set) as { [N in Name]?: string }
  }

/** Reads the fields of two readers, as those of a list beside the step of a form. */
export const bothSearch =
  <One extends object, Other extends object>(
    one: ReadSearch<One>,
    other: ReadSearch<Other>,
  ): ReadSearch<One & Other> =>
  raw => ({ ...one(raw), ...other(raw) })
