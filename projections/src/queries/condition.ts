/** A condition with `?` for each of its values. */
export type Condition = { readonly sql: string; readonly values: readonly unknown[] }
