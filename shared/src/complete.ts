/**
 * `T` when nothing is missing; otherwise a type that no value has, so that the compiler's message names what is missing:
 * `Property 'missing' … { missing: 'donate' }`.
 */
export type Complete<Missing, T> = [Missing] extends [never] ? T : { readonly missing: Missing }

/** The values of a registry by the kind that each names. The cast says what the compiler cannot see: an entry stands under its own kind. */
export const byKind = <T extends { readonly kind: string }>(
  registry: Readonly<Record<string, T>>,
): { readonly [K in T['kind']]: Extract<T, { readonly kind: K }> } =>
  Object.fromEntries(Object.values(registry).map(each => [each.kind, each])) as {
    readonly [K in T['kind']]: Extract<T, { readonly kind: K }>
  }

/** The names of an object's own fields, for one that has no others than its type says. */
export const keysOf = <T extends object>(of: T): readonly (keyof T & string)[] =>
  Object.keys(of) as (keyof T & string)[]

/** The fields of such an object, each with its value. */
export const entriesOf = <T extends object>(
  of: T,
): readonly (readonly [keyof T & string, T[keyof T & string]])[] =>
  keysOf(of).map(name => [name, of[name]] as const)

/** An object with a field of each name, whose value `valueFor` gives. The cast says what `Object.fromEntries` forgets: that each name has one. */
export const recordOfNames = <K extends string, V>(
  names: readonly K[],
  valueFor: (name: K) => V,
): { readonly [N in K]: V } =>
  Object.fromEntries(names.map(name => [name, valueFor(name)])) as { readonly [N in K]: V }
