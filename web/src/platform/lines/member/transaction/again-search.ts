/** `again`: the line of the statement that is made once more. */
export type AgainSearch = { again?: string }
/** Reads it out of an address. */
export const againSearch = ({ again }: Record<string, unknown>): AgainSearch =>
  again ? { again: String(again) } : {}
