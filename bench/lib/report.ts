import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { median, type Result } from './measure.ts'

/** One line of the table: a ratio against a baseline of the same run, with its target. Without `must` it is only reported. */
export type Line = {
  readonly bench: string
  readonly against: string
  /** The comparison: `2.3` means ours is 2.3 times the baseline (of rates), or takes 2.3 times as long (of times). */
  readonly ratio: number
  readonly must?: { readonly atLeast: number } | { readonly atMost: number }
  readonly note: string
}

const verdict = ({ ratio, must }: Line): string => {
  if (!must) return ''
  if ('atLeast' in must) return `${ratio >= must.atLeast ? 'yes' : 'NO '} (≥ ${must.atLeast})`
  return `${ratio <= must.atMost ? 'yes' : 'NO '} (≤ ${must.atMost})`
}

/** By rounds: a machine that slows down for a while slows both of a round, and would spoil a ratio of two medians. */
export const rateLine = (bench: string, ours: Result, baseline: Result, must?: Line['must']): Line => ({
  bench,
  against: baseline.name,
  ratio: median(ours.rates.map((rate, round) => rate / (baseline.rates[round] ?? Number.NaN))),
  ...(must ? { must } : {}),
  note: `${told(ours)} against ${told(baseline)}`,
})

export const told = ({ perSecond, low, high, p50, p99 }: Result): string =>
  `${short(perSecond)}/s (${short(low)}–${short(high)}; p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms)`

const short = (n: number) => (n >= 1000 ? `${(n / 1000).toFixed(1)}k` : n.toFixed(0))

export const print = (lines: readonly Line[]): void => {
  const width = Math.max(...lines.map(each => each.bench.length + each.against.length)) + 10
  for (const each of lines) {
    const what = `${each.bench} ÷ ${each.against}`.padEnd(width)
    console.log(`${what} ${each.ratio.toFixed(2).padStart(8)}  ${verdict(each).padEnd(14)} ${each.note}`)
  }
}

/** Writes the measurements, with the machine they were made on, for later comparison. */
export const save = (file: URL, lines: readonly Line[]): void => {
  mkdirSync(new URL('.', file), { recursive: true })
  const machine = {
    cpu: cpus()[0]?.model,
    cores: cpus().length,
    memoryBytes: totalmem(),
    node: process.version,
  }
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), machine, lines }, null, 2)}\n`)
}
