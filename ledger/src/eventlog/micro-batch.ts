type Waiting<V> = {
  readonly promise: Promise<V | undefined>
  readonly settle: (value: V | undefined) => void
  readonly fail: (error: unknown) => void
}

/**
 * Point reads that are asked for at about the same time become one query: `load` gets all keys at once and answers with
 * those it found. Those of one turn of the event loop go together; while a query is under way the next ones gather, so
 * that the busier the process is, the more a query carries. Alone it costs nothing. An answer is never older than the
 * question: no caller joins a query that has been sent.
 */
export const microBatch = <V>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>,
): ((key: string) => Promise<V | undefined>) => {
  let waiting = new Map<string, Waiting<V>>()
  let busy = false

  const flush = async () => {
    const batch = waiting
    waiting = new Map()
    const answer = await answerTo(batch)
    busy = waiting.size > 0
    // The next query goes out first, so that it is under way while these answers are taken on.
    if (busy) void flush()
    process.nextTick(answer)
  }

  const answerTo = async (batch: ReadonlyMap<string, Waiting<V>>): Promise<() => void> => {
    try {
      const found = await load([...batch.keys()])
      return () => {
        for (const [key, { settle }] of batch) settle(found.get(key))
      }
    } catch (error) {
      return () => {
        for (const { fail } of batch.values()) fail(error)
      }
    }
  }

  const soon = () => setImmediate(() => void flush())

  return key => {
    const already = waiting.get(key)
    if (already) return already.promise
    const { promise, resolve: settle, reject: fail } = Promise.withResolvers<V | undefined>()
    waiting.set(key, { promise, settle, fail })
    // After the poll phase: by then every request that has arrived has asked.
    if (!busy) soon()
    busy = true
    return promise
  }
}
