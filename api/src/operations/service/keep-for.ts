/** One answer for all who ask within some time; those who ask while it is being made wait for the same one. A failure is not kept. */
export const keepFor = <T>(
  keptMs: number,
  make: () => Promise<T>,
  now: () => number = () => performance.now(),
): (() => Promise<T>) => {
  let kept: { readonly until: number; readonly answer: Promise<T> } | undefined
  return () => {
    if (kept && now() < kept.until) return kept.answer
    const answer = make()
    kept = { until: now() + keptMs, answer }
    answer.catch(() => {
      if (kept?.answer === answer) kept = undefined
    })
    return answer
  }
}
