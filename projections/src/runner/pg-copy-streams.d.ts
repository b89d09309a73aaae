declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream'
  import type { Submittable } from 'pg'

  /** A query that takes what is written to it as the input of `COPY … FROM STDIN`. */
  export function from(sql: string): Writable & Submittable
}
