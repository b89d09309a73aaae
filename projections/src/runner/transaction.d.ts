import type { Pool, PoolClient } from 'pg'
/**
 * Gives work a connection of its own. When the work throws, its transaction is rolled back; a connection on which
 * even that fails is thrown away.
 */
export declare const withClient: <T>(pool: Pool, work: (client: PoolClient) => Promise<T>) => Promise<T>
/** Work in one transaction. */
export declare const inTransaction: <T>(pool: Pool, work: (client: PoolClient) => Promise<T>) => Promise<T>
