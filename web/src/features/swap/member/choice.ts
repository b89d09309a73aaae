import type { Swappable } from './queries.ts'

/** What a currency can be swapped for, and which of it stands chosen: what was chosen before, where that is possible. Until the rates are here, nothing is changed. */
export const choiceOf = (
  swappable: readonly Pick<Swappable, 'currency' | 'targets'>[],
  { source, target }: { readonly source: string; readonly target: string },
): { readonly targets: readonly string[]; readonly target: string } => {
  const targets = swappable.find(({ currency }) => currency === source)?.targets ?? []
  return { targets, target: targets.includes(target) ? target : (targets[0] ?? target) }
}
