import * as v from 'valibot'

/**
 * The one who has decided a case, for administrators: the administrator, or the member who has cancelled it; null while it waits. The name is
 * empty once the account is erased.
 */
export const decidedByFields = { decided_by: v.nullable(v.string()), decided_by_name: v.string() }
const decidedBy = v.object(decidedByFields)
/** The decision of a case by whom it was made. */
export type DecidedBy = v.InferOutput<typeof decidedBy>
