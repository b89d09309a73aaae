const everyMs = 500
const text = JSON.stringify(
  Array.from({ length: 2_000 }, (_, n) => ({ id: `row-${n}`, amount: `${n}.25`, n })),
)

/**
 * Measures how fast this machine works while something else is measured: the same text read twice a second, by the clock. Machines that
 * share their processors with others work at half of their speed in some minutes, which says nothing about a platform.
 */
export const watchMachineSpeed = (): { readonly stop: () => number } => {
  const tries: number[] = []
  const timer = setInterval(() => tries.push(readsPerMs()), everyMs)
  return {
    /** Answers how often the text was read in a millisecond, in the mean. */
    stop: () => {
      clearInterval(timer)
      if (tries.length === 0) tries.push(readsPerMs())
      return tries.reduce((sum, speed) => sum + speed, 0) / tries.length
    },
  }
}

const readsPerMs = (): number => {
  const began = performance.now()
  const reads = 10
  for (let n = 0; n < reads; n++) JSON.parse(text)
  return reads / (performance.now() - began)
}
