import type { Pool } from 'pg'
import type { Files } from './files/files.ts'

/** The functions of a store without their first argument. */
export type Bound<Store, At> = {
  readonly [Name in keyof Store as Store[Name] extends (at: At, ...rest: never[]) => unknown
    ? Name
    : never]: Store[Name] extends (at: At, ...rest: infer Rest) => infer Answer
    ? (...rest: Rest) => Answer
    : never
}

/**
 * A store's functions with their first argument given: the database, or the database beside what else the store needs. Callers
 * then say `members.byUid(uid)`; inside a transaction, a module's own function takes the transaction's connection.
 */
export const bound = <Store extends Readonly<Record<string, unknown>>, At>(
  store: Store,
  at: At,
): Bound<Store, At> =>
  Object.fromEntries(
    Object.entries(store).flatMap(([name, act]) =>
      typeof act === 'function' ? [[name, act.bind(undefined, at)]] : [],
    ),
  ) as Bound<Store, At>

/** The needs of a store that seals or hashes what the database may not show by itself. */
export type Keyed = { readonly db: Pool; readonly secretKey: string }

/** The needs of a store that keeps files beside its rows. */
export type Filed = { readonly db: Pool; readonly files: Files }

/** Stores by their names, each bound to the same. */
export type EachBound<Stores, At> = { readonly [Name in keyof Stores]: Bound<Stores[Name], At> }

/** Binds each of some stores by its name. */
export const eachBound = <Stores extends Readonly<Record<string, Readonly<Record<string, unknown>>>>, At>(
  stores: Stores,
  at: At,
): EachBound<Stores, At> =>
  Object.fromEntries(Object.entries(stores).map(([name, store]) => [name, bound(store, at)])) as EachBound<
    Stores,
    At
  >
