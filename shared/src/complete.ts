/**
 * `T` when nothing is missing; otherwise a type that no value has, so that the compiler's message names what is missing:
 * `Property 'missing' … { missing: 'donate' }`.
 */
export type Complete<Missing, T> = [Missing] extends [never] ? T : { readonly missing: Missing }
