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
