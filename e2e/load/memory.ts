import type { Victim } from '../lib/process.ts'

/** Takes down how much memory processes hold, once a second. */
export const watchMemory = (processes: readonly Victim[]) => {
  const samples = new Map<Victim, number[]>(processes.map(each => [each, []]))
  const look = () => {
    for (const [each, held] of samples) {
      const now = each.memoryMb
      if (now !== undefined) held.push(now)
    }
  }
  look()
  const timer = setInterval(look, 1_000)
  const last = (held: readonly number[]) => held.at(-1) ?? 0
  return {
    /** A line for each process: at first, half-way, at most, in the end. */
    stop: (): readonly string[] => {
      clearInterval(timer)
      look()
      return [...samples].map(([{ name }, held]) => {
        const half = held[Math.floor(held.length / 2)] ?? 0
        const [first, most, end] = [held[0] ?? 0, Math.max(...held), last(held)].map(mb => mb.toFixed(0))
        return `memory of ${name}: ${first} MB at first, ${half.toFixed(0)} half-way, ${most} at most, ${end} in the end`
      })
    },
    /** The processes that hold more than this in the end. */
    above: (mostMb: number): readonly string[] =>
      [...samples].flatMap(([{ name }, held]) =>
        last(held) > mostMb ? [`${name} holds ${last(held).toFixed(0)} MB, more than ${mostMb}`] : [],
      ),
  }
}
