import type { Swappable } from './queries.ts'

/**
 * Currencies that the source can be swapped for, and the chosen one: `target` where it is possible, else the first of them.
 * Until the rates are here, `target` stays.
 */
export const choiceOf = (
  swappable: readonly Pick<Swappable, 'currency' | 'targets'>[],
  { source, target }: { readonly source: string; readonly target: string },
): { readonly targets: readonly string[]; readonly target: string } => {
  const targets = swappable.find(({ currency }) => currency === source)?.targets ?? []
  return { targets, target: targets.includes(target) ? target : (targets[0] ?? target) }
}
