import type { Parts } from '../dependencies.ts'
import type { AnyCall, Call } from './call.ts'
import { byCommonFilter } from './common-filter.ts'

/** Gives a call what it works with. */
export const withParts =
  (parts: Parts) =>
  (call: Call): AnyCall => {
    const { limits, handler: _, loadedNow, withoutForm, ...contract } = call
    const handler = byCommonFilter(call, call.handler)
    return {
      ...contract,
      ...(limits && { limits: given => limits(given, parts) }),
      ...(loadedNow && { loadedNow: ask => loadedNow(ask, parts) }),
      ...(withoutForm && { withoutForm: ask => withoutForm(ask, parts) }),
      handler: ask => handler(ask, parts),
    }
  }
