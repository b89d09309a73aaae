import type { Log } from '@strongroom/ledger/eventlog/log'
import { Histogram, type Registry } from 'prom-client'

/** A log whose appends are timed, and how their times get into the metrics. */
export type MeasuredLog = { readonly log: Log; readonly register: (registry: Registry) => void }

/** Times every append from the moment it is asked for to its answer, refused ones included. Costs about a microsecond each. */
export const measureAppends = (log: Log): MeasuredLog => {
  const seconds = new Histogram({
    name: 'strongroom_log_append_seconds',
    help: 'How long an append to the log took',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [],
  })
  const timed =
    <A extends unknown[], R>(append: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const began = performance.now()
      try {
        return await append(...args)
      } finally {
        seconds.observe((performance.now() - began) / 1000)
      }
    }
  return {
    log: { ...log, append: timed(log.append), appendTogether: timed(log.appendTogether) },
    register: registry => registry.registerMetric(seconds),
  }
}
