import type { Pool, PoolClient } from 'pg'

/** The channel on which the vault names a member for whom it has news (`migrations/331_confirmations.sql`): no event of the log tells of them. */
const channel = 'strongroom_told'
const RETRY_MS = 1_000

/**
 * Hears the members whom the vault names, on one connection from `open` on, and connects again by itself. `open` settles once it hears, or
 * cannot, and says which. `tell` without a member: after a lost connection some may have been named unheard.
 */
export const hearTold = (pool: Pool, tell: (uid?: string) => void) => {
  let isClosed = false
  let listening: Promise<PoolClient | undefined> | undefined

  const again = () => {
    listening = undefined
    if (!isClosed) setTimeout(() => void open().then(hears => hears && tell()), RETRY_MS).unref()
    return undefined
  }

  const listen = async (): Promise<PoolClient> => {
    const client = await pool.connect()
    client.once('error', () => {
      giveBack(client)
      again()
    })
    client.on('notification', ({ payload }) => tell(payload))
    try {
      await client.query(`listen ${channel}`)
    } catch (error) {
      giveBack(client)
      throw error
    }
    return client
  }

  const open = async (): Promise<boolean> => {
    if (!isClosed) listening ??= listen().catch(again)
    return (await listening) !== undefined
  }

  return {
    open,
    close: async () => {
      isClosed = true
      const client = await listening
      listening = undefined
      if (client) giveBack(client)
    },
  }
}

/** Ends a connection. Its errors on the way no longer matter. */
const giveBack = (client: PoolClient): void => {
  client.removeAllListeners('notification')
  client.removeAllListeners('error').on('error', () => {})
  client.release(true)
}
