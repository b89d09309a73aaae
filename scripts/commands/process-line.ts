import type { ProcessState, RunningProcess } from '@strongroom/api'

/** A process as `status` shows it: how it stands, its build, the stores that it works on, and when it was seen last. */
export const processLine = (
  each: RunningProcess & { readonly state: ProcessState },
  seconds: (ms: number) => string,
): string =>
  [
    `${each.id.slice(0, 8)} ${words(each, seconds)}`,
    `version ${each.version}${each.commit ? `, commit ${each.commit.slice(0, 12)}` : ''}`,
    `migrations to ${each.migration}`,
    `log in ${named[each.log]}`,
    `queue in ${named[each.queue]}`,
    `since ${each.started_at.slice(0, 16)}Z`,
  ].join(', ')

const named = { postgresql: 'PostgreSQL', eventstoredb: 'EventStoreDB', redis: 'Redis' } as const

const words = (
  { state, unseen_ms }: RunningProcess & { readonly state: ProcessState },
  seconds: (ms: number) => string,
): string => {
  if (state === 'missing') return `not seen for ${seconds(unseen_ms)}`
  return state === 'older' ? 'runs an older build: restart it' : 'runs'
}
