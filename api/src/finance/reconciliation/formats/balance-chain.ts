import { parseDecimal } from '@strongroom/shared'
import type { StatementSpan } from '../../../vault/statement-span.ts'

/**
 * The first statement that does not begin with the balance that the one of its account before it ended with, in the order of the
 * file, or in the reverse of it, as some banks write the newest first.
 */
export const brokenChain = (
  spans: readonly StatementSpan[],
): { readonly span: StatementSpan; readonly expected: string } | undefined => {
  for (const chain of Map.groupBy(spans, ({ account, currency }) => `${currency} ${account}`).values()) {
    const broken = brokenIn(chain)
    if (broken && brokenIn(chain.toReversed())) return broken
  }
  return undefined
}

const brokenIn = (chain: readonly StatementSpan[]) => {
  for (const [at, span] of chain.entries()) {
    const before = chain[at - 1]?.closing
    if (before === undefined || span.opening === undefined) continue
    if (!areEqual(before, span.opening)) return { span, expected: before }
  }
  return undefined
}

/** Whether two decimals are one amount; what is no decimal equals nothing. */
export const areEqual = (one: string, other: string): boolean => {
  const [a, b] = [parseDecimal(one), parseDecimal(other)]
  return a !== undefined && b !== undefined && a.equals(b)
}
