import { wire } from '@strongroom/shared'
import * as v from 'valibot'

type Body = v.InferOutput<typeof wire.counterfactualBody>

/** A counterfactual as a request would have to ask for it; the first fault of one that is asked for otherwise, in English. */
export const readCounterfactual = (given: unknown): { readonly body: Body } | { readonly fault: string } => {
  const parsed = v.safeParse(wire.counterfactualBody, given)
  if (parsed.success) return { body: parsed.output }
  const [issue] = parsed.issues
  return { fault: `${v.getDotPath(issue) ?? 'terms'}: ${issue.message}` }
}

/** The terms that a counterfactual can change. */
export const counterfactualTerms: readonly string[] = Object.keys(wire.changedTerms.entries)
