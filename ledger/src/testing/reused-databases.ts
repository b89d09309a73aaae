import { Client } from 'pg'

/** The contents of a database before a test has worked on it. */
type Contents = {
  /** Of its tables, functions, triggers and the like: another one when any of them was made, changed or removed. */
  readonly shape: string
  /** Tables with rows, each row as PostgreSQL writes it. */
  readonly rows: Readonly<Record<string, readonly string[]>>
  readonly sequences: readonly { readonly name: string; readonly value: string; readonly isCalled: boolean }[]
}

/** Reads what a new database holds, so that `restore` can bring it back. */
export const remember = async (url: string): Promise<Contents> =>
  inDatabase(url, async client => {
    const rows: Record<string, readonly string[]> = {}
    for (const table of await tablesWritten(client)) rows[table] = await rowsOf(client, table)
    return { shape: await shapeOf(client), rows, sequences: await sequencesOf(client) }
  })

/**
 * Gives a database the rows and sequences that it began with. False, and nothing is done, when a test has changed its tables or
 * functions: then only a new database will do.
 */
export const restore = async (url: string, { shape, rows, sequences }: Contents): Promise<boolean> =>
  inDatabase(url, async client => {
    if ((await shapeOf(client)) !== shape) return false
    const written = await tablesWritten(client)
    // Neither foreign keys nor triggers: the rows fitted together when they were read.
    await client.query('begin; set local session_replication_role = replica')
    await client.query(written.map(table => `delete from ${table}`).join(';'))
    for (const [table, lines] of Object.entries(rows))
      await client.query(
        `insert into ${table} overriding system value select (line::${table}).* from unnest($1::text[]) line`,
        [lines],
      )
    for (const { name, value, isCalled } of sequences)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, isCalled])
    await client.query('commit')
    return true
  })

const inDatabase = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Rows of catalogues keep the transaction that wrote them in `xmin`; a database that is copied has them from its template. */
const shapeOf = async (client: Client): Promise<string> => {
  const catalogues = [
    'pg_class',
    'pg_proc',
    'pg_trigger',
    'pg_namespace',
    'pg_constraint',
    'pg_index',
    'pg_attrdef',
  ]
  const oids: Record<string, string> = { pg_index: 'indexrelid' }
  const each = catalogues.map(name => {
    const oid = oids[name] ?? 'oid'
    return `select '${name}' || ${oid} || ' ' || xmin as line from ${name} where ${oid} >= 16384`
  })
  const { rows } = await client.query(
    `select md5(string_agg(line, ',' order by line)) as shape from (${each.join(' union all ')}) lines`,
  )
  return rows[0].shape
}

/** Tables that hold rows, or have held some: an empty one has no file to speak of. */
const tablesWritten = async (client: Client): Promise<readonly string[]> => {
  const { rows } = await client.query(
    `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace n on n.oid = relnamespace
     where relkind = 'r' and pg_class.oid >= 16384 and pg_relation_size(pg_class.oid) > 0`,
  )
  return rows.map(({ name }) => name)
}

const rowsOf = async (client: Client, table: string): Promise<readonly string[]> => {
  const { rows } = await client.query(`select t::text as line from ${table} t`)
  return rows.map(({ line }) => line)
}

const sequencesOf = async (client: Client): Promise<Contents['sequences']> => {
  const { rows } = await client.query(
    `select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value)::text as value,
       last_value is not null as "isCalled" from pg_sequences`,
  )
  return rows
}
