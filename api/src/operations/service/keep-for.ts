/** An answer that is older helps nobody: those who ask wait for the next. */
const oldMs = 60_000

/**
 * One answer for all who ask within some time. After it the last one is given at once, and remade behind: those who ask wait only for the
 * first answer, and for one after a long while in which none was asked for. A failure is not kept.
 */
export const keepFor = <T>(
  keptMs: number,
  make: () => Promise<T>,
  now: () => number = () => performance.now(),
): (() => Promise<T>) => {
  let kept: { readonly at: number; readonly answer: T } | undefined
  let making: Promise<T> | undefined
  const remade = async () => {
    try {
      const answer = await make()
      kept = { at: now(), answer }
      return answer
    } finally {
      making = undefined
    }
  }
  return async () => {
    if (kept && now() < kept.at + keptMs) return kept.answer
    making ??= remade()
    if (!kept || now() > kept.at + oldMs) return making
    making.catch(() => {})
    return kept.answer
  }
}
